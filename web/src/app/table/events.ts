import type { OptionInfo, ToldInfo } from '../../api/wire';
import { tryWords, words } from '../../lib/words.svelte';

export const eventWords = (game: string, told: ToldInfo): string => words(game, `event-${told.kind}`, told.args);

/** A button's words; an option without words of its own shows its notation, so that it can still be played. */
export const optionWords = (game: string, option: OptionInfo): string =>
  tryWords(game, `option-${option.kind}`, option.args) ?? option.notation;
