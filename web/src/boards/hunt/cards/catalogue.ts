import raw from '@data/hunt/data/cards.json';
import { OF_OP } from './glyphs';

interface Mode {
  when?: string;
  cost?: number;
  ops: { op: string }[];
}
interface RawCard {
  id: string;
  modes: Mode[];
}
export interface Effect {
  glyph: string;
  outOfTurn: boolean;
}

/** How many effects a card has and how each is drawn; its words stand in the .ftl files. */
export const EFFECTS: ReadonlyMap<string, readonly Effect[]> = new Map(
  [...(raw.ally as RawCard[]), ...(raw.sorcery as RawCard[])].map((card) => [
    card.id,
    card.modes.map((mode) => ({ glyph: OF_OP[mode.ops[0]!.op] ?? 'scroll', outOfTurn: mode.when === 'out-of-turn' })),
  ]),
);
export const isSorcery = (card: string): boolean => card.startsWith('sorcery');
