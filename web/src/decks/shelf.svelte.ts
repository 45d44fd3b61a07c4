import type { PoolOrder } from '../api/wire';
import type { Draft } from './deck';

/** A deck of the reader's own, kept in this browser. `pool`: built from sealed packs. */
export interface Kept extends Draft {
  id: string;
  at: number;
  pool?: PoolOrder;
}

const KEY = 'redbook.decks';
const read = (): Kept[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];

class Shelf {
  decks = $state.raw<readonly Kept[]>(read());

  find(id: string): Kept | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  /** Another tab may have written since: read before writing. */
  keep(deck: Kept): void {
    this.write([{ ...deck, at: Date.now() }, ...read().filter((other) => other.id !== deck.id)]);
  }

  forget(id: string): void {
    this.write(read().filter((deck) => deck.id !== id));
  }

  private write(decks: Kept[]): void {
    localStorage.setItem(KEY, JSON.stringify(decks));
    this.decks = decks;
  }
}

export const shelf = new Shelf();
