const longest = (parts: readonly string[]) => Math.max(...parts.map((part) => part.length));

/** A name on up to three lines, as even as its words allow; the map was drawn with room for exactly this. */
export function lines(name: string): string[] {
  const words = name.split(/\s+/);
  let best = [name];
  for (const count of [2, 3]) {
    if (longest(best) <= 13 || words.length < count) break;
    for (let i = 1; i < words.length; i++) {
      const ends = count === 2 ? [words.length] : Array.from({ length: words.length - i - 1 }, (_, k) => i + 1 + k);
      for (const j of ends) {
        const parts = [words.slice(0, i), words.slice(i, j), ...(count === 3 ? [words.slice(j)] : [])].map((part) =>
          part.join(' '),
        );
        if (longest(parts) < longest(best)) best = parts;
      }
    }
  }
  return best;
}
