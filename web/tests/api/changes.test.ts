import { describe, expect, it } from 'vitest';
import { changed } from '../../src/api/changes';
import type { Change, TableState } from '../../src/api/wire';

const nothing: Change = { type: 'change', version: 4, told: [], told_from: 0, set: {}, view: {}, entries: {} };
const state = (view: unknown): TableState =>
  ({ version: 3, title: 'Ithilien', told: [], view }) as unknown as TableState;

describe('a state put together from changes', () => {
  it('keeps what has not changed, the very same', () => {
    const before = state({ pieces: [{ at: '1010' }], turn: 3 });
    const after = changed(before, { ...nothing, set: { title: 'Osgiliath' }, view: { turn: 4 } });
    expect(after).toMatchObject({ version: 4, title: 'Osgiliath', view: { turn: 4 } });
    expect((after.view as { pieces: unknown }).pieces).toBe((before.view as { pieces: unknown }).pieces);
  });

  it('a list has entries put at their places, grows and shrinks', () => {
    const before = state({ pieces: ['a', 'b', 'c'], dead: ['x', 'y'] });
    const entries = {
      pieces: { size: 4, set: { '1': 'B', '3': 'd' }, drop: [] },
      dead: { size: 1, set: {}, drop: [] },
    };
    expect(changed(before, { ...nothing, entries }).view).toEqual({ pieces: ['a', 'B', 'c', 'd'], dead: ['x'] });
  });

  it('a mapping loses and gains keys, and keeps its order', () => {
    const before = state({ armies: { bree: 1, moria: 2, rohan: 3 } });
    const entries = { armies: { size: 3, set: { rohan: 4, shire: 5 }, drop: ['moria'] } };
    const { armies } = changed(before, { ...nothing, entries }).view as { armies: Record<string, number> };
    expect(Object.entries(armies)).toEqual([
      ['bree', 1],
      ['rohan', 4],
      ['shire', 5],
    ]);
  });

  it('changes nothing of the state before', () => {
    const before = state({ armies: { bree: 1 }, pieces: ['a'] });
    const kept = JSON.stringify(before);
    changed(before, {
      ...nothing,
      entries: { armies: { size: 0, set: {}, drop: ['bree'] }, pieces: { size: 1, set: { '0': 'z' }, drop: [] } },
    });
    expect(JSON.stringify(before)).toBe(kept);
  });
});
