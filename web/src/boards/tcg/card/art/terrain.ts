import type { CardInfo } from '../catalog.svelte';
import type { Culture } from '../cultures';

const TERRAINS = ['underground', 'mountain', 'marsh', 'plains', 'sanctuary', 'forest', 'river'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const terrainOf = (card: CardInfo): Terrain | undefined => TERRAINS.find((word) => card.keywords?.[word]);

type Light = Pick<Culture, 'sky' | 'land' | 'glow'>;
const lights: Record<Terrain, Light> = {
  underground: { sky: ['#17130f', '#6a5236'], land: '#1c1611', glow: '#ffb85a' },
  mountain: { sky: ['#5f7f9e', '#dfe8ee'], land: '#3d4a5a', glow: '#ffffff' },
  marsh: { sky: ['#8f9c86', '#dcd9a8'], land: '#4a4f36', glow: '#e9e3a0' },
  plains: { sky: ['#a9c3d2', '#f4e2ab'], land: '#7b6f35', glow: '#ffe08a' },
  sanctuary: { sky: ['#7fa6ad', '#f7e3b0'], land: '#4d6247', glow: '#fff0a8' },
  forest: { sky: ['#86a892', '#e9e2a6'], land: '#2f4a2c', glow: '#f4e27a' },
  river: { sky: ['#7ea3bd', '#f0dcb6'], land: '#3f5a5a', glow: '#ffe3a0' },
};
const road: readonly Light[] = [
  { sky: ['#9cc4d8', '#f6edb8'], land: '#5d7029', glow: '#ffd27a' },
  { sky: ['#46527a', '#e9a66a'], land: '#3a3444', glow: '#ffd27a' },
  { sky: ['#8298a8', '#efd2a0'], land: '#5a5140', glow: '#ffd98a' },
];

/** The light over a site: of its terrain, or of how far the road has led. */
export function lightOf(card: CardInfo): Light {
  const terrain = terrainOf(card);
  return terrain ? lights[terrain] : road[Math.min((card.site ?? 1) - 1, road.length - 1)]!;
}
