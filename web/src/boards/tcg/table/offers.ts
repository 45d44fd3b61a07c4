import type { OptionInfo } from '../../../api/wire';
import type { CardView } from '../view';

const ON_CARDS = new Set(['play', 'use', 'heal', 'transfer', 'pick']);
const IN_QUESTION = new Set(['number', 'mode', 'yes', 'no']);

export const numberOf = (option: OptionInfo): number =>
  typeof option.args['number'] === 'number' ? option.args['number'] : -1;
export const onCard = (option: OptionInfo): boolean => ON_CARDS.has(option.kind) && numberOf(option) >= 0;
export const inQuestion = (option: OptionInfo): boolean => IN_QUESTION.has(option.kind);

/** What can be done with each card. Of equal cards in hand the table names one; the others will do as well. */
export function offersOf(options: readonly OptionInfo[], hand: readonly CardView[]): Map<number, OptionInfo[]> {
  const offers = new Map<number, OptionInfo[]>();
  for (const option of options.filter(onCard)) {
    const number = numberOf(option);
    offers.set(number, [...(offers.get(number) ?? []), option]);
  }
  for (const card of hand) {
    if (offers.has(card.number)) continue;
    const twin = hand.find((other) => other.id === card.id && offers.has(other.number));
    const same = twin ? offers.get(twin.number)!.filter((o) => o.kind === 'play' || o.kind === 'heal') : [];
    if (same.length) offers.set(card.number, same);
  }
  return offers;
}
