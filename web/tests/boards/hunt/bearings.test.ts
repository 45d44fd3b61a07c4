import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../src/boards/hunt/data';
import told from '../../../../tests/games/hunt/dots.json';

describe.each([1, 2] as const)('the dots of part %i', (part) => {
  const board = boardOf(part);
  const dots = board.places.filter((p) => p.kind === 'dot');

  it('are told as the table tells them', () => {
    const here = Object.fromEntries(dots.map(({ id }) => [id, [board.bearing(id)!.near, board.bearing(id)!.towards]]));
    expect(here).toEqual(told[part]);
  });
  it('are the only places that need it', () => {
    expect(board.locations.some(({ id }) => board.bearing(id))).toBe(false);
  });
});
