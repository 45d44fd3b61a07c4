const n = (v: number) => String(Math.round(v * 10) / 10);

/** Soft through the points, the same both ways, so that neighbours share one line. */
function stroke(line: readonly number[], way: 1 | -1, first: string): string {
  const at = (i: number): [number, number] => {
    const k = way === 1 ? i : line.length / 2 - 1 - i;
    return [line[2 * k]!, line[2 * k + 1]!];
  };
  const count = line.length / 2;
  const [x, y] = at(0);
  let d = first && `${first}${n(x)} ${n(y)}`;
  for (let i = 1; i < count - 1; i++) {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 1);
    const last = i === count - 2;
    d += `Q${n(ax)} ${n(ay)} ${n(last ? bx : (ax + bx) / 2)} ${n(last ? by : (ay + by) / 2)}`;
  }
  if (count === 2) d += `L${n(at(1)[0])} ${n(at(1)[1])}`;
  return d;
}

export const open = (line: readonly number[]): string => stroke(line, 1, 'M');

export const backwards = (line: readonly number[]): string => stroke(line, -1, 'M');

export const closed = (pieces: readonly [readonly number[], 1 | -1][]): string =>
  `${pieces.map(([line, way], i) => stroke(line, way, i === 0 ? 'M' : '')).join('')}Z`;
