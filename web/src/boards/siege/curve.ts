import { dist, hexside, key, n1, type Point } from './geometry';
import type { HexId } from './types';

type Cubic = [Point, Point, Point, Point];

/** Catmull-Rom through the points, as Bezier pieces. */
function pieces(points: readonly Point[], closed: boolean): Cubic[] {
  const n = points.length;
  const get = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] as Point;
  const out: Cubic[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    out.push([
      p1,
      { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 },
      { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 },
      p2,
    ]);
  }
  return out;
}

export function smooth(points: readonly Point[], closed = false): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${n1(first.x)} ${n1(first.y)}`;
  for (const [, a, b, p] of pieces(points, closed)) {
    d += `C${n1(a.x)} ${n1(a.y)} ${n1(b.x)} ${n1(b.y)} ${n1(p.x)} ${n1(p.y)}`;
  }
  return closed ? d + 'Z' : d;
}

/** Points along the smooth curve, a few units apart. */
export function sample(points: readonly Point[], perPiece = 10): Point[] {
  const out: Point[] = [];
  for (const [a, b, c, d] of pieces(points, false)) {
    for (let i = 0; i < perPiece; i++) {
      const t = i / perPiece;
      const u = 1 - t;
      const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      out.push({
        x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x,
        y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y,
      });
    }
  }
  const last = points.at(-1);
  return last ? [...out, last] : out;
}

/** Pull each inner point toward its neighbours; ends stay. */
export function relax(points: readonly Point[], weight: number): Point[] {
  return points.map((p, i) => {
    const a = points[i - 1];
    const b = points[i + 1];
    if (!a || !b) return p;
    return {
      x: p.x * (1 - weight) + ((a.x + b.x) / 2) * weight,
      y: p.y * (1 - weight) + ((a.y + b.y) / 2) * weight,
    };
  });
}

/** Shift a curve sideways (to the right of its direction). */
export function offset(points: readonly Point[], by: number): Point[] {
  return points.map((p, i) => {
    const a = points[Math.max(i - 1, 0)] as Point;
    const b = points[Math.min(i + 1, points.length - 1)] as Point;
    const d = dist(a, b) || 1;
    return { x: p.x - ((b.y - a.y) / d) * by, y: p.y + ((b.x - a.x) / d) * by };
  });
}

/** Join hexsides end to end into as few lines as possible. */
export function chain(edges: readonly (readonly [HexId, HexId])[]): Point[][] {
  const ends = new Map<string, { p: Point; links: Set<string> }>();
  const touch = (p: Point) => {
    const k = key(p);
    const node = ends.get(k) ?? { p, links: new Set<string>() };
    ends.set(k, node);
    return node;
  };
  for (const [a, b] of edges) {
    const [p, q] = hexside(a, b);
    touch(p).links.add(key(q));
    touch(q).links.add(key(p));
  }
  const lines: Point[][] = [];
  const starts = [...ends.entries()].sort(
    (a, b) => (a[1].links.size % 2 === 0 ? 1 : 0) - (b[1].links.size % 2 === 0 ? 1 : 0),
  );
  for (const [start, node] of starts) {
    while (node.links.size > 0) {
      const line = [node.p];
      let at = start;
      for (;;) {
        const here = ends.get(at);
        const next = here?.links.values().next().value;
        if (!here || next === undefined) break;
        here.links.delete(next);
        const there = ends.get(next);
        if (!there) break;
        there.links.delete(at);
        line.push(there.p);
        at = next;
      }
      lines.push(line);
    }
  }
  return lines;
}
