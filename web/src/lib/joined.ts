import table from '../../../src/redbook/kernel/text/joined.json';
import type { Lang } from '../l10n';

/** Names bring their article along ("el Oeste"); these languages join it to the preposition before it. */
const pairs: Partial<Record<Lang, Record<string, string>>> = table;

const longest = (a: string, b: string) => b.length - a.length;
const patterns = new Map(
  Object.entries(pairs).map(([lang, joined]) => [
    lang,
    new RegExp(`(?<![\\p{L}\\p{N}_])(?:${Object.keys(joined).sort(longest).join('|')})(?![\\p{L}\\p{N}_])`, 'giu'),
  ]),
);

/** “de el Oeste” is said “del Oeste”; a name that begins with a capital article keeps it. */
export function contracted(text: string, lang: Lang): string {
  const pattern = patterns.get(lang);
  if (!pattern) return text;
  return text.replace(pattern, (found) => {
    const [first, article] = found.split(' ') as [string, string];
    if (article !== article.toLowerCase()) return found;
    const said = pairs[lang]![found.toLowerCase()]!;
    return first === first.toLowerCase() ? said : said[0]!.toUpperCase() + said.slice(1);
  });
}
