// Made by `make types` from what the game describes of itself. Not to be edited.
/* eslint-disable */

export type Seat =
  | 'ringbearer'
  | 'wraith-1'
  | 'wraith-2'
  | 'wraith-3'
  | 'wraith-4';
export type Setting =
  | 'part'
  | 'information'
  | 'pool'
  | 'shelters'
  | 'deduction'
  | 'ask'
  | 'notes';
/** Every kind of question. */
export type Question =
  | 'active-nazgul'
  | 'add-special-tile'
  | 'ally-mode'
  | 'assign'
  | 'cancel-tile'
  | 'card-move'
  | 'choose-hiding'
  | 'choose-journey'
  | 'choose-lead'
  | 'die-action'
  | 'discard-allies'
  | 'discard-sorceries'
  | 'drive-space'
  | 'extra-ride'
  | 'eye-from-pool'
  | 'flee'
  | 'flee-in-the-wild'
  | 'fly-gandalf'
  | 'gandalf-starts'
  | 'give-information'
  | 'heal-more'
  | 'hide-information'
  | 'hunt-beside'
  | 'hunt-or-perceive'
  | 'lord-at-start'
  | 'march-or-rest'
  | 'move-allies'
  | 'new-journey'
  | 'pay-die'
  | 'perceive-afar'
  | 'pick-ally'
  | 'pick-sorcery'
  | 'place-ally'
  | 'place-nazgul'
  | 'push'
  | 'react'
  | 'remove-any-ally'
  | 'reroll-dice'
  | 'ride-others'
  | 'ride-to-connected'
  | 'rob-wraith'
  | 'search-afar'
  | 'search-after-ride'
  | 'share-sorcery'
  | 'shire-turn'
  | 'sorcery-mode'
  | 'take-die'
  | 'wander-again'
  | 'wild-turn';
/** Every option, by its kind. */
export type Option =
  | { notation: string; kind: 'end-turn'; args: {  } }
  | { notation: string; kind: 'ride'; args: { space: string; place: string; where: string; towards: string; } }
  | { notation: string; kind: 'search'; args: {  } }
  | { notation: string; kind: 'hunt'; args: {  } }
  | { notation: string; kind: 'use-die'; args: { face: string; } }
  | { notation: string; kind: 'power'; args: { power: number; } }
  | { notation: string; kind: 'tile'; args: { tile: string; } }
  | { notation: string; kind: 'mode'; args: { effect: string; card: string; } }
  | { notation: string; kind: 'seat'; args: { seat: string; } }
  | { notation: string; kind: 'pass'; args: {  } }
  | { notation: string; kind: 'flip'; args: { company: string; tile: string; } }
  | { notation: string; kind: 'log'; args: { space: string; place: string; where: string; towards: string; } }
  | { notation: string; kind: 'done'; args: {  } }
  | { notation: string; kind: 'token'; args: { space: string; place: string; where: string; towards: string; } }
  | { notation: string; kind: 'travel'; args: { journey: string; rows: string; } }
  | { notation: string; kind: 'perceive'; args: { target: string; } }
  | { notation: string; kind: 'remove'; args: { space: string; place: string; where: string; towards: string; } }
  | { notation: string; kind: 'draw-sorcery'; args: {  } }
  | { notation: string; kind: 'play-sorcery'; args: { card: string; } }
  | { notation: string; kind: 'advance'; args: {  } }
  | { notation: string; kind: 'discard-ally'; args: { card: string; } }
  | { notation: string; kind: 'discard-sorcery'; args: { card: string; } }
  | { notation: string; kind: 'at'; args: { space: string; place: string; where: string; towards: string; } }
  | { notation: string; kind: 'stay'; args: {  } }
  | { notation: string; kind: 'change-course'; args: {  } }
  | { notation: string; kind: 'carry-on'; args: {  } }
  | { notation: string; kind: 'wander'; args: { space: string; place: string; where: string; towards: string; } }
  | { notation: string; kind: 'spend'; args: {  } }
  | { notation: string; kind: 'keep'; args: {  } }
  | { notation: string; kind: 'nothing'; args: {  } }
  | { notation: string; kind: 'nazgul'; args: { nazgul: number; } }
  | { notation: string; kind: 'march'; args: {  } }
  | { notation: string; kind: 'rest'; args: {  } }
  | { notation: string; kind: 'shift'; args: { space: string; from_space: string; place: string; from: string; } }
  | { notation: string; kind: 'face'; args: { face: string; } }
  | { notation: string; kind: 'play-ally'; args: { card: string; } }
  | { notation: string; kind: 'enough'; args: {  } }
  | { notation: string; kind: 'roll'; args: {  } }
  | { notation: string; kind: 'give'; args: { card: string; seat: string; } }
  | { notation: string; kind: 'spend-token'; args: {  } }
  | { notation: string; kind: 'resolve'; args: {  } }
  | { notation: string; kind: 'reveal'; args: {  } }
  | { notation: string; kind: 'deed'; args: { space: string; place: string; where: string; towards: string; } }
  | { notation: string; kind: 'rivendell'; args: {  } };
export type OptionKind = Option['kind'];
/** Single options that are words: one kind holds them all. */
export type Word =never;
/** Everything that can happen. */
export type Event =
  | { move: number; cause: string; kind: 'allies-drawn'; args: { count: number; } }
  | { move: number; cause: string; kind: 'ally-discarded'; args: { card: string; } }
  | { move: number; cause: string; kind: 'ally-drawn'; args: { card: string; } }
  | { move: number; cause: string; kind: 'ally-moved'; args: { start: string; place: string; space: string; } }
  | { move: number; cause: string; kind: 'ally-placed'; args: { place: string; space: string; } }
  | { move: number; cause: string; kind: 'ally-played'; args: { card: string; } }
  | { move: number; cause: string; kind: 'ally-removed'; args: { place: string; space: string; } }
  | { move: number; cause: string; kind: 'area-closed'; args: { area: string; } }
  | { move: number; cause: string; kind: 'border-closed'; args: {  } }
  | { move: number; cause: string; kind: 'bree-reached'; args: {  } }
  | { move: number; cause: string; kind: 'cancelled'; args: { card: string; action: string; where: string; place: string; target: string; stopped: string; } }
  | { move: number; cause: string; kind: 'card-stays'; args: { card: string; } }
  | { move: number; cause: string; kind: 'company-flipped'; args: { company: string; } }
  | { move: number; cause: string; kind: 'company-joined'; args: { company: string; } }
  | { move: number; cause: string; kind: 'connection-told'; args: { where: string; place: string; towards: string; answer: string; } }
  | { move: number; cause: string; kind: 'corruption-gained'; args: { count: number; corruption: number; why: string; } }
  | { move: number; cause: string; kind: 'corruption-healed'; args: { count: number; corruption: number; } }
  | { move: number; cause: string; kind: 'course-changed'; args: { track: number; } }
  | { move: number; cause: string; kind: 'course-kept'; args: {  } }
  | { move: number; cause: string; kind: 'day-begins'; args: { day: number; } }
  | { move: number; cause: string; kind: 'deck-shuffled'; args: {  } }
  | { move: number; cause: string; kind: 'deed-done'; args: { place: string; space: string; } }
  | { move: number; cause: string; kind: 'deeds-drawn'; args: { places: string[]; } }
  | { move: number; cause: string; kind: 'dice-rerolled'; args: { faces: string[]; } }
  | { move: number; cause: string; kind: 'dice-rolled'; args: { faces: string[]; } }
  | { move: number; cause: string; kind: 'die-taken'; args: { face: string; } }
  | { move: number; cause: string; kind: 'die-used'; args: { face: string; } }
  | { move: number; cause: string; kind: 'dots-told'; args: { count: number; } }
  | { move: number; cause: string; kind: 'effect-chosen'; args: { card: string; effect: string; } }
  | { move: number; cause: string; kind: 'encounter-begins'; args: { place: string; space: string; nazgul: number; } }
  | { move: number; cause: string; kind: 'eye-set'; args: { eyes: number; } }
  | { move: number; cause: string; kind: 'fog-fell'; args: {  } }
  | { move: number; cause: string; kind: 'frodo-fled'; args: { track: number; } }
  | { move: number; cause: string; kind: 'frodo-moved'; args: { track: number; } }
  | { move: number; cause: string; kind: 'frodo-rescued'; args: {  } }
  | { move: number; cause: string; kind: 'frodo-rested'; args: {  } }
  | { move: number; cause: string; kind: 'gandalf-flees'; args: {  } }
  | { move: number; cause: string; kind: 'gandalf-hides'; args: {  } }
  | { move: number; cause: string; kind: 'gandalf-home'; args: {  } }
  | { move: number; cause: string; kind: 'gandalf-moved'; args: {  } }
  | { move: number; cause: string; kind: 'gandalf-revealed'; args: { place: string; space: string; } }
  | { move: number; cause: string; kind: 'gandalf-went'; args: { place: string; space: string; } }
  | { move: number; cause: string; kind: 'hand-looked-at'; args: { by: string; seat: string; } }
  | { move: number; cause: string; kind: 'hand-seen'; args: { seat: string; cards: string[]; } }
  | { move: number; cause: string; kind: 'hunt-answered'; args: { place: string; space: string; answer: string; } }
  | { move: number; cause: string; kind: 'information-drawn'; args: { places: string[]; } }
  | { move: number; cause: string; kind: 'information-found'; args: { place: string; powers: number; } }
  | { move: number; cause: string; kind: 'information-given'; args: { place: string; powers: number; } }
  | { move: number; cause: string; kind: 'information-hidden'; args: { place: string; } }
  | { move: number; cause: string; kind: 'journey-chosen'; args: {  } }
  | { move: number; cause: string; kind: 'journey-kept'; args: { journey: string; } }
  | { move: number; cause: string; kind: 'lead-taken'; args: { seat: string; } }
  | { move: number; cause: string; kind: 'log-written'; args: { place: string; space: string; } }
  | { move: number; cause: string; kind: 'lord-enters'; args: { nazgul: number; } }
  | { move: number; cause: string; kind: 'lord-leaves'; args: { nazgul: number; } }
  | { move: number; cause: string; kind: 'nazgul-acts'; args: { nazgul: number; seat: string; } }
  | { move: number; cause: string; kind: 'nazgul-assigned'; args: { nazgul: number; seat: string; } }
  | { move: number; cause: string; kind: 'nazgul-placed'; args: { nazgul: number; place: string; space: string; } }
  | { move: number; cause: string; kind: 'nazgul-rode'; args: { nazgul: number; start: string; place: string; towards: string; way: string; space: string; } }
  | { move: number; cause: string; kind: 'net-closes'; args: {  } }
  | { move: number; cause: string; kind: 'part-begins'; args: { part: number; } }
  | { move: number; cause: string; kind: 'perception-answered'; args: { target: string; answer: string; } }
  | { move: number; cause: string; kind: 'places-closed'; args: { places: string[]; } }
  | { move: number; cause: string; kind: 'pool-reduced'; args: { pool: number; } }
  | { move: number; cause: string; kind: 'power-used'; args: { power: number; } }
  | { move: number; cause: string; kind: 'range-grows'; args: { count: number; } }
  | { move: number; cause: string; kind: 'rescue-needed'; args: { moves: number; } }
  | { move: number; cause: string; kind: 'search-answered'; args: { place: string; space: string; answer: string; } }
  | { move: number; cause: string; kind: 'silence-fell'; args: {  } }
  | { move: number; cause: string; kind: 'sorcery-card-drawn'; args: { card: string; } }
  | { move: number; cause: string; kind: 'sorcery-card-given'; args: { card: string; to: string; } }
  | { move: number; cause: string; kind: 'sorcery-discarded'; args: { seat: string; card: string; } }
  | { move: number; cause: string; kind: 'sorcery-drawn'; args: { seat: string; } }
  | { move: number; cause: string; kind: 'sorcery-given'; args: { seat: string; to: string; } }
  | { move: number; cause: string; kind: 'sorcery-played'; args: { seat: string; card: string; } }
  | { move: number; cause: string; kind: 'start-drawn'; args: { place: string; } }
  | { move: number; cause: string; kind: 'tile-added'; args: { tile: string; } }
  | { move: number; cause: string; kind: 'tile-returned'; args: { tile: string; } }
  | { move: number; cause: string; kind: 'tiles-drawn'; args: { tiles: string[]; } }
  | { move: number; cause: string; kind: 'tokens-lost'; args: { count: number; tokens: number; } }
  | { move: number; cause: string; kind: 'tokens-taken'; args: { count: number; tokens: number; why: string; } }
  | { move: number; cause: string; kind: 'turn-begins'; args: { turn: number; } };
export type EventKind = Event['kind'];
/** Every reason why something is not offered. */
export type Reason =
  | 'why-must-move'
  | 'why-already-moved'
  | 'why-out-of-range'
  | 'why-not-connected'
  | 'why-only-at-nightfall'
  | 'why-needs-a-dot'
  | 'why-fog'
  | 'why-not-in-hand'
  | 'why-one-card-a-turn'
  | 'why-prerequisite'
  | 'why-out-of-turn-only'
  | 'why-cannot-stop-this'
  | 'why-marker-needs-room'
  | 'why-no-tokens'
  | 'why-one-token-a-turn'
  | 'why-already-rode'
  | 'why-already-acted'
  | 'why-too-far'
  | 'why-no-exit-for-nazgul'
  | 'why-ally-in-the-way'
  | 'why-closed'
  | 'why-trapped'
  | 'why-no-such-die'
  | 'why-die-has-no-use'
  | 'why-die-first'
  | 'why-not-your-area'
  | 'why-not-on-a-location'
  | 'why-start-cannot-be-searched'
  | 'why-already-tracked'
  | 'why-hunt-needs-a-sword'
  | 'why-card-prerequisite'
  | 'why-other-part'
  | 'why-power-locked'
  | 'why-special-tile'
  | 'why-no-exit-in-flight'
  | 'why-place-taken'
  | 'why-everyone-rides'
  | 'why-no-gandalf'
  | 'why-no-nazgul-here'
  | 'why-frodo-first'
  | 'why-no-such-deed'
  | 'why-gandalf-stands-here'
  | 'why-lord-hunts'
  | 'why-lord-die-stays'
  | 'why-card-flipped'
  | 'why-two-to-a-place';
/** The rule of each reason. */
export const RULES: Record<Reason, string> = {
  'why-must-move': 'hunt p.11',
  'why-already-moved': 'hunt p.11',
  'why-out-of-range': 'hunt p.12',
  'why-not-connected': 'hunt p.12',
  'why-only-at-nightfall': 'hunt p.12',
  'why-needs-a-dot': 'hunt p.13',
  'why-fog': 'hunt p.13',
  'why-not-in-hand': 'hunt p.14',
  'why-one-card-a-turn': 'hunt p.14',
  'why-prerequisite': 'hunt p.14',
  'why-out-of-turn-only': 'hunt p.14',
  'why-cannot-stop-this': 'hunt p.14',
  'why-marker-needs-room': 'hunt p.14',
  'why-no-tokens': 'hunt p.15',
  'why-one-token-a-turn': 'hunt p.15',
  'why-already-rode': 'hunt p.15',
  'why-already-acted': 'hunt p.15',
  'why-too-far': 'hunt p.15',
  'why-no-exit-for-nazgul': 'hunt p.17',
  'why-ally-in-the-way': 'hunt p.17',
  'why-closed': 'hunt p.17',
  'why-trapped': 'hunt p.17',
  'why-no-such-die': 'hunt p.17',
  'why-die-has-no-use': 'hunt p.17',
  'why-die-first': 'hunt p.17',
  'why-not-your-area': 'hunt p.18',
  'why-not-on-a-location': 'hunt p.18',
  'why-start-cannot-be-searched': 'hunt p.18',
  'why-already-tracked': 'hunt p.19',
  'why-hunt-needs-a-sword': 'hunt p.19',
  'why-card-prerequisite': 'hunt p.20',
  'why-other-part': 'hunt p.20',
  'why-power-locked': 'hunt p.21',
  'why-special-tile': 'hunt p.22',
  'why-no-exit-in-flight': 'hunt p.23',
  'why-place-taken': 'hunt p.9',
  'why-everyone-rides': 'hunt p.8',
  'why-no-gandalf': 'hunt p.29',
  'why-no-nazgul-here': 'hunt p.29',
  'why-frodo-first': 'hunt p.29',
  'why-no-such-deed': 'hunt p.31',
  'why-gandalf-stands-here': 'hunt p.31',
  'why-lord-hunts': 'hunt p.33',
  'why-lord-die-stays': 'hunt p.33',
  'why-card-flipped': 'hunt p.11',
  'why-two-to-a-place': 'hunt p.28',
};
/** The rule that asks each question. */
export const ASKED_BY: Record<Question, string> = {
  'active-nazgul': 'hunt p.15',
  'add-special-tile': 'hunt p.22',
  'ally-mode': 'hunt p.14',
  'assign': 'hunt p.8',
  'cancel-tile': 'hunt p.22',
  'card-move': 'hunt p.13',
  'choose-hiding': 'hunt p.31',
  'choose-journey': 'hunt p.27',
  'choose-lead': 'hunt p.9',
  'die-action': 'hunt p.17',
  'discard-allies': 'hunt p.14',
  'discard-sorceries': 'hunt p.20',
  'drive-space': 'hunt p.14',
  'extra-ride': 'hunt p.15',
  'eye-from-pool': 'hunt p.22',
  'flee': 'hunt p.23',
  'flee-in-the-wild': 'hunt p.34',
  'fly-gandalf': 'hunt p.29',
  'gandalf-starts': 'hunt p.27',
  'give-information': 'hunt p.9',
  'heal-more': 'hunt p.15',
  'hide-information': 'hunt p.22',
  'hunt-beside': 'hunt p.19',
  'hunt-or-perceive': 'hunt p.21',
  'lord-at-start': 'hunt p.28',
  'march-or-rest': 'hunt p.29',
  'move-allies': 'hunt p.14',
  'new-journey': 'hunt p.34',
  'pay-die': 'hunt p.21',
  'perceive-afar': 'hunt p.18',
  'pick-ally': 'hunt p.20',
  'pick-sorcery': 'hunt p.14',
  'place-ally': 'hunt p.14',
  'place-nazgul': 'hunt p.9',
  'push': 'hunt p.29',
  'react': 'hunt p.14',
  'remove-any-ally': 'hunt p.20',
  'reroll-dice': 'hunt p.20',
  'ride-others': 'hunt p.20',
  'ride-to-connected': 'hunt p.20',
  'rob-wraith': 'hunt p.14',
  'search-afar': 'hunt p.18',
  'search-after-ride': 'hunt p.21',
  'share-sorcery': 'hunt p.27',
  'shire-turn': 'hunt p.11',
  'sorcery-mode': 'hunt p.20',
  'take-die': 'hunt p.29',
  'wander-again': 'hunt p.29',
  'wild-turn': 'hunt p.29',
};
/** Questions in the middle of a gesture: the step before can be taken back. */
export const IN_GESTURE: ReadonlySet<string> = new Set<Question>(['ally-mode', 'die-action', 'hunt-or-perceive', 'pay-die', 'reroll-dice', 'search-after-ride', 'sorcery-mode']);
/** What ends something for good, by question: kinds of options, or words. */
export const ENDS: Partial<Record<Question, readonly string[]>> = { 'flee-in-the-wild': ['change-course', 'carry-on'], 'shire-turn': ['resolve'], 'wild-turn': ['resolve', 'reveal'] };
export interface HuntView {
  part: 1 | 2;
  day: number;
  turn: 'daylight-1' | 'daylight-2' | 'nightfall';
  eye: boolean;
  corruption: number;
  resolve: number;
  limit: number | null;
  track: number;
  tokens: number;
  pool: number;
  company: Record<string, 'away' | 'flipped' | 'ready'>;
  hand_size: number;
  ally_deck: number;
  ally_discard: string[];
  kept_card: string | null;
  fog: boolean;
  allies: string[];
  nazgul: (string | null)[];
  owners: string[];
  lord: number | null;
  lead: string;
  active: number | null;
  dice: string[];
  dice_used: number;
  lord_die: string | null;
  powers: string[];
  trails: Record<string, 'eye' | 'sword'>;
  closed: string[];
  border_closed: boolean;
  silent: boolean;
  net: number;
  found: string | null;
  hands: Record<string, number>;
  my_hand: string[];
  seen_hands: Record<string, string[]>;
  sorcery_deck: number;
  sorcery_discard: string[];
  playing: string | null;
  barrow_wights: boolean;
  morgul_knife: boolean;
  tiles: Record<string, number>;
  eyes: string[];
  drawn: string[];
  figure: string | null;
  deeds_done: string[];
  deed_supply: number;
  deeds_hidden: number;
  gandalf_in_play: boolean;
  gandalf_home: boolean;
  information_kept: number;
  shelters: boolean;
  record: string[];
  screen: Screen | null;
  possible: Possible | null;
}
export interface Screen {
  start: string | null;
  log: string[];
  last: string | null;
  dots: number;
  hand: string[];
  information: string[];
  information_hidden: string[];
  journey: string | null;
  rows: string[];
  limit: number;
  gandalf: string | null;
  deeds: string[];
}
export interface Possible {
  frodo: string[];
  gandalf: string[];
  weight: Record<string, number>;
}
/** What a seat sees. */
export type View = HuntView;
