import { seeded } from '../siege/random';

const SIZE = 256;
let made: string | undefined;

/** Specks and clouds of old paper as a small picture that repeats without a seam; a filter of the browser would be far slower. */
export function paper(): string {
  if (made !== undefined) return made;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const brush = canvas.getContext('2d');
  if (!brush) return (made = '');
  const rnd = seeded('paper');
  const image = brush.createImageData(SIZE, SIZE);
  const waves = Array.from({ length: 9 }, () => ({
    u: Math.round(rnd() * 6 - 3),
    v: Math.round(rnd() * 6 - 3),
    p: rnd() * 7,
    a: rnd(),
  }));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const cloud =
        waves.reduce((sum, { u, v, p, a }) => sum + a * Math.sin(((u * x + v * y) / SIZE) * Math.PI * 2 + p), 0) / 4;
      const at = (y * SIZE + x) * 4;
      image.data.set([96, 62, 20, Math.max(0, 17 + cloud * 16 + rnd() * 16)], at);
    }
  }
  brush.putImageData(image, 0, 0);
  return (made = canvas.toDataURL());
}
