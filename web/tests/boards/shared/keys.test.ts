// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isArrow, mapKeys, ZOOM } from '../../../src/boards/shared/keys';

function pressed(key: string, more: KeyboardEventInit = {}): { did: unknown[]; taken: boolean } {
  const did: unknown[] = [];
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  mapKeys(event, {
    arrow: (arrow) => did.push(arrow),
    choose: () => did.push('choose'),
    zoomBy: (factor) => did.push(factor),
    fit: () => did.push('fit'),
  });
  return { did, taken: event.defaultPrevented };
}

describe('the keys of a map', () => {
  it('walk, choose and zoom', () => {
    for (const [key, deed] of [
      ['ArrowUp', 'ArrowUp'],
      ['Enter', 'choose'],
      [' ', 'choose'],
      ['+', ZOOM],
      ['=', ZOOM],
      ['-', 1 / ZOOM],
      ['0', 'fit'],
    ] as const)
      expect(pressed(key)).toEqual({ did: [deed], taken: true });
  });

  it('leave all others to the page, and those with Ctrl, Alt or Meta', () => {
    expect(pressed('k')).toEqual({ did: [], taken: false });
    expect(pressed('0', { ctrlKey: true })).toEqual({ did: [], taken: false });
    expect(pressed('ArrowLeft', { altKey: true })).toEqual({ did: [], taken: false });
    expect([isArrow('ArrowDown'), isArrow('Down')]).toEqual([true, false]);
  });
});
