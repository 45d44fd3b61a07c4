import { sheetRound } from '../shared/sheet';
import { FIELD } from './geometry';
import { BEYOND } from './river';

/** The printed sheet: neat line round the land, title above, scale below. */
export const NEAT = {
  x: -BEYOND,
  y: -BEYOND,
  width: FIELD.width + 2 * BEYOND,
  height: FIELD.height + 2 * BEYOND,
};
const SIDE = 42;
const HEAD = 138;
const FOOT = 66;
export const SHEET = sheetRound(NEAT, SIDE, HEAD, FOOT);
