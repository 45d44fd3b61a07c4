import { untrack } from 'svelte';
import type { Wanted } from '../rules/book';

/** Short notes that pass by: refusals with their rule, "copied", "the table moved on". */
export interface Notice {
  id: number;
  kind: 'info' | 'why' | 'problem';
  text: string;
  rule?: string;
  /** Where its rule is found. */
  door?: Door;
}

/** What is looked up in the rulebook of a game. */
export type Door = Wanted & { game: string };

const LASTS = { info: 3500, why: 9000, problem: 9000 };
let next = 1;

class Notices {
  list = $state.raw<Notice[]>([]);
  /** What screen readers hear, politely. */
  spoken = $state('');
  /** The last refusal, for whoever opens the rules afterwards. */
  refusal = $state.raw<Door | null>(null);

  show(kind: Notice['kind'], text: string, door?: Door): void {
    let rule = door?.rule;
    if (kind === 'why' && door) this.refusal = door;
    // rules of a game are worth their number, unless the words already give it
    if (rule && (!/\d/.test(rule) || rule.startsWith('table') || text.includes(rule))) rule = undefined;
    const notice: Notice = { id: next++, kind, text, ...(rule ? { rule } : {}), ...(door ? { door } : {}) };
    this.list = [...this.list.filter((n) => n.text !== text).slice(-2), notice];
    this.announce(rule ? `${text} (${rule})` : text);
    setTimeout(() => this.close(notice.id), LASTS[kind]);
  }

  close(id: number): void {
    this.list = this.list.filter((n) => n.id !== id);
  }

  /** Something else was done: what was explained before is no longer of interest. */
  forgetWhys(): void {
    this.list = this.list.filter((n) => n.kind !== 'why');
  }

  announce(text: string): void {
    // the same words twice must be read twice; and whoever speaks does not thereby listen
    this.spoken = untrack(() => this.spoken) === text ? `${text}\u00a0` : text;
  }
}

export const notices = new Notices();
