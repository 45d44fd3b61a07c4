import type { OptionInfo } from '../../api/wire';

/** What the guide says now: a message of our own words, and what it would do. */
export interface Advice {
  id: string;
  suggest?: OptionInfo;
  /** What the words are about, as a selector; the suggestion itself when left out. */
  point?: string;
}

/** A guided beginning of a game: pages to read first, then a word on every question, until `over`. */
export interface Lesson {
  readonly pages: readonly { id: string; point?: string }[];
  readonly over: boolean;
  readonly end: string;
  advise(): Advice;
}

/** The games that have lessons, and the seats that these are for. */
export const lessons: Record<string, readonly string[]> = { wotr: ['free', 'shadow'] };

/** Where a suggestion can be seen: its button, its die, its card, or its region on the map. */
export function spotsOf(option: OptionInfo): string {
  const quoted = (value: unknown) => JSON.stringify(String(value));
  const spots = [`[data-option=${quoted(option.notation)}]`];
  if (option.args['card']) spots.push(`[data-card=${quoted(option.args['card'])}]`);
  if (option.args['region']) spots.push(`[data-region=${quoted(option.args['region'])}]`);
  return spots.join(', ');
}
