import type { DeckInfo } from '../api/wire';

/** A deck while it is being built: what is printed on a card stands in the catalogue. */
export interface Draft {
  name: string;
  ring: string;
  bearer: string;
  sites: string[];
  /** The draw deck: how many of each. */
  draw: Record<string, number>;
}

export const empty = (name = ''): Draft => ({ name, ring: '', bearer: '', sites: [], draw: {} });

export const draftOf = ({ name, ring, bearer, sites, draw }: DeckInfo): Draft => ({
  name,
  ring,
  bearer,
  sites: [...sites],
  draw: { ...draw },
});

export const size = (deck: Draft): number => Object.values(deck.draw).reduce((sum, n) => sum + n, 0);

export const isBlank = (deck: Draft): boolean => !deck.ring && !deck.bearer && !deck.sites.length && !size(deck);

export const byNumber = (a: string, b: string): number => Number(a.split('_')[1]) - Number(b.split('_')[1]);

/** As the server reads it: one card a line, by its number. */
export function textOf(deck: Draft): string {
  const lines = deck.name ? [`Name: ${deck.name}`] : [];
  if (deck.ring) lines.push(deck.ring);
  if (deck.bearer) lines.push('Ring-bearer:', deck.bearer, 'Deck:');
  lines.push(...deck.sites);
  for (const id of Object.keys(deck.draw).sort(byNumber)) lines.push(`${deck.draw[id]} ${id}`);
  return lines.join('\n');
}

/** Short enough for a link, and readable: "name~ring.bearer.sites~cards", each card "13" or "13x3". */
export function codeOf(deck: Draft): string {
  const number = (id: string) => id.replace(/^1_/, '');
  const many = Object.entries(deck.draw)
    .sort(([a], [b]) => byNumber(a, b))
    .map(([id, n]) => (n > 1 ? `${number(id)}x${n}` : number(id)));
  return [
    deck.name.replaceAll('~', ' '),
    [deck.ring, deck.bearer, ...deck.sites].map(number).join('.'),
    many.join('.'),
  ].join('~');
}

/** The text that a code stands for; null if it is none. */
export function textOfCode(code: string): string | null {
  const [name, first, rest] = code.split('~');
  if (name === undefined || first === undefined || rest === undefined) return null;
  const card = (word: string) => /^(\d+)(?:x(\d+))?$/.exec(word);
  const [ring = '', bearer = '', ...sites] = first.split('.');
  const words = [ring, ...sites, ...rest.split('.')].filter(Boolean).map(card);
  if (words.some((w) => w === null)) return null;
  return [
    ...(name ? [`Name: ${name}`] : []),
    ...(bearer ? ['Ring-bearer:', `1_${bearer}`, 'Deck:'] : []),
    ...words.map((w) => `${w![2] ?? 1} 1_${w![1]}`),
  ].join('\n');
}
