import { api } from '../../api/http';
import { Trial, type Gesture } from '../../api/trial.svelte';
import type { DecisionInfo, SceneInfo, Why } from '../../api/wire';
import { say } from '../../lib/words.svelte';

/** A scene of the rulebook as a board sees it. Nothing is kept on the server: the moves made so far go with every question. */
export class SceneSight extends Trial<SceneInfo> {
  /** What was to be tried has been done: nothing more is asked. */
  override get decision(): DecisionInfo | null {
    return this.state && !this.state.done ? this.state.decision : null;
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

  protected askWhy(intent: string): Promise<Why | null> {
    return api.sceneWhy(this.game, this.id, this.state?.moves ?? [], intent);
  }

  private async ask(moves: Gesture, tries: readonly Gesture[] = [], quiet = false): Promise<boolean> {
    if (this.asking) return false;
    this.refusal = null;
    const answer = await this.fetch(() => api.scene(this.game, this.id, moves, tries));
    if (!answer) return false;
    if (answer.refused) {
      if (!quiet) this.refuse(answer.refused, say(answer.refused.reason));
      return false;
    }
    this.state = answer;
    return true;
  }
}
