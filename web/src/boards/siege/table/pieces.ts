import raw from '@data/siege/data/units.json';
import type { CounterUnit, HexId } from '../types';

/** What is printed on a counter, front and back, and when it comes. */
export interface Printed extends Omit<CounterUnit, 'reduced' | 'spent'> {
  entry: { turn: number | string | null; mode: string; hexes?: HexId[] };
}

interface Row extends Omit<Printed, 'type'> {
  type?: Printed['type'];
}

const rows = [...raw.units, ...raw.leaders] as unknown as Row[];
export const printed: ReadonlyMap<string, Printed> = new Map(
  rows.map((row) => [row.id, { ...row, type: row.type ?? 'leader' }]),
);

export const isLeader = (id: string): boolean => printed.get(id)?.type === 'leader';
export const sideOf = (id: string) => printed.get(id)?.side ?? 'west';
