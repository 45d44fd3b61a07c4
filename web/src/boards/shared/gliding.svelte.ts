import { untrack } from 'svelte';
import type { Sight } from '../../api/sight';
import type { ToldInfo } from '../../api/wire';
import { still } from '../../lib/settings.svelte';

/** What is shown of a walk, and for how many milliseconds. */
export interface Step<Shown> {
  shown: Shown;
  lasts: number;
}

/** What the log tells of a piece that goes somewhere is shown once, step by step, before it stands at its new place. */
export class Gliding<Shown> {
  /** What is shown now; null while nobody walks. */
  now = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: number;

  constructor(
    private readonly sight: Sight,
    private readonly isWalk: (told: ToldInfo) => boolean,
    private readonly stepsOf: (told: ToldInfo) => readonly Step<Shown>[],
  ) {
    this.seen = sight.log.length;
  }

  /** Called while a component is made: from then on every new walk is shown. */
  follow(): void {
    $effect(() => {
      void this.sight.log;
      untrack(() => this.watch());
    });
  }

  /** Look at what is new in the log; the last walk in it is shown. A replay gives one move at a time. */
  private watch(): void {
    const { log, live } = this.sight;
    const walk = (live ? log.slice(this.seen) : log).findLast(this.isWalk);
    this.seen = log.length;
    if (!walk || still()) return;
    const steps = this.stepsOf(walk);
    if (steps.length) this.show(steps, 0);
  }

  private show(steps: readonly Step<Shown>[], n: number): void {
    clearTimeout(this.timer);
    const step = steps[n];
    this.now = step?.shown ?? null;
    if (step) this.timer = setTimeout(() => this.show(steps, n + 1), step.lasts);
  }
}
