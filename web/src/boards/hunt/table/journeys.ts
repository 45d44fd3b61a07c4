import raw from '@data/hunt/data/journeys.json';
import type { PlaceId } from '../data';

export interface Journey {
  id: string;
  limit: number;
  rows: readonly PlaceId[];
  shelters: readonly number[];
}

/** The Journey cards by the id that options use: "short-07". */
export const JOURNEY: ReadonlyMap<string, Journey> = new Map(
  raw.journeys.map(({ id, ...rest }) => [id.replace('journey-', ''), { id: id.replace('journey-', ''), ...rest }]),
);
