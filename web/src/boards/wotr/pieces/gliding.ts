import type { EventKind } from '../../../api/generated/wotr';
import type { Sight } from '../../../api/sight';
import type { ToldInfo } from '../../../api/wire';
import { paced } from '../../../lib/settings.svelte';
import { Gliding, type Step } from '../../shared/gliding.svelte';
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

function stepsOf(told: ToldInfo): Step<Glide>[] {
  const { origin, region, figures } = told.args;
  if (!onMap(origin) || !onMap(region) || !Array.isArray(figures)) return [];
  const time = paced(LASTS);
  return [{ shown: { from: origin, to: region, time, ...marker(figures) }, lasts: time }];
}

/** The last march in what is new in the log walks over the map once. */
export const marching = (sight: Sight): Gliding<Glide> => new Gliding(sight, (told) => MARCHES.has(told.kind), stepsOf);
