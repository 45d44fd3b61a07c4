import { describe, expect, it } from 'vitest';
import { regions, sheet } from '../../../src/boards/wotr/map/data';
import { step } from '../../../src/boards/wotr/map/keyboard';
import { layout, levelAt } from '../../../src/boards/wotr/map/layout';
import { lines } from '../../../src/boards/wotr/map/lettering';
import { backwards, closed, open } from '../../../src/boards/wotr/map/pen';

describe('a name on the map', () => {
  it('stays on one line while it is short', () => {
    expect(lines('Rivendell')).toEqual(['Rivendell']);
    expect(lines('North Ithilien')).toEqual(['North', 'Ithilien']);
  });
  it('breaks between words only, as evenly as it can', () => {
    expect(lines('Ephel Dúath del Norte')).toEqual(['Ephel Dúath', 'del Norte']);
    expect(lines('a very long name indeed here').length).toBeLessThanOrEqual(3);
    expect(lines('Unbreakablelongname')).toEqual(['Unbreakablelongname']);
    for (const name of ['Vau do Isen', 'Montañas de Sombra del Sur', 'x']) expect(lines(name).join(' ')).toBe(name);
  });
});

describe('the pen', () => {
  const line = [0, 0, 10, 0, 20, 10, 30, 10];
  it('draws through the ends and softly past the rest', () => {
    expect(open(line)).toBe('M0 0Q10 0 15 5Q20 10 30 10');
    expect(open([0, 0, 5, 5])).toBe('M0 0L5 5');
  });
  it('draws the same line both ways, so that neighbours share it', () => {
    expect(backwards(line)).toBe('M30 10Q20 10 15 5Q10 0 0 0');
  });
  it('closes a ring of lines', () => {
    expect(
      closed([
        [[0, 0, 9, 0], 1],
        [[0, 0, 9, 0], -1],
      ]),
    ).toBe('M0 0L9 0L0 0Z');
  });
});

describe('the regions', () => {
  it('border on each other both ways', () => {
    expect(regions.size).toBe(105);
    for (const [id, region] of regions)
      for (const other of region.neighbours) expect(regions.get(other)!.neighbours).toContain(id);
  });

  it('are all reached by arrow keys, and keys stay on the map', () => {
    const reached = new Set(['rivendell']);
    for (const at of reached)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = step(at, arrow);
        expect(regions.has(next)).toBe(true);
        reached.add(next);
      }
    expect([...regions.keys()].filter((id) => !reached.has(id))).toEqual([]);
    expect(step('rivendell', 'Enter')).toBe('rivendell');
  });
});

describe('the levels', () => {
  it('draw pieces larger the farther away they are', () => {
    const grown = [2, 1, 0.6, 0.5, 0.4, 0.1].map((scale) => levelAt(scale).grow);
    expect([...grown].sort((a, b) => a - b)).toEqual(grown);
    expect(levelAt(0.85).grow).toBe(1);
  });

  it('leave the printed places alone when near, and keep all on the sheet when far', () => {
    const near = layout(levelAt(1), (id) => id);
    for (const [id, region] of regions) expect(near.get(id)!.army).toEqual(region.anchors.army);
    const far = layout(levelAt(0.4), (id) => id.replaceAll('-', ' '));
    expect(far.size).toBe(regions.size);
    let moved = 0;
    for (const [id, spots] of far) {
      expect(spots.army.x).toBeGreaterThan(0);
      expect(spots.army.x).toBeLessThan(sheet.width);
      expect(spots.siege === null).toBe(regions.get(id)!.anchors.siege === null);
      if (spots.army.x !== regions.get(id)!.anchors.army.x) moved++;
    }
    expect(moved).toBeGreaterThan(0);
  });
});
