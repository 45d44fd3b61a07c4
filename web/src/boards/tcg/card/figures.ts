import type { CardInfo } from './catalog.svelte';

/** Silhouettes standing on the ground (0,0), about 40 high: `fill` is dark, `light` is what catches the light. */
export interface Figure { fill: string; light?: string }

const races: Record<string, Figure> = {
  man: {
    fill: 'M-19 0C-19-11-13-16-6-18C-9-22-9-34 0-35C9-34 9-22 6-18C13-16 19-11 19 0Z',
    light: 'M8-15C14-13 17-8 17 0H12C12-6 11-11 8-15ZM-6-29Q0-34 6-29',
  },
  elf: {
    fill: 'M-15 0C-15-10-10-15-5-17C-10-15-10-24-8-29L-12-32L-7-32C-4-38 4-38 7-32L12-32L8-29C10-24 10-15 5-17C10-15 15-10 15 0Z',
    light: 'M0-36C4-35 6-32 6-29H2C2-32 1-34 0-36ZM-1-17L3-9L-1 0H2L6-9L2-17Z',
  },
  dwarf: {
    fill: 'M-22 0C-22-9-17-13-10-15C-11-19-11-23-10-26C-9-33 9-33 10-26C11-23 11-19 10-15C17-13 22-9 22 0Z',
    light: 'M-7-17C-4-15 4-15 7-17C8-9 4-3 0-1C-4-3-8-9-7-17ZM-10-25H10L9-23H-9ZM-1-33H1V-25H-1Z',
  },
  hobbit: {
    fill: 'M-14 0C-14-7-10-10-5-11C-10-12-12-17-10-20C-12-24-8-27-6-26C-4-30 1-30 3-28C7-30 11-26 10-22C13-19 11-13 5-11C10-10 14-7 14 0Z',
    light: 'M-5-17C-4-13 4-13 5-17C5-22-5-22-5-17Z',
  },
  wizard: {
    fill: 'M-17 0C-17-11-12-15-6-17C-7-19-7-21-7-22L-15-20L-6-26L2-44L6-26L15-21L7-22C7-21 7-19 6-17C12-15 17-11 17 0ZM19-34L22-35L23 0H20Z',
    light: 'M-5-19C-3-17 3-17 5-19C6-10 3-4 0-1C-3-4-6-10-5-19ZM20.5-38A3 3 0 1 0 20.6-38Z',
  },
  orc: {
    fill: 'M-19 0C-20-8-17-14-9-15C-13-17-13-20-12-22L-19-27L-11-27C-9-33 7-34 9-27L17-28L10-22C11-19 10-16 7-15C15-14 19-8 19 0Z',
    light: 'M-7-24L-1-22L-6-21ZM6-24L1-22L5-21ZM-5-17L-3-19L-1-17L1-19L3-17L0-15Z',
  },
  'uruk-hai': {
    fill: 'M-21 0L-22-12L-17-9L-14-15L-6-17C-9-21-9-27-8-30L-3-42L0-33L3-42L8-30C9-27 9-21 6-17L14-15L17-9L22-12L21 0Z',
    light: 'M-6-27L-1-25L-5-23ZM6-27L1-25L5-23ZM-4-20H4L3-18H-3Z',
  },
  nazgul: {
    fill: 'M-20 0C-20-14-14-18-10-22C-12-32-6-39 0-40C6-39 12-32 10-22C14-18 20-14 20 0Z',
    light: 'M-6-35L-8-43L-3-39L0-46L3-39L8-43L6-35ZM-4-26L-1-25L-4-24ZM4-26L1-25L4-24Z',
  },
  troll: {
    fill: 'M-27 0C-28-14-24-24-12-26C-9-26-8-28-8-31C-8-37 8-37 8-31C8-28 9-26 12-26C24-24 28-14 27 0Z',
    light: 'M-5-31L-1-30L-5-29ZM5-31L1-30L5-29ZM-16-14Q-8-10 0-14Q8-10 16-14Q8-8 0-11Q-8-8-16-14Z',
  },
  balrog: {
    fill: 'M-12 0C-12-12-9-17-5-19L-32-8C-30-24-24-34-14-38C-17-32-15-26-9-25L-8-32L-14-41L-4-35H4L14-41L8-32L9-25C15-26 17-32 14-38C24-34 30-24 32-8L5-19C9-17 12-12 12 0Z',
    light: 'M-4-29L-1-28L-4-27ZM4-29L1-28L4-27ZM-3 0C-6-5 0-8-2-13C4-10 6-5 3 0Z',
  },
};

const things: Record<string, Figure> = {
  'hand-weapon': { fill: 'M-3-10L-2-42L0-46L2-42L3-10L10-9V-6H2V-1H-2V-6H-10V-9Z', light: 'M0-43L1-41L1.6-11H0Z' },
  axe: { fill: 'M-2-44H2V0H-2ZM2-42C10-46 18-42 20-30C20-24 18-20 14-18C13-24 8-28 2-28ZM-2-40C-6-42-10-41-12-37C-10-34-10-31-12-28C-8-27-5-28-2-30Z', light: 'M14-38C17-35 18-30 16-24C15-29 13-34 14-38Z' },
  'ranged-weapon': { fill: 'M-8-46C12-38 12-8-8 0L-7-3C8-12 8-34-7-43ZM-8-46L-7-23L-8 0L-6.4-23ZM-16-24H14V-27L22-23L14-19V-22H-16Z' },
  armor: { fill: 'M-8-42L0-37L8-42L20-34L16-22L12-24V0H-12V-24L-16-22L-20-34Z', light: 'M-9-20H9V-18H-9ZM-9-14H9V-12H-9ZM-9-8H9V-6H-9Z' },
  helm: { fill: 'M-15-2V-20C-15-34-7-40 0-46C7-40 15-34 15-20V-2L6-8V-18L15-19H-15L-6-18V-8Z', light: 'M-1-42H1V-20H-1Z' },
  shield: { fill: 'M-17-42Q0-49 17-42V-22Q16-6 0 2Q-16-6-17-22Z', light: 'M-12-38Q0-42 12-38V-23Q11-10 0-4Q-11-10-12-23ZM-1.5-36V-9H1.5V-36ZM-10-26V-23H10V-26Z' },
  cloak: { fill: 'M-6-44C-10-36-18-20-20 0Q-8-4 0 0Q8-4 20 0C18-20 10-36 6-44Q0-40-6-44Z', light: 'M-2-40C-5-28-6-14-5-1L-2-1C-2-14-1-28 2-40Z' },
  mount: { fill: 'M-18 0C-18-12-12-22-8-28L-10-38L-2-34C8-34 14-24 20-14L15-7L8-11L1-12C3-6 6-3 7 0Z', light: 'M4-25A2 2 0 1 0 4.1-25ZM-8-26C-12-20-14-12-14-2L-11-2C-11-12-9-20-5-26Z' },
  pipe: { fill: 'M-24-30L8-12C10-20 20-20 22-14C23-6 19 0 13 0C7 0 5-4 4-8L-25-27Z', light: 'M13-22C10-28 18-30 14-36C22-32 18-27 16-22Z' },
  possession: { fill: 'M-14-30C-6-26 6-26 14-30L10-24C24-12 20 0 0 0S-24-12-10-24Z', light: 'M-10-25H10V-22H-10Z' },
  artifact: { fill: 'M0-46L13-26L0 0L-13-26Z', light: 'M0-46L4-26L0 0ZM-13-26H13L4-24H-4Z' },
  condition: { fill: 'M-16-40C-10-44-6-38 0-40S12-44 16-40V-6C10-2 6-8 0-6S-12-2-16-6Z', light: 'M-10-33H10V-31H-10ZM-10-26H8V-24H-10ZM-10-19H10V-17H-10ZM-10-12H3V-10H-10Z' },
  event: { fill: 'M4-48L-14-20H-2L-8 2L14-28H2Z', light: 'M3-40L-8-22H1Z' },
  ring: { fill: 'M0-44A21 21 0 1 1-.1-44ZM0-36A13 13 0 1 0 .1-36Z', light: 'M-14-30A17 17 0 0 1 0-41V-39A15 15 0 0 0-12-29Z' },
};

const places: Record<string, Figure> = {
  forest: { fill: 'M-34 0L-25-26H-29L-21-46L-13-26H-17L-8 0ZM-10 0L0-30H-4L5-52L14-30H10L19 0ZM14 0L22-22H19L26-40L33-22H30L38 0Z' },
  river: { fill: 'M-40-6Q-30-14-20-6T0-6T20-6T40-6V0H-40ZM-36-16Q-26-24-16-16T4-16T24-16L26-13Q14-9 4-13T-16-13T-36-13Z' },
  plains: { fill: 'M-42 0Q-20-16 0-12T42-8V0Z', light: 'M-18-12L-20-24L-15-13ZM-8-13L-6-28L-4-13ZM8-12L12-22L11-11Z' },
  underground: { fill: 'M-38 0V-34Q0-62 38-34V0H24V-22A24 22 0 0 0-24-22V0ZM-14 0V-20H-8V0ZM8 0V-20H14V0Z' },
  marsh: { fill: 'M-40 0Q-20-8 0-3T40-4V0ZM-20-4L-22-30L-18-4ZM-22-30C-25-30-25-40-22-42C-19-40-19-30-22-30ZM6-4L9-36L9-4ZM9-36C6-36 6-46 9-48C12-46 12-36 9-36ZM20-4L19-24L23-4Z' },
  mountain: { fill: 'M-42 0L-20-30L-12-20L6-50L22-24L27-30L42 0Z', light: 'M6-50L14-37L8-40L3-36L-1-38ZM-20-30L-16-25L-20-26L-24-25Z' },
  sanctuary: { fill: 'M-26 0V-20L-30-18L0-42L30-18L26-20V0H8V-12A8 8 0 0 0-8-12V0Z', light: 'M0-38L1.5-33H6L2.4-30L4-25L0-28L-4-25L-2.4-30L-6-33H-1.5Z' },
  road: { fill: 'M-42 0Q-16-18 4-14T42-16V0Z', light: 'M-10 0C-2-8 6-8 0-14L3-14C12-8 4-6 2 0Z' },
};

/** What a card shows in its window. */
export function figureOf(card: CardInfo): Figure {
  if (card.type === 'site') return places[Object.keys(card.keywords ?? {}).find((word) => places[word]) ?? 'road'] ?? places['road']!;
  if (card.race && races[card.race]) return races[card.race]!;
  if (card.item_class === 'hand-weapon' && card.culture === 'dwarven') return things['axe']!;
  return things[card.item_class ?? ''] ?? things[card.type] ?? things['condition']!;
}
