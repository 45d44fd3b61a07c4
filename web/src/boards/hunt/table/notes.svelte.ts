import type { Sight } from '../../../api/sight';
import type { NoteInfo } from '../../../api/wire';
import { router } from '../../../lib/router.svelte';
import type { PlaceId } from '../data';

/** Six kinds of chits that a Ringwraith player may lay on the map. They change nothing: the rules do not know them. */
export const CHITS = ['here', 'maybe', 'never', 'trap', 'watch', 'later'] as const;
export type Chit = (typeof CHITS)[number];
export interface Note {
  part: number;
  place: PlaceId;
  chit: Chit;
  text: string;
  by: string;
  shared: boolean;
}

const KEY = 'redbook.hunt.notes';
export const LONGEST = 60;
const PAUSE = 500; // milliseconds without typing

const tableId = (): string => ('table' in router.route ? router.route.table : '');

/**
 * Notes of this table. By the rules they lie open: the table keeps them, and everybody reads them. In the variant a private one
 * stays in this browser, for its writer, and a shared one is kept by the table for all Ringwraiths.
 */
export class Notes {
  /** Private ones, and shared ones that are on their way to the table. */
  private own = $state.raw<readonly Note[]>([]);
  private readonly typing = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly table = tableId();

  constructor(private readonly sight: () => Sight) {
    const kept = localStorage.getItem(`${KEY}.${this.table}`);
    if (kept) this.own = (JSON.parse(kept) as Note[]).map((n) => ({ ...n, shared: false }));
  }

  /** Whether the Ring-bearer sees them, too. */
  get open(): boolean {
    return this.sight().settings['notes'] !== 'private';
  }

  /** What a seat may read: in the variant never the Ring-bearer. */
  for(seat: string | null, part: number): readonly Note[] {
    if (!this.open && !seat?.startsWith('wraith')) return [];
    const here = this.own.filter((n) => n.shared || (n.by === seat && !this.open));
    const there = this.sight()
      .notes.flatMap((n) => fromTable(n) ?? [])
      .filter((n) => !here.some((h) => same(h, n)));
    return [...here, ...there].filter((n) => n.part === part);
  }

  set(wanted: Note): void {
    const note = { ...wanted, shared: wanted.shared || this.open };
    this.keep([...without(this.own, note), note]);
    if (note.shared) this.later(note, this.kept(note) ? PAUSE : 0, () => this.share(note));
    else void this.unshare(note);
  }

  remove(note: Note): void {
    this.keep(without(this.own, note));
    void this.unshare(note);
  }

  private kept(note: Note): boolean {
    return this.sight().notes.some((n) => n.seat === note.by && n.key === keyOf(note));
  }

  /** What the table does not take stays here, with its writer. */
  private async share(note: Note): Promise<void> {
    const kept = await this.sight().note(forTable(note));
    const back = kept || this.open ? [] : [{ ...note, shared: false }];
    if (this.own.includes(note)) this.keep([...without(this.own, note), ...back]);
    else if (!this.own.some((n) => n.shared && same(n, note))) await this.unshare(note); // taken back in the meantime
  }

  /** While the table still keeps it, it is shown as what it is: shared. */
  private async unshare(note: Note): Promise<void> {
    this.later(note, 0, () => undefined);
    if (this.kept(note) && !(await this.sight().note({ ...forTable(note), text: '' })))
      this.keep(without(this.own, note));
  }

  /** The table is told when the writer pauses; the last word counts. */
  private later(note: Note, pause: number, work: () => unknown): void {
    const key = `${note.by} ${keyOf(note)}`;
    clearTimeout(this.typing.get(key));
    this.typing.set(key, setTimeout(work, pause));
  }

  private keep(notes: readonly Note[]): void {
    this.own = notes;
    localStorage.setItem(`${KEY}.${this.table}`, JSON.stringify(notes));
  }
}

const same = (a: Note, b: Note) => a.part === b.part && a.place === b.place && a.by === b.by;
const without = (notes: readonly Note[], note: Note) => notes.filter((n) => !same(n, note));

/** On the wire a note lies at "part:place" and reads "chit words". */
const keyOf = (note: Note): string => `${note.part}:${note.place}`;
const forTable = (note: Note): NoteInfo => ({ seat: note.by, key: keyOf(note), text: `${note.chit} ${note.text}` });

function fromTable({ seat, key, text }: NoteInfo): Note | null {
  const [part = '', place = ''] = key.split(':');
  const [chit = '', ...words] = text.split(' ');
  if (!(CHITS as readonly string[]).includes(chit)) return null;
  return { part: Number(part), place, chit: chit as Chit, text: words.join(' '), by: seat, shared: true };
}

/** A wish of this seat for this table, kept in this browser. */
export class Wish<T extends string> {
  private readonly key: string;
  private chosen = $state<T>() as T;

  constructor(
    name: string,
    readonly values: readonly T[],
  ) {
    this.key = `redbook.hunt.${name}.${tableId()}`;
    const kept = localStorage.getItem(this.key) as T | null;
    this.chosen = kept !== null && values.includes(kept) ? kept : values[0]!;
  }

  get is(): T {
    return this.chosen;
  }
  set is(value: T) {
    this.chosen = value;
    localStorage.setItem(this.key, value);
  }
}
