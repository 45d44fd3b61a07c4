import type { CardInfo } from '../boards/tcg/card/catalog.svelte';
import { byNumber } from './deck';

export const SORTS = ['number', 'name', 'cost', 'strength'] as const;
export type Sort = (typeof SORTS)[number];

/** What is looked for, and in which order it is shown. Empty means: any. */
export interface Filters {
  sort: Sort;
  cultures: readonly string[];
  type: string;
  side: string;
  cost: string;
  keyword: string;
  rarity: string;
  text: string;
}

export const none: Filters = {
  sort: 'number',
  cultures: [],
  type: '',
  side: '',
  cost: '',
  keyword: '',
  rarity: '',
  text: '',
};

export const COSTS = ['0', '1', '2', '3', '4', '5', '6+'];
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOn = (card: CardInfo): string[] => [...Object.keys(card.keywords ?? {}), ...(card.timewords ?? [])];

export function fits(card: CardInfo, f: Filters): boolean {
  if (f.cultures.length && !f.cultures.includes(card.culture ?? '')) return false;
  if (f.type && card.type !== f.type) return false;
  if (f.side && (card.side ?? '') !== f.side) return false;
  if (f.rarity && card.rarity !== f.rarity) return false;
  if (
    f.cost &&
    (card.type === 'site' || card.type === 'ring' || String(Math.min(card.cost ?? 0, 6)) !== f.cost.replace('+', ''))
  )
    return false;
  if (f.keyword && !wordsOn(card).includes(f.keyword)) return false;
  if (!f.text.trim()) return true;
  const all = plain([card.title, card.subtitle ?? '', ...card.text].join(' '));
  return plain(f.text)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.includes(word));
}

/** Whether anything is looked for at all. */
export const narrowed = (f: Filters): boolean =>
  f.cultures.length > 0 || [f.type, f.side, f.cost, f.keyword, f.rarity, f.text.trim()].some(Boolean);

const orders: Record<Sort, (a: CardInfo, b: CardInfo) => number> = {
  number: (a, b) => byNumber(a.id, b.id),
  name: (a, b) => a.title.localeCompare(b.title),
  cost: (a, b) => (a.cost ?? 0) - (b.cost ?? 0),
  strength: (a, b) => (b.strength ?? b.strength_bonus ?? -1) - (a.strength ?? a.strength_bonus ?? -1),
};

export const sorted = (cards: readonly CardInfo[], sort: Sort): CardInfo[] =>
  [...cards].sort((a, b) => orders[sort](a, b) || byNumber(a.id, b.id));
