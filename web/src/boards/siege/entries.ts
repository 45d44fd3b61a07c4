import { map } from './data';
import { centre, type Point } from './geometry';
import type { HexId } from './types';

/** Who may come in here; each gets a pennon of its own colour. */
export type Entrant = 'shadow' | 'west' | 'rohan';

const zones: [string, Entrant][] = [
  ['morannon_road', 'shadow'],
  ['minas_morgul', 'shadow'],
  ['harad_road', 'shadow'],
  ['north_edge_anorien', 'shadow'],
  ['north_edge_anorien', 'west'],
  ['lebennin_road', 'west'],
  ['west_edge_above_rohan_road', 'west'],
  ['harlond', 'west'],
  ['west_edge_rohan', 'rohan'],
];

const spots = new Map<HexId, Set<Entrant>>();
for (const [zone, who] of zones) {
  for (const id of map.entry_zones[zone] ?? []) {
    spots.set(id, (spots.get(id) ?? new Set()).add(who));
  }
}

export interface Entry {
  id: HexId;
  who: Entrant;
  at: Point;
}

/** Pennons stand in the upper west of the hex, side by side where two may enter. */
export const entries: Entry[] = [...spots].flatMap(([id, whos]) =>
  [...whos].map((who, i) => {
    const c = centre(id);
    return { id, who, at: { x: c.x - 25 + i * 12, y: c.y - 4 } };
  }),
);
