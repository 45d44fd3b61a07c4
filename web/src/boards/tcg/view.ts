/** What the table tells a seat: the structs of `redbook/games/tcg/view.py`. Fields at their default are left out. */
export interface Part {
  what: string;
  amount: number;
  id?: string;
  number?: number;
  printed?: boolean;
}

export interface CardView {
  number: number;
  id: string;
  owner: string;
  zone: string;
  on?: number;
  wounds?: number;
  strength?: number;
  vitality?: number;
  keywords?: Record<string, number>;
  against?: number;
  active?: boolean;
  cost?: number;
  parts?: Part[];
  stacked?: CardView[];
}

export interface PlayerView {
  seat: string;
  lost: boolean;
  site: number;
  burdens: number;
  resistance: number;
  bid: number;
  ring_bearer: number;
  ring_worn: boolean;
  deck: number;
  hand: number;
  discard: number;
  adventure: number;
  dead: CardView[];
}

export interface Pending {
  what: string;
  cards: CardView[];
  text?: string;
  asks?: boolean;
}
export interface Choice {
  cards: CardView[];
  picked: number[];
  low: number;
  high: number;
}
/** A skirmish that waits or goes on. `wounds` for the losers; -1: they are overwhelmed. */
export interface Fight {
  defender: number;
  minions: number[];
  strength: number;
  against: number;
  won: boolean;
  wounds: number;
}

export interface TcgView {
  seats: string[];
  order: string[];
  turn: number;
  phase: string;
  free_peoples: string;
  shadow: string;
  twilight: number;
  moves: number;
  move_limit: number;
  last_site: number;
  skirmish: number;
  fierce: boolean;
  archery: [number, number];
  archers: Part[];
  path: (CardView | null)[];
  table: CardView[];
  players: PlayerView[];
  hand: CardView[];
  discard: CardView[];
  adventure: CardView[];
  stack: Pending[];
  choice: Choice | null;
  fights: Fight[];
}

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
