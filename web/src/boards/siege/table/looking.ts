import { tick } from 'svelte';
import type { MapHandle } from '../../shared/desk.svelte';
import { litElsewhere } from '../../shared/looking';
import { centre } from '../geometry';
import { SHEET } from '../sheet';
import type { HexId } from '../types';

const OSGILIATH = '0908';

/** The hex nearest to the middle of these. */
function middle(hexes: readonly HexId[]): HexId {
  if (!hexes.length) return OSGILIATH;
  const points = hexes.map((id) => ({ id, ...centre(id) }));
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const y = points.reduce((sum, p) => sum + p.y, 0) / points.length;
  return points.reduce((a, b) => (Math.hypot(a.x - x, a.y - y) <= Math.hypot(b.x - x, b.y - y) ? a : b)).id;
}

/** On a wide screen begin near enough to read the counters; the whole sheet is a key away. */
export async function openOn(board: HTMLElement, map: MapHandle<HexId>, hexes: readonly HexId[]): Promise<void> {
  await tick();
  const { width, height } = board.getBoundingClientRect();
  const whole = Math.min(width / SHEET.width, height / SHEET.height);
  const wide = Math.min(width / SHEET.width, 1);
  if (wide > whole * 1.25) map.centreOn(middle(hexes).slice(0, 2) + '08', wide);
}

/** If nothing of what glows can be seen, go there. */
export async function lookAt(board: HTMLElement, map: MapHandle<HexId>, hexes: readonly HexId[]): Promise<void> {
  if (await litElsewhere(board, '.glow')) map.centreOn(middle(hexes));
}
