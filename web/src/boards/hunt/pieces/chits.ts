import type { Chit } from '../table/notes.svelte';

/** One drawing and one colour a chit; the shape alone tells them apart. */
export const CHIT: Record<Chit, { d: string; fill: string }> = {
  here: { d: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-4A4 4 0 1 0 0 4A4 4 0 1 0 0-4Z', fill: '#d9a514' },
  maybe: { d: 'M-5-4Q-5-9 0-9Q6-9 6-4Q6-1 2 1V3H-2V-1Q2-3 2-4Q2-6 0-6Q-2-6-2-4ZM-2 5H2V9H-2Z', fill: '#2f69a8' },
  never: { d: 'M-8-5L-5-8L0-3L5-8L8-5L3 0L8 5L5 8L0 3L-5 8L-8 5L-3 0Z', fill: '#8a1f17' },
  trap: { d: 'M0-9L9 7H-9Z', fill: '#a85414' },
  watch: { d: 'M-10 0Q0-9 10 0Q0 9-10 0ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z', fill: '#5b3f86' },
  later: { d: 'M-6-9H6L1.4 0L6 9H-6L-1.4 0Z', fill: '#2f7d4d' },
};
