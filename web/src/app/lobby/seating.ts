import type { BotInfo, GameInfo, NewTable, Value } from '../../api/wire';

/** Who sits where: "here", "friend" or "bot:NAME:LEVEL". */
export type Seating = Record<string, string>;

export const botSitters = (bots: readonly BotInfo[]): string[] =>
  bots.flatMap((bot) =>
    bot.levels.length ? bot.levels.map((level) => `bot:${bot.name}:${level}`) : [`bot:${bot.name}`],
  );

/** The bot that a newcomer meets there: the game's own, at home in that seat, at its first level; at random only if it must. */
export function usualBot(game: GameInfo, seat: string): string {
  const own = game.bots.filter((b) => b.name !== 'random');
  const bot = own.find((b) => b.seats?.includes(seat)) ?? own[0] ?? game.bots[0];
  if (!bot) return 'here';
  return bot.levels[0] ? `bot:${bot.name}:${bot.levels[0]}` : `bot:${bot.name}`;
}

/** The gentlest level of the bot that is at home there. */
export function gentleBot(game: GameInfo, seat: string): string {
  const usual = usualBot(game, seat);
  const [, name] = usual.split(':');
  const gentle = game.bots.find((b) => b.name === name)?.levels.includes('novice');
  return gentle ? `bot:${name}:novice` : usual;
}

export const seatsOf = (game: GameInfo, count: number): string[] => game.seats[String(count)] ?? [];

/** You in the first seat, bots in the others. */
export function usualSeating(game: GameInfo, count: number): Seating {
  return Object.fromEntries(seatsOf(game, count).map((seat, n) => [seat, n === 0 ? 'here' : usualBot(game, seat)]));
}

export const usualSettings = (game: GameInfo): Record<string, Value> =>
  Object.fromEntries(game.settings.map(({ name, values }) => [name, values[0]!]));

/** A first game: against gentle bots, by the simpler rules if the game has them, with a counsellor beside you. */
export function guidedTable(game: GameInfo, seat: string): NewTable {
  const table = usualTable(game);
  const seats = seatsOf(game, table.seats!);
  const simple = game.settings.some(({ name }) => name === 'first_game');
  return {
    ...table,
    settings: { ...table.settings, ...(simple ? { first_game: true } : {}) },
    seating: Object.fromEntries(seats.map((other) => [other, other === seat ? 'here' : gentleBot(game, other)])),
    counsel: true,
  };
}

export function usualTable(game: GameInfo): NewTable {
  const seats = game.seat_counts[0]!;
  return { game: game.id, seats, settings: usualSettings(game), seating: usualSeating(game, seats) };
}
