import { figureOf, nations, sideOfNation, type Face, type Nation, type Side } from './facts';

/** What the server shows of a match to one seat. */
export interface WotrView {
  seat: string | null;
  seats: string[];
  turn: number;
  phase: string;
  lead: string[];
  owners: Record<Nation, string>;
  places: Record<string, Record<string, number>>;
  characters: Record<string, string>;
  armies: Record<string, { side: Side; units: number; dice: number; leadership: number }>;
  reinforcements: Record<string, number>;
  casualties: Record<string, number>;
  held: Record<string, string>;
  politics: Record<Nation, number>;
  active: Nation[];
  points: [number, number];
  dice: [Partial<Record<Face, number>>, Partial<Record<Face, number>>];
  hunt_box: [number, number];
  dice_pool: [number, number];
  rings: [number, number, number];
  ring_used: string[];
  tokens: [number, number, number, number];
  hand: string[];
  hands: Record<string, number>;
  hand_backs: Record<string, [number, number]>;
  decks: Record<string, number>;
  discard: Record<string, string[]>;
  buried: string[];
  buried_counts: Record<string, number>;
  table: [string, string][];
  bag: string[];
  drawn: string[];
  removed: string[];
  waiting: string[];
  ring_bearers: string;
  guide: string;
  progress: number;
  hidden: boolean;
  corruption: number;
  mordor: number;
  mixed: string[];
  offered: string | null;
  battle: BattleView | null;
  hunt: HuntView | null;
  forming: Forming | null;
}

export type Part = [source: string, value: number];

export interface BattleView {
  attacker: Side;
  origin: string;
  region: string;
  target: string;
  kind: 'field' | 'assault' | 'sortie';
  seats: [string, string];
  round: number;
  card: string | null;
  cards: [string | null, string | null];
  shown: boolean;
  dice: [number[], number[]];
  hits: [number, number];
  to_hit: [number, number];
  bonus: [number, number];
  reroll_bonus: [number, number];
  strength: [number, number];
  leadership: [number, number];
  white_rider: boolean;
  figures: [Record<string, number>, Record<string, number>];
  strength_from: [Part[], Part[]];
  leadership_from: [Part[], Part[]];
  to_hit_why: [string, string];
  bonus_from: [Part[], Part[]];
  reroll_bonus_from: [Part[], Part[]];
  card_hits: [number, number];
  self_hits: [number, number];
  turned: [number, number];
  cancelled: [boolean, boolean];
  rearguard: Record<string, number>;
}

export interface HuntView {
  asked: string;
  why: string;
  successes: number;
  tile: string | null;
  damage: number;
  dice: number;
  bonus: number;
  rerolls: string[];
  card_used: boolean;
  casualty: boolean;
}

export interface Forming {
  origin: string | null;
  region: string | null;
  picked: string[];
}

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
