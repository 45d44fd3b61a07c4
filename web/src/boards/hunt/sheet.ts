import { sheetRound } from '../shared/sheet';

/** The land, and the printed sheet round it: tracks at both sides, title above, the turns of the day below. */
export const LAND = { x: -20, y: -48, width: 1540, height: 1066 };
const SIDE = 66;
const HEAD = 50;
const FOOT = 42;
export const SHEET = sheetRound(LAND, SIDE, HEAD, FOOT);
export const TRACK = 16;

/** The middle of a box of the Movement track (west) or the Corruption track (east). */
export function box(track: 'movement' | 'corruption', n: number): { x: number; y: number } {
  const step = (LAND.height - 70) / TRACK;
  const x = track === 'movement' ? LAND.x - 27 : LAND.x + LAND.width + 27;
  return { x, y: LAND.y + LAND.height - 35 - n * step };
}
