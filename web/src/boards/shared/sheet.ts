import type { Sheet } from './viewport';

/** A printed sheet: the land, and paper round it at both sides, above and below. */
export const sheetRound = (land: Sheet, side: number, head: number, foot: number): Sheet => ({
  x: land.x - side,
  y: land.y - head,
  width: land.width + 2 * side,
  height: land.height + head + foot,
});

/** The corners of a frame, each with the way its ornament is turned. */
export const cornersOf = ({ x, y, width, height }: Sheet): [x: number, y: number, sx: number, sy: number][] => [
  [x, y, 1, 1],
  [x + width, y, -1, 1],
  [x, y + height, 1, -1],
  [x + width, y + height, -1, -1],
];
