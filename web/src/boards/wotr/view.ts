import type { WotrView as Seen } from '../../api/generated/wotr';
import { figureOf, nations, sideOfNation, type Face, type Nation, type Side } from './facts';

export type { BattleView, Forming, HuntView } from '../../api/generated/wotr';

type ByFace = Partial<Record<Face, number>>;
/** What the server shows of a match to one seat. Nations and faces are keys there: here they are known by name. */
export type WotrView = Omit<Seen, 'owners' | 'politics' | 'active' | 'dice'> & {
  owners: Record<Nation, string>;
  politics: Record<Nation, number>;
  active: Nation[];
  dice: [ByFace, ByFace];
};

export type Part = [source: string, value: number];

export const SIDES: readonly [Side, Side] = ['free', 'shadow'];
const SHADOW_SEATS = new Set(['shadow', 'witch-king', 'saruman']);
export const sideOfSeat = (seat: string): Side => (SHADOW_SEATS.has(seat) ? 'shadow' : 'free');

export interface Company {
  nation: Nation;
  regular: number;
  elite: number;
  leader: number;
}
export interface Army {
  place: string;
  side: Side;
  companies: Company[];
  nazgul: number;
  characters: string[];
  /** Regulars and Elites together. */
  units: number;
  /** Combat dice and Leadership, before walls and cards: as the rules count them. */
  dice: number;
  leadership: number;
}

/** Everything that stands in a place, sorted; null if nobody does. */
export function armyAt(view: WotrView, place: string): Army | null {
  const counts = view.places[place] ?? {};
  const here = Object.keys(view.characters).filter((id) => view.characters[id] === place);
  const companies: Company[] = [];
  for (const nation of nations) {
    const of = (rank: string) => counts[`${nation}-${rank}`] ?? 0;
    const company = { nation, regular: of('regular'), elite: of('elite'), leader: of('leader') };
    if (company.regular + company.elite + company.leader) companies.push(company);
  }
  const nazgul = counts['nazgul'] ?? 0;
  const units = companies.reduce((sum, c) => sum + c.regular + c.elite, 0);
  const first = companies[0];
  if (!first && !nazgul && !here.length) return null;
  const side: Side = first ? sideOfNation(first.nation) : nazgul ? 'shadow' : figureOf(here[0]!).side;
  companies.sort((a, b) => b.regular + b.elite - a.regular - a.elite);
  // a Character of the other side, in a region with an enemy army, does not belong to it
  const own = here.filter((id) => figureOf(id).side === side);
  const { dice = 0, leadership = 0 } = view.armies[place] ?? {};
  const led = { dice, leadership };
  return { place, side, companies, nazgul: side === 'shadow' ? nazgul : 0, characters: own, units, ...led };
}

/** Companions, Nazgûl or Minions that stand where the enemy's army is. */
export function strangersAt(view: WotrView, place: string): { characters: string[]; nazgul: number } {
  const army = armyAt(view, place);
  const here = Object.keys(view.characters).filter((id) => view.characters[id] === place);
  const nazgul = army && army.side === 'free' ? (view.places[place]?.['nazgul'] ?? 0) : 0;
  return { characters: here.filter((id) => army && figureOf(id).side !== army.side), nazgul };
}

export const fellowshipOf = (view: WotrView): string[] =>
  Object.keys(view.characters).filter((id) => view.characters[id] === 'fellowship' && id !== 'gollum');

/** Settlements that are not in the hands of their own nation. */
export function controlOf(view: WotrView): Map<string, Side> {
  return new Map(Object.entries(view.held).map(([region, seat]) => [region, sideOfSeat(seat)]));
}
