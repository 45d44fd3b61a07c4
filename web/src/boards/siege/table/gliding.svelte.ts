import type { Sight } from '../../../api/sight';
import { paced, still } from '../../../lib/settings.svelte';
import type { HexId, Stack } from '../types';

const HOP = 190;
const WHOLE = 900;

/** The counter that moved last walks its way, hex by hex, before it lies down on its new stack. */
export class Gliding {
  private walker = $state.raw<{ piece: string; hex: HexId } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: number;

  constructor(private readonly sight: Sight) {
    this.seen = sight.log.length;
  }

  /** Look at what is new in the log; the last walk in it is shown. A replay gives one move at a time. */
  watch(): void {
    const { log, live } = this.sight;
    const fresh = live ? log.slice(this.seen) : log;
    this.seen = log.length;
    const walk = fresh.findLast(
      (told) => 'path' in told.args || ('origin' in told.args && 'to' in told.args && 'piece' in told.args),
    );
    if (!walk || still()) return;
    const path = walk.args['path'];
    this.walk(
      String(walk.args['piece']),
      Array.isArray(path) ? path : [String(walk.args['origin']), String(walk.args['to'])],
    );
  }

  private walk(piece: string, path: readonly HexId[]): void {
    clearTimeout(this.timer);
    const hop = paced(Math.min(HOP, WHOLE / path.length));
    const step = (n: number) => {
      const hex = path[n];
      this.walker = hex ? { piece, hex } : null;
      if (hex)
        this.timer = setTimeout(() => step(n + 1), n === 0 ? 30 : n === path.length - 1 ? hop + paced(300) : hop);
    };
    step(0);
  }

  /** The stacks, with the walker where he is now. */
  arrange(stacks: readonly Stack[]): readonly Stack[] {
    const { walker } = this;
    const from = walker && stacks.find((stack) => stack.units.some((u) => u.id === walker.piece));
    if (!walker || !from) return stacks;
    const unit = from.units.find((u) => u.id === walker.piece)!;
    const rest = stacks.map((stack) =>
      stack === from ? { ...stack, units: stack.units.filter((u) => u !== unit) } : stack,
    );
    return [
      ...rest.filter((stack) => stack.units.length),
      { id: `walker-${walker.piece}`, hex: walker.hex, units: [unit] },
    ];
  }
}
