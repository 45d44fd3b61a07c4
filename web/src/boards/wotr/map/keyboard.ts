import { ARROWS } from '../../shared/keys';
import { regions } from './data';
import type { Point, RegionId } from './types';

const spot = (id: RegionId): Point => regions.get(id)!.anchors.army;

/** The neighbour that lies most nearly that way, dead ends first, which nothing else leads to; itself if none does. */
export function step(from: RegionId, arrow: string): RegionId {
  const way = ARROWS[arrow];
  const here = regions.get(from);
  if (!way || !here) return from;
  const a = spot(from);
  let best = from;
  let most = -1;
  for (const id of here.neighbours) {
    const b = spot(id);
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const ahead = ((b.x - a.x) * way.x + (b.y - a.y) * way.y) / far;
    if (ahead < 0.25) continue;
    const score = ahead - far / 2000 + (regions.get(id)!.neighbours.length === 1 ? 0.4 : 0);
    if (score > most) [best, most] = [id, score];
  }
  return best;
}
