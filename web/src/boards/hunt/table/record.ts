import type { PlaceId } from '../data';

/** A question of the hunters and its answer, as all at the table have heard it. */
export interface Asked {
  kind: 'search' | 'hunt' | 'perceive';
  /** A location, or an area or section. */
  at: string;
  answer: string;
  /** Where Frodo stood on the Movement track when it was asked. */
  track: number;
}

/** The record of the table in order: "search 23 no", "perceive II·A yes", "move". */
export function questions(record: readonly string[]): Asked[] {
  const out: Asked[] = [];
  let track = 0;
  for (const line of record) {
    const [word, at = '', ...answer] = line.split(' ');
    if (word === 'move' || word === 'flight' || word === 'advance') track += 1;
    else if (word === 'change') track = Math.max(0, track - 1);
    else if (word === 'search' || word === 'hunt' || word === 'perceive')
      out.push({ kind: word, at, answer: answer.join(' '), track });
  }
  return out;
}

/** The last thing heard of each place or area. */
export function latest(asked: readonly Asked[]): Map<PlaceId, Asked> {
  return new Map(asked.map((a) => [a.at, a]));
}
