import type { Arg, ToldInfo } from '../../../api/wire';
import { each } from '../../shared/mentions';
import { catalog } from '../card/catalog.svelte';
import type { CardView } from '../view';

const NAMED = ['card', 'minion', 'winner', 'loser', 'on', 'source'];
const named = (value: Arg | undefined): string[] => (value === undefined || value === '' ? [] : each(value));

export interface Mentions {
  /** Cards on this table that a line speaks of. */
  numbers: Set<number>;
  /** What to show large: the printed cards, the one meant if we know it, else every card of that title. */
  ids: string[];
}

/** The cards that a line of the log speaks of. */
export function mentions(told: ToldInfo, seen: ReadonlyMap<number, CardView>): Mentions {
  const numbers = new Set<number>();
  const ids: string[] = [];
  const number = told.args['number'];
  const exact = typeof number === 'number' ? seen.get(number) : undefined;
  if (exact) {
    numbers.add(exact.number);
    ids.push(exact.id);
  }
  for (const slug of NAMED.flatMap((arg) => named(told.args[arg]))) {
    const versions = catalog.versions(slug);
    if (exact && versions.some((card) => card.id === exact.id)) continue;
    const laid = [...seen.values()].filter((card) => versions.some((v) => v.id === card.id));
    for (const card of laid) numbers.add(card.number);
    const known = new Set(laid.map((card) => card.id));
    for (const { id } of versions) if ((known.size === 0 || known.has(id)) && !ids.includes(id)) ids.push(id);
  }
  return { numbers, ids };
}
