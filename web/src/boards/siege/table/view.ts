import tables from '@data/siege/data/tables.json';
import type { CombatMoraleView, MoraleView, OddsView, PieceView, SiegeView } from '../../../api/generated/siege';
import { hexes, map } from '../data';
import type { CounterUnit, HexId, Side, Stack } from '../types';
import { printed } from './pieces';

export type { CombatMoraleView, MoraleView, OddsView, PieceView, SiegeView };

export const SIDES: readonly Side[] = ['west', 'shadow'];

const startControl: Record<HexId, Side | null> = Object.fromEntries(map.hexes.map((hex) => [hex.id, hex.control]));
export const controlOf = (view: SiegeView): Record<HexId, Side | null> => ({
  ...startControl,
  ...Object.fromEntries(Object.entries(view.control).map(([hex, side]) => [hex, side || null])),
});

/** The counter as it lies now. `spent`: it has done what it can in this phase. */
export function counterOf(id: string, now?: PieceView, spent = false): CounterUnit {
  const face = printed.get(id);
  if (!face) throw new Error(`no counter ${id}`);
  const { entry: _, ...unit } = face;
  const worn = now?.reduced ?? false;
  const morale =
    face.morale === undefined
      ? undefined
      : worn
        ? Math.max(tables.reduced.minimum_morale, face.morale + tables.reduced.morale)
        : face.morale;
  return {
    ...unit,
    ...(now?.attack ? { attack: now.attack } : {}),
    ...(now?.defence ? { defence: now.defence } : {}),
    ...(morale === undefined ? {} : { morale }),
    reduced: worn,
    spent,
  };
}

const rank = (unit: CounterUnit) => (unit.type === 'leader' ? 2 : 0) + (unit.reduced ? 0 : 1);

/** The stacks on the map, strongest counter on top of those of its kind, leaders above all. */
export function stacksOf(view: SiegeView): Stack[] {
  const stacks = new Map<HexId, CounterUnit[]>();
  for (const piece of view.pieces) {
    if (!hexes.has(piece.at)) continue;
    const own = printed.get(piece.id)?.side === view.stage;
    const spent =
      own &&
      ((view.phase === 'movement' && !!piece.moved && view.moving?.piece !== piece.id) ||
        (view.phase === 'combat' && !!piece.attacked));
    stacks.set(piece.at, [...(stacks.get(piece.at) ?? []), counterOf(piece.id, piece, spent)]);
  }
  return [...stacks].map(([hex, units]) => {
    units.sort((a, b) => rank(a) - rank(b) || (a.attack ?? 0) - (b.attack ?? 0));
    return { id: hex, hex, units };
  });
}

export const terrainTable = tables.terrain as Record<string, { move: number | null; shift: number; stacking: number }>;
export const dates: readonly number[] = tables.turns.dates;
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
