/** What a file says of itself before the server has read it. */
export interface RecordHead {
  game: string;
  seats?: number;
}

/** A match as text begins with headers, `[game "siege"]`; a short position is one word, `siege-1.…`. Null: neither. */
export function recordHead(text: string): RecordHead | null {
  const short = /^([a-z0-9_-]{1,60})-[0-9]{1,3}\.[A-Za-z0-9_-]+$/.exec(text);
  if (short) return { game: short[1]! };
  if (!/^\ufeff?\s*\[\s*[A-Za-z]/.test(text)) return null;
  const game = /\[\s*game\s+"([^"\\]+)"\s*\]/.exec(text);
  const seats = /\[\s*seats\s+([0-9]{1,2})\s*\]/.exec(text);
  return game ? { game: game[1]!, ...(seats && { seats: Number(seats[1]) }) } : null;
}
