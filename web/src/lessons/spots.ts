import type { OptionInfo } from '../api/wire';

const quoted = (value: unknown): string => JSON.stringify(String(value));
const at = (attribute: string, value: unknown): string => `[data-${attribute}=${quoted(value)}]`;

/** Arguments of options, and how what is clicked for them is marked on the tables. */
const THINGS: readonly (readonly [string, string])[] = [
  ['card', 'card'],
  ['number', 'number'],
  ['face', 'die'],
  ['target', 'area'],
  ['nazgul', 'nazgul'],
  ['piece', 'piece'],
];

/** Options whose number is how many, or which text: no card of that number is meant. */
const COUNTS: ReadonlySet<string> = new Set(['number', 'mode']);

/** Where an option can be chosen beside the map: its button, its die, its card, its counter; or what leads to it. */
export function spotsOf(option: OptionInfo): string {
  const spots = [at('option', option.notation), at('choice', option.notation)];
  for (const [arg, attribute] of THINGS) {
    const value = option.args[arg];
    if (arg === 'number' && COUNTS.has(option.kind)) spots.push(`[data-leads~=${quoted(value)}]`);
    else if (value !== undefined && value !== '') spots.push(at(attribute, value));
  }
  if (option.notation === 'dot') spots.push('[data-dot]');
  if (option.kind === 'spend-token') spots.push('[data-token]');
  return spots.join(', ');
}

/** What the words of a step speak of, beside places on a map: a card, an area, a piece, a part of the table. */
export const thingsCalled = (names: readonly string[]): string =>
  names
    .flatMap((name) => ['card', 'id', 'area', 'piece', 'die', 'part', 'panel'].map((kind) => at(kind, name)))
    .join(', ');
