import { SvelteMap } from 'svelte/reactivity';
import { api } from '../api/http';
import { settings } from '../lib/settings.svelte';
import { ui } from '../lib/words.svelte';
import { Book } from './book';

/** The rulebooks that were opened, one a game and language. */
class Books {
  private readonly kept = new SvelteMap<string, Book>();
  private readonly coming = new Map<string, Promise<Book>>();

  /** The book in the language of now; null until it is here. Ask for it with `want`. */
  of(game: string): Book | null {
    return this.kept.get(`${game}|${settings.lang}`) ?? null;
  }

  want(game: string): Promise<Book> {
    const key = `${game}|${settings.lang}`;
    let coming = this.coming.get(key);
    if (!coming) {
      coming = api.rules(game, settings.lang).then((info) => new Book(info));
      this.coming.set(key, coming);
      coming.then(
        (book) => this.kept.set(key, book),
        () => this.coming.delete(key),
      );
    }
    return coming;
  }
}

export const books = new Books();

/** Several at once, each game named once: "War of the Ring p.30, p.31". */
export function marksWords(marks: readonly string[]): string {
  const games = [...new Set(marks.map((mark) => mark.split(' ')[0]!))];
  const places = (game: string) =>
    marks.filter((mark) => mark.startsWith(`${game} `)).map((mark) => mark.split(' ')[1]);
  return games.map((game) => markWords(`${game} ${places(game).join(', ')}`)).join(' · ');
}

/** "wotr p.19" as people say it: "War of the Ring p.19". */
export function markWords(mark: string): string {
  const [game, ...rest] = mark.split(' ');
  const place = rest.join(' ');
  return ui('rules-mark', { game: ui(`game-${game}`), place });
}
