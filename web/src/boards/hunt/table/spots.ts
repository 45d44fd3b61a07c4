import type { OptionInfo } from '../../../api/wire';
import type { PlaceId } from '../data';

/** How what can be done lights up on the map. */
export type GlowKind = 'log' | 'dot' | 'ride' | 'at' | 'remove' | 'wander' | 'deed' | 'token' | 'shift' | 'path';
export interface Glow {
  kind: GlowKind;
}

const ON_MAP = new Set(['log', 'ride', 'at', 'remove', 'wander', 'deed', 'token', 'shift']);
const ON_CARD = new Set([
  'play-ally',
  'play-sorcery',
  'discard-ally',
  'discard-sorcery',
  'mode',
  'give',
  'travel',
  'flip',
  'tile',
]);
const ON_THINGS = new Set(['perceive', 'nazgul', 'use-die', 'face', 'power', 'spend-token']);

export const arg = (option: OptionInfo, name: string): string => String(option.args[name] ?? '');
export const isDot = (option: OptionInfo): boolean => option.kind === 'log' && option.notation === 'dot';
export const spaceOf = (option: OptionInfo): PlaceId => arg(option, 'space');
export const onMap = (option: OptionInfo): boolean => ON_MAP.has(option.kind) && !isDot(option);
export const hasPlace = (option: OptionInfo): boolean =>
  ON_MAP.has(option.kind) || ON_CARD.has(option.kind) || ON_THINGS.has(option.kind);

/** The places that an option lights up; a shift begins at the marker that is lifted. */
export function spotOf(option: OptionInfo, lifted: PlaceId | null): PlaceId | null {
  if (!onMap(option)) return null;
  if (option.kind !== 'shift') return spaceOf(option);
  const from = arg(option, 'from_space');
  if (lifted === null) return from;
  return from === lifted ? spaceOf(option) : null;
}

const HINTS: Readonly<Record<string, string>> = {
  'play-ally': 'play',
  'play-sorcery': 'play',
  'discard-ally': 'discard',
  'discard-sorcery': 'discard',
  face: 'die',
  'use-die': 'die',
  flip: 'flip',
  log: 'log',
  ride: 'ride',
  at: 'at',
  remove: 'remove',
  wander: 'wander',
  deed: 'deed',
  token: 'token',
  shift: 'shift',
  nazgul: 'nazgul',
  perceive: 'perceive',
  power: 'power',
};

/** Which of the things that glow answer the question, in the order of the options. */
export const hintsOf = (options: readonly OptionInfo[]): string[] => [
  ...new Set(options.flatMap((o) => (isDot(o) ? ['dot'] : (HINTS[o.kind] ?? [])))),
];

/** How the table is asked why a place cannot be chosen. */
export function intentAt(decision: string, place: PlaceId, dot: boolean): string | null {
  switch (decision) {
    case 'shire-turn':
    case 'card-move':
    case 'flee':
      return dot ? 'dot' : place;
    case 'wild-turn':
    case 'wander-again':
    case 'fly-gandalf':
      return dot ? null : `gandalf ${place}`;
    case 'active-nazgul':
    case 'extra-ride':
    case 'push':
    case 'ride-to-connected':
      return `>${place}`;
    case 'place-nazgul':
    case 'place-ally':
    case 'drive-space':
    case 'search-afar':
    case 'hunt-beside':
      return `at ${place}`;
    case 'die-action':
      return `remove ${place}`;
    default:
      return null;
  }
}
