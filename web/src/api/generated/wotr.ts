// Made by `make types` from what the game describes of itself. Not to be edited.
/* eslint-disable */

export type Seat =
  | 'free'
  | 'shadow'
  | 'witch-king'
  | 'saruman'
  | 'gondor'
  | 'rohan';
export type Setting =
  | 'tokens';
/** Every kind of question. */
export type Question =
  | 'advance'
  | 'attack'
  | 'attack-whom'
  | 'attackers'
  | 'before-roll'
  | 'before-tile'
  | 'bring-minion'
  | 'bring-where'
  | 'card-ask'
  | 'cease-or-go-on'
  | 'choose-casualty'
  | 'choose-combat-card'
  | 'choose-force'
  | 'choose-guide'
  | 'choose-recruit'
  | 'choose-token'
  | 'combat-ask'
  | 'diplomacy'
  | 'draw-from-either'
  | 'face-damage'
  | 'far-force'
  | 'far-march'
  | 'far-step'
  | 'fellowship-phase'
  | 'field-or-siege'
  | 'fly-to'
  | 'give-card'
  | 'give-up-card'
  | 'grey-guide-draws'
  | 'hand-limit'
  | 'hunt-allocation'
  | 'hunt-rerolls'
  | 'leader-rerolls'
  | 'march-to'
  | 'marchers'
  | 'move-armies'
  | 'move-companions'
  | 'move-figure'
  | 'move-minions'
  | 'offer-swap'
  | 'offer-to-merge'
  | 'place-group'
  | 'play-card'
  | 'press-assault'
  | 'recruit'
  | 'retreat-or-stand'
  | 'ride-white-rider'
  | 'ring-from'
  | 'ring-to'
  | 'separate-group'
  | 'sorcerer'
  | 'table-card-on-tile'
  | 'take-action'
  | 'take-off'
  | 'use-die'
  | 'use-on-path'
  | 'voice-of-saruman'
  | 'voice-recruits'
  | 'walk-to'
  | 'where-white';
/** Every option, by its kind. */
export type Option =
  | { notation: string; kind: 'figure'; args: { figure: string; } }
  | { notation: string; kind: 'act'; args: { action: string; } }
  | { notation: string; kind: 'place'; args: { region: string; } }
  | { notation: string; kind: 'card-option'; args: { card: string; } }
  | { notation: string; kind: 'who'; args: { character: string; } }
  | { notation: string; kind: 'die'; args: { face: string; } }
  | { notation: string; kind: 'figure-at'; args: { figure: string; region: string; } }
  | { notation: string; kind: 'nation-option'; args: { nation: string; } }
  | { notation: string; kind: 'number'; args: { number: number; } }
  | { notation: string; kind: 'casualty'; args: { figure: string; hits: number; } }
  | { notation: string; kind: 'route'; args: { region: string; way: string; } }
  | { notation: string; kind: 'discard-table'; args: { card: string; price: string; } };
export type OptionKind = Option['kind'];
/** Single options that are words: one kind holds them all. */
export type Word =
  | 'all'
  | 'attack'
  | 'boromir-advances'
  | 'bring-minion'
  | 'cease'
  | 'crown-aragorn'
  | 'declare'
  | 'diplomacy'
  | 'done'
  | 'draw-card'
  | 'elven-ring'
  | 'enter-mordor'
  | 'fight'
  | 'free-character'
  | 'free-strategy'
  | 'gandalf-the-white'
  | 'gimli-advances'
  | 'go-on'
  | 'gollum-reveals'
  | 'guide-leaves'
  | 'hand-free'
  | 'hand-gondor'
  | 'hand-rohan'
  | 'hide-fellowship'
  | 'hunt-roll'
  | 'lead-army'
  | 'lead-attack'
  | 'legolas-advances'
  | 'lose-guide'
  | 'lose-random'
  | 'messenger'
  | 'move-armies'
  | 'move-companions'
  | 'move-fellowship'
  | 'move-minions'
  | 'no'
  | 'none'
  | 'pass'
  | 'play-card'
  | 'recruit'
  | 'separate'
  | 'shadow-character'
  | 'shadow-strategy'
  | 'skip'
  | 'stay'
  | 'strider-hides'
  | 'token-draw'
  | 'token-free-politics'
  | 'token-minions'
  | 'token-shadow-politics'
  | 'use-ring'
  | 'voice-of-saruman'
  | 'voice-recruit'
  | 'voice-upgrade'
  | 'withdraw'
  | 'yes';
/** Everything that can happen. */
export type Event =
  | { move: number; cause: string; kind: 'armies-merged'; args: { region: string; } }
  | { move: number; cause: string; kind: 'army-moved'; args: { seat: string; origin: string; region: string; figures: string[]; why: string; } }
  | { move: number; cause: string; kind: 'attack-ceased'; args: { side: string; region: string; } }
  | { move: number; cause: string; kind: 'battle-began'; args: { attacker: string; origin: string; region: string; battle: string; why: string; } }
  | { move: number; cause: string; kind: 'battle-ended'; args: { region: string; } }
  | { move: number; cause: string; kind: 'captured'; args: { side: string; region: string; points: number; } }
  | { move: number; cause: string; kind: 'card-discarded'; args: { seat: string; card: string; why: string; } }
  | { move: number; cause: string; kind: 'card-discarded-unseen'; args: { seat: string; deck: string; why: string; } }
  | { move: number; cause: string; kind: 'card-drawn'; args: { seat: string; card: string; why: string; } }
  | { move: number; cause: string; kind: 'card-drawn-unseen'; args: { seat: string; deck: string; why: string; } }
  | { move: number; cause: string; kind: 'card-played'; args: { seat: string; card: string; face: string; } }
  | { move: number; cause: string; kind: 'cards-swapped'; args: { seat: string; other: string; } }
  | { move: number; cause: string; kind: 'character-entered'; args: { character: string; region: string; } }
  | { move: number; cause: string; kind: 'character-lost'; args: { character: string; why: string; } }
  | { move: number; cause: string; kind: 'characters-moved'; args: { origin: string; region: string; figures: string[]; why: string; } }
  | { move: number; cause: string; kind: 'combat-card-cancelled'; args: { card: string; why: string; } }
  | { move: number; cause: string; kind: 'combat-card-chosen'; args: { seat: string; deck: string; } }
  | { move: number; cause: string; kind: 'combat-card-shown'; args: { seat: string; card: string; effect: string; } }
  | { move: number; cause: string; kind: 'combat-roll'; args: { side: string; dice: string[]; target: number; bonus: number; hits: number; } }
  | { move: number; cause: string; kind: 'companion-drawn'; args: { character: string; why: string; } }
  | { move: number; cause: string; kind: 'corruption-changed'; args: { change: number; corruption: number; why: string; } }
  | { move: number; cause: string; kind: 'damage-reduced'; args: { damage: number; why: string; } }
  | { move: number; cause: string; kind: 'dice-lost'; args: { side: string; face: string; number: number; why: string; } }
  | { move: number; cause: string; kind: 'dice-rolled'; args: { side: string; faces: string[]; } }
  | { move: number; cause: string; kind: 'dice-thrown'; args: { dice: string[]; why: string; } }
  | { move: number; cause: string; kind: 'dice-to-hunt'; args: { side: string; number: number; why: string; } }
  | { move: number; cause: string; kind: 'die-changed'; args: { side: string; face: string; now: string; why: string; } }
  | { move: number; cause: string; kind: 'die-used'; args: { seat: string; face: string; action: string; } }
  | { move: number; cause: string; kind: 'elite-reduced'; args: { figure: string; region: string; why: string; } }
  | { move: number; cause: string; kind: 'extra-attack'; args: { side: string; dice: string[]; target: number; hits: number; why: string; } }
  | { move: number; cause: string; kind: 'fellowship-declared'; args: { region: string; } }
  | { move: number; cause: string; kind: 'fellowship-hidden'; args: { why: string; } }
  | { move: number; cause: string; kind: 'fellowship-moved'; args: { progress: number; why: string; } }
  | { move: number; cause: string; kind: 'fellowship-revealed'; args: { region: string; why: string; } }
  | { move: number; cause: string; kind: 'figure-lost'; args: { figure: string; region: string; why: string; } }
  | { move: number; cause: string; kind: 'figure-removed'; args: { figure: string; region: string; } }
  | { move: number; cause: string; kind: 'figure-shifted'; args: { region: string; why: string; } }
  | { move: number; cause: string; kind: 'figure-upgraded'; args: { figure: string; region: string; why: string; } }
  | { move: number; cause: string; kind: 'guide-changed'; args: { character: string; } }
  | { move: number; cause: string; kind: 'hits-cancelled'; args: { side: string; hits: number; why: string; } }
  | { move: number; cause: string; kind: 'hits-scored'; args: { side: string; hits: number; why: string; } }
  | { move: number; cause: string; kind: 'hunt-damage'; args: { damage: number; why: string; } }
  | { move: number; cause: string; kind: 'hunt-roll'; args: { dice: string[]; rerolls: string[]; bonus: number; hits: number; } }
  | { move: number; cause: string; kind: 'lead-passed'; args: { seat: string; } }
  | { move: number; cause: string; kind: 'leader-reroll'; args: { side: string; dice: string[]; target: number; bonus: number; hits: number; } }
  | { move: number; cause: string; kind: 'leadership-forfeited'; args: { side: string; points: number; why: string; } }
  | { move: number; cause: string; kind: 'mordor-entered'; args: { region: string; } }
  | { move: number; cause: string; kind: 'mordor-step'; args: { step: number; } }
  | { move: number; cause: string; kind: 'nation-activated'; args: { nation: string; why: string; } }
  | { move: number; cause: string; kind: 'nation-advanced'; args: { nation: string; steps: number; why: string; } }
  | { move: number; cause: string; kind: 'nation-pushed-back'; args: { nation: string; steps: number; why: string; } }
  | { move: number; cause: string; kind: 'no-combat-card'; args: { seat: string; } }
  | { move: number; cause: string; kind: 'passed'; args: { seat: string; } }
  | { move: number; cause: string; kind: 'recaptured'; args: { side: string; region: string; } }
  | { move: number; cause: string; kind: 'recruited'; args: { figure: string; region: string; number: number; why: string; } }
  | { move: number; cause: string; kind: 'retreated'; args: { side: string; origin: string; region: string; } }
  | { move: number; cause: string; kind: 'ring-paid'; args: { seat: string; why: string; } }
  | { move: number; cause: string; kind: 'ring-used'; args: { seat: string; face: string; now: string; } }
  | { move: number; cause: string; kind: 'round-began'; args: { round: number; } }
  | { move: number; cause: string; kind: 'separated'; args: { figures: string[]; region: string; why: string; } }
  | { move: number; cause: string; kind: 'siege-began'; args: { region: string; } }
  | { move: number; cause: string; kind: 'siege-ended'; args: { region: string; } }
  | { move: number; cause: string; kind: 'table-card-left'; args: { card: string; why: string; } }
  | { move: number; cause: string; kind: 'table-card-used'; args: { card: string; } }
  | { move: number; cause: string; kind: 'tile-added'; args: { tile: string; waiting: 'yes' | 'no'; } }
  | { move: number; cause: string; kind: 'tile-drawn'; args: { tile: string; why: string; } }
  | { move: number; cause: string; kind: 'tile-ignored'; args: { tile: string; why: string; } }
  | { move: number; cause: string; kind: 'tile-removed'; args: { tile: string; why: string; } }
  | { move: number; cause: string; kind: 'tile-returned'; args: { tile: string; } }
  | { move: number; cause: string; kind: 'token-used'; args: { seat: string; action: string; } }
  | { move: number; cause: string; kind: 'turn-began'; args: { turn: number; } }
  | { move: number; cause: string; kind: 'white-rider'; args: { region: string; } }
  | { move: number; cause: string; kind: 'withdrew'; args: { side: string; region: string; } };
export type EventKind = Event['kind'];
/** Every reason why something is not offered. */
export type Reason =
  | 'why-no-such-die'
  | 'why-not-fewer-dice'
  | 'why-too-many-dice-on-hunt'
  | 'why-too-few-dice-on-hunt'
  | 'why-other-question'
  | 'why-wrong-die'
  | 'why-other-sides-action'
  | 'why-no-ring'
  | 'why-ring-used-this-turn'
  | 'why-no-will-of-the-west-by-ring'
  | 'why-eyes-stay'
  | 'why-action-after-ring'
  | 'why-token-used-this-turn'
  | 'why-no-token'
  | 'why-deck-empty'
  | 'why-not-in-hand'
  | 'why-card-requirement'
  | 'why-other-sides-deck'
  | 'why-card-says-otherwise'
  | 'why-not-on-table'
  | 'why-other-players-card'
  | 'why-combat-requirement'
  | 'why-combat-cards-barred'
  | 'why-not-in-play'
  | 'why-cannot-move'
  | 'why-too-far'
  | 'why-sealed-by-siege'
  | 'why-enemy-stronghold'
  | 'why-minions-only'
  | 'why-companions-only'
  | 'why-entry-condition'
  | 'why-no-army-here'
  | 'why-no-figures-left'
  | 'why-enemy-holds-it'
  | 'why-besieged'
  | 'why-not-your-settlement'
  | 'why-same-settlement'
  | 'why-elite-alone'
  | 'why-no-such-figure'
  | 'why-not-recruited'
  | 'why-not-free'
  | 'why-not-adjacent'
  | 'why-no-leader'
  | 'why-moved-already'
  | 'why-leaders-without-units'
  | 'why-nothing-chosen'
  | 'why-one-by-one'
  | 'why-chosen-already'
  | 'why-no-units'
  | 'why-no-enemy-there'
  | 'why-no-free-region'
  | 'why-units-only'
  | 'why-two-hits-needed'
  | 'why-too-many-rerolls'
  | 'why-garrison-only'
  | 'why-cannot-retreat'
  | 'why-no-elite-to-reduce'
  | 'why-must-fight-on'
  | 'why-not-at-war'
  | 'why-foreign-border'
  | 'why-passive-nation'
  | 'why-already-at-war'
  | 'why-barred-by-card'
  | 'why-fellowship-revealed'
  | 'why-fellowship-hidden'
  | 'why-declared-already'
  | 'why-no-companion'
  | 'why-on-mordor-track'
  | 'why-not-at-mordor'
  | 'why-not-highest-level'
  | 'why-revealed-in-friendly-city'
  | 'why-not-your-nation'
  | 'why-not-your-army'
  | 'why-same-nation-twice';
/** The rule of each reason. */
export const RULES: Record<Reason, string> = {
  'why-no-such-die': 'wotr p.19',
  'why-not-fewer-dice': 'wotr p.19',
  'why-too-many-dice-on-hunt': 'wotr p.19',
  'why-too-few-dice-on-hunt': 'wotr p.19',
  'why-other-question': 'wotr p.18',
  'why-wrong-die': 'wotr p.20',
  'why-other-sides-action': 'wotr p.20',
  'why-no-ring': 'wotr p.21',
  'why-ring-used-this-turn': 'wotr p.21',
  'why-no-will-of-the-west-by-ring': 'wotr p.21',
  'why-eyes-stay': 'wotr p.21',
  'why-action-after-ring': 'wotr p.21',
  'why-token-used-this-turn': 'hunt p.37',
  'why-no-token': 'hunt p.36',
  'why-deck-empty': 'wotr p.22',
  'why-not-in-hand': 'wotr p.22',
  'why-card-requirement': 'wotr p.22',
  'why-other-sides-deck': 'wotr p.22',
  'why-card-says-otherwise': 'wotr p.22',
  'why-not-on-table': 'wotr p.22',
  'why-other-players-card': 'wotr p.46',
  'why-combat-requirement': 'wotr p.29',
  'why-combat-cards-barred': 'wotr p.29',
  'why-not-in-play': 'wotr p.24',
  'why-cannot-move': 'wotr p.24',
  'why-too-far': 'wotr p.24',
  'why-sealed-by-siege': 'wotr p.24',
  'why-enemy-stronghold': 'wotr p.24',
  'why-minions-only': 'wotr p.24',
  'why-companions-only': 'wotr p.24',
  'why-entry-condition': 'wotr p.25',
  'why-no-army-here': 'wotr p.26',
  'why-no-figures-left': 'wotr p.26',
  'why-enemy-holds-it': 'wotr p.26',
  'why-besieged': 'wotr p.26',
  'why-not-your-settlement': 'wotr p.26',
  'why-same-settlement': 'wotr p.26',
  'why-elite-alone': 'wotr p.26',
  'why-no-such-figure': 'wotr p.26',
  'why-not-recruited': 'wotr p.26',
  'why-not-free': 'wotr p.27',
  'why-not-adjacent': 'wotr p.27',
  'why-no-leader': 'wotr p.27',
  'why-moved-already': 'wotr p.27',
  'why-leaders-without-units': 'wotr p.27',
  'why-nothing-chosen': 'wotr p.27',
  'why-one-by-one': 'wotr p.27',
  'why-chosen-already': 'wotr p.27',
  'why-no-units': 'wotr p.28',
  'why-no-enemy-there': 'wotr p.28',
  'why-no-free-region': 'wotr p.30',
  'why-units-only': 'wotr p.30',
  'why-two-hits-needed': 'wotr p.30',
  'why-too-many-rerolls': 'wotr p.30',
  'why-garrison-only': 'wotr p.31',
  'why-cannot-retreat': 'wotr p.32',
  'why-no-elite-to-reduce': 'wotr p.32',
  'why-must-fight-on': 'wotr p.30',
  'why-not-at-war': 'wotr p.35',
  'why-foreign-border': 'wotr p.35',
  'why-passive-nation': 'wotr p.34',
  'why-already-at-war': 'wotr p.34',
  'why-barred-by-card': 'wotr p.22',
  'why-fellowship-revealed': 'wotr p.38',
  'why-fellowship-hidden': 'wotr p.39',
  'why-declared-already': 'wotr p.38',
  'why-no-companion': 'wotr p.39',
  'why-on-mordor-track': 'wotr p.43',
  'why-not-at-mordor': 'wotr p.43',
  'why-not-highest-level': 'wotr p.37',
  'why-revealed-in-friendly-city': 'wotr p.38',
  'why-not-your-nation': 'wotr p.45',
  'why-not-your-army': 'wotr p.46',
  'why-same-nation-twice': 'wotr p.46',
};
/** The rule that asks each question. */
export const ASKED_BY: Record<Question, string> = {
  'advance': 'wotr p.30',
  'attack': 'wotr p.28',
  'attack-whom': 'wotr p.28',
  'attackers': 'wotr p.28',
  'before-roll': 'wotr p.41',
  'before-tile': 'wotr p.41',
  'bring-minion': 'wotr p.25',
  'bring-where': 'wotr p.25',
  'card-ask': 'wotr p.22',
  'cease-or-go-on': 'wotr p.30',
  'choose-casualty': 'wotr p.30',
  'choose-combat-card': 'wotr p.29',
  'choose-force': 'wotr p.22',
  'choose-guide': 'wotr p.37',
  'choose-recruit': 'wotr p.27',
  'choose-token': 'hunt p.36',
  'combat-ask': 'wotr p.29',
  'diplomacy': 'wotr p.34',
  'draw-from-either': 'wotr p.22',
  'face-damage': 'wotr p.42',
  'far-force': 'wotr p.27',
  'far-march': 'wotr p.27',
  'far-step': 'wotr p.28',
  'fellowship-phase': 'wotr p.38',
  'field-or-siege': 'wotr p.31',
  'fly-to': 'wotr p.24',
  'give-card': 'wotr p.45',
  'give-up-card': 'wotr p.22',
  'grey-guide-draws': 'wotr p.24',
  'hand-limit': 'wotr p.22',
  'hunt-allocation': 'wotr p.18',
  'hunt-rerolls': 'wotr p.41',
  'leader-rerolls': 'wotr p.29',
  'march-to': 'wotr p.27',
  'marchers': 'wotr p.27',
  'move-armies': 'wotr p.27',
  'move-companions': 'wotr p.24',
  'move-figure': 'wotr p.38',
  'move-minions': 'wotr p.24',
  'offer-swap': 'wotr p.45',
  'offer-to-merge': 'wotr p.46',
  'place-group': 'wotr p.39',
  'play-card': 'wotr p.22',
  'press-assault': 'wotr p.32',
  'recruit': 'wotr p.26',
  'retreat-or-stand': 'wotr p.30',
  'ride-white-rider': 'wotr p.24',
  'ring-from': 'wotr p.21',
  'ring-to': 'wotr p.21',
  'separate-group': 'wotr p.39',
  'sorcerer': 'wotr p.25',
  'table-card-on-tile': 'wotr p.41',
  'take-action': 'wotr p.19',
  'take-off': 'wotr p.26',
  'use-die': 'wotr p.20',
  'use-on-path': 'wotr p.41',
  'voice-of-saruman': 'wotr p.25',
  'voice-recruits': 'wotr p.25',
  'walk-to': 'wotr p.24',
  'where-white': 'wotr p.24',
};
/** Questions in the middle of a gesture: the step before can be taken back. */
export const IN_GESTURE: ReadonlySet<string> = new Set<Question>(['attack', 'attack-whom', 'attackers', 'bring-minion', 'bring-where', 'choose-force', 'choose-recruit', 'diplomacy', 'draw-from-either', 'far-force', 'far-march', 'far-step', 'fly-to', 'march-to', 'marchers', 'move-armies', 'move-companions', 'move-minions', 'place-group', 'play-card', 'recruit', 'ring-from', 'ring-to', 'separate-group', 'use-die', 'voice-of-saruman', 'voice-recruits', 'walk-to', 'where-white']);
/** What ends something for good, by question: kinds of options, or words. */
export const ENDS: Partial<Record<Question, readonly string[]>> = { 'fellowship-phase': ['enter-mordor'], 'take-action': ['pass'], 'use-die': ['skip'] };
export interface WotrView {
  seat: string | null;
  seats: string[];
  turn: number;
  lead: string[];
  owners: Record<string, string>;
  places: Record<string, Record<string, number>>;
  characters: Record<string, string>;
  armies: Record<string, ArmyView>;
  reinforcements: Record<string, number>;
  casualties: Record<string, number>;
  held: Record<string, string>;
  politics: Record<string, number>;
  active: string[];
  points: [number, number];
  dice: [Record<string, number>, Record<string, number>];
  hunt_box: [number, number];
  dice_pool: [number, number];
  rings: [number, number, number];
  ring_used: string[];
  tokens: [number, number, number, number];
  hand: string[];
  hands: Record<string, number>;
  hand_backs: Record<string, [number, number]>;
  decks: Record<string, number>;
  discard: Record<string, string[]>;
  buried: string[];
  buried_counts: Record<string, number>;
  table: ([string, string])[];
  bag: string[];
  drawn: string[];
  removed: string[];
  waiting: string[];
  ring_bearers: string;
  guide: string;
  progress: number;
  hidden: boolean;
  corruption: number;
  mordor: number;
  mixed: string[];
  offered: string | null;
  battle: BattleView | null;
  hunt: HuntView | null;
  forming: Forming | null;
  phase: 'action' | 'cards' | 'fellowship' | 'hunt' | 'victory';
}
export interface ArmyView {
  side: 'free' | 'shadow';
  units: number;
  dice: number;
  leadership: number;
}
export interface BattleView {
  attacker: 'free' | 'shadow';
  origin: string;
  region: string;
  target: string;
  kind: 'assault' | 'field' | 'sortie';
  seats: [string, string];
  round: number;
  card: string | null;
  cards: [string | null, string | null];
  shown: boolean;
  dice: [number[], number[]];
  hits: [number, number];
  to_hit: [number, number];
  bonus: [number, number];
  reroll_bonus: [number, number];
  strength: [number, number];
  leadership: [number, number];
  white_rider: boolean;
  figures: [Record<string, number>, Record<string, number>];
  strength_from: [([string, number])[], ([string, number])[]];
  leadership_from: [([string, number])[], ([string, number])[]];
  to_hit_why: [string, string];
  bonus_from: [([string, number])[], ([string, number])[]];
  reroll_bonus_from: [([string, number])[], ([string, number])[]];
  card_hits: [number, number];
  self_hits: [number, number];
  turned: [number, number];
  cancelled: [boolean, boolean];
  rearguard: Record<string, number>;
}
export interface HuntView {
  asked: string;
  why: string;
  successes: number;
  tile: string | null;
  damage: number;
  dice: number;
  bonus: number;
  rerolls: string[];
  card_used: boolean;
  casualty: boolean;
}
export interface Forming {
  origin: string | null;
  region: string | null;
  picked: string[];
}
/** What a seat sees. */
export type View = WotrView;
