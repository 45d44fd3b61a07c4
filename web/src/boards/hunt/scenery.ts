import { sample, smooth } from '../siege/curve';
import type { Point } from '../siege/geometry';
import { between, seeded, type Random } from '../siege/random';
import type { Board } from './data';
import { landscapes, type Patch } from './landscape';

export interface Item extends Point {
  href: string;
  size: number;
  flip: boolean;
}
export interface Scenery {
  rivers: { id: string; wide: number; d: string }[];
  /** Washes of colour under woods and marshes. */
  washes: { kind: 'wood' | 'marsh' | 'down'; d: string }[];
  items: Item[];
}

const dist = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);

export function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return dist(p, { x: a.x + t * dx, y: a.y + t * dy });
}

/** A blob round an ellipse, its edge a little uneven. */
function blob([x, y, rx, ry]: Patch, rnd: Random): string {
  const points = Array.from({ length: 14 }, (_, n) => {
    const angle = (n / 14) * Math.PI * 2;
    const r = between(rnd, 0.92, 1.18);
    return { x: x + rx * r * Math.cos(angle), y: y + ry * r * Math.sin(angle) };
  });
  return smooth(points, true);
}

function make(board: Board): Scenery {
  const land = landscapes[board.part];
  const lines = land.rivers.map((r) => r.flow.map(([x, y]) => ({ x, y })));
  const water = lines.flatMap((line) => sample(line, 5));
  const stations = board.places;

  const free = (p: Point, { place = 26, way = 10, stream = 16 } = {}) =>
    stations.every((q) => dist(p, q) > (q.kind === 'dot' ? place * 0.6 : place)) &&
    board.edges.every((e) => toSegment(p, e.a, e.b) > (e.kind === 'road' ? way * 1.4 : way)) &&
    water.every((q) => dist(p, q) > stream);

  function scatter(
    patch: Patch,
    hrefs: readonly string[],
    gap: number,
    size: readonly [number, number],
    clear: Parameters<typeof free>[1],
  ): Item[] {
    const [x, y, rx, ry, count] = patch;
    const rnd = seeded(`${board.part} ${hrefs[0]} ${x} ${y}`);
    const out: Item[] = [];
    for (let tries = 0; tries < count * 14 && out.length < count; tries++) {
      const angle = rnd() * Math.PI * 2;
      const r = Math.sqrt(rnd());
      const p = { x: x + rx * r * Math.cos(angle), y: y + ry * r * Math.sin(angle) };
      if (out.some((q) => dist(p, q) < gap) || !free(p, clear)) continue;
      out.push({
        ...p,
        href: hrefs[Math.floor(rnd() * hrefs.length)]!,
        size: between(rnd, ...size),
        flip: rnd() < 0.5,
      });
    }
    return out;
  }

  const all = (
    patches: readonly Patch[],
    ...rest: [readonly string[], number, readonly [number, number], Parameters<typeof free>[1]]
  ) => patches.flatMap((patch) => scatter(patch, ...rest));

  const rnd = seeded(`tufts ${board.part}`);
  const tufts: Item[] = [];
  for (let n = 0; n < 420; n++) {
    const p = { x: between(rnd, 0, 1500), y: between(rnd, -30, 1000) };
    if (free(p, { place: 30, way: 12, stream: 14 }))
      tufts.push({ ...p, href: rnd() < 0.5 ? 'tuft1' : 'tuft2', size: between(rnd, 0.8, 1.2), flip: rnd() < 0.5 });
  }
  const items = [
    ...tufts,
    ...all(land.fields, ['field1', 'field2'], 30, [0.9, 1.15], { place: 36, way: 18, stream: 18 }),
    ...all(land.reeds, ['reed1', 'reed2'], 15, [0.9, 1.2], { place: 28, way: 9, stream: 6 }),
    ...all(land.hills, ['hill1', 'hill2', 'hill3'], 25, [0.95, 1.3], { place: 34, way: 14, stream: 20 }),
    ...all(land.barrows, ['barrow1', 'barrow2'], 30, [1, 1.25], { place: 36, way: 16, stream: 20 }),
    ...all(land.mountains, ['mount1', 'mount2'], 27, [1.1, 1.6], { place: 40, way: 16, stream: 20 }),
    ...all(land.woods, ['tree1', 'tree2', 'tree3'], 11.5, [0.95, 1.3], { place: 27, way: 9, stream: 13 }),
    ...all(land.firs, ['fir1', 'fir2'], 13, [0.95, 1.25], { place: 27, way: 9, stream: 13 }),
    ...land.vignettes.map((v) => ({ ...v, flip: false })),
  ].sort((a, b) => a.y - b.y);

  const edge = seeded(`washes ${board.part}`);
  return {
    rivers: land.rivers.map((r, n) => ({ id: r.id, wide: r.wide, d: smooth(lines[n]!) })),
    washes: [
      ...land.reeds.map((patch) => ({ kind: 'marsh' as const, d: blob(patch, edge) })),
      ...[...land.woods, ...land.firs].map((patch) => ({ kind: 'wood' as const, d: blob(patch, edge) })),
      ...[...land.barrows, ...land.mountains].map((patch) => ({ kind: 'down' as const, d: blob(patch, edge) })),
    ],
    items,
  };
}

const made = new Map<number, Scenery>();
export function sceneryOf(board: Board): Scenery {
  let scenery = made.get(board.part);
  if (!scenery) made.set(board.part, (scenery = make(board)));
  return scenery;
}
