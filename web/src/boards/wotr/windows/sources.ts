import { hasWords, tryWords, ui } from '../../../lib/words.svelte';

/** Where a number comes from, in words: a figure, the effect of a Combat card, an event card, or a rule. */
export function sourceWords(id: string): string {
  if (hasWords('ui', `wotr-from-${id}`)) return ui(`wotr-from-${id}`);
  return (
    tryWords('wotr', `figure-${id}`) ??
    tryWords('wotr', `effect-${id}`) ??
    tryWords('wotr', `card-${id}`) ??
    tryWords('wotr', `cause-${id}`) ??
    id
  );
}

/** What explains such a part of a number: the part itself, the card that it comes from, else what the number is for. */
export const rulesOf = (id: string, about: readonly string[] = []): string[] => [`part-${id}`, `card-${id}`, ...about];
