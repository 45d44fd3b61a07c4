import { describe, expect, it } from 'vitest';
import type { BotInfo, GameInfo } from '../../src/api/wire';
import { botSitters, seatsOf, usualBot, usualSeating, usualTable } from '../../src/app/lobby/seating';

const bot = (name: string, levels: string[] = [], seats?: string[]) => ({ name, levels, seats }) as unknown as BotInfo;
const game = (bots: BotInfo[]): GameInfo =>
  ({
    id: 'hunt',
    seat_counts: [2, 3],
    seats: { '2': ['ringbearer', 'nazgul'], '3': ['ringbearer', 'n1', 'n2'] },
    settings: [{ name: 'parts', values: ['both', 'one'] }],
    bots,
  }) as unknown as GameInfo;
const hunt = game([bot('random'), bot('wanderer', [], ['ringbearer']), bot('rider', ['calm', 'keen'], ['nazgul'])]);

describe('who sits where', () => {
  it('offers a bot once for each of its levels', () => {
    expect(botSitters(hunt.bots)).toEqual(['bot:random', 'bot:wanderer', 'bot:rider:calm', 'bot:rider:keen']);
  });

  it('puts the bot of that seat there, at its first level', () => {
    expect(usualBot(hunt, 'nazgul')).toBe('bot:rider:calm');
    expect(usualBot(hunt, 'ringbearer')).toBe('bot:wanderer');
  });

  it('takes another bot of the game before a random one, and you if there is none', () => {
    expect(usualBot(hunt, 'n1')).toBe('bot:wanderer');
    expect(usualBot(game([bot('random')]), 'n1')).toBe('bot:random');
    expect(usualBot(game([]), 'n1')).toBe('here');
  });

  it('puts you first', () => {
    expect(usualSeating(hunt, 2)).toEqual({ ringbearer: 'here', nazgul: 'bot:rider:calm' });
    expect(seatsOf(hunt, 7)).toEqual([]);
  });

  it('opens the smallest table with the first of every choice', () => {
    expect(usualTable(hunt)).toMatchObject({ game: 'hunt', seats: 2, settings: { parts: 'both' } });
  });
});
