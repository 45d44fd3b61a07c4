import type { CardInfo } from '../boards/tcg/card/catalog.svelte';

/** What is looked for. Empty means: any. */
export interface Filters {
  culture: string;
  type: string;
  side: string;
  cost: string;
  keyword: string;
  rarity: string;
  text: string;
}

export const none: Filters = { culture: '', type: '', side: '', cost: '', keyword: '', rarity: '', text: '' };

export const COSTS = ['0', '1', '2', '3', '4', '5', '6+'];
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOn = (card: CardInfo): string[] => [...Object.keys(card.keywords ?? {}), ...(card.timewords ?? [])];

export function fits(card: CardInfo, f: Filters): boolean {
  if (f.culture && (card.culture ?? '') !== f.culture) return false;
  if (f.type && card.type !== f.type) return false;
  if (f.side && (card.side ?? '') !== f.side) return false;
  if (f.rarity && card.rarity !== f.rarity) return false;
  if (f.cost && (card.type === 'site' || card.type === 'ring' || String(Math.min(card.cost ?? 0, 6)) !== f.cost.replace('+', ''))) return false;
  if (f.keyword && !wordsOn(card).includes(f.keyword)) return false;
  if (!f.text.trim()) return true;
  const all = plain([card.title, card.subtitle ?? '', ...card.text].join(' '));
  return plain(f.text).split(/\s+/).filter(Boolean).every((word) => all.includes(word));
}
