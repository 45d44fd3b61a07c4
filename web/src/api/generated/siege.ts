// Made by `make types` from what the game describes of itself. Not to be edited.
/* eslint-disable */

export type Seat =
  | 'west'
  | 'shadow';
export type Setting =
  | 'turns'
  | 'morale';
/** Every kind of question. */
export type Question =
  | 'advance-further'
  | 'advance-units'
  | 'announce-bridge'
  | 'choose-companion'
  | 'choose-loss'
  | 'choose-target'
  | 'convert-engines'
  | 'declare-attack'
  | 'defend-with-eye'
  | 'destroy-or-keep-bridge'
  | 'final-loss'
  | 'go-back'
  | 'make-room-unit'
  | 'move-counters'
  | 'move-on'
  | 'place-rangers'
  | 'place-reinforcements'
  | 'recover-losses'
  | 'retreat-unit';
/** Every option, by its kind. */
export type Option =
  | { notation: string; kind: 'advance-on'; args: { piece: string; origin: string; to: string; } }
  | { notation: string; kind: 'stay'; args: {  } }
  | { notation: string; kind: 'advance'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'halt'; args: {  } }
  | { notation: string; kind: 'build-bridge'; args: {  } }
  | { notation: string; kind: 'pass'; args: {  } }
  | { notation: string; kind: 'follow'; args: { leader: string; piece: string; } }
  | { notation: string; kind: 'lose'; args: { piece: string; whole: 'yes' | 'no'; } }
  | { notation: string; kind: 'attack-hex'; args: { hex: string; } }
  | { notation: string; kind: 'end-combat'; args: {  } }
  | { notation: string; kind: 'convert'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'done'; args: {  } }
  | { notation: string; kind: 'join'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'add-eye'; args: {  } }
  | { notation: string; kind: 'roll'; args: {  } }
  | { notation: string; kind: 'no-eye'; args: {  } }
  | { notation: string; kind: 'destroy-bridge'; args: {  } }
  | { notation: string; kind: 'keep-bridge'; args: {  } }
  | { notation: string; kind: 'send-back'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'retreat-to'; args: { piece: string; origin: string; to: string; } }
  | { notation: string; kind: 'displace'; args: { piece: string; origin: string; to: string; friend: string; } }
  | { notation: string; kind: 'pick'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'end-movement'; args: {  } }
  | { notation: string; kind: 'go'; args: { origin: string; to: string; cost: number; } }
  | { notation: string; kind: 'leave-map'; args: { origin: string; hex: string; cost: number; } }
  | { notation: string; kind: 'set-up'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'enter'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'land'; args: { hex: string; } }
  | { notation: string; kind: 'hold'; args: {  } }
  | { notation: string; kind: 'recover'; args: { piece: string; hex: string; } }
  | { notation: string; kind: 'break-out'; args: { piece: string; origin: string; through: string; to: string; sheltered: 'yes' | 'no'; } };
export type OptionKind = Option['kind'];
/** Single options that are words: one kind holds them all. */
export type Word =never;
/** Everything that can happen. */
export type Event =
  | { move: number; cause: string; kind: 'advanced'; args: { piece: string; origin: string; to: string; } }
  | { move: number; cause: string; kind: 'anduin-crossed'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'arrived'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'attack-declared'; args: { side: string; hex: string; attackers: string[]; defenders: string[]; } }
  | { move: number; cause: string; kind: 'attrition-due'; args: { side: string; reduced: number; due: number; } }
  | { move: number; cause: string; kind: 'bridge-begun'; args: { side: string; } }
  | { move: number; cause: string; kind: 'bridge-built'; args: { side: string; } }
  | { move: number; cause: string; kind: 'bridge-destroyed'; args: { side: string; } }
  | { move: number; cause: string; kind: 'bridge-kept'; args: { side: string; } }
  | { move: number; cause: string; kind: 'bridge-work-lost'; args: { side: string; hex: string; } }
  | { move: number; cause: string; kind: 'column-fixed'; args: { column: string; } }
  | { move: number; cause: string; kind: 'column-shifted'; args: { shift: string; value: number; } }
  | { move: number; cause: string; kind: 'control-taken'; args: { side: string; hex: string; piece: string; } }
  | { move: number; cause: string; kind: 'day-remembered'; args: { day: number; } }
  | { move: number; cause: string; kind: 'dice-rolled'; args: { tens: number; units: number; morale: number; total: number; column: string; } }
  | { move: number; cause: string; kind: 'displaced'; args: { piece: string; friend: string; hex: string; } }
  | { move: number; cause: string; kind: 'duty-done'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'duty-found'; args: { side: string; pieces: string[]; } }
  | { move: number; cause: string; kind: 'duty-lapsed'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'eliminated'; args: { piece: string; hex: string; loss: string; } }
  | { move: number; cause: string; kind: 'embarked'; args: { piece: string; path: string[]; } }
  | { move: number; cause: string; kind: 'engine-built'; args: { piece: string; engine: string; hex: string; } }
  | { move: number; cause: string; kind: 'eye-looked'; args: { hex: string; } }
  | { move: number; cause: string; kind: 'eye-opened'; args: {  } }
  | { move: number; cause: string; kind: 'eye-rolled'; args: { die: number; } }
  | { move: number; cause: string; kind: 'eye-watches'; args: {  } }
  | { move: number; cause: string; kind: 'held-back'; args: { side: string; pieces: string[]; } }
  | { move: number; cause: string; kind: 'left-map'; args: { piece: string; hex: string; cost: number; } }
  | { move: number; cause: string; kind: 'loss-taken'; args: { piece: string; hex: string; loss: string; } }
  | { move: number; cause: string; kind: 'magic'; args: { tens: number; units: number; column: string; } }
  | { move: number; cause: string; kind: 'morale-counted'; args: { side: string; marker: number; leader: string; modifier: number; surrounded: number; total: number; } }
  | { move: number; cause: string; kind: 'morale-entry-gained'; args: { side: string; entry: string; value: number; } }
  | { move: number; cause: string; kind: 'morale-entry-lost'; args: { side: string; entry: string; value: number; } }
  | { move: number; cause: string; kind: 'morale-set'; args: { side: string; marker: number; sum: number; } }
  | { move: number; cause: string; kind: 'morale-weighed'; args: { points: number; weight: number; morale: number; } }
  | { move: number; cause: string; kind: 'moved'; args: { piece: string; path: string[]; cost: number; } }
  | { move: number; cause: string; kind: 'odds-read'; args: { attack: number; defence: number; column: string; } }
  | { move: number; cause: string; kind: 'phase-began'; args: { side: string; phase: string; } }
  | { move: number; cause: string; kind: 'placed-at-start'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'points-recorded'; args: { west: number; shadow: number; } }
  | { move: number; cause: string; kind: 'rammas-attacked'; args: { hex: string; } }
  | { move: number; cause: string; kind: 'rammas-fell'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'recovered'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'result-read'; args: { attacker: string; defender: string; row: string; column: string; attack: string; defence: string; } }
  | { move: number; cause: string; kind: 'retreated'; args: { piece: string; origin: string; to: string; } }
  | { move: number; cause: string; kind: 'ring-taken'; args: { die: number; } }
  | { move: number; cause: string; kind: 'scored'; args: { side: string; award: string; points: number; piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'sent-back'; args: { piece: string; hex: string; } }
  | { move: number; cause: string; kind: 'siege-ended'; args: { west: number; shadow: number; outcome: string; } }
  | { move: number; cause: string; kind: 'stage-began'; args: { side: string; turn: number; } }
  | { move: number; cause: string; kind: 'steward-died'; args: { piece: string; } }
  | { move: number; cause: string; kind: 'stood-fast'; args: { piece: string; hex: string; loss: string; } }
  | { move: number; cause: string; kind: 'turn-began'; args: { turn: number; date: number; } };
export type EventKind = Event['kind'];
/** Every reason why something is not offered. */
export type Reason =
  | 'why-unknown-piece'
  | 'why-unknown-hex'
  | 'why-not-yours'
  | 'why-wrong-phase'
  | 'why-not-on-map'
  | 'why-overstack'
  | 'why-enemy-hex'
  | 'why-peak'
  | 'why-never-moves'
  | 'why-already-moved'
  | 'why-another-is-moving'
  | 'why-too-far'
  | 'why-no-way'
  | 'why-zone-to-zone'
  | 'why-surrounded'
  | 'why-same-hex'
  | 'why-not-an-edge'
  | 'why-cannot-pay-to-leave'
  | 'why-siege-engine-barred'
  | 'why-garrison'
  | 'why-river-needs-bank'
  | 'why-just-arrived'
  | 'why-came-by-combat'
  | 'why-no-stop-on-bridge'
  | 'why-bridge-closed'
  | 'why-bridge-needs-both-ends'
  | 'why-bridge-stands'
  | 'why-not-yet'
  | 'why-not-due'
  | 'why-not-its-entry'
  | 'why-entry-held'
  | 'why-land-together'
  | 'why-harlond-lost'
  | 'why-not-ranger-country'
  | 'why-not-sent-back'
  | 'why-not-reduced'
  | 'why-enough-recovered'
  | 'why-engaged'
  | 'why-never-recovers'
  | 'why-not-infantry'
  | 'why-not-on-pelennor'
  | 'why-no-engine-left'
  | 'why-engaged-infantry'
  | 'why-nothing-to-attack'
  | 'why-not-adjacent'
  | 'why-no-attacker'
  | 'why-already-attacked'
  | 'why-already-defended'
  | 'why-leaders-alone'
  | 'why-nazgul-alone'
  | 'why-already-joined'
  | 'why-duty'
  | 'why-eye-closed'
  | 'why-eye-spent'
  | 'why-eye-needs-shadow'
  | 'why-not-the-one'
  | 'why-retreat-not-adjacent'
  | 'why-retreat-into-zone'
  | 'why-retreat-into-river'
  | 'why-retreat-full'
  | 'why-nobody-makes-room'
  | 'why-way-back-is-open'
  | 'why-reduced-needs-shelter'
  | 'why-follows-its-own-hex'
  | 'why-no-advance'
  | 'why-not-in-combat'
  | 'why-second-hex-held'
  | 'why-no-second-hex'
  | 'why-advance-into-river'
  | 'why-just-embarked'
  | 'why-not-reduced-at-end';
/** The rule of each reason. */
export const RULES: Record<Reason, string> = {
  'why-unknown-piece': 'siege 1',
  'why-unknown-hex': 'siege 2.5',
  'why-not-yours': 'siege 2.1',
  'why-wrong-phase': 'siege 2.1',
  'why-not-on-map': 'siege 3.4',
  'why-overstack': 'siege 3.2.2',
  'why-enemy-hex': 'siege 3.2.1',
  'why-peak': 'siege 3.3.2',
  'why-never-moves': 'siege 5.2',
  'why-already-moved': 'siege 2.1.2',
  'why-another-is-moving': 'siege 2.1.2',
  'why-too-far': 'siege 3.1',
  'why-no-way': 'siege 3.1',
  'why-zone-to-zone': 'siege 3.2.1',
  'why-surrounded': 'siege 3.2.1',
  'why-same-hex': 'siege 3.1',
  'why-not-an-edge': 'siege 3.4',
  'why-cannot-pay-to-leave': 'siege 3.4',
  'why-siege-engine-barred': 'siege 3.3.3',
  'why-garrison': 'siege 5.1',
  'why-river-needs-bank': 'siege 3.3.4',
  'why-just-arrived': 'siege 3.3.4',
  'why-came-by-combat': 'siege 3.3.4',
  'why-no-stop-on-bridge': 'siege 3.3.5',
  'why-bridge-closed': 'siege 4.2.4',
  'why-bridge-needs-both-ends': 'siege 3.3.5',
  'why-bridge-stands': 'siege 3.3.5',
  'why-not-yet': 'siege 3.3.5',
  'why-not-due': 'siege 2.1.1',
  'why-not-its-entry': 'siege 3.4',
  'why-entry-held': 'siege 3.4',
  'why-land-together': 'siege 5.7',
  'why-harlond-lost': 'siege 5.7',
  'why-not-ranger-country': 'siege 3.4',
  'why-not-sent-back': 'siege 3.4',
  'why-not-reduced': 'siege 4.10',
  'why-enough-recovered': 'siege 4.10',
  'why-engaged': 'siege 4.10',
  'why-never-recovers': 'siege 4.10',
  'why-not-infantry': 'siege 5.6',
  'why-not-on-pelennor': 'siege 5.6',
  'why-no-engine-left': 'siege 5.6',
  'why-engaged-infantry': 'siege 5.6',
  'why-nothing-to-attack': 'siege 4.1',
  'why-not-adjacent': 'siege 4.1',
  'why-no-attacker': 'siege 4.1',
  'why-already-attacked': 'siege 4.1',
  'why-already-defended': 'siege 4.1',
  'why-leaders-alone': 'siege 4.6.2',
  'why-nazgul-alone': 'siege 3.5',
  'why-already-joined': 'siege 4.1',
  'why-duty': 'siege 4.3',
  'why-eye-closed': 'siege 5.3',
  'why-eye-spent': 'siege 5.3',
  'why-eye-needs-shadow': 'siege 5.3',
  'why-not-the-one': 'siege 4.7',
  'why-retreat-not-adjacent': 'siege 4.8.1',
  'why-retreat-into-zone': 'siege 4.8.1',
  'why-retreat-into-river': 'siege 4.2.3',
  'why-retreat-full': 'siege 4.8.1',
  'why-nobody-makes-room': 'siege 4.8.1',
  'why-way-back-is-open': 'siege 4.8.2',
  'why-reduced-needs-shelter': 'siege 4.8.2',
  'why-follows-its-own-hex': 'siege 4.6.2',
  'why-no-advance': 'siege 4.8.3',
  'why-not-in-combat': 'siege 4.8.3',
  'why-second-hex-held': 'siege 4.8.3',
  'why-no-second-hex': 'siege 4.8.3',
  'why-advance-into-river': 'siege 4.8.3',
  'why-just-embarked': 'siege 4.8.3',
  'why-not-reduced-at-end': 'siege 6.1',
};
/** The rule that asks each question. */
export const ASKED_BY: Record<Question, string> = {
  'advance-further': 'siege 4.8.3',
  'advance-units': 'siege 4.8.3',
  'announce-bridge': 'siege 3.3.5',
  'choose-companion': 'siege 4.6.2',
  'choose-loss': 'siege 4.7',
  'choose-target': 'siege 4.1',
  'convert-engines': 'siege 5.6',
  'declare-attack': 'siege 4.1',
  'defend-with-eye': 'siege 5.3',
  'destroy-or-keep-bridge': 'siege 3.3.5',
  'final-loss': 'siege 6.1',
  'go-back': 'siege 3.4',
  'make-room-unit': 'siege 4.8.1',
  'move-counters': 'siege 2.1.2',
  'move-on': 'siege 3.1',
  'place-rangers': 'siege 3.4',
  'place-reinforcements': 'siege 3.4',
  'recover-losses': 'siege 4.10',
  'retreat-unit': 'siege 4.8.1',
};
/** Questions in the middle of a gesture: the step before can be taken back. */
export const IN_GESTURE: ReadonlySet<string> = new Set<Question>(['advance-further', 'declare-attack', 'move-on']);
/** What ends something for good, by question: kinds of options, or words. */
export const ENDS: Partial<Record<Question, readonly string[]>> = { 'advance-units': ['halt'], 'choose-target': ['end-combat'], 'declare-attack': ['roll'], 'defend-with-eye': ['add-eye', 'no-eye'], 'move-counters': ['end-movement'], 'move-on': ['end-movement', 'leave-map'] };
export interface SiegeView {
  turn: number;
  turns: number;
  date: number;
  stage: 'shadow' | 'west';
  phase: string;
  pieces: PieceView[];
  control: Record<string, '' | 'shadow' | 'west'>;
  zones: Record<'shadow' | 'west', string[]>;
  bridge: '' | 'shadow' | 'west';
  works: '' | 'shadow' | 'west';
  eye: 'closed' | 'open' | 'spent';
  ring: boolean;
  morale: Record<'shadow' | 'west', MoraleView>;
  score: Record<'shadow' | 'west', ScoreView>;
  coming: ComingView[];
  duty: string[];
  garrison_free: boolean;
  rammas_attacked: boolean;
  rammas_fallen: boolean;
  crossed: boolean;
  recovered: number;
  moving: MovingView | null;
  combat: CombatView | null;
}
export interface PieceView {
  id: string;
  at: string;
  reduced?: boolean;
  moved?: boolean;
  attacked?: boolean;
  defended?: boolean;
  embarked?: boolean;
  arrived?: boolean;
  landed?: boolean;
  duty?: boolean;
  surrounded?: boolean;
  attack?: number;
  defence?: number;
}
export interface MoraleView {
  marker: number;
  sum: number;
  entries: EntryView[];
}
export interface EntryView {
  id: string;
  value: number;
}
export interface ScoreView {
  total: number;
  awards: AwardView[];
}
export interface AwardView {
  id: string;
  points: number;
}
export interface ComingView {
  piece: string;
  turn: number;
  hexes: string[];
  fallback: string[];
}
export interface MovingView {
  piece: string;
  left: number;
  fresh: boolean;
}
export interface CombatView {
  target: string;
  side: 'shadow' | 'west';
  attackers: string[];
  defenders: string[];
  leaders: string[];
  eye: boolean;
  declaring: boolean;
  odds: OddsView | null;
  dice: number[];
  read_at: string;
  result: string;
}
export interface OddsView {
  attack: number;
  defence: number;
  base: string;
  shifts: ShiftView[];
  column: string;
  attacker: CombatMoraleView;
  defender: CombatMoraleView;
  difference: number;
  weight: number;
  chances: Record<string, number>;
  defender_leaves: number;
  defender_loss: number;
  attacker_loss: number;
}
export interface ShiftView {
  shift: string;
  value: number;
}
export interface CombatMoraleView {
  side: 'shadow' | 'west';
  marker: number;
  leader: string;
  modifier: number;
  surrounded: number;
  total: number;
}
/** What a seat sees. */
export type View = SiegeView;
