import type { CardView, TcgView } from '../../api/generated/tcg';

export type {
  CardView,
  FightView as Fight,
  Part,
  PendingView as Pending,
  PlayerView,
  TcgView,
} from '../../api/generated/tcg';

export const PHASES = ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'] as const;

/** The cards that lie on a card, in the order in which they came. */
export const borneBy = (view: TcgView, number: number): CardView[] =>
  view.table.filter((c) => c.zone === 'attached' && c.on === number);

export const inZone = (view: TcgView, seat: string, zone: string): CardView[] =>
  view.table.filter((c) => c.owner === seat && c.zone === zone);

/** Every card that these eyes see, by its number. */
export function seen(view: TcgView): Map<number, CardView> {
  const found = new Map<number, CardView>();
  const add = (card: CardView | null) => {
    if (!card) return;
    found.set(card.number, card);
    card.stacked?.forEach(add);
  };
  for (const { cards } of view.stack) cards.forEach(add);
  view.choice?.cards.forEach(add);
  for (const pile of [
    view.discard,
    view.adventure,
    ...view.players.map((p) => p.dead),
    view.path,
    view.hand,
    view.table,
  ])
    pile.forEach(add);
  return found;
}
