// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mine, ownKey, type MyTable } from '../../src/lib/mine.svelte';

const KEY = 'redbook.tables';
const kept = () => JSON.parse(localStorage.getItem(KEY)!) as MyTable[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000 });
});

describe('my tables', () => {
  it('are kept with the newest first', () => {
    mine.remember('a', 'ta', 'siege');
    vi.setSystemTime(2_000);
    mine.remember('b', 'tb', 'wotr');
    expect(mine.tables.map((t) => t.table)).toEqual(['b', 'a']);
    expect(kept()).toEqual(mine.tables);
  });

  it('keep what was read when they are visited again with the same token, not with another', () => {
    mine.remember('a', 'ta', 'siege');
    mine.seen('a', 12);
    mine.remember('a', 'ta', 'siege');
    expect(mine.find('a')).toMatchObject({ seen: 12 });
    mine.remember('a', 'other', 'siege');
    expect(mine.find('a')).toMatchObject({ seen: 0 });
    expect(mine.holds('a', 'ta')).toBe(false);
    expect(mine.holds('a', 'other')).toBe(true);
  });

  it('do not lose what another tab wrote', () => {
    mine.remember('a', 'ta', 'siege');
    localStorage.setItem(KEY, JSON.stringify([...kept(), { table: 'z', token: 'tz', game: 'tcg', seen: 0, at: 1 }]));
    mine.seen('a', 3);
    expect(mine.find('z')).toBeDefined();
    mine.forget('z');
    expect(kept().map((t) => t.table)).toEqual(['a']);
  });

  it('are sixty at most', () => {
    for (let n = 0; n < 65; n++) {
      vi.setSystemTime(n * 1_000);
      mine.remember(`t${n}`, 'k', 'siege');
    }
    expect(mine.tables).toHaveLength(60);
    expect(mine.find('t4')).toBeUndefined();
    expect(mine.find('t5')).toBeDefined();
  });

  it('ask again with the same key', () => {
    const key = ownKey('a');
    expect(ownKey('a')).toBe(key);
    expect(ownKey('b')).not.toBe(key);
    expect(key.length).toBeGreaterThanOrEqual(64);
  });
});
