import type { Question } from '../../../api/generated/tcg';
import type { DecisionInfo, OptionInfo } from '../../../api/wire';
import { settings } from '../../../lib/settings.svelte';
import { PHASES } from '../view';

/** `ask`: always. `idle`: pass by itself when nothing else can be done. `pass`: pass whatever could be done. */
export type Mode = 'ask' | 'idle' | 'pass';
export const MODES: readonly Mode[] = ['idle', 'pass', 'ask'];
/** Each phase, and responses in any phase. */
export const MOMENTS = [...PHASES, 'response'] as const;
export type Moment = (typeof MOMENTS)[number];

type Kept = Record<string, Partial<Record<Moment, Mode>>>;
const KEY = 'redbook.tcg.passes';
const MOST = 60;

const read = (): Kept => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;

/** Which questions can be passed by themselves: the actions of a phase, and responses. */
const PASSED: Record<Question, 'phase' | 'response' | null> = {
  'take-action': 'phase',
  'free-actions': 'phase',
  respond: 'response',
  'ask-move': null,
  attack: null,
  bid: null,
  choose: null,
  'choose-bearer': null,
  'choose-mode': null,
  'choose-number': null,
  'choose-player': null,
  defend: null,
  'heal-at-sanctuary': null,
  may: null,
  mulligan: null,
  'shoot-at': null,
  'start-with': null,
  'transfer-to': null,
  'which-first': null,
  'which-place': null,
  'which-skirmish': null,
  'who-is-hit': null,
};

export const momentOf = (decision: DecisionInfo | null): Moment | null => {
  const passed = decision ? PASSED[decision.kind as Question] : null;
  if (!decision || passed !== 'phase') return passed === 'response' ? 'response' : null;
  const phase = decision.prompt.args['phase'];
  return MOMENTS.find((moment) => moment === phase) ?? null;
};

/** When a seat passes by itself: kept in this browser for each table and seat. */
export class Passes {
  private kept = $state.raw<Kept>(read());

  constructor(private readonly table: string) {}

  private key = (seat: string) => `${this.table}:${seat}`;

  mode(seat: string | null, moment: Moment): Mode {
    return (seat === null ? undefined : this.kept[this.key(seat)]?.[moment]) ?? 'idle';
  }

  set(seat: string, moment: Moment, mode: Mode): void {
    const kept = read();
    const own = { ...kept[this.key(seat)], [moment]: mode };
    const entries = Object.entries(kept)
      .filter(([key]) => key !== this.key(seat))
      .slice(-MOST);
    this.kept = Object.fromEntries([...entries, [this.key(seat), own]]);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  next(seat: string, moment: Moment): void {
    this.set(seat, moment, MODES[(MODES.indexOf(this.mode(seat, moment)) + 1) % MODES.length]!);
  }

  /** The pass that is to be sent without asking, if any. */
  answer(decision: DecisionInfo | null): OptionInfo | null {
    const moment = momentOf(decision);
    const pass = decision?.options.find((option) => option.kind === 'pass');
    if (!decision || !moment || !pass) return null;
    const mode = this.mode(decision.seat, moment);
    if (mode === 'pass') return pass;
    // what is the only answer is given by the table itself, if it may
    return mode === 'idle' && decision.options.length === 1 && !settings.autoAnswer ? pass : null;
  }

  holds(decision: DecisionInfo | null): boolean {
    const moment = momentOf(decision);
    return moment !== null && this.mode(decision!.seat, moment) !== 'idle';
  }
}
