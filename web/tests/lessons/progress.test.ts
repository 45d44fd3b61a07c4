// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  const { progress } = await import('../../src/lessons/progress.svelte');
  const { mine } = await import('../../src/lib/mine.svelte');
  return { progress, mine };
}

describe('progress', () => {
  beforeEach(() => localStorage.clear());

  it('is kept by lesson, and what was done once stays done', async () => {
    const { progress } = await fresh();
    progress.keep('siege', '01', 3, false);
    expect(progress.of('siege', '01')).toEqual({ step: 3, done: false });
    progress.keep('siege', '01', 9, true);
    progress.keep('siege', '01', 2, false);
    expect(progress.of('siege', '01')).toEqual({ step: 2, done: true });
    expect([progress.done('siege'), progress.done('wotr')]).toEqual([1, 0]);
    const later = await fresh();
    expect(later.progress.done('siege')).toBe(1);
  });

  it('knows how many lessons there are once the course was seen', async () => {
    const { progress } = await fresh();
    expect(progress.length('hunt')).toBeNull();
    progress.seen('hunt', 6);
    expect(progress.length('hunt')).toBe(6);
  });

  it('calls somebody new who has neither a table nor a lesson, and asks once', async () => {
    const first = (await fresh()).progress;
    expect(first.newcomer).toBe(true);
    first.offered();
    expect(first.newcomer).toBe(false);
    localStorage.clear();
    const seated = await fresh();
    seated.mine.remember('t', 'k', 'siege');
    expect(seated.progress.newcomer).toBe(false);
    localStorage.clear();
    const learner = (await fresh()).progress;
    learner.keep('hunt', '01', 1, false);
    expect(learner.newcomer).toBe(false);
  });
});
