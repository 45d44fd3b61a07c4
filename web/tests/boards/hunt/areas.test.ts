import { describe, expect, it } from 'vitest';
import { zonesOf } from '../../../src/boards/hunt/areas';
import { boardOf } from '../../../src/boards/hunt/data';

describe.each([1, 2])('the areas of part %i', (part) => {
  const board = boardOf(part);
  const zones = zonesOf(board);

  it('all have a closed shape', () => {
    for (const area of board.areas) expect(zones.areas[area]).toMatch(/^M.*Z$/);
  });
  it('hold nearly all of their own places: a border may waver past one', () => {
    const own = board.places.filter((p) => zones.areaAt(p) === p.area);
    expect(own.length / board.places.length).toBeGreaterThan(0.9);
  });
  it('of different sections have a border for every pair', () => {
    const n = board.sections.length;
    expect(Object.keys(zones.borders)).toHaveLength((n * (n - 1)) / 2);
    expect(Object.values(zones.borders).some((d) => d.startsWith('M'))).toBe(true);
  });
  it('are reckoned once', () => {
    expect(zonesOf(board)).toBe(zones);
  });
});
