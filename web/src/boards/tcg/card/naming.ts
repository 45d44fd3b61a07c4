import { nameOf } from '../../../lib/words.svelte';
import type { CardInfo } from './catalog.svelte';

/** What a card is, in one line: "Companion · Dwarf", "Possession · hand weapon", "Event · Maneuver". */
export function kindLine(card: CardInfo): string {
  const parts = [nameOf('tcg', 'type', card.type)];
  if (card.race) parts.push(nameOf('tcg', 'race', card.race));
  if (card.item_class) parts.push(nameOf('tcg', 'class', card.item_class));
  return parts.join(' · ');
}

/** All that a reader who cannot see it needs. */
export function spokenCard(card: CardInfo): string {
  return [
    card.subtitle ? `${card.title}, ${card.subtitle}` : card.title,
    card.culture ? nameOf('tcg', 'culture', card.culture) : '',
    kindLine(card),
  ]
    .filter(Boolean)
    .join('. ');
}
