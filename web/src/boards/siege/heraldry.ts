import type { CounterUnit, Nation, UnitType } from './types';

/** Ground, field behind the symbol, and letters of each nation's counters: the same by day and by night. */
export interface Livery {
  ground: string;
  field: string;
  ink: string;
  device: string;
}

export const liveries: Record<Nation, Livery> = {
  gondor: { ground: '#22303f', field: '#34475b', ink: '#f4efe2', device: '#ffffff' },
  dol_amroth: { ground: '#24659c', field: '#3b7fb7', ink: '#ffffff', device: '#ffffff' },
  rohan: { ground: '#2c6232', field: '#417c45', ink: '#fdf6dc', device: '#f4d98a' },
  lebennin: { ground: '#3c6a70', field: '#51848a', ink: '#f6fbf6', device: '#eef3ff' },
  mordor: { ground: '#2b1512', field: '#4d1d17', ink: '#f7e3cf', device: '#ff9a3c' },
  harad: { ground: '#9c2f1c', field: '#b9482b', ink: '#fff1d2', device: '#ffd05a' },
  easterlings: { ground: '#7a5a1c', field: '#96742f', ink: '#fff6dc', device: '#ffe07a' },
};

/** What a unit does, in a 24 by 24 box round 0,0; `line` is stroked, `fill` filled. Our own drawings. */
export interface Figure {
  fill?: string;
  line?: string;
}

const figures: Record<UnitType, Figure> = {
  // a long shield before two crossed spears
  infantry: {
    line: 'M-10 11L9-10M10 11L-9-10M9-10L9.5-5.5M9-10L4.8-9.5M-9-10L-9.5-5.5M-9-10L-4.8-9.5',
    fill: 'M-5.5-6Q0-8.5 5.5-6V2Q5.5 8 0 11Q-5.5 8-5.5 2Z',
  },
  // a horse's head
  cavalry: { fill: 'M-8 11C-8 3-5-2-3-5L-4-10L0-7.5C4-7 7-4 10 2L8 5.5L4.5 4L0 3.5C1 6 3 8 3.5 11Z' },
  // a stone-thrower
  siege: { line: 'M-10 10H10M-6 10L0-3L6 10M-10 3L9-9M9-9L12-6M-11 1.5A2.6 2.6 0 1 0-10.9 1.5Z' },
  // a winged beast
  air: { fill: 'M0 10C-2 6-2 2-1-1C-5-4-9-3-12 0C-11-6-7-10-2-8L0-11L2-8C7-10 11-6 12 0C9-3 5-4 1-1C2 2 2 6 0 10Z' },
  // a crown
  leader: { fill: 'M-10 5L-11-6L-5-1L0-10L5-1L11-6L10 5ZM-10 7H10V10H-10Z' },
};

/** Mounts that are no horses. */
const mounts: Record<string, Figure> = {
  'HA-03': {
    fill: 'M-10 10V0C-10-6-5-8-1-7C1-11 8-10 9-5C11-2 10 4 11 9L9 10C8 6 8 3 6 1L4 3V10H1V4H-5V10Z',
    line: 'M7 1Q11 5 13 1',
  },
  'MO-16': { fill: 'M-10 9C-9 1-5-5 0-6L-1-11L4-7L8-9L8-5L12-1L11 2L5 2.5L8 5L4 5C2 6 3 8 4 10Z' },
};

export const figureOf = (unit: CounterUnit): Figure => mounts[unit.id] ?? figures[unit.type];

/** Small badges, in a 12 by 12 box round 0,0; `fill` or `line`. */
export const devices: Record<Nation, { d: string; line?: boolean }> = {
  // a tree under a star
  gondor: { line: true, d: 'M0 6V-1M0 2L-4-2M0 2L4-2M0-1L-2-4M0-1L2-4M-4-2L-5.5-1M4-2L5.5-1M-2.5 6H2.5M0-6.5V-5.5' },
  // a swan afloat
  dol_amroth: {
    d: 'M-6 3C-5 6 4 6 6 1C4 1.5 1 0-1 1C-3 0-3-2-1.5-3.5C-.5-5-2-6.5-3.5-5.5L-5.5-4.5L-4-4C-5-2-6 0-6 3Z',
  },
  // a running horse
  rohan: {
    d: 'M-6-1C-4-3-1-2.5 1-2.5L3-6L5.5-4L5-2.5L3.5-2L3 1L5.5 3L4.5 5L3.5 3L.5 1.5L-2.5 1.5L-4 5.5L-5 5L-4.5 1L-5-.5L-6.5 2Z',
  },
  // seven-pointed gem over waves
  lebennin: { d: 'M0-6.5L1.3-2.5L5.5-2.5L2.1 0L3.4 4L0 1.5L-3.4 4L-2.1 0L-5.5-2.5L-1.3-2.5Z' },
  // a lidless eye
  mordor: { d: 'M-6.5 0C-3-5 3-5 6.5 0C3 5-3 5-6.5 0ZM0-3.5C-1.5-1-1.5 1 0 3.5C1.5 1 1.5-1 0-3.5Z' },
  // a coiled serpent
  harad: { line: true, d: 'M-5 4C-1 6 5 5 4 1.5C3-1-4 0-4-3C-4-6 2-6.5 4-4.5L5.5-5M4-4.5L5.5-3.5' },
  // a rayed sun
  easterlings: {
    d: 'M0-6.5L1.3-3.1L4.6-4.6L3.1-1.3L6.5 0L3.1 1.3L4.6 4.6L1.3 3.1L0 6.5L-1.3 3.1L-4.6 4.6L-3.1 1.3L-6.5 0L-3.1-1.3L-4.6-4.6L-1.3-3.1Z',
  },
};
