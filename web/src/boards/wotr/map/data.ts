import board from '@data/wotr/data/map.json';
import land from './land.json';
import { backwards, closed, open } from './pen';
import type { Nation, Point, Region, RegionId, SettlementKind } from './types';

export type ArcKind = 'open' | 'river' | 'closed' | 'sea' | 'lake' | 'north' | 'east' | 'south';
export interface Arc {
  left: string;
  right: string;
  kind: ArcKind;
  line: number[];
}

export const arcs = land.arcs as Arc[];
export const sheet = { x: 0, y: 0, width: land.width, height: land.height };

const point = (at: number[] | undefined): Point => {
  if (!at) throw new Error('a region without a place for its things');
  return { x: at[0]!, y: at[1]! };
};
const maybe = (at: number[] | undefined): Point | null => (at ? point(at) : null);

type Drawn = {
  id: string;
  arcs: number[];
  country: string;
  letters: number;
  army: number[];
  lone: number[];
  name: number[];
  settlement?: number[];
  siege?: number[];
};
type Printed = { id: string; adjacent: string[]; nation?: string; settlement?: string };

/** The borders of a region, walked round; ~k is border k walked backwards. */
export const around = (chain: readonly number[]): string =>
  closed(chain.map((k) => (k >= 0 ? [arcs[k]!.line, 1] : [arcs[~k]!.line, -1]) as [number[], 1 | -1]));

const chains = new Map((land.regions as Drawn[]).map((drawn) => [drawn.id, drawn.arcs]));
/** The corners of a region, walked round. */
export const ringOf = (id: RegionId): Point[] =>
  (chains.get(id) ?? []).flatMap((k) => {
    const { line } = arcs[k >= 0 ? k : ~k]!;
    const points = Array.from({ length: line.length / 2 }, (_, i) => ({ x: line[2 * i]!, y: line[2 * i + 1]! }));
    return k >= 0 ? points : points.reverse();
  });

const printed = new Map((board as Printed[]).map((region) => [region.id, region]));

export const regions: ReadonlyMap<RegionId, Region> = new Map(
  (land.regions as Drawn[]).map((drawn) => {
    const facts = printed.get(drawn.id);
    if (!facts) throw new Error(`${drawn.id} is not on the board`);
    return [
      drawn.id,
      {
        id: drawn.id,
        path: around(drawn.arcs),
        anchors: {
          army: point(drawn.army),
          siege: maybe(drawn.siege),
          lone: point(drawn.lone),
          name: point(drawn.name),
          settlement: maybe(drawn.settlement),
        },
        nation: (facts.nation ?? null) as Nation | null,
        settlement: (facts.settlement ?? null) as SettlementKind | null,
        neighbours: facts.adjacent,
        country: drawn.country,
        letters: drawn.letters,
      },
    ];
  }),
);

export const nations: readonly Nation[] = [
  'dwarves',
  'elves',
  'gondor',
  'north',
  'rohan',
  'isengard',
  'sauron',
  'southrons',
];
export const shadowNations: ReadonlySet<Nation> = new Set(['isengard', 'sauron', 'southrons'] as const);

/** The six spaces of the Mordor track, the last is the Crack of Doom. */
export const mordorSteps: readonly Point[] = land.mordor.map(point);

export const lakes = land.lakes.map((lake) => {
  const line = lake.arcs.flatMap((k) => arcs[k >= 0 ? k : ~k]!.line);
  const [xs, ys] = [0, 1].map((odd) => line.filter((_, i) => i % 2 === odd)) as [number[], number[]];
  const half = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return { id: lake.id, path: around(lake.arcs), middle: { x: half(xs), y: half(ys) } };
});
/** `back`: the same line walked upstream, for names that would stand on their heads. */
export const rivers = land.rivers.map((river) => ({
  id: river.id,
  path: open(river.line),
  back: backwards(river.line),
}));

/** All borders of a kind as one path. */
export const allOf = (...kinds: ArcKind[]): string =>
  arcs
    .filter((arc) => kinds.includes(arc.kind))
    .map((arc) => open(arc.line))
    .join('');

export const nationOf = (id: string): Nation | null => regions.get(id)?.nation ?? null;
