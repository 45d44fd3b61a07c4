import type { ToldInfo } from '../../../api/wire';
import type { Board, PlaceId } from '../data';
import type { Screen } from './view';

export interface Entry {
  n: number;
  what: string;
  day: number;
  turn: number;
  flight: boolean;
}

/** The Journey Log with day and turn, as far as the log of the table still tells them. */
export function entries(screen: Screen, part: number, log: readonly ToldInfo[]): Entry[] {
  const when: { day: number; turn: number; flight: boolean }[] = [];
  let [day, turn] = [0, 0];
  for (const { kind, args } of log) {
    if (kind === 'part-begins') when.length = 0;
    else if (kind === 'day-begins') day = Number(args['day']);
    else if (kind === 'turn-begins') turn = Number(args['turn']);
    else if (kind === (part === 1 ? 'log-written' : 'gandalf-went')) when.push({ day, turn, flight: false });
    else if (kind === 'frodo-fled' && when.length) when.at(-1)!.flight = true;
  }
  const known = when.length === screen.log.length;
  return screen.log.map((what, n) => ({
    n: n + 1,
    what,
    ...(known ? when[n]! : { day: 0, turn: 0, flight: what === 'dash' }),
  }));
}

/** From one location to a connected one by way of dots, as the map has them. */
function way(board: Board, from: PlaceId, to: PlaceId): PlaceId[] {
  const before = new Map<PlaceId, PlaceId>([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    for (const next of board.near(at)) {
      if (next.id === to && at !== to) {
        const path = [to];
        for (let back = at; back !== from; back = before.get(back)!) path.unshift(back);
        return path;
      }
      if (next.kind === 'dot' && !before.has(next.id)) {
        before.set(next.id, at);
        queue.push(next.id);
      }
    }
  }
  return [to];
}

/** Where a walk has led, space by space: entries that are not places are what lies between. */
export function footsteps(board: Board, start: PlaceId | null, log: readonly string[]): PlaceId[] {
  const out: PlaceId[] = start ? [start] : [];
  for (const what of log) {
    if (!board.has(what)) continue;
    const last = out.at(-1);
    if (last === undefined || last === what) out.push(what);
    else out.push(...way(board, last, what));
  }
  return out;
}
