import { describe, expect, it } from 'vitest';
import { chain, offset, relax, sample, smooth } from '../../../src/boards/siege/curve';
import { dist, hexside, key } from '../../../src/boards/siege/geometry';
import { outline } from '../../../src/boards/siege/terrain';

const line = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
];

describe('a smooth line', () => {
  it('begins and ends in its points', () => {
    expect(smooth(line)).toMatch(/^M0 0C.* 20 0$/);
    expect(smooth(line, true)).toMatch(/ 0 0Z$/);
    expect(smooth([])).toBe('');
    expect(smooth([{ x: 1.26, y: 2 }])).toBe('M1.3 2');
  });

  it('sampled passes through every point', () => {
    const points = sample(line, 4);
    expect(points).toHaveLength(2 * 4 + 1);
    expect(points[4]).toEqual({ x: 10, y: 0 });
    expect(points.at(-1)).toEqual({ x: 20, y: 0 });
    expect(sample([])).toEqual([]);
  });

  it('relaxed keeps its ends', () => {
    const bent = [line[0]!, { x: 10, y: 8 }, line[2]!];
    expect(relax(bent, 0.5)).toEqual([bent[0], { x: 10, y: 4 }, bent[2]]);
    expect(relax(bent, 0)).toEqual(bent);
  });

  it('shifts to its right, as far as wanted', () => {
    const shifted = offset(line, 3);
    expect(shifted.map((p) => p.y)).toEqual([3, 3, 3]);
    expect(offset([...line].reverse(), 3).map((p) => p.y)).toEqual([-3, -3, -3]);
    expect(offset([{ x: 1, y: 1 }], 3)).toEqual([{ x: 1, y: 1 }]);
  });
});

describe('hexsides joined', () => {
  it('make one line where they touch, two where they do not', () => {
    const joined = chain([
      ['0704', '0705'],
      ['0704', '0803'],
      ['0704', '0804'],
    ]);
    expect(joined.map((l) => l.length)).toEqual([4]);
    const far = chain([
      ['0704', '0705'],
      ['1704', '1705'],
    ]);
    expect(far.map((l) => l.length)).toEqual([2, 2]);
  });

  it('use each side once and never jump', () => {
    const edges = [
      ['0704', '0705'],
      ['0704', '0604'],
      ['0704', '0804'],
    ] as const;
    const lines = chain(edges);
    const steps = lines.flatMap((l) => l.slice(1).map((p, n) => [l[n]!, p] as const));
    expect(steps).toHaveLength(edges.length);
    for (const [p, q] of steps) expect(dist(p, q)).toBeCloseTo(40);
    const drawn = new Set(steps.map(([p, q]) => [key(p), key(q)].sort().join('-')));
    for (const [a, b] of edges) expect(drawn).toContain(hexside(a, b).map(key).sort().join('-'));
  });
});

describe('the outline of some hexes', () => {
  it('is one loop round neighbours, two round strangers, none round nothing', () => {
    const loops = (ids: string[]) => (outline(new Set(ids)).match(/Z/g) ?? []).length;
    expect(loops(['0704', '0705'])).toBe(1);
    expect(loops(['0704', '0710'])).toBe(2);
    expect(loops([])).toBe(0);
  });
  it('is always drawn the same way', () => {
    expect(outline(new Set(['0704']))).toBe(outline(new Set(['0704'])));
  });
});
