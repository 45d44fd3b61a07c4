import { mine } from '../lib/mine.svelte';

/** How far a lesson has been followed in this browser. */
export interface Mark {
  step: number;
  done: boolean;
}
interface Kept {
  lessons: Record<string, Mark>;
  /** How many lessons each course has, as far as it has been seen. */
  courses: Record<string, number>;
}

const KEY = 'redbook.lessons';
const OFFERED = 'redbook.offered';

const read = (): Kept => ({
  lessons: {},
  courses: {},
  ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>),
});

class Progress {
  private kept = $state.raw<Kept>(read());

  of(game: string, lesson: string): Mark | null {
    return this.kept.lessons[`${game}/${lesson}`] ?? null;
  }

  done(game: string): number {
    return Object.entries(this.kept.lessons).filter(([id, mark]) => mark.done && id.startsWith(`${game}/`)).length;
  }

  /** How many lessons there are; null before the course has been seen. */
  length(game: string): number | null {
    return this.kept.courses[game] ?? null;
  }

  /** Another tab may have written since: read before writing. */
  private change(edit: (kept: Kept) => Kept): void {
    this.kept = edit(read());
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** A lesson that was done once stays done. */
  keep(game: string, lesson: string, step: number, end: boolean): void {
    const id = `${game}/${lesson}`;
    this.change((kept) => ({
      ...kept,
      lessons: { ...kept.lessons, [id]: { step: end ? 0 : step, done: end || (kept.lessons[id]?.done ?? false) } },
    }));
  }

  seen(game: string, lessons: number): void {
    if (this.kept.courses[game] !== lessons)
      this.change((kept) => ({ ...kept, courses: { ...kept.courses, [game]: lessons } }));
  }

  /** Somebody who has never sat at a table, followed no lesson and was not offered one yet. */
  get newcomer(): boolean {
    return !mine.tables.length && !Object.keys(this.kept.lessons).length && localStorage.getItem(OFFERED) === null;
  }

  offered(): void {
    localStorage.setItem(OFFERED, '1');
  }
}

export const progress = new Progress();
