import { smooth } from '../siege/curve';
import type { Point } from '../siege/geometry';
import type { Board, Place } from './data';
import { LAND } from './sheet';

const STEP = 14;
const COLS = Math.ceil(LAND.width / STEP) + 3;
const ROWS = Math.ceil(LAND.height / STEP) + 3;
const FAR = 1e9;

type Field = Float64Array;
type Segment = [Point, Point];

const gridPoint = (i: number, j: number): Point => ({ x: LAND.x + (i - 1) * STEP, y: LAND.y + (j - 1) * STEP });

/** Borders waver, as those drawn by hand do. */
function warp({ x, y }: Point): Point {
  const wave = (k: number, p: number) =>
    Math.sin(x / k + p) * Math.cos(y / (k * 0.8) + p * 1.7) + 0.5 * Math.sin((x + y) / (k * 0.5) + 2.1 * p);
  return { x: x + 10 * wave(57, 1.1), y: y + 10 * wave(49, 2.4) };
}

/** The distance from every point of the grid to the nearest of some places. */
function distances(places: readonly Place[]): Field {
  const field = new Float64Array(COLS * ROWS).fill(FAR);
  for (let j = 0; j < ROWS; j++) {
    for (let i = 0; i < COLS; i++) {
      const p = warp(gridPoint(i, j));
      let best = FAR;
      for (const q of places) best = Math.min(best, Math.hypot(p.x - q.x, p.y - q.y));
      field[j * COLS + i] = best;
    }
  }
  return field;
}

/** Marching squares along the zero line: what is negative lies inside. */
function contour(field: Field): Segment[] {
  const out: Segment[] = [];
  for (let j = 0; j < ROWS - 1; j++) {
    for (let i = 0; i < COLS - 1; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const values = corners.map(([a, b]) => field[b * COLS + a]!);
      const cuts: Point[] = [];
      for (let k = 0; k < 4; k++) {
        const [v, w] = [values[k]!, values[(k + 1) % 4]!];
        if (v < 0 === w < 0) continue;
        const [p, q] = [gridPoint(...corners[k]!), gridPoint(...corners[(k + 1) % 4]!)];
        const t = v / (v - w);
        cuts.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
      }
      for (let k = 0; k + 1 < cuts.length; k += 2) out.push([cuts[k]!, cuts[k + 1]!]);
    }
  }
  return out;
}

const key = (p: Point) => `${p.x.toFixed(2)},${p.y.toFixed(2)}`;

/** Segments joined end to end. */
function join(segments: readonly Segment[]): Point[][] {
  const at = new Map<string, Segment[]>();
  for (const s of segments) for (const p of s) at.set(key(p), [...(at.get(key(p)) ?? []), s]);
  const used = new Set<Segment>();
  const grow = (line: Point[]) => {
    for (;;) {
      const end = line.at(-1)!;
      const next = at.get(key(end))?.find((s) => !used.has(s));
      if (!next) return;
      used.add(next);
      line.push(key(next[0]) === key(end) ? next[1] : next[0]);
    }
  };
  return segments.flatMap((s) => {
    if (used.has(s)) return [];
    used.add(s);
    const line = [...s];
    grow(line);
    line.reverse();
    grow(line);
    return [line];
  });
}

/** Every other point is enough for a smooth line. */
const thin = (line: Point[]) => line.filter((_, n) => n % 2 === 0 || n === line.length - 1);
const path = (lines: Point[][]) =>
  lines.map((line) => smooth(thin(line), key(line[0]!) === key(line.at(-1)!))).join('');

export interface Zones {
  /** The shape of each area, as a path. */
  areas: Record<string, string>;
  /** Borders between sections, by "I|II". */
  borders: Record<string, string>;
  /** Borders between areas of one section. */
  inner: string;
  /** Which area a point lies in. */
  areaAt(p: Point): string;
}

function make(board: Board): Zones {
  const near = Object.fromEntries(board.areas.map((a) => [a, distances(board.places.filter((p) => p.area === a))]));
  const least = (keys: readonly string[]): Field => {
    const out = new Float64Array(COLS * ROWS).fill(FAR);
    for (const k of keys) near[k]!.forEach((v, n) => (out[n] = Math.min(out[n]!, v)));
    return out;
  };
  const minus = (a: Field, b: Field) => a.map((v, n) => v - b[n]!);
  const rim = (field: Field) =>
    field.map((v, n) => {
      const [i, j] = [n % COLS, Math.floor(n / COLS)];
      return i === 0 || j === 0 || i === COLS - 1 || j === ROWS - 1 ? Math.max(v, 1) : v;
    });
  const areas = Object.fromEntries(
    board.areas.map((a) => [a, path(join(contour(rim(minus(near[a]!, least(board.areas.filter((b) => b !== a)))))))]),
  );

  const pairs = (names: readonly string[]) => names.flatMap((a, n) => names.slice(n + 1).map((b) => [a, b] as const));
  /** Where two groups of areas meet and no third is nearer. */
  const between = (a: readonly string[], b: readonly string[]) => {
    const [da, db, other] = [least(a), least(b), least(board.areas.filter((k) => !a.includes(k) && !b.includes(k)))];
    const segments = contour(minus(da, db)).filter(([p]) => {
      const n = Math.round((p.y - LAND.y) / STEP + 1) * COLS + Math.round((p.x - LAND.x) / STEP + 1);
      return da[n]! < other[n]! + STEP;
    });
    return path(join(segments).filter((line) => line.length > 3));
  };
  const inside = (section: string) => board.areas.filter((a) => a.startsWith(`${section}·`));
  const borders = Object.fromEntries(
    pairs(board.sections).map(([a, b]) => [`${a}|${b}`, between(inside(a), inside(b))]),
  );
  const inner = board.sections.flatMap((s) => pairs(inside(s)).map(([a, b]) => between([a], [b]))).join('');

  const areaAt = (point: Point) => {
    const p = warp(point);
    let [best, found] = [FAR, board.areas[0]!];
    for (const q of board.places) {
      const d = Math.hypot(p.x - q.x, p.y - q.y);
      if (d < best) [best, found] = [d, q.area];
    }
    return found;
  };
  return { areas, borders, inner, areaAt };
}

const made = new Map<number, Zones>();
export function zonesOf(board: Board): Zones {
  let zones = made.get(board.part);
  if (!zones) made.set(board.part, (zones = make(board)));
  return zones;
}
