// Made by `make types` from what the game describes of itself. Not to be edited.
/* eslint-disable */

export type Seat =
  | 'p1'
  | 'p2'
  | 'p3'
  | 'p4'
  | 'p5'
  | 'p6';
export type Setting =
  | 'first_game'
  | 'rule_of_4'
  | 'mulligan'
  | 'cancel_ring_bearer'
  | 'survive_site_7'
  | 'auto_pass'
  | 'deck_p1'
  | 'deck_p2'
  | 'deck_p3'
  | 'deck_p4'
  | 'deck_p5'
  | 'deck_p6';
/** Every kind of question. */
export type Question =
  | 'ask-move'
  | 'attack'
  | 'bid'
  | 'choose'
  | 'choose-bearer'
  | 'choose-mode'
  | 'choose-number'
  | 'choose-player'
  | 'defend'
  | 'free-actions'
  | 'heal-at-sanctuary'
  | 'may'
  | 'mulligan'
  | 'respond'
  | 'shoot-at'
  | 'start-with'
  | 'take-action'
  | 'transfer-to'
  | 'which-first'
  | 'which-place'
  | 'which-skirmish'
  | 'who-is-hit';
/** Every option, by its kind. */
export type Option =
  | { notation: string; kind: 'move'; args: {  } }
  | { notation: string; kind: 'stay'; args: {  } }
  | { notation: string; kind: 'pick'; args: { card: string; number: number; } }
  | { notation: string; kind: 'pass'; args: {  } }
  | { notation: string; kind: 'number'; args: { number: number; } }
  | { notation: string; kind: 'done'; args: {  } }
  | { notation: string; kind: 'mode'; args: { number: number; card: string; } }
  | { notation: string; kind: 'player'; args: { seat: string; } }
  | { notation: string; kind: 'play'; args: { card: string; number: number; text: number; } }
  | { notation: string; kind: 'heal'; args: { card: string; number: number; } }
  | { notation: string; kind: 'use'; args: { card: string; number: number; text: number; } }
  | { notation: string; kind: 'transfer'; args: { card: string; number: number; } }
  | { notation: string; kind: 'yes'; args: {  } }
  | { notation: string; kind: 'no'; args: {  } };
export type OptionKind = Option['kind'];
/** Single options that are words: one kind holds them all. */
export type Word =never;
/** Everything that can happen. */
export type Event =
  | { move: number; cause: string; kind: 'ability-used'; args: { seat: string; card: string; number: number; text: number; } }
  | { move: number; cause: string; kind: 'archery-fired'; args: { fellowship: number; minions: number; } }
  | { move: number; cause: string; kind: 'assigned'; args: { card: string; number: number; minion: string; } }
  | { move: number; cause: string; kind: 'bid-shown'; args: { seat: string; number: number; } }
  | { move: number; cause: string; kind: 'burdens-changed'; args: { seat: string; amount: number; burdens: number; source: string; } }
  | { move: number; cause: string; kind: 'card-played'; args: { seat: string; card: string; number: number; cost: number; on: string; borne: 'yes' | 'no'; } }
  | { move: number; cause: string; kind: 'discarded'; args: { seat: string; card: string; number: number; source: string; } }
  | { move: number; cause: string; kind: 'discarded-from-hand'; args: { seat: string; card: string; } }
  | { move: number; cause: string; kind: 'drew'; args: { seat: string; card: string; } }
  | { move: number; cause: string; kind: 'drew-unseen'; args: { seat: string; count: number; } }
  | { move: number; cause: string; kind: 'effect'; args: { effect: string; card: string; source: string; } }
  | { move: number; cause: string; kind: 'event-cancelled'; args: { card: string; source: string; } }
  | { move: number; cause: string; kind: 'exerted'; args: { card: string; number: number; source: string; } }
  | { move: number; cause: string; kind: 'fellowship-moved'; args: { seat: string; site: number; card: string; } }
  | { move: number; cause: string; kind: 'healed'; args: { card: string; number: number; source: string; } }
  | { move: number; cause: string; kind: 'keyword-gained'; args: { card: string; number: number; keyword: string; amount: number; source: string; } }
  | { move: number; cause: string; kind: 'killed'; args: { seat: string; card: string; number: number; } }
  | { move: number; cause: string; kind: 'looked-at'; args: { seat: string; other: string; source: string; } }
  | { move: number; cause: string; kind: 'milled'; args: { seat: string; card: string; source: string; } }
  | { move: number; cause: string; kind: 'move-limit-changed'; args: { amount: number; source: string; } }
  | { move: number; cause: string; kind: 'phase-began'; args: { phase: string; seat: string; } }
  | { move: number; cause: string; kind: 'place-chosen'; args: { seat: string; place: number; } }
  | { move: number; cause: string; kind: 'player-lost'; args: { seat: string; why: string; } }
  | { move: number; cause: string; kind: 'prevented'; args: { card: string; source: string; prevented: string; } }
  | { move: number; cause: string; kind: 'put'; args: { seat: string; card: string; where: string; } }
  | { move: number; cause: string; kind: 'put-unseen'; args: { seat: string; where: string; } }
  | { move: number; cause: string; kind: 'revealed'; args: { seat: string; card: string[]; source: string; } }
  | { move: number; cause: string; kind: 'ring-bearer-changed'; args: { seat: string; card: string; } }
  | { move: number; cause: string; kind: 'ring-put-on'; args: { seat: string; card: string; } }
  | { move: number; cause: string; kind: 'ring-taken-off'; args: { seat: string; } }
  | { move: number; cause: string; kind: 'saw-cards'; args: { seat: string; card: string[]; source: string; } }
  | { move: number; cause: string; kind: 'site-placed'; args: { seat: string; card: string; site: number; } }
  | { move: number; cause: string; kind: 'skirmish-began'; args: { card: string; number: number; minion: string[]; } }
  | { move: number; cause: string; kind: 'skirmish-cancelled'; args: { card: string; } }
  | { move: number; cause: string; kind: 'skirmish-won'; args: { winner: string[]; loser: string[]; strength: number; against: number; overwhelmed: 'yes' | 'no'; } }
  | { move: number; cause: string; kind: 'stacked'; args: { card: string; on: string; } }
  | { move: number; cause: string; kind: 'strengthened'; args: { card: string; number: number; amount: number; source: string; } }
  | { move: number; cause: string; kind: 'transferred'; args: { card: string; on: string; } }
  | { move: number; cause: string; kind: 'turn-began'; args: { seat: string; turn: number; } }
  | { move: number; cause: string; kind: 'twilight-changed'; args: { amount: number; twilight: number; card: string; } }
  | { move: number; cause: string; kind: 'wounded'; args: { card: string; number: number; source: string; } };
export type EventKind = Event['kind'];
/** Every reason why something is not offered. */
export type Reason =
  | 'why-not-yours'
  | 'why-wrong-side'
  | 'why-wrong-phase'
  | 'why-not-in-hand'
  | 'why-no-such-card'
  | 'why-not-enough-twilight'
  | 'why-requirement'
  | 'why-cost'
  | 'why-no-bearer'
  | 'why-unique'
  | 'why-unique-shadow'
  | 'why-dead'
  | 'why-nine-companions'
  | 'why-limit'
  | 'why-forbidden'
  | 'why-nothing-to-play'
  | 'why-no-text'
  | 'why-inactive'
  | 'why-not-wounded'
  | 'why-not-unique'
  | 'why-exhausted'
  | 'why-same-site'
  | 'why-assigned'
  | 'why-cannot-fight'
  | 'why-move-limit'
  | 'why-may-not-move'
  | 'why-too-dear'
  | 'why-response-only'
  | 'why-no-response-to-this'
  | 'why-in-vain';
/** The rule of each reason. */
export const RULES: Record<Reason, string> = {
  'why-not-yours': 'tcg 83',
  'why-wrong-side': 'tcg 105',
  'why-wrong-phase': 'tcg 45',
  'why-not-in-hand': 'tcg 66',
  'why-no-such-card': 'tcg 45',
  'why-not-enough-twilight': 'tcg 62',
  'why-requirement': 'tcg 67',
  'why-cost': 'tcg 68',
  'why-no-bearer': 'tcg 75',
  'why-unique': 'tcg 206',
  'why-unique-shadow': 'tcg 208',
  'why-dead': 'tcg 181',
  'why-nine-companions': 'tcg 86',
  'why-limit': 'tcg 225',
  'why-forbidden': 'tcg 124',
  'why-nothing-to-play': 'tcg 72',
  'why-no-text': 'tcg 49',
  'why-inactive': 'tcg 212',
  'why-not-wounded': 'tcg 85',
  'why-not-unique': 'tcg 84',
  'why-exhausted': 'tcg 182',
  'why-same-site': 'tcg 91',
  'why-assigned': 'tcg 129',
  'why-cannot-fight': 'tcg 137',
  'why-move-limit': 'tcg 171',
  'why-may-not-move': 'tcg 174',
  'why-too-dear': 'tcg 24',
  'why-response-only': 'tcg 58',
  'why-no-response-to-this': 'tcg 58',
  'why-in-vain': 'tcg 231',
};
/** The rule that asks each question. */
export const ASKED_BY: Record<Question, string> = {
  'ask-move': 'tcg 168',
  'attack': 'tcg 132',
  'bid': 'tcg 16',
  'choose': 'tcg 70',
  'choose-bearer': 'tcg 75',
  'choose-mode': 'tcg 71',
  'choose-number': 'tcg 219',
  'choose-player': 'tcg 246',
  'defend': 'tcg 128',
  'free-actions': 'tcg 53',
  'heal-at-sanctuary': 'tcg 189',
  'may': 'tcg 56',
  'mulligan': 'tcg 31',
  'respond': 'tcg 58',
  'shoot-at': 'tcg 121',
  'start-with': 'tcg 24',
  'take-action': 'tcg 50',
  'transfer-to': 'tcg 92',
  'which-first': 'tcg 39',
  'which-place': 'tcg 17',
  'which-skirmish': 'tcg 140',
  'who-is-hit': 'tcg 120',
};
/** Questions in the middle of a gesture: the step before can be taken back. */
export const IN_GESTURE: ReadonlySet<string> = new Set<Question>(['choose-bearer', 'transfer-to']);
/** What ends something for good, by question: kinds of options, or words. */
export const ENDS: Partial<Record<Question, readonly string[]>> = { 'ask-move': ['stay'], 'free-actions': ['pass'] };
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
  stack: PendingView[];
  choice: ChoiceView | null;
  fights: FightView[];
}
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
export interface PendingView {
  what: string;
  cards: CardView[];
  text?: string;
  asks?: boolean;
}
export interface ChoiceView {
  cards: CardView[];
  picked: number[];
  low: number;
  high: number;
}
export interface FightView {
  defender: number;
  minions: number[];
  strength: number;
  against: number;
  won: boolean;
  wounds: number;
}
/** What a seat sees. */
export type View = TcgView;
