import type { PlaceId } from './data';

/** Functions of the mounted map, by bind:this. */
export interface HuntMapHandle {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  centreOn(place: PlaceId, scale?: number): void;
}
