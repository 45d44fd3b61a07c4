import type { GameInfo, Value } from '../../api/wire';
import { textOf } from '../../decks/deck';
import { shelf } from '../../decks/shelf.svelte';
import { ui } from '../../lib/words.svelte';

/** What is asked before the first move. `own`: values that are the reader's own, with their names. */
export interface Asked {
  name: string;
  values: Value[];
  own: ReadonlyMap<Value, string>;
}

/** The settings of a game at a table of these seats: decks only for those who play, the reader's own among them. */
export function settingsFor(game: GameInfo, seats: readonly string[]): Asked[] {
  const decks = new Map<Value, string>(shelf.decks.map((deck) => [textOf(deck), deck.name || ui('deck-unnamed')]));
  return game.settings.flatMap(({ name, values }) => {
    const owner = /^deck_(.+)$/.exec(name)?.[1];
    if (owner === undefined) return [{ name, values, own: new Map<Value, string>() }];
    return seats.includes(owner) ? [{ name, values: [...values, ...decks.keys()], own: decks }] : [];
  });
}
