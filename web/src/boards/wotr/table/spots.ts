import type { OptionKind, Question } from '../../../api/generated/wotr';
import type { DecisionInfo, OptionInfo } from '../../../api/wire';
import { regionOf } from '../facts';
import type { GlowKind } from '../map/types';
import type { WotrView } from '../view';

/** Where on the table an option is chosen. */
export type Spot = 'dice' | 'map' | 'hand' | 'tray' | 'battle' | 'hunt' | 'prompt';

/** What a question looks like on the table. */
interface Look {
  /** How regions glow that answer it. */
  glow: GlowKind;
  /** Its words are an array of things to do, or go with chosen figures: they stand in the tray. */
  tray?: true;
  /** Figures are chosen one by one. */
  forms?: true;
}
const PLAIN: Look = { glow: 'select' };
const TRAY: Look = { glow: 'select', tray: true };
const FORM: Look = { glow: 'select', tray: true, forms: true };
const JOIN: Look = { glow: 'select', forms: true };
const MOVE: Look = { glow: 'move' };
const PLACE: Look = { glow: 'place' };
const ATTACK: Look = { glow: 'attack' };
const LOOKS: Record<Question, Look> = {
  advance: JOIN,
  attack: PLAIN,
  'attack-whom': ATTACK,
  attackers: FORM,
  'before-roll': PLAIN,
  'before-tile': PLAIN,
  'bring-minion': PLAIN,
  'bring-where': PLACE,
  'card-ask': PLAIN,
  'cease-or-go-on': PLAIN,
  'choose-casualty': PLAIN,
  'choose-combat-card': PLAIN,
  'choose-force': FORM,
  'choose-guide': PLAIN,
  'choose-recruit': PLAIN,
  'choose-token': TRAY,
  'combat-ask': MOVE,
  diplomacy: PLAIN,
  'draw-from-either': TRAY,
  'face-damage': PLAIN,
  'far-force': FORM,
  'far-march': PLAIN,
  'far-step': MOVE,
  'fellowship-phase': TRAY,
  'field-or-siege': PLAIN,
  'fly-to': MOVE,
  'give-card': PLAIN,
  'give-up-card': PLAIN,
  'grey-guide-draws': PLAIN,
  'hand-limit': PLAIN,
  'hunt-allocation': PLAIN,
  'hunt-rerolls': PLAIN,
  'leader-rerolls': PLAIN,
  'march-to': MOVE,
  marchers: FORM,
  'move-armies': PLAIN,
  'move-companions': PLAIN,
  'move-figure': MOVE,
  'move-minions': PLAIN,
  'offer-swap': PLAIN,
  'offer-to-merge': PLAIN,
  'place-group': MOVE,
  'play-card': PLAIN,
  'press-assault': PLAIN,
  recruit: PLACE,
  'retreat-or-stand': MOVE,
  'ride-white-rider': PLAIN,
  'ring-from': PLAIN,
  'ring-to': PLAIN,
  'separate-group': PLAIN,
  sorcerer: PLAIN,
  'table-card-on-tile': PLAIN,
  'take-action': PLAIN,
  'take-off': PLAIN,
  'use-die': TRAY,
  'use-on-path': PLAIN,
  'voice-of-saruman': TRAY,
  'voice-recruits': PLACE,
  'walk-to': MOVE,
  'where-white': PLACE,
};
/** A question of the table itself, such as what a die shows, is none of the game's. */
const lookOf = (question: string): Look => (LOOKS as Partial<Record<string, Look>>)[question] ?? PLAIN;

export const glowOf = (question: string): GlowKind => lookOf(question).glow;
/** Whether figures are chosen one by one. */
export const forms = (question: string): boolean => lookOf(question).forms ?? false;

/** Where options of a kind are chosen; a word stands where its question says. */
const WHERE: Record<OptionKind, 'map' | 'tray' | 'dice' | 'hand' | 'word'> = {
  place: 'map',
  route: 'map',
  'figure-at': 'map',
  figure: 'tray',
  casualty: 'tray',
  'nation-option': 'tray',
  who: 'tray',
  number: 'tray',
  'discard-table': 'tray',
  die: 'dice',
  'card-option': 'hand',
  act: 'word',
};
const whereOf = (option: OptionInfo): string | undefined => (WHERE as Partial<Record<string, string>>)[option.kind];

export const isPlaced = (option: OptionInfo): boolean => whereOf(option) === 'map';
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
  if (whereOf(option) === 'dice') return ['take-action', 'ring-from'].includes(decision.kind) ? 'dice' : 'tray';
  if (whereOf(option) === 'hand') return view.hand.includes(String(option.args['card'])) ? 'hand' : 'tray';
  if (whereOf(option) === 'tray') return 'tray';
  const action = String(option.args['action'] ?? '');
  if (action === 'elven-ring' || action.startsWith('token-')) return decision.kind === 'take-action' ? 'dice' : 'tray';
  if (lookOf(decision.kind).tray) return 'tray';
  return decision.options.some((o) => o.kind !== 'act' && spotOf(o, decision, view) === 'tray') ? 'tray' : 'prompt';
}
