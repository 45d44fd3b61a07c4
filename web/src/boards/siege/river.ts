import { chain, relax, sample, smooth } from './curve';
import { map } from './data';
import { FIELD, centre, dist, type Point } from './geometry';
import { between, seeded } from './random';
import type { HexId } from './types';

/** How far water and roads run on past the outermost hexes. */
export const BEYOND = 46;

const wander = (id: HexId): Point => {
  const rnd = seeded(`anduin ${id}`);
  const c = centre(id);
  return { x: c.x + between(rnd, -4, 4), y: c.y + between(rnd, -3, 3) };
};

function channel(ids: readonly HexId[], toSea: boolean): Point[] {
  const points = relax(ids.map(wander), 0.3);
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const source = { x: first.x + 5, y: -BEYOND };
  return toSea
    ? [source, ...points, { x: last.x - 14, y: FIELD.height + BEYOND }]
    : [source, ...points, wander(map.anduin.main_channel[5] as HexId)];
}

const mainPoints = channel(map.anduin.main_channel, true);
const eastPoints = channel(map.anduin.east_channel_round_cair_andros, false);

export const anduin = { main: smooth(mainPoints), east: smooth(eastPoints) };
export const anduinSamples: Point[] = [...sample(mainPoints), ...sample(eastPoints)];

/** The stretch of the main channel between two of its hexes, for lettering. */
export function reach(from: HexId, to: HexId): string {
  const ids = map.anduin.main_channel;
  const [a, b] = [ids.indexOf(from) + 1, ids.indexOf(to) + 1];
  return smooth(mainPoints.slice(a, b + 1));
}

/** A stream follows its hexsides with a slight wave and ends in the Anduin. */
function stream(line: readonly Point[], name: string): Point[] {
  const rnd = seeded(name);
  const out: Point[] = [];
  line.forEach((p, i) => {
    out.push({ x: p.x + between(rnd, -2, 2), y: p.y + between(rnd, -2, 2) });
    const q = line[i + 1];
    if (!q) return;
    const swing = (rnd() < 0.5 ? -1 : 1) * between(rnd, 2.2, 4.2);
    for (const [t, s] of [
      [0.33, swing],
      [0.67, -swing],
    ] as const) {
      out.push({
        x: p.x + (q.x - p.x) * t - ((q.y - p.y) / 40) * s,
        y: p.y + (q.y - p.y) * t + ((q.x - p.x) / 40) * s,
      });
    }
  });
  return out;
}

function nearestWater(p: Point): Point {
  return anduinSamples.reduce((best, q) => (dist(p, q) < dist(p, best) ? q : best));
}

const streamLines: Point[][] = map.minor_rivers.flatMap((river) =>
  chain(river.edges).map((line) => {
    const points = stream(line, river.name);
    const [a, b] = [points[0] as Point, points.at(-1) as Point];
    const [wa, wb] = [nearestWater(a), nearestWater(b)];
    return dist(a, wa) < dist(b, wb) ? [wa, ...points] : [...points, wb];
  }),
);

export const streams: string[] = streamLines.map((line) => smooth(line));
export const streamSamples: Point[] = streamLines.flatMap((line) => sample(line, 4));

/** Stones across the shallows: deterministic, one cluster for each ford hex. */
export const fordStones = map.anduin.fords.flatMap((id) => {
  const rnd = seeded(`ford ${id}`);
  const c = nearestWater(centre(id));
  return Array.from({ length: 11 }, (_, i) => ({
    x: c.x + ((i % 6) - 2.5) * 7 + between(rnd, -2, 2),
    y: c.y + (i < 6 ? -5 : 6) + between(rnd, -3, 3),
    r: between(rnd, 1.5, 3.1),
  }));
});
export const shallows = map.anduin.fords.map((id) => nearestWater(centre(id)));
