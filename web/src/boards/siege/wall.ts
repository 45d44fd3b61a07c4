import { chain } from './curve';
import { map } from './data';
import { centre, hexside, key, mid, n1, type Point } from './geometry';

/** The Rammas Echor: straight curtains, a tower at every bend, gatehouses on the roads. */

const lines = chain(map.rammas.edges);

/** Draw the wall a little inside its hexsides, so that both hexes show their own ground. */
const heart: Point = centre('0705');
const draw = (p: Point): Point => ({
  x: p.x + (heart.x - p.x) * 0.02,
  y: p.y + (heart.y - p.y) * 0.02,
});

export const curtains: string[] = lines.map(
  (line) =>
    'M' +
    line
      .map(draw)
      .map((p) => `${n1(p.x)} ${n1(p.y)}`)
      .join('L'),
);

export const towers: Point[] = [...new Map(lines.flat().map((p) => [key(p), draw(p)])).values()].sort(
  (a, b) => a.y - b.y,
);

export const gates = map.rammas.gates.map((gate) => {
  const [p, q] = hexside(gate.inside, gate.outside);
  const c = draw(mid(p, q));
  return { ...c, angle: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI, name: gate.name };
});
