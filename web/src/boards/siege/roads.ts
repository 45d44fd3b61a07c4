import { relax, sample, smooth } from './curve';
import { map } from './data';
import { FIELD, centre, dist, hexside, mid, type Point } from './geometry';
import { between, seeded } from './random';
import { BEYOND } from './river';
import type { HexId } from './types';

/** Where a road leaves the sheet, and toward which side. */
const exits: Record<HexId, Point> = {
  '1801': { x: -BEYOND, y: centre('1801').y - 6 },
  '2613': { x: centre('2613').x + 16, y: -BEYOND },
  '0315': { x: FIELD.width + BEYOND, y: centre('0315').y + 8 },
  '0101': { x: -BEYOND + 12, y: FIELD.height + BEYOND - 18 },
};

/** Places keep their centre, open country lets the road sway. */
function waypoint(id: HexId): Point {
  const c = centre(id);
  if (map.places[id]) return c;
  const rnd = seeded(`road ${id}`);
  return { x: c.x + between(rnd, -6, 6), y: c.y + between(rnd, -5, 5) };
}

function line(ids: readonly HexId[]): Point[] {
  const points = relax(ids.map(waypoint), 0.22);
  const start = exits[ids[0] as HexId];
  const end = exits[ids.at(-1) as HexId];
  return [...(start ? [start] : []), ...points, ...(end ? [end] : [])];
}

const built = map.roads.filter((road) => !road.needs_bridge);
const lines = new Map(built.map((road) => [road.name, line(road.path)]));

export const roads: string[] = [...lines.values()].map((points) => smooth(points));
export const roadSamples: Point[] = [...lines.values()].flatMap((points) => sample(points, 8));

/** Part of a road between two of its hexes, for lettering beside it. */
export function stretch(from: HexId, to: HexId): Point[] {
  const road = built.find((r) => r.path.includes(from) && r.path.includes(to));
  if (!road) throw new Error(`no road from ${from} to ${to}`);
  const points = relax(road.path.map(waypoint), 0.22);
  const [a, b] = [road.path.indexOf(from), road.path.indexOf(to)];
  const part = points.slice(Math.min(a, b), Math.max(a, b) + 1);
  return sample(a < b ? part : part.reverse(), 6);
}

/** Bridges: where a road crosses a stream, with the angle of the road there. */
export const bridges = map.minor_rivers.flatMap((river) =>
  river.bridges.map(([a, b]) => {
    const [p, q] = hexside(a, b);
    const middle = mid(p, q);
    const near = [...roadSamples].sort((u, v) => dist(u, middle) - dist(v, middle));
    const c = near[0] ?? middle;
    const [from, to] = [centre(a), centre(b)];
    return { ...c, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  }),
);
