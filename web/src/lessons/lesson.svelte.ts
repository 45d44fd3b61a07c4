import { api } from '../api/http';
import { Trial, type Gesture } from '../api/trial.svelte';
import type { LessonPage, LessonState, OptionInfo, StepInfo, ToldInfo, Why } from '../api/wire';
import { say } from '../lib/words.svelte';

/** What the learner has to do now: read on, make a move, let others move, or nothing more. */
export type Mode = 'read' | 'act' | 'watch' | 'end';

/** A lesson as a board sees it, and how far its words have been read. The script alone is played, whatever is tried. */
export class Lesson extends Trial<LessonState> {
  page = $state.raw<LessonPage | null>(null);
  /** The step that is being said. */
  step = $state(0);
  /** Something was tried that is allowed, but not what the lesson wants. */
  astray = $state(false);
  /** Others are moving. */
  watching = $state(false);
  private strayed = false;
  private ended = false;

  constructor(
    game: string,
    id: string,
    /** How long a move of others is to be seen, in milliseconds. */
    private readonly pace: () => number,
    private readonly kept: (step: number, end: boolean) => void,
  ) {
    super(game, id);
  }

  override get busy(): boolean {
    return super.busy || this.watching;
  }
  get at(): number {
    return this.state?.at ?? 0;
  }
  get steps(): readonly StepInfo[] {
    return this.page?.steps ?? [];
  }
  get said(): StepInfo | null {
    return this.steps[this.step] ?? null;
  }
  /** After how many moves the next step is said. */
  private get until(): number {
    return this.steps[this.step + 1]?.at ?? this.page?.by.length ?? 0;
  }
  get mode(): Mode {
    if (this.step < this.steps.length - 1 && this.at >= this.until) return 'read';
    if (this.at >= (this.page?.by.length ?? 0)) return 'end';
    return this.page?.by[this.at] === this.page?.seat ? 'act' : 'watch';
  }
  /** The move that the lesson wants now. */
  get wanted(): OptionInfo | null {
    return this.decision?.options.find((o) => o.notation === this.state?.next) ?? null;
  }
  /** What others did since the learner's last move. */
  get heard(): readonly ToldInfo[] {
    const { by = [], seat } = this.page ?? {};
    const own = by.slice(0, this.at).lastIndexOf(seat ?? '') + 1;
    return own < this.at ? this.log.filter((told) => told.move > own) : [];
  }

  /** Fetch the words, in the language of now. */
  async read(lang: string): Promise<void> {
    this.page = await api.lesson(this.game, this.id, lang);
  }

  async begin(lang: string, step: number): Promise<void> {
    await this.read(lang);
    this.step = Math.min(step, this.steps.length - 1);
    await this.ask(this.steps[this.step]?.at ?? 0);
  }

  end(): void {
    this.ended = true;
  }

  /** Read on; or let the others move. */
  async next(): Promise<void> {
    if (this.busy) return;
    this.hush();
    if (this.mode === 'read') this.say(this.step + 1);
    else if (this.mode === 'watch') await this.settle();
  }

  /** To the step before, and to the table as it was then. */
  async back(): Promise<void> {
    if (this.busy || this.step === 0) return;
    this.hush();
    const step = this.step - 1;
    const at = this.steps[step]!.at;
    if (at === this.at || (await this.ask(at))) this.say(step);
  }

  async again(): Promise<void> {
    if (this.busy) return;
    this.hush();
    if (await this.ask(0)) this.say(0);
  }

  async showMe(): Promise<boolean> {
    const next = this.state?.next;
    return next && !this.busy ? this.send([next]) : false;
  }

  send(moves: Gesture, { quiet = false } = {}): Promise<boolean> {
    return this.try([moves], quiet);
  }

  /** What goes astray is answered by the guide, so nobody else need say why it was not done. */
  async sendFirst(gestures: readonly Gesture[]): Promise<boolean> {
    if (!gestures.length) return false;
    return (await this.try(gestures, true)) || this.strayed || this.astray;
  }

  /** Back to before the learner's last move, if nobody has moved since. */
  async undo(): Promise<boolean> {
    const { by = [], seat } = this.page ?? {};
    const at = this.at - 1;
    if (this.watching || at < 0 || by[at] !== seat || !(await this.ask(at))) return false;
    if (this.said!.at > at) this.say(this.steps.findLastIndex((step) => step.at <= at));
    return true;
  }

  protected askWhy(intent: string): Promise<Why | null> {
    return api.lessonWhy(this.game, this.id, this.at, intent);
  }

  /** Of a gesture of several requests, only one that comes to nothing is answered. */
  override async during(gesture: () => Promise<void>): Promise<void> {
    const before = this.at;
    try {
      await super.during(gesture);
    } finally {
      if (this.strayed && this.at === before && !this.refusal) this.astray = true;
      this.strayed = false;
    }
  }

  private say(step: number): void {
    this.step = step;
    this.kept(step, step === this.steps.length - 1);
  }

  private hush(): void {
    this.refusal = null;
    this.astray = false;
    this.strayed = false;
  }

  private async try(tries: readonly Gesture[], quiet: boolean): Promise<boolean> {
    if (this.asking || this.watching) return false;
    this.refusal = null;
    this.astray = false;
    const answer = await this.tried(this.at, tries);
    if (!answer) return false;
    if (answer.refused) {
      if (!quiet) this.refuse(answer.refused, say(answer.refused.reason));
      return false;
    }
    if (answer.astray) {
      if (quiet && this.gestures) this.strayed = true;
      else this.astray = true;
      return false;
    }
    this.state = answer;
    void this.settle();
    return true;
  }

  /** Others move, one after the other, until the learner is asked or something is said. */
  private async settle(): Promise<void> {
    this.watching = true;
    try {
      while (!this.ended && !this.speaks && this.mode === 'watch') {
        const pace = this.pace();
        if (pace) await new Promise((done) => setTimeout(done, pace));
        if (this.ended || !(await this.ask(this.at + 1))) return;
      }
    } finally {
      this.watching = false;
      if (this.speaks) this.say(this.step + 1);
    }
  }

  private get speaks(): boolean {
    return this.mode === 'read';
  }

  private async ask(at: number): Promise<boolean> {
    const answer = await this.tried(at);
    if (answer) this.state = answer;
    return answer !== null;
  }

  private tried(at: number, tries: readonly Gesture[] = []): Promise<LessonState | null> {
    return this.fetch(() => api.playLesson(this.game, this.id, at, tries));
  }
}
