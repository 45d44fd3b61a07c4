import { api } from './http';
import type { Sight } from './sight';
import type { DecisionInfo, NoteInfo, Replay, ToldInfo, Why } from './wire';

const AHEAD = 6;

/** A match that is being read again, move by move. Positions are fetched ahead and kept. */
export class Reading implements Sight {
  at = $state(0);
  length = $state(0);
  shown = $state.raw<Replay | null>(null);
  log = $state.raw<readonly ToldInfo[]>([]);
  readonly live = false;
  readonly busy = false;
  readonly decision: DecisionInfo | null = null;
  readonly settings = {};
  readonly notes: readonly NoteInfo[] = [];

  private readonly kept = new Map<number, Promise<Replay>>();

  constructor(
    readonly game: string,
    private readonly table: string,
    private readonly token: string,
    readonly eyes: string | null,
    length: number,
  ) {
    this.length = length;
  }

  get view(): unknown {
    return this.shown?.view;
  }

  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.length));
    this.at = at;
    const replay = await this.fetch(at);
    if (this.at !== at) return; // the slider has gone on
    this.shown = replay;
    this.log = replay.told;
    this.length = Math.max(this.length, replay.length);
    for (let next = at + 1; next <= Math.min(at + AHEAD, this.length); next++) void this.fetch(next);
  }

  private fetch(at: number): Promise<Replay> {
    let replay = this.kept.get(at);
    if (!replay) {
      replay = api.replay(this.table, this.token, at, this.eyes ?? undefined);
      this.kept.set(at, replay);
      replay.catch(() => this.kept.delete(at));
    }
    return replay;
  }

  send(): Promise<boolean> {
    return Promise.resolve(false);
  }
  sendFirst(): Promise<boolean> {
    return Promise.resolve(false);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
  note(): Promise<boolean> {
    return Promise.resolve(false);
  }
  during(gesture: () => Promise<void>): Promise<void> {
    return gesture();
  }
  why(): Promise<Why | null> {
    return Promise.resolve(null);
  }
}
