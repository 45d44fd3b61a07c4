import { router, rulesHash } from '../lib/router.svelte';
import type { Wanted } from './book';
import { books } from './books.svelte';

/** What lies open in the drawer: its first page, a clause, or several to choose from. */
export type Page =
  { at: 'home' } | { at: 'clause'; id: string } | { at: 'list'; title: string; ids: readonly string[] };

const HOME: Page = { at: 'home' };

/** The drawer with the rules: what lies open in it, and the way back. */
class Rules {
  open = $state(false);
  /** The last card that was looked at: it matters now. */
  card = $state.raw<{ game: string; name: string; messages: readonly string[]; titles: readonly string[] } | null>(
    null,
  );
  private trail = $state.raw<readonly Page[]>([HOME]);
  /** Pages that have a place for the drawer; elsewhere a clause is a page of its own. */
  private hosts = 0;
  private opener: HTMLElement | null = null;

  get page(): Page {
    return this.trail.at(-1) ?? HOME;
  }
  get deep(): boolean {
    return this.trail.length > 1;
  }

  host(): () => void {
    this.hosts += 1;
    return () => {
      this.hosts -= 1;
      this.open = false;
      this.trail = [HOME];
      this.card = null;
    };
  }

  toggle(): void {
    if (this.open) this.close();
    else this.unfold(HOME);
  }

  /** Open the clause about something; several are listed, and where there is none the first page opens. */
  show(game: string, wanted: Wanted, title = ''): void {
    void books.want(game).then((book) =>
      this.offer(
        game,
        book.find(wanted).map((clause) => clause.id),
        title,
      ),
    );
  }

  /** The rules about a card: its own clause, those of its keywords, else those of playing cards. */
  showCard(game: string, wanted: Wanted, titles: readonly string[], name: string): void {
    void books.want(game).then((book) => {
      const [own, ...others] = wanted.messages;
      const first = book.find({ messages: own ? [own] : [] });
      const found = [
        ...first,
        ...titles.flatMap((word) => book.titled(word).slice(0, 2)),
        ...book.find({ messages: others }),
      ];
      this.offer(game, [...new Set(found.map((clause) => clause.id))], name);
    });
  }

  private offer(game: string, ids: readonly string[], title: string): void {
    if (!this.hosts) {
      router.go(rulesHash(game, ids[0]));
      return;
    }
    if (ids.length > 1) this.unfold({ at: 'list', title, ids });
    else this.unfold(ids[0] ? { at: 'clause', id: ids[0] } : HOME);
  }

  go(id: string): void {
    this.trail = [...this.trail, { at: 'clause', id }];
  }

  back(): void {
    if (this.deep) this.trail = this.trail.slice(0, -1);
  }

  home(): void {
    this.trail = [HOME];
  }

  close(): void {
    this.open = false;
    this.opener?.focus();
    this.opener = null;
  }

  private unfold(page: Page): void {
    if (!this.open) {
      this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      this.trail = [HOME];
    }
    this.open = true;
    const now = this.page;
    if (page.at === 'home') this.trail = [HOME];
    else if (JSON.stringify(now) !== JSON.stringify(page)) this.trail = [...this.trail, page];
  }
}

export const rules = new Rules();
