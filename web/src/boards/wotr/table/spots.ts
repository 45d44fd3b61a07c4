import type { DecisionInfo, OptionInfo } from '../../../api/wire';
import { regionOf } from '../facts';
import type { GlowKind } from '../map/types';
import type { WotrView } from '../view';

/** Where on the table an option is chosen. */
export type Spot = 'dice' | 'map' | 'hand' | 'tray' | 'battle' | 'hunt' | 'prompt';

const BY_DIE = new Set(['take-action', 'ring-from']);
/** Questions whose words are an array of things to do, or go with chosen figures: they stand in the tray. */
const BY_TRAY = new Set([
  'use-die',
  'draw-from-either',
  'voice-of-saruman',
  'choose-token',
  'marchers',
  'attackers',
  'far-force',
  'choose-force',
  'fellowship-phase',
]);
const PLACED = new Set(['place', 'route', 'figure-at']);
const IN_TRAY = new Set(['figure', 'casualty', 'nation-option', 'who', 'number', 'discard-table']);

const MOVES = new Set([
  'march-to',
  'fly-to',
  'walk-to',
  'place-group',
  'far-step',
  'retreat-or-stand',
  'move-figure',
  'combat-ask',
]);
const PLACES = new Set(['recruit', 'bring-where', 'where-white', 'voice-recruits']);

export const glowOf = (decision: string): GlowKind =>
  decision === 'attack-whom' ? 'attack' : MOVES.has(decision) ? 'move' : PLACES.has(decision) ? 'place' : 'select';

/** Questions in the middle of a choice: Escape takes the step before back. */
export const HALF = new Set([
  'use-die',
  'ring-from',
  'ring-to',
  'play-card',
  'march-to',
  'marchers',
  'far-force',
  'far-step',
  'choose-force',
  'attack',
  'attack-whom',
  'attackers',
  'move-armies',
  'move-minions',
  'fly-to',
  'move-companions',
  'walk-to',
  'separate-group',
  'place-group',
  'recruit',
  'diplomacy',
  'voice-of-saruman',
  'voice-recruits',
  'bring-minion',
  'bring-where',
  'where-white',
  'far-march',
  'choose-recruit',
  'draw-from-either',
]);

/** Questions that choose figures one by one. */
export const FORMING = new Set(['marchers', 'attackers', 'far-force', 'choose-force', 'advance']);

export const isPlaced = (option: OptionInfo): boolean => PLACED.has(option.kind);
export const placeOf = (option: OptionInfo): string => String(option.args['region'] ?? '');

/** The region on the map that an option is chosen by; null if none. */
export function regionFor(option: OptionInfo, view: WotrView): string | null {
  if (isPlaced(option)) return regionOf(placeOf(option));
  if (option.kind !== 'who') return null;
  const at = view.characters[String(option.args['character'])] ?? '';
  return at in NOWHERE ? null : regionOf(at);
}
const NOWHERE = { fellowship: 1, aside: 1, eliminated: 1, mordor: 1, '': 1 };

export function spotOf(option: OptionInfo, decision: DecisionInfo, view: WotrView): Spot {
  if (view.hunt) return 'hunt';
  if (isPlaced(option)) return 'map';
  if (view.battle) return 'battle';
  if (option.kind === 'die') return BY_DIE.has(decision.kind) ? 'dice' : 'tray';
  if (option.kind === 'card-option') return view.hand.includes(String(option.args['card'])) ? 'hand' : 'tray';
  if (IN_TRAY.has(option.kind)) return 'tray';
  const action = String(option.args['action'] ?? '');
  if (action === 'elven-ring' || action.startsWith('token-')) return decision.kind === 'take-action' ? 'dice' : 'tray';
  if (BY_TRAY.has(decision.kind)) return 'tray';
  return decision.options.some((o) => o.kind !== 'act' && spotOf(o, decision, view) === 'tray') ? 'tray' : 'prompt';
}
