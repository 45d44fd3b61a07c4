import { api } from '../api/http';
import type { DeckInfo, Pool, PoolOrder } from '../api/wire';
import { catalog, type CardInfo } from '../boards/tcg/card/catalog.svelte';
import { complain } from '../app/lobby/opening';
import { draftOf, empty, isBlank, textOf, type Draft } from './deck';
import { shelf, type Kept } from './shelf.svelte';

const PATIENCE = 250; // milliseconds without a change before the server is asked

/** The deck on the bench: cards go in and out, and the server says what stands against it. */
export class Building {
  id = $state<string>(crypto.randomUUID());
  deck = $state<Draft>(empty());
  /** What the server made of it; null while it is being asked. */
  judged = $state.raw<DeckInfo | null>(null);
  order = $state.raw<PoolOrder | null>(null);
  pool = $state.raw<Pool | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  count = (id: string): number =>
    (this.deck.draw[id] ?? 0) +
    Number(this.deck.ring === id) +
    Number(this.deck.bearer === id) +
    this.deck.sites.filter((s) => s === id).length;

  /** How many there are to be had: as many as were opened, or any number. */
  owned = (id: string): number => (this.pool ? (this.pool.cards[id] ?? 0) : Infinity);

  add(card: CardInfo): void {
    if (this.count(card.id) >= this.owned(card.id)) return;
    if (card.type === 'ring') this.deck.ring = card.id;
    else if (card.type === 'site')
      this.deck.sites = [...this.deck.sites.filter((id) => catalog.card(id)?.site !== card.site), card.id].sort(
        (a, b) => (catalog.card(a)?.site ?? 0) - (catalog.card(b)?.site ?? 0),
      );
    else if (card.keywords?.['ring-bearer'] && !this.deck.bearer) this.deck.bearer = card.id;
    else this.deck.draw[card.id] = (this.deck.draw[card.id] ?? 0) + 1;
    this.changed();
  }

  remove(id: string): void {
    const left = (this.deck.draw[id] ?? 0) - 1;
    if (left > 0) this.deck.draw[id] = left;
    else if (left === 0) delete this.deck.draw[id];
    else if (this.deck.ring === id) this.deck.ring = '';
    else if (this.deck.bearer === id) this.deck.bearer = '';
    else this.deck.sites = this.deck.sites.filter((site) => site !== id);
    this.changed();
  }

  rename(name: string): void {
    this.deck.name = name;
    this.changed();
  }

  /** Keep it, and ask what stands against it. */
  changed(): void {
    if (!isBlank(this.deck)) shelf.keep(this.kept());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), PATIENCE);
  }

  private kept(): Kept {
    return { ...$state.snapshot(this.deck), id: this.id, at: 0, ...(this.order ? { pool: this.order } : {}) };
  }

  async judge(): Promise<void> {
    const number = ++this.asked;
    try {
      const judged = await api.checkDeck({ text: textOf(this.deck), name: this.deck.name, pool: this.order });
      if (number === this.asked) this.judged = judged;
    } catch (error) {
      complain(error);
    }
  }

  /** Any text of a deck becomes a new deck of our own. Lines that nobody understands are told of by the server. */
  async read(text: string, name = ''): Promise<DeckInfo | null> {
    try {
      const read = await api.checkDeck({ text, name });
      this.start(draftOf(read), null);
      return read;
    } catch (error) {
      complain(error);
      return null;
    }
  }

  start(deck: Draft, order: PoolOrder | null, id: string = crypto.randomUUID()): void {
    this.id = id;
    this.deck = { ...deck, sites: [...deck.sites], draw: { ...deck.draw } };
    this.order = order;
    this.pool = null;
    this.judged = null;
    void this.judge();
    if (order) void this.openPacks(order);
  }

  take(kept: Kept): void {
    const { id, pool, name, ring, bearer, sites, draw } = kept;
    this.start({ name, ring, bearer, sites, draw }, pool ?? null, id);
  }

  private async openPacks(order: PoolOrder): Promise<void> {
    try {
      const { seed, boosters = 6, starter = '' } = order;
      this.pool = await api.pool(seed, boosters, starter);
    } catch (error) {
      complain(error);
    }
  }
}
