import type { OptionKind, Question } from '../../../api/generated/hunt';
import type { OptionInfo } from '../../../api/wire';
import type { PlaceId } from '../data';

/** How what can be done lights up on the map. */
export type GlowKind = 'log' | 'dot' | 'ride' | 'at' | 'remove' | 'wander' | 'deed' | 'token' | 'shift' | 'path';
export interface Glow {
  kind: GlowKind;
}

/** Where an option is chosen: on the map, on a card, on another thing of the table; by a button, or by one that only goes on. */
type Home = 'map' | 'card' | 'thing' | 'button' | 'onward';

/** Every option: where it is chosen, and what the hint calls that. */
const HOMES: Record<OptionKind, readonly [Home, string?]> = {
  log: ['map', 'log'],
  ride: ['map', 'ride'],
  at: ['map', 'at'],
  remove: ['map', 'remove'],
  wander: ['map', 'wander'],
  deed: ['map', 'deed'],
  token: ['map', 'token'],
  shift: ['map', 'shift'],
  'play-ally': ['card', 'play'],
  'play-sorcery': ['card', 'play'],
  'discard-ally': ['card', 'discard'],
  'discard-sorcery': ['card', 'discard'],
  mode: ['card'],
  give: ['card'],
  travel: ['card'],
  flip: ['card', 'flip'],
  tile: ['card'],
  perceive: ['thing', 'perceive'],
  nazgul: ['thing', 'nazgul'],
  'use-die': ['thing', 'die'],
  face: ['thing', 'die'],
  power: ['thing', 'power'],
  'spend-token': ['thing'],
  rest: ['button'],
  march: ['button'],
  resolve: ['button'],
  search: ['button'],
  hunt: ['button'],
  'draw-sorcery': ['button'],
  advance: ['button'],
  reveal: ['button'],
  rivendell: ['button'],
  'change-course': ['button'],
  'carry-on': ['button'],
  spend: ['button'],
  keep: ['button'],
  roll: ['button'],
  seat: ['button'],
  'end-turn': ['onward'],
  pass: ['onward'],
  enough: ['onward'],
  done: ['onward'],
  stay: ['onward'],
  nothing: ['onward'],
};
/** Null for what is no option of the game: a die that a referee reads. */
const homeOf = (option: OptionInfo): Home | null => HOMES[option.kind as OptionKind]?.[0] ?? null;

export const arg = (option: OptionInfo, name: string): string => String(option.args[name] ?? '');
export const isDot = (option: OptionInfo): boolean => option.kind === 'log' && option.notation === 'dot';
export const spaceOf = (option: OptionInfo): PlaceId => arg(option, 'space');
export const onMap = (option: OptionInfo): boolean => homeOf(option) === 'map' && !isDot(option);
export const hasPlace = (option: OptionInfo): boolean => ['map', 'card', 'thing'].includes(homeOf(option) ?? '');
export const goesOn = (option: OptionInfo): boolean => homeOf(option) === 'onward';

/** The places that an option lights up; a shift begins at the marker that is lifted. */
export function spotOf(option: OptionInfo, lifted: PlaceId | null): PlaceId | null {
  if (!onMap(option)) return null;
  if (option.kind !== 'shift') return spaceOf(option);
  const from = arg(option, 'from_space');
  if (lifted === null) return from;
  return from === lifted ? spaceOf(option) : null;
}

/** Which of the things that glow answer the question, in the order of the options. */
export const hintsOf = (options: readonly OptionInfo[]): string[] => [
  ...new Set(options.flatMap((o) => (isDot(o) ? ['dot'] : (HOMES[o.kind as OptionKind]?.[1] ?? [])))),
];

type Intent = 'log' | 'gandalf' | 'ride' | 'at' | 'remove';

/** Every question: what a click on a place would mean; null: nothing. */
const INTENTS: Record<Question, Intent | null> = {
  'shire-turn': 'log',
  'card-move': 'log',
  flee: 'log',
  'wild-turn': 'gandalf',
  'wander-again': 'gandalf',
  'fly-gandalf': 'gandalf',
  'active-nazgul': 'ride',
  'extra-ride': 'ride',
  push: 'ride',
  'ride-to-connected': 'ride',
  'place-nazgul': 'at',
  'place-ally': 'at',
  'drive-space': 'at',
  'search-afar': 'at',
  'hunt-beside': 'at',
  'die-action': 'remove',
  'add-special-tile': null,
  'ally-mode': null,
  assign: null,
  'cancel-tile': null,
  'choose-hiding': null,
  'choose-journey': null,
  'choose-lead': null,
  'discard-allies': null,
  'discard-sorceries': null,
  'eye-from-pool': null,
  'flee-in-the-wild': null,
  'gandalf-starts': null,
  'give-information': null,
  'heal-more': null,
  'hide-information': null,
  'hunt-or-perceive': null,
  'lord-at-start': null,
  'march-or-rest': null,
  'move-allies': null,
  'new-journey': null,
  'pay-die': null,
  'perceive-afar': null,
  'pick-ally': null,
  'pick-sorcery': null,
  react: null,
  'remove-any-ally': null,
  'reroll-dice': null,
  'ride-others': null,
  'rob-wraith': null,
  'search-after-ride': null,
  'share-sorcery': null,
  'sorcery-mode': null,
  'take-die': null,
};

/** How the table is asked why a place cannot be chosen. */
export function intentAt(decision: string, place: PlaceId, dot: boolean): string | null {
  switch (INTENTS[decision as Question] ?? null) {
    case 'log':
      return dot ? 'dot' : place;
    case 'gandalf':
      return dot ? null : `gandalf ${place}`;
    case 'ride':
      return `>${place}`;
    case 'at':
      return `at ${place}`;
    case 'remove':
      return `remove ${place}`;
    case null:
      return null;
  }
}
