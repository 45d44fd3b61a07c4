import rawCards from '@data/wotr/data/cards.json';
import rawCharacters from '@data/wotr/data/characters.json';
import rawCombat from '@data/wotr/data/combat.json';
import rawMap from '@data/wotr/data/map.json';
import rawTiles from '@data/wotr/data/tiles.json';

/** What is printed on the components: the game's own data, read once. */
export type Side = 'free' | 'shadow';
export type Nation = 'dwarves' | 'elves' | 'gondor' | 'north' | 'rohan' | 'isengard' | 'sauron' | 'southrons';
export type Rank = 'regular' | 'elite' | 'leader';
export type Deck = 'free-character' | 'free-strategy' | 'shadow-character' | 'shadow-strategy';
export type Face = 'character' | 'army' | 'muster' | 'event' | 'muster-army' | 'will-of-the-west' | 'eye';

export interface RegionFacts {
  id: string;
  nation?: Nation;
  settlement?: 'town' | 'city' | 'stronghold' | 'fortification';
  adjacent: string[];
}
export interface CharacterFacts {
  id: string;
  side: Side;
  level?: number;
  leadership?: number;
  captain?: boolean;
  hobbit?: boolean;
  die?: number;
}
export interface CardFacts {
  id: string;
  icon: 'character' | 'army' | 'muster';
  combat: string;
  table?: boolean;
  owner?: string;
  tile?: string;
}
export interface TileFacts {
  id: string;
  kind: 'standard' | 'fellowship' | 'shadow';
  value: number | 'eye' | 'die';
  reveal: boolean;
  stop: boolean;
}

export const freeNations: readonly Nation[] = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
export const shadowNations: readonly Nation[] = ['isengard', 'sauron', 'southrons'];
export const nations: readonly Nation[] = [...freeNations, ...shadowNations];
export const sideOfNation = (nation: Nation): Side => (freeNations.includes(nation) ? 'free' : 'shadow');

export const regionFacts = new Map((rawMap as RegionFacts[]).map((r) => [r.id, r]));
export const characters = new Map((rawCharacters as unknown as CharacterFacts[]).map((c) => [c.id, c]));
export const cards = new Map((rawCards as CardFacts[]).map((c) => [c.id, c]));
const initiatives = new Map((rawCombat as { id: string; initiative: number[] }[]).map((c) => [c.id, c.initiative]));
const tiles = new Map((rawTiles as TileFacts[]).map((t) => [t.id, t]));

export const tileFacts = (id: string): TileFacts => (tiles.get(id) ?? tiles.get(id.replace(/-[bcd]$/, '')))!;
export const initiativeOf = (combat: string): readonly number[] => initiatives.get(combat) ?? [];
export const isCard = (id: string): boolean => cards.has(id);

export function deckOf(card: string): Deck {
  const [side, deck] = card.split('-');
  return `${side === 'fp' ? 'free' : 'shadow'}-${deck === 'char' ? 'character' : 'strategy'}` as Deck;
}
export const sideOfDeck = (deck: string): Side => (deck.startsWith('free') ? 'free' : 'shadow');

/** A figure's id taken apart: a unit of a nation, a Nazgûl, or somebody with a name. */
export interface Figure {
  id: string;
  side: Side;
  nation: Nation | null;
  rank: Rank | 'nazgul' | 'character';
}

export function figureOf(id: string): Figure {
  if (id === 'nazgul') return { id, side: 'shadow', nation: 'sauron', rank: 'nazgul' };
  const somebody = characters.get(id);
  if (somebody) return { id, side: somebody.side, nation: null, rank: 'character' };
  const [nation, rank] = id.split('-') as [Nation, Rank];
  return { id, side: sideOfNation(nation), nation, rank };
}

/** The region of a place: siege boxes belong to their Stronghold. */
export const regionOf = (place: string): string => place.replace(/-siege$/, '');
export const isBox = (place: string): boolean => place.endsWith('-siege');

/** Regions that can be reached in so many steps. */
export function within(region: string, steps: number): Set<string> {
  let edge = new Set([region]);
  const found = new Set(edge);
  for (let n = 0; n < steps; n++) {
    edge = new Set([...edge].flatMap((r) => regionFacts.get(r)?.adjacent ?? []).filter((r) => !found.has(r)));
    for (const r of edge) found.add(r);
  }
  return found;
}
