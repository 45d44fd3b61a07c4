import { router } from '../../../lib/router.svelte';
import type { PlaceId } from '../data';

/** Six kinds of chits that a Ringwraith player may lay on the map. They change nothing: the rules do not know them. */
export const CHITS = ['here', 'maybe', 'never', 'trap', 'watch', 'later'] as const;
export type Chit = (typeof CHITS)[number];
export interface Note { part: number; place: PlaceId; chit: Chit; text: string; by: string; shared: boolean }

const KEY = 'redbook.hunt.notes';
export const LONGEST = 60;

const tableId = (): string => ('table' in router.route ? router.route.table : '');

/** Notes of this table, kept in this browser alone. A private note is seen by its writer; a shared one by all Ringwraiths here. */
export class Notes {
  private all = $state.raw<readonly Note[]>([]);
  private readonly table = tableId();

  constructor() {
    const kept = localStorage.getItem(`${KEY}.${this.table}`);
    if (kept) this.all = JSON.parse(kept) as Note[];
  }

  /** What a seat may read: never the Ring-bearer. */
  for(seat: string | null, part: number): readonly Note[] {
    if (!seat?.startsWith('wraith')) return [];
    return this.all.filter((n) => n.part === part && (n.shared || n.by === seat));
  }

  set(note: Note): void {
    this.keep([...this.all.filter((n) => !same(n, note)), note]);
  }

  remove(note: Note): void {
    this.keep(this.all.filter((n) => !same(n, note)));
  }

  private keep(notes: readonly Note[]): void {
    this.all = notes;
    localStorage.setItem(`${KEY}.${this.table}`, JSON.stringify(notes));
  }
}

const same = (a: Note, b: Note) => a.part === b.part && a.place === b.place && a.by === b.by;

/** A wish of this seat for this table, kept in this browser. */
export class Wish<T extends string> {
  private readonly key: string;
  private chosen = $state<T>() as T;

  constructor(name: string, readonly values: readonly T[]) {
    this.key = `redbook.hunt.${name}.${tableId()}`;
    const kept = localStorage.getItem(this.key) as T | null;
    this.chosen = kept !== null && values.includes(kept) ? kept : values[0]!;
  }

  get is(): T { return this.chosen; }
  set is(value: T) {
    this.chosen = value;
    localStorage.setItem(this.key, value);
  }
}
