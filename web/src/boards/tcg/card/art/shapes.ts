/** What the windows of the cards are drawn of: flat shapes in the tones of a culture, like a woodcut in several colours. */
export type Tone =
  | 'far'
  | 'mid'
  | 'dark'
  | 'night'
  | 'coat'
  | 'fold'
  | 'skin'
  | 'shade'
  | 'hair'
  | 'grey'
  | 'metal'
  | 'pale'
  | 'glow'
  | 'wood'
  | 'leaf';

export interface Shape {
  d: string;
  tone: Tone;
  /** How much of it is seen, from 0 to 1. */
  o?: number;
  /** Where it is put. */
  at?: string;
}

export const shape = (tone: Tone, d: string, o?: number): Shape => (o === undefined ? { d, tone } : { d, tone, o });

/** The same shapes elsewhere. */
export const put = (at: string, shapes: readonly Shape[]): Shape[] =>
  shapes.map((s) => ({ ...s, at: s.at ? `${at} ${s.at}` : at }));

/** A small generator, so that each card keeps its own land. */
export function numbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const seedOf = (id: string): number => Number(id.split('_')[1] ?? 0) * 31 + 7;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
