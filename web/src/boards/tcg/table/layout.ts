/** How the battle is laid out, from how many cards stand where and how much room there is. Widths and heights in cards. */
export interface Crowd {
  /** Side by side in each column: 1 for a hero alone, more for several foes that overlap. */
  columns: readonly number[];
  /** How many minions nobody faces. */
  loose: number;
  fights: boolean;
  /** The most that any hero, and any minion, bears. */
  borne: number;
  borneByMinions: number;
}
export interface Room {
  width: number;
  height: number;
  most: number;
  least: number;
}
export interface Layout {
  card: number;
  tall: number;
  inline: boolean;
  rows: number;
}

const TALL = [1.4, 1.2, 1];
const TAB = 0.235; // of a card that is borne: its name
const BETWEEN = 0.32; // strength against strength
const GAP = 12;
const SLACK = 26;
const COMFORTABLE = 80;

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

type Way = Omit<Layout, 'card'>;

/** All ways with cards of this height: in one row or more, the minions that nobody faces above or beside. */
function waysOf(crowd: Crowd, tall: number): Way[] {
  const rows = [1, 2, 3].filter((n) => n === 1 || crowd.columns.length >= n + 2);
  const places = crowd.fights && crowd.loose ? [false, true] : [false];
  return rows.flatMap((n) => places.map((inline) => ({ tall, rows: n, inline })));
}

/** How large the cards can be in this way. */
function sizeOf(crowd: Crowd, room: Room, { tall, rows, inline }: Way): number {
  const beside = inline ? crowd.loose : 0;
  const across = Math.max(
    (sum(crowd.columns) + beside) / rows + (rows > 1 ? 0.5 : 0),
    inline ? 1 : crowd.loose / rows,
    1,
  );
  const gaps = Math.ceil((crowd.columns.length + beside) / rows) * GAP + SLACK;
  const minion = tall + crowd.borneByMinions * TAB;
  const above = inline || !crowd.loose ? 0 : minion * rows;
  const down = above + (tall + crowd.borne * TAB + (crowd.fights ? minion + BETWEEN : 0)) * rows;
  return Math.min(room.most, (room.width - gaps) / across, (room.height - SLACK - rows * 14 - (above ? 22 : 0)) / down);
}

/** The largest cards that all go in: whole ones if they can be read, else lower ones. More rows must be worth it. */
export function layOut(crowd: Crowd, room: Room): Layout {
  let best: Layout = { tall: TALL[0]!, rows: 1, inline: false, card: 0 };
  for (const tall of TALL) {
    for (const way of waysOf(crowd, tall)) {
      const card = sizeOf(crowd, room, way);
      if (card > best.card + (way.rows > best.rows ? 8 : 0.5)) best = { ...way, card };
    }
    if (best.card >= Math.min(COMFORTABLE, room.most)) break;
  }
  return { ...best, card: Math.max(room.least, best.card) };
}
