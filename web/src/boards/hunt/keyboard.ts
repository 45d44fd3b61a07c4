import { ARROWS } from '../shared/keys';
import type { Board, Place, PlaceId } from './data';

/** The neighbour that lies nearest to the direction of an arrow key; where no way leads there, the nearest place that does. */
export function step(board: Board, from: PlaceId, arrow: string): PlaceId {
  const here = board.at(from);
  const way = ARROWS[arrow]!;
  const heading = Math.atan2(way.y, way.x);
  const turn = (p: Place) =>
    Math.abs(
      Math.atan2(
        Math.sin(Math.atan2(p.y - here.y, p.x - here.x) - heading),
        Math.cos(Math.atan2(p.y - here.y, p.x - here.x) - heading),
      ),
    );
  const near = board
    .near(from)
    .filter((p) => turn(p) < 1.05)
    .sort((a, b) => turn(a) - turn(b));
  if (near[0]) return near[0].id;
  const far = (p: Place) => Math.hypot(p.x - here.x, p.y - here.y) * (1 + turn(p));
  const beyond = board.places.filter((p) => p !== here && turn(p) < 0.8).sort((a, b) => far(a) - far(b));
  return beyond[0]?.id ?? from;
}
