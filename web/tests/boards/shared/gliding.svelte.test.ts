// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sight } from '../../../src/api/sight';
import type { ToldInfo } from '../../../src/api/wire';
import { Gliding } from '../../../src/boards/shared/gliding.svelte';
import { settings } from '../../../src/lib/settings.svelte';
import { told } from '../../things';

const walk = (...path: string[]): ToldInfo => told('moved', { path });
let log = $state.raw<readonly ToldInfo[]>([]);
let gliding: Gliding<string>;
let stop: () => void;

function watch(live: boolean): void {
  const sight = {
    live,
    get log() {
      return log;
    },
  } as Sight;
  gliding = new Gliding(
    sight,
    (line) => 'path' in line.args,
    (line) => (line.args['path'] as string[]).map((shown) => ({ shown, lasts: 100 })),
  );
  stop = $effect.root(() => gliding.follow());
  flushSync();
}

function tell(...lines: ToldInfo[]): void {
  log = lines;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.motion = 'normal';
  log = [walk('a', 'b')];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who goes somewhere', () => {
  it('is shown step by step; what lay in the log before we came is not', () => {
    watch(true);
    expect(gliding.now).toBeNull();
    tell(...log, walk('c', 'd'), told('said', {}));
    expect(gliding.now).toBe('c');
    vi.advanceTimersByTime(100);
    expect(gliding.now).toBe('d');
    vi.advanceTimersByTime(100);
    expect(gliding.now).toBeNull();
  });

  it('gives way to the next walk', () => {
    watch(true);
    tell(...log, walk('c', 'd'));
    tell(...log, walk('e'));
    expect(gliding.now).toBe('e');
    vi.advanceTimersByTime(100);
    expect(gliding.now).toBeNull();
  });

  it('is shown again and again in a replay, whose log is one move', () => {
    watch(false);
    tell(walk('x'));
    expect(gliding.now).toBe('x');
  });

  it('stands still for those who want no motion', () => {
    settings.motion = 'none';
    watch(true);
    tell(...log, walk('c'));
    expect(gliding.now).toBeNull();
  });
});
