import type { OptionKind } from '../../../api/generated/tcg';
import type { OptionInfo } from '../../../api/wire';
import type { CardView } from '../view';

/** Where an option is chosen: on its card, in the question over the table, on a player's plate, or with a button. */
const WHERE: Record<OptionKind, 'card' | 'question' | 'plate' | 'button'> = {
  play: 'card',
  use: 'card',
  heal: 'card',
  transfer: 'card',
  pick: 'card',
  number: 'question',
  mode: 'question',
  yes: 'question',
  no: 'question',
  player: 'plate',
  move: 'button',
  stay: 'button',
  pass: 'button',
  done: 'button',
};
const where = (option: OptionInfo) => WHERE[option.kind as OptionKind];

export const numberOf = (option: OptionInfo): number =>
  typeof option.args['number'] === 'number' ? option.args['number'] : -1;
export const onCard = (option: OptionInfo): boolean => where(option) === 'card' && numberOf(option) >= 0;
export const inQuestion = (option: OptionInfo): boolean => where(option) === 'question';
/** Not a button: the table itself answers. */
export const onTable = (option: OptionInfo): boolean =>
  onCard(option) || inQuestion(option) || where(option) === 'plate';

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
