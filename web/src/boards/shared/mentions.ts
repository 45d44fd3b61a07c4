import type { Arg, ToldInfo } from '../../api/wire';

export const each = (value: Arg): string[] => (Array.isArray(value) ? value : [String(value)]);

/** Every word of a line of the log, in its order: ids of places and pieces among them. */
export const wordsOf = (told: ToldInfo): string[] => Object.values(told.args).flatMap(each);
