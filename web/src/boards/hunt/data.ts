import part1 from '@data/hunt/data/map-1.json';
import part2 from '@data/hunt/data/map-2.json';
import type { Point } from '../siege/geometry';

export type PlaceId = string;
export type Part = 1 | 2;
export type Kind = 'normal' | 'ally' | 'dark' | 'frodo-start' | 'nazgul-start' | 'exit' | 'dot';
export type Way = 'road' | 'path';

interface Raw {
  areas: string[];
  spaces: { id: PlaceId; kind: Kind; area: string; x: number; y: number }[];
  edges: [PlaceId, PlaceId, Way][];
}

export interface Place extends Point {
  id: PlaceId;
  kind: Kind;
  area: string;
  section: string;
}
/** How a dot is told: by the location near it, and the one that it lies towards. */
export interface Bearing {
  near: PlaceId;
  towards: PlaceId;
}
export interface Edge {
  a: Place;
  b: Place;
  kind: Way;
}

/** One side of the board. The data counts a thousand in both directions; the board is half as wide again. */
export class Board {
  readonly areas: readonly string[];
  readonly sections: readonly string[];
  readonly places: readonly Place[];
  readonly edges: readonly Edge[];
  private readonly byId: ReadonlyMap<PlaceId, Place>;
  private readonly links = new Map<PlaceId, Place[]>();
  private readonly bearings: ReadonlyMap<PlaceId, Bearing>;

  constructor(
    readonly part: Part,
    raw: Raw,
  ) {
    this.areas = raw.areas;
    this.sections = [...new Set(raw.areas.map(sectionOf))];
    this.places = raw.spaces.map((s) => ({ ...s, x: s.x * 1.5, section: sectionOf(s.area) }));
    this.byId = new Map(this.places.map((p) => [p.id, p]));
    this.edges = raw.edges.map(([a, b, kind]) => ({ a: this.at(a), b: this.at(b), kind }));
    for (const { a, b } of this.edges) {
      this.links.set(a.id, [...this.near(a.id), b]);
      this.links.set(b.id, [...this.near(b.id), a]);
    }
    this.bearings = this.told();
  }

  at(id: PlaceId): Place {
    const place = this.byId.get(id);
    if (!place) throw new Error(`no place ${id} on board ${this.part}`);
    return place;
  }

  has = (id: PlaceId): boolean => this.byId.has(id);
  near = (id: PlaceId): readonly Place[] => this.links.get(id) ?? [];
  /** Locations, without the dots. */
  get locations(): readonly Place[] {
    return this.places.filter((p) => p.kind !== 'dot');
  }

  bearing = (dot: PlaceId): Bearing | undefined => this.bearings.get(dot);

  /** Locations that are reached over dots only, with the fewest dots in between. */
  private connected(from: PlaceId): Map<Place, number> {
    const found = new Map<Place, number>();
    const seen = new Set([from]);
    let edge: PlaceId[] = [from];
    for (let dots = 0; edge.length; dots++) {
      const next: PlaceId[] = [];
      for (const there of edge.flatMap((at) => this.near(at))) {
        if (there.kind !== 'dot') {
          if (there.id !== from && !found.has(there)) found.set(there, dots);
        } else if (!seen.has(there.id)) {
          seen.add(there.id);
          next.push(there.id);
        }
      }
      edge = next;
    }
    return found;
  }

  /** As `redbook.games.hunt.board` has it: no two dots of a board are told alike, and those with little choice go first. */
  private told(): Map<PlaceId, Bearing> {
    const found = new Map<PlaceId, Bearing>();
    const taken = new Set<string>();
    const ordered = this.locations.toSorted((a, b) => order(a) - order(b));
    const dots = this.places
      .filter((p) => p.kind === 'dot')
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((dot) => ({ dot, links: this.connected(dot.id) }))
      .toSorted((a, b) => a.links.size - b.links.size);
    for (const { dot, links } of dots) {
      const far = (p: Place) => ((p.x - dot.x) / 1.5) ** 2 + (p.y - dot.y) ** 2;
      const known = ordered.filter((p) => links.has(p)).toSorted((a, b) => links.get(a)! - links.get(b)!);
      const near = known.toSorted((a, b) => links.get(a)! - links.get(b)! || far(a) - far(b))[0]!;
      const towards = known.find((p) => p !== near && !taken.has(`${near.id} ${p.id}`))!;
      taken.add(`${near.id} ${towards.id}`);
      found.set(dot.id, { near: near.id, towards: towards.id });
    }
    return found;
  }

  /** Dots that can be reached over at most so many dots and no location. */
  dotsRound(id: PlaceId, most: number): PlaceId[] {
    const found = new Set<PlaceId>();
    let edge: PlaceId[] = [id];
    for (let step = 0; step < most; step++) {
      edge = edge.flatMap((at) =>
        this.near(at)
          .filter((p) => p.kind === 'dot' && !found.has(p.id))
          .map((p) => p.id),
      );
      for (const dot of edge) found.add(dot);
    }
    return [...found];
  }
}

/** Numbers first, then the letters of the Exits. */
const order = (p: Place): number => (p.kind === 'exit' ? 1000 + p.id.charCodeAt(0) : Number(p.id));

export const sectionOf = (area: string): string => area.split('·')[0]!;

const boards: Record<Part, Board> = {
  1: new Board(1, part1 as unknown as Raw),
  2: new Board(2, part2 as unknown as Raw),
};
export const boardOf = (part: number): Board => boards[part === 2 ? 2 : 1];
