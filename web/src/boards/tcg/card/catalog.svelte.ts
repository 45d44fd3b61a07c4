import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../../api/http';
import type { Lang } from '../../../l10n';
import { settings } from '../../../lib/settings.svelte';

/** One printed card, as the server's catalogue tells it. `site`: a minion's number, an ally's home, a site's own. */
export interface CardInfo {
  id: string;
  slug: string;
  title: string;
  type: string;
  rarity: string;
  text: string[];
  subtitle?: string;
  unique?: boolean;
  side?: string;
  culture?: string;
  race?: string;
  item_class?: string;
  signet?: string;
  cost?: number;
  strength?: number;
  vitality?: number;
  strength_bonus?: number;
  vitality_bonus?: number;
  resistance?: number;
  site?: number;
  shadow?: number;
  arrow?: string;
  keywords?: Record<string, number>;
  timewords?: string[];
  /** The pieces of its text that are asked about one by one, by their place: "1_19/0", "1_19/0.2.1". */
  clauses?: Record<string, string>;
}

interface Book {
  byId: Map<string, CardInfo>;
  bySlug: Map<string, CardInfo[]>;
}

function bind(cards: CardInfo[]): Book {
  const book: Book = { byId: new Map(), bySlug: new Map() };
  for (const card of cards) {
    book.byId.set(card.id, card);
    book.bySlug.set(card.slug, [...(book.bySlug.get(card.slug) ?? []), card]);
  }
  return book;
}

/** All printed cards in the reader's language, fetched once a language. */
class Catalog {
  private readonly books = new SvelteMap<Lang, Book>();
  private readonly asked = new Map<Lang, Promise<void>>();

  /** Fetch a language; call it from an effect. */
  want(lang: Lang): Promise<void> {
    let asked = this.asked.get(lang);
    if (!asked) {
      asked = api.cards<CardInfo>('tcg', lang).then(
        (cards) => void this.books.set(lang, bind(cards)),
        (error: unknown) => {
          this.asked.delete(lang); // the next card asks again
          console.warn(String(error));
        },
      );
      this.asked.set(lang, asked);
    }
    return asked;
  }

  /** The book of now; while it is on its way, one in another language. */
  private get book(): Book | undefined {
    return this.books.get(settings.lang) ?? [...this.books.values()][0];
  }

  get ready(): boolean {
    return this.book !== undefined;
  }
  get all(): CardInfo[] {
    return [...(this.book?.byId.values() ?? [])];
  }
  card(id: string): CardInfo | undefined {
    return this.book?.byId.get(id);
  }
  /** Every card of that title: some characters have two. */
  versions(slug: string): CardInfo[] {
    return this.book?.bySlug.get(slug) ?? [];
  }
  clause(place: string): string | undefined {
    return this.card(place.split('/')[0]!)?.clauses?.[place];
  }
}

export const catalog = new Catalog();
