import { changed } from './changes';
import { Line, type LineStatus } from './line';
import type { Sight } from './sight';
import type {
  DecisionInfo,
  NoteInfo,
  Presence,
  Problem,
  Said,
  SeatInfo,
  ServerMessage,
  TableState,
  ToldInfo,
  Why,
} from './wire';

interface Waiting {
  resolve: (done: boolean) => void;
  quiet: boolean;
  version?: number;
}

/** What the page lends to the table. `pace`: how long one change is to be seen before the next, in milliseconds. */
export interface Host {
  lang: () => string;
  name: () => string;
  pace: () => number;
  problem: (problem: Problem) => void;
}

const TALK_KEPT = 200;
const LONGEST_LAG = 3000;

/** On one screen with secrets: what another seat is asked is not shown before the screen has been turned to it. */
function forThese(state: TableState): TableState {
  const { decision, eyes, secrets } = state;
  return secrets && decision && decision.seat !== 'table' && decision.seat !== eyes
    ? { ...state, decision: null }
    : state;
}

/** A table that is being played, over one WebSocket that reconnects by itself. */
export class Table implements Sight {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<readonly ToldInfo[]>([]);
  talk = $state.raw<readonly Said[]>([]);
  status = $state<LineStatus>('connecting');
  private asking = $state(false);
  private gestures = $state(0);
  /** The table does not want us: a wrong or withdrawn link. */
  refused = $state.raw<Problem | null>(null);
  /** Taking back has just happened: what has but one answer is then not answered by itself. */
  undone = $state(false);

  readonly live = true;

  private readonly line: Line;
  private readonly moves = new Map<string, Waiting>();
  private readonly whys = new Map<string, (why: Why | null) => void>();
  private readonly noted = new Map<string, (kept: boolean) => void>();
  private readonly queue: TableState[] = [];
  /** The last state heard: changes are changes of it, shown or not. */
  private newest: TableState | null = null;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly host: Host,
  ) {
    this.line = new Line(
      `/ws/tables/${table}`,
      () => this.hello(),
      (m) => this.hear(m as unknown as ServerMessage),
      (s) => this.fare(s),
    );
  }

  get busy(): boolean {
    return this.asking || this.gestures > 0;
  }
  get game(): string {
    return this.state?.game ?? '';
  }
  get view(): unknown {
    return this.state?.view;
  }
  get decision(): DecisionInfo | null {
    return this.state?.decision ?? null;
  }
  get eyes(): string | null {
    return this.state?.eyes ?? null;
  }
  get settings(): Readonly<Record<string, string | number | boolean>> {
    return this.state?.settings ?? {};
  }
  get notes(): readonly NoteInfo[] {
    return this.state?.notes ?? [];
  }
  get seats(): readonly SeatInfo[] {
    return this.state?.seats ?? [];
  }

  send(moves: readonly string[], { quiet = false } = {}): Promise<boolean> {
    this.undone = false;
    return this.ask({ type: 'move', moves: [...moves] }, quiet);
  }

  sendFirst(gestures: readonly (readonly string[])[]): Promise<boolean> {
    const [moves, ...rest] = gestures;
    if (!moves) return Promise.resolve(false);
    this.undone = false;
    return this.ask({ type: 'move', moves: [...moves], or_else: rest.map((one) => [...one]) }, true);
  }

  undo(): Promise<boolean> {
    this.undone = true;
    return this.ask({ type: 'undo' });
  }

  async during(gesture: () => Promise<void>): Promise<void> {
    this.gestures += 1;
    try {
      await gesture();
    } finally {
      this.gestures -= 1;
    }
  }

  why(intent: string): Promise<Why | null> {
    const id = String(++this.count);
    if (!this.line.send({ type: 'why', id, intent })) return Promise.resolve(null);
    return new Promise((resolve) => this.whys.set(id, resolve));
  }

  note(note: NoteInfo): Promise<boolean> {
    const id = String(++this.count);
    if (!this.line.send({ type: 'note', id, ...note })) return Promise.resolve(false);
    return new Promise((resolve) => this.noted.set(id, resolve));
  }

  say(text: string): void {
    this.line.send({ type: 'say', text });
  }

  look(seat: string): void {
    this.line.send({ type: 'look', seat });
  }

  retry(): void {
    this.line.now();
  }

  end(): void {
    this.line.end();
    clearTimeout(this.showing);
    this.drop();
  }

  private ask(message: Record<string, unknown>, quiet = false): Promise<boolean> {
    const state = this.state;
    if (!state || this.asking) return Promise.resolve(false);
    const id = String(++this.count);
    if (!this.line.send({ ...message, id, version: state.version })) return Promise.resolve(false);
    this.asking = true;
    return new Promise((resolve) => this.moves.set(id, { resolve, quiet }));
  }

  private hello(): void {
    const name = this.host.name();
    const who = { token: this.token, lang: this.host.lang(), ...(name ? { name } : {}) };
    this.newest = null;
    this.line.send({ type: 'hello', ...who, changes: true });
  }

  private fare(status: LineStatus): void {
    this.status = status;
    if (status === 'lost') this.drop();
  }

  /** The line is gone: nobody will answer what is still open. The next state tells what came of it. */
  private drop(): void {
    for (const { resolve } of this.moves.values()) resolve(false);
    for (const resolve of this.whys.values()) resolve(null);
    for (const resolve of this.noted.values()) resolve(false);
    this.moves.clear();
    this.whys.clear();
    this.noted.clear();
    this.asking = false;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.take(message);
      case 'change':
        if (this.newest) return this.take(changed(this.newest, message));
        this.line.send({ type: 'again' });
        return;
      case 'ack':
        return this.done(String(message.id), message.version);
      case 'problem':
        return this.trouble(message.problem, message.id === null ? null : String(message.id));
      case 'why': {
        this.whys.get(String(message.id))?.(message.why);
        this.whys.delete(String(message.id));
        return;
      }
      case 'said': {
        this.talk = [...this.talk, message].slice(-TALK_KEPT);
        return;
      }
      case 'presence':
        return this.greet(message.seats);
      case 'pong':
        return;
    }
  }

  /** A bot plays faster than eyes can follow: changes are shown one after the other, but never far behind. */
  private take(state: TableState): void {
    this.line.settled();
    this.newest = state;
    this.queue.push(state);
    if (this.showing === undefined) this.showNext();
  }

  private showNext(): void {
    const state = this.queue.shift();
    this.showing = undefined;
    if (!state) return;
    this.show(state);
    const pause = Math.min(this.host.pace(), LONGEST_LAG / (this.queue.length + 1));
    if (pause > 0) this.showing = setTimeout(() => this.showNext(), pause);
    else this.showNext();
  }

  /** `told` begins at `told_from`: after an undo that is before the end of what we have. */
  private show(state: TableState): void {
    const before = this.state?.eyes === state.eyes ? this.log : [];
    this.log = [...before.slice(0, state.told_from), ...state.told];
    this.state = forThese(state);
    this.answer();
  }

  /** Our own change is done: show it at once, and answer when it can be seen. */
  private done(id: string, version: number): void {
    const waiting = this.moves.get(id);
    if (waiting) waiting.version = version;
    while (this.queue[0] && this.queue[0].version <= version) this.show(this.queue.shift()!);
    this.answer();
    this.keepNote(id, true);
  }

  private answer(): void {
    const shown = this.state?.version ?? -1;
    for (const [id, { version }] of this.moves) if (version !== undefined && version <= shown) this.settle(id, true);
  }

  private settle(id: string, done: boolean): void {
    this.moves.get(id)?.resolve(done);
    this.moves.delete(id);
    this.asking = this.moves.size > 0;
  }

  private keepNote(id: string, kept: boolean): void {
    this.noted.get(id)?.(kept);
    this.noted.delete(id);
  }

  private trouble(problem: Problem, id: string | null): void {
    if (id !== null) {
      const quiet = this.moves.get(id)?.quiet ?? false;
      this.whys.get(id)?.(null);
      this.whys.delete(id);
      this.keepNote(id, false);
      this.settle(id, false);
      if (!quiet) this.host.problem(problem);
    } else if (!this.state) {
      this.refused = problem;
      this.line.end();
    } else this.host.problem(problem);
  }

  private greet(here: Record<string, Presence>): void {
    const greeted = (state: TableState): TableState => ({
      ...state,
      seats: state.seats.map((seat) => ({ ...seat, present: here[seat.seat] ?? seat.present })),
    });
    if (this.state) this.state = greeted(this.state);
    if (this.newest) this.newest = greeted(this.newest);
  }
}
