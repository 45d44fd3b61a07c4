import type { OptionKind } from '../../../api/generated/siege';
import type { OptionInfo } from '../../../api/wire';
import type { GlowKind, HexId } from '../types';

/** Where on the board an option is chosen, and how that hex glows. */
export interface Spot {
  hex: HexId;
  kind: GlowKind;
  label?: string;
}

const text = (option: OptionInfo, name: string): string => String(option.args[name] ?? '');

type Place = (option: OptionInfo, where: (piece: string) => HexId | null) => Spot[];
const at = (hex: HexId | null, kind: GlowKind, label?: string): Spot[] =>
  hex ? [{ hex, kind, ...(label ? { label } : {}) }] : [];

/** Every option, and where the board answers it; null: it gets a button. */
const places: Record<OptionKind, Place | null> = {
  'set-up': (o) => at(text(o, 'hex'), 'place'),
  enter: (o) => at(text(o, 'hex'), 'place'),
  land: (o) => at(text(o, 'hex'), 'place'),
  recover: (o, where) => at(where(text(o, 'piece')), 'select'),
  convert: (o, where) => at(where(text(o, 'piece')), 'select'),
  'send-back': (o, where) => at(where(text(o, 'piece')), 'select'),
  pick: (o) => at(text(o, 'hex'), 'select'),
  go: (o) => at(text(o, 'to'), 'move', text(o, 'cost')),
  'attack-hex': (o) => at(text(o, 'hex'), 'attack'),
  join: (o) => at(text(o, 'hex'), 'select', '+'),
  lose: (o, where) => at(where(text(o, 'piece')), 'attack'),
  'retreat-to': (o) => at(text(o, 'to'), 'retreat'),
  'break-out': (o) => at(text(o, 'to'), 'retreat'),
  displace: (o) => at(text(o, 'to'), 'retreat'),
  advance: (o, where) => [...at(where(text(o, 'piece')), 'select'), ...at(text(o, 'hex'), 'advance')],
  'advance-on': (o) => at(text(o, 'to'), 'advance'),
  follow: null,
  'leave-map': null,
  'add-eye': null,
  'no-eye': null,
  roll: null,
  halt: null,
  stay: null,
  done: null,
  hold: null,
  pass: null,
  'end-movement': null,
  'end-combat': null,
  'build-bridge': null,
  'destroy-bridge': null,
  'keep-bridge': null,
};

/** Options that set down a counter from beside the map: the counter is chosen first. */
export const fromReserve: ReadonlySet<string> = new Set<OptionKind>(['set-up', 'enter']);
/** Options that are about one counter on the map, chosen by clicking it. */
export const ofCounter: ReadonlySet<string> = new Set<OptionKind>([
  'recover',
  'convert',
  'send-back',
  'pick',
  'join',
  'lose',
  'advance',
]);

const placeOf = (option: OptionInfo): Place | null => places[option.kind as OptionKind];

export const hasPlace = (option: OptionInfo): boolean => !!placeOf(option);

export function spotsOf(option: OptionInfo, where: (piece: string) => HexId | null): Spot[] {
  return placeOf(option)?.(option, where) ?? [];
}

export const pieceOf = (option: OptionInfo): string => text(option, 'piece');
