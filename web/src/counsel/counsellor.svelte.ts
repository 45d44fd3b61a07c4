import { untrack } from 'svelte';
import { api, Refused } from '../api/http';
import type { Table } from '../api/table.svelte';
import type { CounselInfo, OptionInfo, PriceInfo, TableState } from '../api/wire';
import { settings } from '../lib/settings.svelte';

/** Sits beside somebody at a table: says what it would do, and what the last move cost. */
export class Counsellor {
  advice = $state.raw<CounselInfo | null>(null);
  price = $state.raw<PriceInfo | null>(null);
  thinking = $state(false);
  weighing = $state(false);
  /** It could not be asked just now. */
  lost = $state(false);
  /** The version that was asked about by hand. */
  private wished = $state(-1);
  private asked = -1;
  private before: TableState | null = null;
  private moved = $state<string | null>(null);

  constructor(private readonly table: Table) {
    $effect(() => {
      const now = this.table.state;
      if (now) untrack(() => this.see(now));
    });
    $effect(() => {
      const now = this.table.state;
      if (now && this.wanted(now) && this.asked !== now.version) untrack(() => void this.advise(now.version));
    });
  }

  /** What is advised for the question of now; null when somebody else decides, or nothing was said yet. */
  get now(): CounselInfo | null {
    const { state } = this.table;
    return state?.decision && this.advice?.version === state.version && this.speaks(state) ? this.advice : null;
  }
  /** The very next answer of it; or the only one there is. */
  get next(): OptionInfo | null {
    return this.now?.line[0] ?? this.only;
  }
  /** There is nothing to choose: what can only be done so. */
  get only(): OptionInfo | null {
    const decision = this.table.state?.decision;
    return decision && decision.seat !== 'table' && decision.options.length === 1 ? decision.options[0]! : null;
  }
  /** Whether there is something to choose, so that counsel would help. */
  get mayAsk(): boolean {
    const { state } = this.table;
    return state !== null && isChoice(state) && !this.speaks(state);
  }
  /** Whether the last move can be talked about, and has not been. */
  get mayWeigh(): boolean {
    return this.moved !== null && !settings.counsel && !this.weighing && !this.price;
  }

  ask(): void {
    this.wished = this.table.state?.version ?? -1;
  }

  /** Do what is advised, the whole gesture. */
  follow(): Promise<boolean> {
    const line = this.now?.line ?? (this.only ? [this.only] : []);
    return line.length ? this.table.send(line.map(({ notation }) => notation)) : Promise.resolve(false);
  }

  async weigh(seat = this.moved): Promise<void> {
    if (seat === null || this.weighing) return;
    this.weighing = true;
    try {
      this.price = await api.price(this.table.table, this.table.token, seat);
      this.lost = false;
    } catch (error) {
      this.trouble(error);
    } finally {
      this.weighing = false;
    }
  }

  private speaks(now: TableState): boolean {
    return settings.counsel || this.wished === now.version;
  }

  private wanted(now: TableState): boolean {
    return isChoice(now) && this.speaks(now);
  }

  /** Somebody of us has answered: when the whole gesture is made, it can be weighed. */
  private see(now: TableState): void {
    const before = this.before;
    this.before = now;
    if (!before || now.version === before.version) return;
    if (now.length < before.length) {
      this.moved = null; // taken back
      this.price = null;
    } else if (before.decision && isChoice(before) && now.length > before.length) {
      this.moved = before.decision.seat;
      this.price = null;
    }
    const done = !now.decision?.in_gesture || now.decision.seat !== this.moved;
    if (this.moved && done && this.price === null && settings.counsel) void this.weigh();
  }

  private async advise(version: number): Promise<void> {
    this.asked = version;
    this.thinking = true;
    try {
      const advice = await api.counsel(this.table.table, this.table.token, version);
      if (this.asked !== version) return; // the table has gone on, and it was asked again
      this.advice = advice;
      this.lost = false;
    } catch (error) {
      this.trouble(error);
    } finally {
      if (this.asked === version) this.thinking = false;
    }
  }

  /** The table has gone on meanwhile, or there is nothing to say: both are no trouble. */
  private trouble(error: unknown): void {
    this.lost = !(error instanceof Refused) || error.status === 429;
    if (error instanceof Refused && ![409, 429].includes(error.status)) console.error(error.message);
  }
}

const isChoice = ({ decision }: TableState): boolean =>
  decision !== null && decision.seat !== 'table' && decision.options.length > 1;
