// How wide words are where no browser measures them: in the widest of the fonts that readers have (DejaVu Serif).
const WIDE = {
  ' ': 0.32,
  i: 0.32,
  j: 0.31,
  l: 0.32,
  I: 0.4,
  f: 0.37,
  t: 0.4,
  r: 0.48,
  s: 0.51,
  '.': 0.32,
  ',': 0.32,
  '’': 0.32,
  m: 0.95,
  w: 0.86,
  M: 1.02,
  W: 1.03,
};

/** How long a line is, in absolute commands: M, L, Q, C. Curves are walked in small steps. */
export function lengthOf(d) {
  let [x, y, sum] = [0, 0, 0];
  for (const [, command, numbers] of d.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const given = numbers.match(/-?\d*\.?\d+/g).map(Number);
    const each = { M: 2, L: 2, Q: 4, C: 6 }[command];
    for (let i = 0; i < given.length; i += each) {
      const points = [[x, y]];
      for (let k = 0; k < each; k += 2) points.push([given[i + k], given[i + k + 1]]);
      const end = points.at(-1);
      if (command !== 'M' || i > 0) sum += walked(points);
      [x, y] = end;
    }
  }
  return sum;
}

function walked(points) {
  let [far, before] = [0, points[0]];
  for (let n = 1; n <= 24; n++) {
    let row = points;
    while (row.length > 1)
      row = row.slice(1).map((p, i) => [0, 1].map((side) => row[i][side] + ((p[side] - row[i][side]) * n) / 24));
    far += Math.hypot(row[0][0] - before[0], row[0][1] - before[1]);
    before = row[0];
  }
  return far;
}

export function measured(text) {
  const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 16);
  const heavy = /600|700|bold/.test(this.font) ? 1.09 : 1;
  const em = [...text].reduce((sum, c) => sum + (WIDE[c] ?? (c === c.toLowerCase() ? 0.62 : 0.76)), 0);
  return { width: em * size * heavy };
}
