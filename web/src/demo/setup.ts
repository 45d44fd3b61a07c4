import raw from '@data/siege/data/units.json';
import { map } from '../boards/siege/data';
import type { CounterUnit, HexId, Side, Stack } from '../boards/siege/types';

interface Entry {
  turn: number | string | null;
  mode: string;
  hexes?: HexId[];
}
type Unit = Omit<CounterUnit, 'type'> & { type?: CounterUnit['type']; entry: Entry };

const all = [...raw.units, ...raw.leaders] as unknown as Unit[];
/** Where the demo puts the rangers, who choose their woods. */
const rangers: HexId = '1911';

/** The counters on the map when the first turn begins. */
export function setUp(): Stack[] {
  const stacks = new Map<HexId, CounterUnit[]>();
  for (const { entry, ...unit } of all) {
    if (entry.turn !== 1) continue;
    const hex = entry.mode === 'setup_choice' ? rangers : entry.hexes?.[0];
    if (!hex) continue;
    stacks.set(hex, [...(stacks.get(hex) ?? []), { ...unit, type: unit.type ?? 'leader' }]);
  }
  return [...stacks].map(([hex, units]) => ({ hex, units }));
}

export const startControl = (): Record<HexId, Side | null> =>
  Object.fromEntries(map.hexes.map((hex) => [hex.id, hex.control]));
/** One of each kind, to look at the drawings. */
export const everyCounter: CounterUnit[] = all.map(({ entry: _, ...unit }) => ({
  ...unit,
  type: unit.type ?? 'leader',
}));
