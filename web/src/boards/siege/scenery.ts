import { map, type Hex } from './data';
import { centre, colOf, dist, n1, neighbour, type Point } from './geometry';
import { between, seeded, type Random } from './random';
import { anduinSamples, streamSamples } from './river';
import { roadSamples } from './roads';

/** One little drawing, placed. `tone` picks the colours of its rock. */
export interface Item {
  href: string;
  x: number;
  y: number;
  size: number;
  flip: boolean;
  tone?: 'ephel' | 'faint';
}

const free = (p: Point, road: number, water: number) =>
  roadSamples.every((q) => dist(p, q) > road) &&
  streamSamples.every((q) => dist(p, q) > road) &&
  anduinSamples.every((q) => dist(p, q) > water);

/** Points scattered over a hex, apart from each other and clear of roads and water. */
function scatter(c: Point, rnd: Random, count: number, gap: number, reach = 32): Point[] {
  const out: Point[] = [];
  for (let tries = 0; tries < count * 18 && out.length < count; tries++) {
    const angle = rnd() * Math.PI * 2;
    const r = Math.sqrt(rnd()) * reach;
    const p = { x: c.x + r * Math.cos(angle) * 0.94, y: c.y + r * Math.sin(angle) };
    if (out.some((q) => dist(p, q) < gap)) continue;
    if (free(p, 8, 26)) out.push(p);
  }
  return out;
}

const pick = (rnd: Random, names: readonly string[]) => names[Math.floor(rnd() * names.length)] as string;

function place(p: Point, href: string, rnd: Random, low: number, high: number, tone?: Item['tone']): Item {
  return { href, x: n1(p.x), y: n1(p.y), size: n1(between(rnd, low, high) * 10) / 10, flip: rnd() < 0.5, tone };
}

function rocks(hex: Hex, rnd: Random): Item[] {
  const c = centre(hex.id);
  const tone = hex.ephel_duath ? 'ephel' : undefined;
  const kinds = hex.terrain === 'peak' ? ['peak1', 'peak2'] : ['mount1', 'mount2', 'mount3'];
  const small = ['mount1', 'mount2', 'mount3'];
  const big = hex.terrain === 'peak' ? 1.28 : 1.06;
  const side = rnd() < 0.5 ? -1 : 1;
  const add = (dx: number, dy: number, names: string[], size: number): Item => ({
    ...place({ x: c.x + dx, y: c.y + dy }, pick(rnd, names), rnd, size * 0.94, size * 1.06, tone),
    flip: false,
  });
  return [
    add(side * 15 + between(rnd, -2, 2), -8, small, big * 0.62),
    add(-side * 7 + between(rnd, -2, 2), 8, kinds, big),
    add(side * 16 + between(rnd, -2, 2), 21, small, big * 0.56),
  ];
}

function draw(hex: Hex): Item[] {
  const rnd = seeded(hex.id);
  const c = centre(hex.id);
  switch (hex.terrain) {
    case 'forest':
      return hex.grey_wood
        ? scatter(c, rnd, 11, 10.5, 34).map((p) => place(p, pick(rnd, ['fir1', 'fir2']), rnd, 0.85, 1.1))
        : scatter(c, rnd, 13, 10.4, 34).map((p) => place(p, pick(rnd, ['tree1', 'tree2', 'tree3']), rnd, 0.8, 1.05));
    case 'mountain':
    case 'peak':
      return rocks(hex, rnd);
    case 'hill':
      return scatter(c, rnd, 3, 22, 24).map((p) => place(p, pick(rnd, ['hill1', 'hill2']), rnd, 0.85, 1.1));
    case 'pelennor':
      return scatter(c, rnd, 3, 23, 25).map((p, i) =>
        place(p, i === 2 && rnd() < 0.7 ? 'farm' : pick(rnd, ['field1', 'field2', 'field3']), rnd, 0.85, 1.05),
      );
    case 'plain': {
      const tufts = scatter(c, rnd, 2 + Math.floor(rnd() * 3), 17, 32).map((p) =>
        place(p, pick(rnd, ['tuft1', 'tuft2']), rnd, 0.8, 1.2),
      );
      const lone = rnd() < 0.1 ? scatter(c, rnd, 1, 20, 28).map((p) => place(p, 'tree2', rnd, 0.6, 0.75)) : [];
      return [...tufts, ...lone];
    }
    default:
      return [];
  }
}

/** Paler land beyond the edge, so that ranges and woods do not stop at the last hex. */
function beyond(hex: Hex): Item[] {
  const west = colOf(hex.id) === 1;
  const east = !map.hexes.some((other) => other.id === neighbour(hex.id, 1));
  if (!west && !east) return [];
  const rnd = seeded(`beyond ${hex.id}`);
  const c = centre(hex.id);
  const even = Number(hex.id.slice(0, 2)) % 2 === 0;
  const step = (west ? -1 : 1) * (even ? 52 : 48);
  const p = { x: c.x + step + between(rnd, -4, 4), y: c.y + between(rnd, 0, 10) };
  if (!free(p, 16, 20) || hex.id === '2414') return [];
  switch (hex.terrain) {
    case 'peak':
    case 'mountain': {
      const items = [place(p, 'mount2', rnd, 0.6, 0.8, 'faint')];
      return even
        ? [...items, place({ x: p.x - Math.sign(step) * 4, y: p.y + 22 }, 'mount1', rnd, 0.4, 0.5, 'faint')]
        : items;
    }
    case 'forest':
      return [
        place(p, hex.grey_wood ? 'fir1' : 'tree1', rnd, 0.8, 0.9, 'faint'),
        place({ x: p.x + 9, y: p.y + 11 }, hex.grey_wood ? 'fir2' : 'tree2', rnd, 0.8, 0.9, 'faint'),
      ];
    case 'hill':
      return [place(p, 'hill1', rnd, 0.7, 0.9, 'faint')];
    default:
      return rnd() < 0.5 ? [place(p, 'tuft1', rnd, 0.8, 1, 'faint')] : [];
  }
}

export const scenery: Item[] = map.hexes.flatMap((hex) => [...draw(hex), ...beyond(hex)]).sort((a, b) => a.y - b.y);
