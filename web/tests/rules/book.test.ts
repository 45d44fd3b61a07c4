import { describe, expect, it } from 'vitest';
import type { ClauseInfo } from '../../src/api/wire';
import { Book, marked, plain, wordsOf } from '../../src/rules/book';

const clause = (id: string, title: string, html: string, more: Partial<ClauseInfo> = {}): ClauseInfo => ({
  id,
  title,
  parts: [{ html, diagram: null }],
  marks: [],
  about: [],
  ...more,
});

const book = new Book({
  game: 'siege',
  lang: 'es',
  chapters: [
    {
      id: '01',
      title: 'Mover',
      html: '',
      clauses: [
        clause('zonas', 'Zonas de control', '<p>Nadie pasa de una zona a otra.</p>', {
          marks: ['siege 3.2.1'],
          about: ['why-zone-to-zone', 'ask-move-on'],
        }),
        clause('retirada', 'Retirada', '<p>Ni hacia una zona enemiga &amp; <em>Anórien</em>.</p>', {
          marks: ['siege 4.8.1', 'siege 3.2.1'],
          about: ['event-retreated'],
        }),
      ],
    },
    {
      id: '02',
      title: 'Batalla',
      html: '',
      clauses: [clause('anorien', 'En Anórien', '<p>Otra cosa, sin más.</p>')],
    },
  ],
});

const titles = (text: string) => book.search(text).map((hit) => hit.clause.id);
const hits = (text: string, ...words: string[]) =>
  marked(text, words)
    .filter((s) => s.hit)
    .map((s) => s.text);

describe('searching', () => {
  it('ignores accents and capitals, and puts titles first', () => {
    expect(titles('ANORIEN')).toEqual(['anorien', 'retirada']);
    expect(titles('zona')).toEqual(['zonas', 'retirada']);
  });

  it('wants every word, and finds places of the printed book', () => {
    expect(titles('zona enemiga')).toEqual(['retirada']);
    expect(titles('zona balrog')).toEqual([]);
    expect(titles('4.8.1')).toEqual(['retirada']);
    expect(titles('   ')).toEqual([]);
  });

  it('marks the words as they are written', () => {
    expect(hits('De Anórien a ANÓRIEN', plain('anorien'))).toEqual(['Anórien', 'ANÓRIEN']);
    expect(hits('De Ano\u0301rien', 'anorien')).toEqual(['Ano\u0301rien']);
    expect(marked('nada', ['x'])).toEqual([{ text: 'nada', hit: false }]);
  });

  it('shows where in the text a word stands', () => {
    const [hit] = book.search('enemiga');
    expect(hit!.excerpt.some((s) => s.hit && s.text === 'enemiga')).toBe(true);
    const far = new Book({
      game: 'x',
      lang: 'en',
      chapters: [
        {
          id: '1',
          title: '',
          html: '',
          clauses: [clause('a', 'A', `<p>${'lang und breit '.repeat(30)}needle end</p>`)],
        },
      ],
    });
    const text = far
      .search('needle')[0]!
      .excerpt.map((s) => s.text)
      .join('');
    expect(text.startsWith('…')).toBe(true);
    expect(text).toContain('needle');
  });

  it('reads words, not markup', () => {
    expect(wordsOf('<p>a &lt; b</p><td>1</td>')).toBe('a < b 1');
    expect(titles('em')).not.toContain('zonas');
  });
});

describe('looking up', () => {
  it('goes by the message first, else by the mark of the rule', () => {
    const ids = (messages: string[], rule?: string) => book.find({ messages, rule }).map((c) => c.id);
    expect(ids(['why-zone-to-zone'], 'siege 4.8.1')).toEqual(['zonas']);
    expect(ids(['why-unknown'], 'siege 3.2.1')).toEqual(['zonas', 'retirada']);
    expect(ids(['why-unknown'], 'siege 9')).toEqual([]);
    expect(ids(['event-retreated', 'ask-move-on', 'why-zone-to-zone'])).toEqual(['retirada', 'zonas']);
  });

  it('finds the keyword of a card in a title', () => {
    expect(book.titled('zona').map((c) => c.id)).toEqual(['zonas']);
    expect(book.titled('')).toEqual([]);
  });
});
