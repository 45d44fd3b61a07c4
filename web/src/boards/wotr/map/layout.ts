import { mordorSteps, regions, ringOf, sheet } from './data';
import { lines } from './lettering';
import type { Anchors, Point, Region, RegionId } from './types';

/** How large pieces and letters are drawn, in map units: the farther away, the larger. */
export interface Level {
  grow: number;
  letters: number;
}
/** Where things stand on a region at one level, and how its name is written. */
export interface Spots extends Anchors {
  lines: readonly string[];
  letters: number;
}
export type Layout = ReadonlyMap<RegionId, Spots>;

const LEVELS: readonly (Level & { from: number })[] = [
  { from: 1.35, grow: 0.78, letters: 14 },
  { from: 0.85, grow: 1, letters: 14 },
  { from: 0.58, grow: 1.2, letters: 16 },
  { from: 0.45, grow: 1.3, letters: 17.5 },
  { from: 0.36, grow: 1.45, letters: 20 },
  { from: 0, grow: 1.7, letters: 24 },
];
/** The level for a scale of the map. */
export const levelAt = (scale: number): Level => LEVELS.find((level) => scale >= level.from)!;

type Thing = 'name' | 'army' | 'siege' | 'lone' | 'settlement';
interface Box extends Point {
  w: number;
  h: number;
}
/** How bad it is that a thing covers another: what is seldom there matters less. */
const WEIGHT: Record<Thing, number> = { name: 5, army: 4, siege: 1.5, lone: 1.5, settlement: 3.5 };
/** How bad it is that a thing leaves its region. */
const ASTRAY: Record<Thing, number> = { name: 1.2, army: 6, siege: 6, lone: 6, settlement: 0 };
const GRID = 8;
const REACH = 9;
const NEAR = 330;
const LEADING = 1.04;
const OFTEN = [-1, -0.5, 0, 0.5, 1];

/** The inside of every region, as a grid. */
const inside = new Map([...regions.keys()].map((id) => [id, raster(ringOf(id))]));

function raster(ring: readonly Point[]): ReadonlySet<number> {
  const cells = new Set<number>();
  const ys = ring.map((p) => p.y);
  for (let j = Math.floor(Math.min(...ys) / GRID); j <= Math.max(...ys) / GRID; j++) {
    const y = (j + 0.5) * GRID;
    const cuts = ring
      .flatMap((a, i) => {
        const b = ring[(i + 1) % ring.length]!;
        return a.y > y !== b.y > y ? [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)] : [];
      })
      .sort((a, b) => a - b);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      for (let i = Math.ceil(cuts[n]! / GRID - 0.5); (i + 0.5) * GRID <= cuts[n + 1]!; i++) cells.add(cell(i, j));
    }
  }
  return cells;
}

function cell(i: number, j: number): number {
  return i * 4096 + j;
}

function astray(box: Box, cells: ReadonlySet<number>): number {
  let out = 0;
  for (const u of OFTEN)
    for (const v of OFTEN) {
      if (!cells.has(cell(Math.floor((box.x + u * box.w) / GRID), Math.floor((box.y + v * box.h) / GRID)))) out++;
    }
  return out / 25;
}

/** How much of the smaller box lies under the other, up to one. */
function overlap(a: Box, b: Box): number {
  const across = a.w + b.w - Math.abs(a.x - b.x);
  const down = a.h + b.h - Math.abs(a.y - b.y);
  if (across <= 0 || down <= 0) return 0;
  const area = Math.min(across, 2 * Math.min(a.w, b.w)) * Math.min(down, 2 * Math.min(a.h, b.h));
  return 0.15 + (0.85 * area) / (4 * Math.min(a.w * a.h, b.w * b.h));
}

function begin(region: Region, name: string, { grow, letters }: Level): { spots: Spots; boxes: Map<Thing, Box> } {
  const size = letters * (region.settlement ? 1 : 0.9) * (letters > 14 ? 1 : region.letters);
  const parts = lines(name);
  const { anchors } = region;
  const boxes = new Map<Thing, Box>([
    ['settlement', { ...(anchors.settlement ?? { x: -999, y: -999 }), w: 19, h: 20 }],
    [
      'name',
      {
        ...anchors.name,
        w: Math.max(...parts.map((p) => p.length)) * size * 0.27 + 2,
        h: (parts.length * size * LEADING) / 2 - 2,
      },
    ],
    ['army', { ...anchors.army, w: 20 * grow, h: 24 * grow }],
    ['lone', { ...anchors.lone, w: 14 * grow, h: 15 * grow }],
  ]);
  if (anchors.siege) boxes.set('siege', { ...anchors.siege, w: 22 * grow, h: 21 * grow });
  return { spots: { ...anchors, lines: parts, letters: size }, boxes };
}

/** Move everything that is drawn larger than the sheet was printed for, each to the best place near its own. */
export function layout(level: Level, nameOf: (region: RegionId) => string): Layout {
  const all = new Map([...regions].map(([id, region]) => [id, begin(region, nameOf(id), level)]));
  if (level.grow > 1) {
    const order = [...regions.values()].sort((a, b) => Number(b.settlement !== null) - Number(a.settlement !== null));
    for (let round = 0; round < 3; round++) for (const region of order) rearrange(region, all);
  }
  return new Map(
    [...all].map(([id, { spots, boxes }]) => {
      const at = (what: Thing) => ({ x: boxes.get(what)!.x, y: boxes.get(what)!.y });
      return [
        id,
        { ...spots, name: at('name'), army: at('army'), lone: at('lone'), siege: spots.siege && at('siege') },
      ];
    }),
  );
}

const steps: readonly [Thing, Box][] = mordorSteps.map((p) => ['settlement', { ...p, w: 18, h: 18 }]);

function rearrange(region: Region, all: ReadonlyMap<RegionId, { boxes: Map<Thing, Box> }>): void {
  const home = region.anchors;
  const mine = all.get(region.id)!.boxes;
  const others = [...all].flatMap(([id, { boxes }]) =>
    id !== region.id &&
    Math.hypot(regions.get(id)!.anchors.name.x - home.name.x, regions.get(id)!.anchors.name.y - home.name.y) < NEAR
      ? [...boxes]
      : [],
  );
  others.push(...steps);
  for (const what of ['name', 'army', 'siege', 'lone'] as const) {
    const box = mine.get(what);
    const from = home[what];
    if (!box || !from) continue;
    const taken = [...others, ...[...mine].filter(([thing]) => thing !== what)];
    mine.set(what, best(what, box, from, taken, inside.get(region.id)!));
  }
}

function best(what: Thing, box: Box, from: Point, taken: readonly [Thing, Box][], cells: ReadonlySet<number>): Box {
  let least = Infinity;
  let found = box;
  for (let i = -REACH; i <= REACH; i++)
    for (let j = -REACH; j <= REACH; j++) {
      const at = { ...box, x: from.x + i * GRID, y: from.y + j * GRID };
      if (at.x - at.w < 30 || at.x + at.w > sheet.width - 30 || at.y - at.h < 30 || at.y + at.h > sheet.height - 30)
        continue;
      let cost = (Math.hypot(i, j) * GRID) / 160 + ASTRAY[what] * astray(at, cells);
      for (const [thing, other] of taken) {
        if (cost >= least) break;
        cost += WEIGHT[thing] * WEIGHT[what] * overlap(at, other);
      }
      if (cost < least) [least, found] = [cost, at];
    }
  return found;
}
