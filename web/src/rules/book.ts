import type { ClauseInfo, RulebookInfo } from '../api/wire';

/** What a clause is looked up by: messages that it may explain, the best first, else its place in the printed book. */
export interface Wanted {
  messages: readonly string[];
  rule?: string | undefined;
}

export interface Clause extends ClauseInfo {
  readonly chapter: string;
  /** Its words without markup. */
  readonly text: string;
}

/** A stretch of text, and whether it was searched for. */
export interface Stretch {
  text: string;
  hit: boolean;
}
export interface Hit {
  clause: Clause;
  title: Stretch[];
  excerpt: Stretch[];
}

const AROUND = 60;
const MOST = 40;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();

/** One letter without capital and accent; some become none, some two. */
const fold = (letter: string) => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const plain = (text: string): string => [...text].map(fold).join('');

/** The text in stretches, the searched words marked wherever they stand, accents and capitals ignored. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  const letters = [...text];
  const folded = letters.map(fold);
  const begins: number[] = [];
  let at = 0;
  for (const letter of folded) {
    begins.push(at);
    at += letter.length;
  }
  const whole = folded.join('');
  const hits = new Uint8Array(whole.length);
  for (const word of words)
    for (let from = whole.indexOf(word); word && from >= 0; from = whole.indexOf(word, from + 1))
      hits.fill(1, from, from + word.length);
  const out: Stretch[] = [];
  letters.forEach((letter, n) => {
    // a mark of its own, folded to nothing, goes with the letter before it
    const hit = folded[n] ? hits[begins[n]!] === 1 : (out.at(-1)?.hit ?? false);
    const last = out.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  });
  return out;
}

function excerpt(text: string, words: readonly string[]): Stretch[] {
  const letters = [...text];
  const folded = letters.map(fold);
  const whole = folded.join('');
  const found = words.map((word) => whole.indexOf(word)).filter((n) => n >= 0);
  let first = found.length ? Math.min(...found) : 0;
  // from a place in the folded text back to its letter
  let letter = 0;
  for (let passed = 0; letter < letters.length && passed < first; letter++) passed += folded[letter]!.length;
  first = Math.max(0, letter - AROUND / 2);
  if (first > 0) first = Math.max(first, letters.indexOf(' ', first) + 1);
  const cut = letters.slice(first, first + AROUND * 2.5).join('');
  const end = first + AROUND * 2.5 < letters.length ? '…' : '';
  return marked(`${first > 0 ? '…' : ''}${cut}${end}`, words);
}

/** A rulebook in one language, to be looked up and searched. */
export class Book {
  readonly clauses: readonly Clause[];
  private readonly byId: ReadonlyMap<string, Clause>;
  private readonly byMessage: ReadonlyMap<string, Clause>;
  private readonly folded: readonly { clause: Clause; title: string; all: string }[];

  constructor(readonly info: RulebookInfo) {
    this.clauses = info.chapters.flatMap((chapter) =>
      chapter.clauses.map((clause) => ({
        ...clause,
        chapter: chapter.title,
        text: clause.parts
          .map(({ html, diagram }) => wordsOf(`${html} ${diagram?.task ?? ''} ${diagram?.right ?? ''}`))
          .join(' '),
      })),
    );
    this.byId = new Map(this.clauses.map((clause) => [clause.id, clause]));
    this.byMessage = new Map(this.clauses.flatMap((clause) => clause.about.map((id) => [id, clause] as const)));
    this.folded = this.clauses.map((clause) => {
      const title = plain(clause.title);
      return { clause, title, all: `${title} ${plain(clause.text)} ${clause.marks.join(' ')}` };
    });
  }

  get(id: string): Clause | null {
    return this.byId.get(id) ?? null;
  }

  /** The clauses that explain something: by its messages, else by the mark of its rule. */
  find({ messages, rule }: Wanted): Clause[] {
    const named = messages.flatMap((id) => this.byMessage.get(id) ?? []);
    if (named.length) return [...new Set(named)];
    return rule ? this.clauses.filter((clause) => clause.marks.includes(rule)) : [];
  }

  /** Clauses with these words in their title: the keyword of a card. */
  titled(words: string): Clause[] {
    const wanted = plain(words).trim();
    return wanted ? this.folded.filter(({ title }) => title.includes(wanted)).map(({ clause }) => clause) : [];
  }

  /** Clauses that hold every word, those with more of them in their title first. */
  search(text: string): Hit[] {
    const words = plain(text).split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const inTitle = (title: string) => words.filter((word) => title.includes(word)).length;
    return this.folded
      .filter(({ all }) => words.every((word) => all.includes(word)))
      .map(({ clause, title }, place) => ({ clause, rank: inTitle(title), place }))
      .sort((a, b) => b.rank - a.rank || a.place - b.place)
      .slice(0, MOST)
      .map(({ clause }) => ({
        clause,
        title: marked(clause.title, words),
        excerpt: excerpt(clause.text, words),
      }));
  }
}
