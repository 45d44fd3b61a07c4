import { smooth } from './curve';
import { exists, map, type Hex } from './data';
import { centre, corner, hexPath, key, neighbour, sides, type Point } from './geometry';
import { between, seeded } from './random';
import type { HexId } from './types';

export type Wash = 'meadow' | 'forest' | 'greywood' | 'hill' | 'rock' | 'ash' | 'snow' | 'waste' | 'pelennor' | 'paved';

function washOf(hex: Hex): Wash | null {
  switch (hex.terrain) {
    case 'forest':
      return hex.grey_wood ? 'greywood' : 'forest';
    case 'hill':
      return 'hill';
    case 'mountain':
      return hex.ephel_duath ? 'ash' : 'rock';
    case 'peak':
      return hex.ephel_duath ? 'waste' : 'snow';
    case 'pelennor':
      return 'pelennor';
    case 'city':
      return hex.id === '1315'
        ? 'waste'
        : hex.id === '2407'
          ? 'meadow'
          : hex.region === 'Pelennor'
            ? 'pelennor'
            : 'paved';
    case 'anduin':
    case 'ford':
      return 'meadow';
    case 'plain':
      return null;
  }
}

/** A corner or a side's middle, moved a little: the same for all who share it. */
function jog(p: Point, by: number): Point {
  const rnd = seeded(key(p));
  return { x: p.x + between(rnd, -by, by), y: p.y + between(rnd, -by, by) };
}

/** The outlines of a set of hexes as soft closed curves, like the edge of a watercolour wash. */
export function outline(ids: ReadonlySet<HexId>, sway = 5): string {
  const next = new Map<string, { from: Point; to: Point }>();
  for (const id of ids) {
    const c = centre(id);
    for (const side of sides) {
      if (ids.has(neighbour(id, side))) continue;
      const from = corner(c, side);
      next.set(key(from), { from, to: corner(c, side + 1) });
    }
  }
  const loops: string[] = [];
  while (next.size > 0) {
    const points: Point[] = [];
    let at = next.keys().next().value;
    while (at !== undefined) {
      const edge = next.get(at);
      if (!edge) break;
      next.delete(at);
      points.push(jog(edge.from, sway));
      for (const t of [0.33, 0.67]) {
        points.push(
          jog(
            {
              x: edge.from.x + (edge.to.x - edge.from.x) * t,
              y: edge.from.y + (edge.to.y - edge.from.y) * t,
            },
            sway * 0.7,
          ),
        );
      }
      at = key(edge.to);
    }
    loops.push(smooth(points, true));
  }
  return loops.join('');
}

const order: Wash[] = ['meadow', 'pelennor', 'paved', 'forest', 'greywood', 'hill', 'rock', 'snow', 'ash', 'waste'];

export const washes = order.map((wash) => ({
  wash,
  d: outline(new Set(map.hexes.filter((hex) => washOf(hex) === wash).map((hex) => hex.id))),
}));

/** Open country differs a little from region to region. */
const tints: Record<string, string[]> = {
  ithilien: ['Ithilien North', 'Ithilien South', 'Emyn Arnen'],
  lossarnach: ['Lossarnach', 'Stonewain Valley'],
};
export const regions = Object.entries(tints).map(([tint, names]) => ({
  tint,
  d: outline(new Set(map.hexes.filter((hex) => names.includes(hex.region)).map((hex) => hex.id))),
}));

export const land = outline(new Set(map.hexes.map((hex) => hex.id)), 4);

/** Every hexside once. */
export const grid = (() => {
  const seen = new Set<string>();
  let d = '';
  for (const hex of map.hexes) {
    const c = centre(hex.id);
    for (const side of sides) {
      const other = neighbour(hex.id, side);
      if (exists(other) && seen.has(other)) continue;
      const [p, q] = [corner(c, side), corner(c, side + 1)];
      d += `M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${q.x.toFixed(1)} ${q.y.toFixed(1)}`;
    }
    seen.add(hex.id);
  }
  return d;
})();

export const allHexes = (ids: Iterable<HexId>, radius?: number) =>
  [...ids].map((id) => hexPath(centre(id), radius)).join('');
