import type { HexId } from './types';

/** Pointy-top hexes; row 26 is the north edge, even rows stand half a hex east. */
export const R = 40;
export const W = R * Math.sqrt(3);
export const ROW = R * 1.5;
export const ROWS = 26;
export const FIELD = { width: 15 * W, height: (ROWS - 1) * ROW + 2 * R };

export interface Point {
  x: number;
  y: number;
}

/** Sides clockwise from north-east; side i joins corner i and corner i + 1. */
export type SideIndex = 0 | 1 | 2 | 3 | 4 | 5;
export const sides: readonly SideIndex[] = [0, 1, 2, 3, 4, 5];

export const rowOf = (id: HexId) => Number(id.slice(0, 2));
export const colOf = (id: HexId) => Number(id.slice(2));
export const hexId = (row: number, col: number): HexId => String(row).padStart(2, '0') + String(col).padStart(2, '0');

/** A place on the sheet: x in hex widths from the west edge, y as a row number. */
export const at = (x: number, row: number): Point => ({ x: x * W, y: (ROWS - row) * ROW + R });

export function centre(id: HexId): Point {
  const row = rowOf(id);
  return at(colOf(id) - 0.5 + (row % 2 === 0 ? 0.5 : 0), row);
}

export function corner(c: Point, i: number, radius = R): Point {
  const angle = ((i % 6) * 60 - 90) * (Math.PI / 180);
  return { x: c.x + radius * Math.cos(angle), y: c.y + radius * Math.sin(angle) };
}

export function neighbour(id: HexId, side: SideIndex): HexId {
  const row = rowOf(id);
  const col = colOf(id);
  const even = row % 2 === 0 ? 1 : 0;
  switch (side) {
    case 0:
      return hexId(row + 1, col + even);
    case 1:
      return hexId(row, col + 1);
    case 2:
      return hexId(row - 1, col + even);
    case 3:
      return hexId(row - 1, col + even - 1);
    case 4:
      return hexId(row, col - 1);
    case 5:
      return hexId(row + 1, col + even - 1);
  }
}

/** The two corners of the hexside between neighbours. */
export function hexside(a: HexId, b: HexId): [Point, Point] {
  const side = sides.find((s) => neighbour(a, s) === b);
  if (side === undefined) throw new Error(`${a} and ${b} are not neighbours`);
  const c = centre(a);
  return [corner(c, side), corner(c, side + 1)];
}

export const n1 = (v: number) => Math.round(v * 10) / 10;
export const key = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`;
export const dist = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
export const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function hexPath(c: Point, radius = R): string {
  return (
    'M' +
    sides
      .map((i) => {
        const p = corner(c, i, radius);
        return `${n1(p.x)} ${n1(p.y)}`;
      })
      .join('L') +
    'Z'
  );
}

/** The hex under a point: the nearest centre is always the right one. */
export function hexAt(p: Point, exists: (id: HexId) => boolean): HexId | null {
  const near = ROWS - (p.y - R) / ROW;
  let best: HexId | null = null;
  let least = R * 1.02;
  for (const row of [Math.floor(near), Math.ceil(near)]) {
    const col = Math.round(p.x / W + 0.5 - (row % 2 === 0 ? 0.5 : 0));
    const id = hexId(row, col);
    if (!exists(id)) continue;
    const d = dist(p, centre(id));
    if (d < least) [best, least] = [id, d];
  }
  return best;
}
