import { describe, expect, it } from 'vitest';
import { exists, map } from '../../../src/boards/siege/data';
import {
  R,
  W,
  centre,
  colOf,
  corner,
  dist,
  hexAt,
  hexId,
  hexPath,
  hexside,
  key,
  mid,
  neighbour,
  rowOf,
  sides,
} from '../../../src/boards/siege/geometry';
import { near } from '../../things';

describe('hexes', () => {
  it('are named by row and column', () => {
    expect(hexId(7, 4)).toBe('0704');
    expect([rowOf('2613'), colOf('2613')]).toEqual([26, 13]);
  });

  it('are as far from each neighbour as a hex is wide', () => {
    for (const side of sides) expect(dist(centre('0704'), centre(neighbour('0704', side)))).toBeCloseTo(W);
    for (const side of sides) expect(dist(centre('0804'), centre(neighbour('0804', side)))).toBeCloseTo(W);
  });

  it('are the neighbours of their neighbours', () => {
    for (const hex of ['0704', '0804'])
      for (const side of sides) {
        const back = sides[(side + 3) % 6]!;
        expect(neighbour(neighbour(hex, side), back)).toBe(hex);
      }
  });

  it('count rows from the south: a higher row lies farther north', () => {
    expect(centre('0804').y).toBeLessThan(centre('0704').y);
    expect(centre('0804').x - centre('0704').x).toBeCloseTo(W / 2);
  });

  it('share the side between them', () => {
    const [a, b] = hexside('0704', '0705');
    const [c, d] = hexside('0705', '0704');
    expect(new Set([key(a), key(b)])).toEqual(new Set([key(c), key(d)]));
    expect(dist(a, b)).toBeCloseTo(R);
    const [m, half] = [mid(a, b), mid(centre('0704'), centre('0705'))];
    expect(m.x).toBeCloseTo(half.x);
    expect(m.y).toBeCloseTo(half.y);
    expect(() => hexside('0704', '0908')).toThrow('not neighbours');
  });

  it('have their first corner in the north', () => {
    const c = centre('0704');
    expect(corner(c, 0)).toEqual(near(c.x, c.y - R));
    expect(corner(c, 6).y).toBeCloseTo(corner(c, 0).y);
    expect(hexPath(c).match(/L/g)).toHaveLength(5);
  });
});

describe('the hex under a point', () => {
  it('is found at the centre and near every corner of each hex on the map', () => {
    for (const { id } of map.hexes) {
      const c = centre(id);
      expect(hexAt(c, exists)).toBe(id);
      for (const side of sides) expect(hexAt(corner(c, side, R * 0.9), exists)).toBe(id);
    }
  });

  it('is none outside the map', () => {
    expect(hexAt({ x: -200, y: -200 }, exists)).toBeNull();
    expect(hexAt(centre('0704'), () => false)).toBeNull();
  });
});
