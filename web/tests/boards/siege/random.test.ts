import { describe, expect, it } from 'vitest';
import { between, seeded } from '../../../src/boards/siege/random';

const ten = (text: string) => {
  const rnd = seeded(text);
  return Array.from({ length: 10 }, () => rnd());
};

describe('chance that is always the same', () => {
  it('repeats for a name and differs between names', () => {
    expect(ten('ford 0909')).toEqual(ten('ford 0909'));
    expect(ten('ford 0909')).not.toEqual(ten('ford 0910'));
    expect(new Set(ten('')).size).toBe(10);
  });
  it('stays between its bounds', () => {
    const rnd = seeded('bounds');
    for (let n = 0; n < 200; n++) {
      const value = between(rnd, -2, 3);
      expect(value).toBeGreaterThanOrEqual(-2);
      expect(value).toBeLessThan(3);
    }
  });
});
