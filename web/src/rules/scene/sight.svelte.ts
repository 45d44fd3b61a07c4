import { api, Refused } from '../../api/http';
import type { Sight } from '../../api/sight';
import type { DecisionInfo, NoteInfo, SceneInfo, ToldInfo, Why } from '../../api/wire';
import { say } from '../../lib/words.svelte';

type Gesture = readonly string[];

/** A scene of the rulebook as a board sees it. Nothing is kept on the server: the moves made so far go with every question. */
export class SceneSight implements Sight {
  state = $state.raw<SceneInfo | null>(null);
  refusal = $state.raw<{ why: Why; text: string } | null>(null);
  lost = $state(false);
  readonly live = true;
  readonly scene = true;
  /** As after taking back: nothing is answered by itself. */
  readonly undone = true;
  readonly notes: readonly NoteInfo[] = [];
  private asking = $state(false);
  private gestures = $state(0);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get busy(): boolean {
    return this.asking || this.gestures > 0;
  }
  get view(): unknown {
    return this.state?.view;
  }
  get log(): readonly ToldInfo[] {
    return this.state?.told ?? [];
  }
  /** What was to be tried has been done: nothing more is asked. */
  get decision(): DecisionInfo | null {
    return this.state && !this.state.done ? this.state.decision : null;
  }
  get eyes(): string | null {
    return this.state?.seat ?? null;
  }
  get settings(): Readonly<Record<string, string | number | boolean>> {
    return this.state?.settings ?? {};
  }
  get moved(): boolean {
    return (this.state?.moves.length ?? 0) > 0;
  }
  /** Another move than what was asked for has been made. */
  get astray(): boolean {
    return this.moved && !this.state!.done && !this.state!.on_the_way;
  }

  begin(): Promise<boolean> {
    return this.ask([]);
  }

  send(moves: Gesture, { quiet = false } = {}): Promise<boolean> {
    return this.ask(this.state?.moves ?? [], [moves], quiet);
  }

  sendFirst(gestures: readonly Gesture[]): Promise<boolean> {
    return gestures.length ? this.ask(this.state?.moves ?? [], gestures, true) : Promise.resolve(false);
  }

  /** Back to before the last move of whoever tries; what the others did after it goes, too. */
  undo(): Promise<boolean> {
    const { moves = [], by = [], seat } = this.state ?? {};
    const last = by.lastIndexOf(seat ?? '');
    return last < 0 ? Promise.resolve(false) : this.ask(moves.slice(0, last));
  }

  again(): Promise<boolean> {
    return this.ask([]);
  }

  /** One move of a right way, from the beginning if we went astray. */
  async showMe(): Promise<boolean> {
    if (!this.state?.next) await this.again();
    const next = this.state?.next;
    return next ? this.send([next]) : false;
  }

  async why(intent: string): Promise<Why | null> {
    try {
      return await api.sceneWhy(this.game, this.id, this.state?.moves ?? [], intent);
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

  private async ask(moves: Gesture, tries: readonly Gesture[] = [], quiet = false): Promise<boolean> {
    if (this.asking) return false;
    this.asking = true;
    this.refusal = null;
    try {
      const answer = await api.scene(this.game, this.id, moves, tries);
      this.lost = false;
      if (answer.refused) {
        if (!quiet) this.refuse(answer.refused, say(answer.refused.reason));
        return false;
      }
      this.state = answer;
      return true;
    } catch (error) {
      this.trouble(error);
      return false;
    } finally {
      this.asking = false;
    }
  }

  private trouble(error: unknown): void {
    if (!(error instanceof Refused)) this.lost = true;
    else console.warn(error.message);
  }
}
