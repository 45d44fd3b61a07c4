import type { Value } from '../../api/wire';
import { hasWords, tryWords, ui } from '../../lib/words.svelte';

/** "bot:captain:veteran", or without its "bot:", in words. Bots that we have no words for keep their own names. */
export function botName(sitter: string): string {
  const [name = '', level] = sitter.replace(/^bot:/, '').split(':');
  const who = hasWords('ui', `bot-${name}`) ? ui(`bot-${name}`) : name;
  if (!level) return who;
  return `${who}, ${hasWords('ui', `level-${level}`) ? ui(`level-${level}`) : level}`;
}

/** An option of a game before the first move, and its values; without words of its own it keeps its name. */
export const settingName = (game: string, name: string): string => tryWords(game, `setting-${name}`) ?? name;

export function settingValue(game: string, name: string, value: Value): string {
  const words = tryWords(game, `setting-${name}-${value}`);
  if (words !== null) return words;
  if (typeof value === 'boolean') return ui(value ? 'yes' : 'no');
  return String(value);
}
