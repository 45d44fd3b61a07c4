import type { Point } from './viewport';

/** The arrow keys and where they point; y grows to the south, as on the screen. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** What the keys do on a map: the arrows go from place to place, Enter chooses, and + − 0 zoom. */
export interface MapKeys {
  arrow(key: string): void;
  choose(): void;
  zoomBy(factor: number): void;
  fit(): void;
}

/** One step of the zoom, by key or button. */
export const ZOOM = 1.5;

export function mapKeys(event: KeyboardEvent, keys: MapKeys): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const { key } = event;
  if (isArrow(key)) keys.arrow(key);
  else if (key === 'Enter' || key === ' ') keys.choose();
  else if (key === '+' || key === '=') keys.zoomBy(ZOOM);
  else if (key === '-') keys.zoomBy(1 / ZOOM);
  else if (key === '0') keys.fit();
  else return;
  event.preventDefault();
}
