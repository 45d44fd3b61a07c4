/** A small generator, so that each card keeps its own land. */
function numbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const seedOf = (id: string): number => Number(id.split('_')[1] ?? 0) * 31 + 7;

/** A line of hills across a window of 100 by 62, filled down to its foot. */
export function hills(seed: number, height: number, swing: number): string {
  const next = numbers(seed);
  let d = `M-2 ${height}`;
  for (let x = 8; x <= 108; x += 20) {
    const top = height + (next() - 0.5) * 2 * swing;
    d += `Q${(x - 10 + next() * 6).toFixed(1)} ${(top - swing * next()).toFixed(1)} ${x} ${top.toFixed(1)}`;
  }
  return `${d}V64H-2Z`;
}

export function stars(seed: number): string {
  const next = numbers(seed + 3);
  let d = '';
  for (let n = 0; n < 14; n++) d += `M${(next() * 100).toFixed(1)} ${(next() * 34).toFixed(1)}h.7v.7h-.7Z`;
  return d;
}
