import { exists } from './data';
import { centre, neighbour, type SideIndex } from './geometry';
import type { HexId } from './types';

/** One step of the hex cursor. Up and down keep to a column by choosing the side nearer to `x`. */
export function step(from: HexId, arrow: string, x: number): HexId {
  const options: Record<string, SideIndex[]> = {
    ArrowLeft: [4],
    ArrowRight: [1],
    ArrowUp: [5, 0],
    ArrowDown: [3, 2],
  };
  const near = (options[arrow] ?? [])
    .map((side) => neighbour(from, side))
    .filter(exists)
    .sort((a, b) => Math.abs(centre(a).x - x) - Math.abs(centre(b).x - x));
  return near[0] ?? from;
}
