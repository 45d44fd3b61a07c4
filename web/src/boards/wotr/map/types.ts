export type RegionId = string;
export interface Point {
  x: number;
  y: number;
}

export type GlowKind = 'select' | 'move' | 'attack' | 'place' | 'path';
export interface Glow {
  kind: GlowKind;
  label?: string;
}

export type Nation = 'dwarves' | 'elves' | 'gondor' | 'north' | 'rohan' | 'isengard' | 'sauron' | 'southrons';
export type SettlementKind = 'town' | 'city' | 'stronghold' | 'fortification';
export type Side = 'free' | 'shadow';

/** Where things stand on a region, in map units. */
export interface Anchors {
  /** The army's stack: 46 by 40 units are free around it. */
  army: Point;
  /** Strongholds: where the besieged stand. */
  siege: Point | null;
  /** Characters and Nazgûl without an army, the Fellowship. */
  lone: Point;
  name: Point;
  settlement: Point | null;
}

export interface Region {
  id: RegionId;
  path: string;
  anchors: Anchors;
  nation: Nation | null;
  settlement: SettlementKind | null;
  neighbours: readonly RegionId[];
  /** What the land is like: firs, hills, dunes… */
  country: string;
  /** How large its name is written, 1 if there is room enough. */
  letters: number;
}
