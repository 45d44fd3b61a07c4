import type { Sheet } from './viewport';

/** A printed sheet: the land, and paper round it at both sides, above and below. */
export const sheetRound = (land: Sheet, side: number, head: number, foot: number): Sheet => ({
  x: land.x - side,
  y: land.y - head,
  width: land.width + 2 * side,
  height: land.height + head + foot,
});
