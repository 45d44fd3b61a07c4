/** How large words may be so that they fit, in hundredths of the card's width. Bold letters are about this wide. */
const WIDE = 0.66;
const SLIM = 0.57;

/** How many lines these words take, if so many letters go on one. */
function linesOf(words: readonly string[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    if (used > 0 && used + 1 + length > room) {
      lines++;
      used = length;
    } else used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

/** The largest letters with which a title stays within its lines, no word broken. */
export function titleSize(title: string, width: number, lines: number, most: number, least: number): number {
  const words = title.split(/[\s]+|(?<=-)/);
  const longest = Math.max(...words.map((word) => word.length));
  for (let size = most; size > least; size -= 0.25) {
    const room = width / (size * WIDE);
    if (longest <= room && linesOf(words, room) <= lines) return size;
  }
  return least;
}

/** One line that must not be cut. */
export const lineSize = (letters: number, width: number, most: number): number =>
  Math.min(most, width / (Math.max(1, letters) * SLIM));

/** So much text in so much room: letters as large as fit. */
const ROOM = 92.5;
export const textSize = (lines: readonly string[]): number =>
  ROOM / Math.sqrt(Math.max(1, lines.join(' ').length) + 24 * lines.length);
