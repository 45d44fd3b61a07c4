import type { Sight } from './sight';
import { Refused } from './http';
import type { DecisionInfo, NoteInfo, ToldInfo, Why } from './wire';

export type Gesture = readonly string[];
interface Tried {
  readonly view: unknown;
  readonly told: readonly ToldInfo[];
  readonly decision?: DecisionInfo | null;
  readonly seat: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
}

/** A match that the server does not keep, as a board sees it: a scene of the rulebook, or a lesson. */
export abstract class Trial<State extends Tried> implements Sight {
  state = $state.raw<State | null>(null);
  refusal = $state.raw<{ why: Why; text: string } | null>(null);
  /** The server does not answer. */
  lost = $state(false);
  readonly live = true;
  readonly scene = true;
  /** As after taking back: nothing is answered by itself. */
  readonly undone = true;
  readonly notes: readonly NoteInfo[] = [];
  protected asking = $state(false);
  protected gestures = $state(0);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  abstract send(moves: Gesture, how?: { quiet?: boolean }): Promise<boolean>;
  abstract sendFirst(gestures: readonly Gesture[]): Promise<boolean>;
  abstract undo(): Promise<boolean>;
  protected abstract askWhy(intent: string): Promise<Why | null>;

  get busy(): boolean {
    return this.asking || this.gestures > 0;
  }
  get view(): unknown {
    return this.state?.view;
  }
  get log(): readonly ToldInfo[] {
    return this.state?.told ?? [];
  }
  get decision(): DecisionInfo | null {
    return this.state?.decision ?? null;
  }
  get eyes(): string | null {
    return this.state?.seat ?? null;
  }
  get settings(): Readonly<Record<string, string | number | boolean>> {
    return this.state?.settings ?? {};
  }

  async why(intent: string): Promise<Why | null> {
    try {
      return await this.askWhy(intent);
    } catch (error) {
      this.trouble(error);
      return null;
    }
  }

  refuse(why: Why, text: string): void {
    this.refusal = { why, text };
  }

  note(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async during(gesture: () => Promise<void>): Promise<void> {
    this.gestures += 1;
    try {
      await gesture();
    } finally {
      this.gestures -= 1;
    }
  }

  /** Ask the server; null if it does not answer. */
  protected async fetch(ask: () => Promise<State>): Promise<State | null> {
    this.asking = true;
    try {
      const answer = await ask();
      this.lost = false;
      return answer;
    } catch (error) {
      this.trouble(error);
      return null;
    } finally {
      this.asking = false;
    }
  }

  private trouble(error: unknown): void {
    if (!(error instanceof Refused)) this.lost = true;
    else console.warn(error.message);
  }
}
