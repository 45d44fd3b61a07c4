import raw from '@data/siege/data/map.json';
import type { HexId, Side } from './types';

export type Terrain = 'plain' | 'forest' | 'hill' | 'mountain' | 'peak' | 'pelennor' | 'city' | 'anduin' | 'ford';

export interface Hex {
  id: HexId;
  terrain: Terrain;
  region: string;
  control: Side | null;
  place?: string;
  grey_wood?: boolean;
  ephel_duath?: boolean;
}

type Edge = [HexId, HexId];

export interface MapData {
  hexes: Hex[];
  places: Record<HexId, string>;
  roads: { name: string; path: HexId[]; needs_bridge?: boolean }[];
  minor_rivers: { name: string; edges: Edge[]; bridges: Edge[] }[];
  anduin: {
    hexes: HexId[];
    fords: HexId[];
    main_channel: HexId[];
    east_channel_round_cair_andros: HexId[];
    island: HexId;
  };
  bridge: { site: HexId; access_west: HexId; access_east: HexId };
  rammas: { inside: HexId[]; edges: Edge[]; gates: { inside: HexId; outside: HexId; name: string }[] };
  entry_zones: Record<string, HexId[]>;
}

export const map = raw as unknown as MapData;
export const hexes = new Map(map.hexes.map((hex) => [hex.id, hex]));
export const exists = (id: HexId) => hexes.has(id);
