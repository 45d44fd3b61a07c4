import type { EventKind } from '../../../api/generated/wotr';
import type { Sight } from '../../../api/sight';
import type { ToldInfo } from '../../../api/wire';
import { paced, still } from '../../../lib/settings.svelte';
import { figureOf, regionFacts, regionOf, type Nation } from '../facts';
import type { Army, Company } from '../view';

export interface Glide {
  /** Places. */
  from: string;
  to: string;
  time: number;
  army: Army | null;
  people: { id: string; side: 'free' | 'shadow'; times: number }[];
}

const MARCHES: ReadonlySet<string> = new Set<EventKind>(['army-moved', 'characters-moved']);
const LASTS = 700;

const onMap = (place: unknown): place is string => typeof place === 'string' && regionFacts.has(regionOf(place));

/** The figures of a line of the log, as a marker that can walk. */
function marker(figures: readonly string[]): Pick<Glide, 'army' | 'people'> {
  const companies = new Map<Nation, Company>();
  const named: string[] = [];
  for (const id of figures) {
    const { nation, rank } = figureOf(id);
    if (rank === 'character' || rank === 'nazgul' || !nation) {
      named.push(id);
      continue;
    }
    const company = companies.get(nation) ?? { nation, regular: 0, elite: 0, leader: 0 };
    company[rank] += 1;
    companies.set(nation, company);
  }
  const units = [...companies.values()].reduce((sum, c) => sum + c.regular + c.elite, 0);
  const kinds = [...new Set(named)];
  const people = kinds.map((id) => ({ id, side: figureOf(id).side, times: named.filter((n) => n === id).length }));
  if (!units) return { army: null, people };
  const nazgul = named.filter((id) => id === 'nazgul').length;
  const army: Army = {
    place: 'on-the-way',
    side: figureOf(figures[0]!).side,
    companies: [...companies.values()],
    nazgul,
    characters: kinds.filter((id) => id !== 'nazgul'),
    units,
    dice: 0,
    leadership: 0,
  };
  return { army, people: [] };
}

/** The last march in what is new in the log walks over the map once. */
export class Gliding {
  now = $state.raw<Glide | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: number;

  constructor(private readonly sight: Sight) {
    this.seen = sight.log.length;
  }

  watch(): void {
    const { log, live } = this.sight;
    const fresh = live ? log.slice(this.seen) : log;
    this.seen = log.length;
    const march = fresh.findLast((told) => MARCHES.has(told.kind));
    if (march && !still()) this.walk(march);
  }

  private walk(told: ToldInfo): void {
    const { origin, region, figures } = told.args;
    if (!onMap(origin) || !onMap(region) || !Array.isArray(figures)) return;
    clearTimeout(this.timer);
    const time = paced(LASTS);
    this.now = { from: origin, to: region, time, ...marker(figures) };
    this.timer = setTimeout(() => (this.now = null), time);
  }
}
