import type { EventKind } from '../../../api/generated/wotr';
import type { ToldInfo } from '../../../api/wire';
import type { Side } from '../facts';

/** What the log tells of the last battle and the last Hunt, put in order for their windows. */
export interface Roll {
  side: Side;
  dice: number[];
  target: number;
  bonus: number;
  hits: number;
  kind: 'roll' | 'again' | 'extra';
  why: string;
}
export interface Loss {
  figure: string;
  region: string;
  reduced: boolean;
}
export interface BattleRound {
  round: number;
  cards: { seat: string; card: string; effect: string }[];
  cancelled: string[];
  rolls: Roll[];
  scored: { side: Side; hits: number; why: string; lost: boolean }[];
  losses: Loss[];
}
export interface BattleStory {
  at: number;
  attacker: Side;
  region: string;
  origin: string;
  kind: string;
  rounds: BattleRound[];
  ended: boolean;
  outcome: ToldInfo[];
}

const str = (told: ToldInfo, key: string): string => String(told.args[key] ?? '');
const num = (told: ToldInfo, key: string): number => Number(told.args[key] ?? 0);
const list = (told: ToldInfo, key: string): string[] => {
  const value = told.args[key];
  return Array.isArray(value) ? value : value === undefined || value === '' ? [] : [String(value)];
};

function roll(told: ToldInfo, kind: Roll['kind']): Roll {
  return {
    side: str(told, 'side') as Side,
    dice: list(told, 'dice').map(Number),
    target: num(told, 'target'),
    bonus: num(told, 'bonus'),
    hits: num(told, 'hits'),
    kind,
    why: str(told, 'why'),
  };
}

const OUTCOMES: ReadonlySet<string> = new Set<EventKind>([
  'retreated',
  'withdrew',
  'attack-ceased',
  'captured',
  'recaptured',
  'siege-began',
  'siege-ended',
  'character-lost',
]);

/** A battle that was set up half-way has no beginning in the log: it begins with its first round there. */
function beginning(log: readonly ToldInfo[]): number {
  const began = log.findLastIndex((told) => told.kind === 'battle-began');
  const ended = log.findLastIndex((told) => told.kind === 'battle-ended');
  if (began >= 0 && ended < began) return began;
  const round = log.findIndex((told, n) => n > ended && told.kind === 'round-began');
  return round >= 0 ? round - 1 : began;
}

export function battleStory(log: readonly ToldInfo[]): BattleStory | null {
  const at = beginning(log);
  const first = log[at];
  if (!first && !log[at + 1]) return null;
  const began = first?.kind === 'battle-began' ? first : null;
  const said = (key: string) => (began ? str(began, key) : '');
  const story: BattleStory = {
    at,
    attacker: said('attacker') as Side,
    region: said('region'),
    origin: said('origin'),
    kind: said('battle'),
    rounds: [],
    ended: false,
    outcome: [],
  };
  let round: BattleRound | undefined;
  for (const told of log.slice(at + 1)) {
    if (
      story.rounds.length + story.outcome.length &&
      (told.kind === 'turn-began' || told.kind === 'die-used' || told.kind === 'passed')
    )
      break;
    if (told.kind === 'battle-ended') story.ended = true;
    if (OUTCOMES.has(told.kind)) story.outcome.push(told);
    if (told.kind === 'round-began') {
      round = { round: num(told, 'round'), cards: [], cancelled: [], rolls: [], scored: [], losses: [] };
      story.rounds.push(round);
    }
    if (round && !story.ended) tell(round, told);
  }
  return story;
}

function tell(round: BattleRound, told: ToldInfo): void {
  switch (told.kind) {
    case 'combat-card-shown':
      round.cards.push({ seat: str(told, 'seat'), card: str(told, 'card'), effect: str(told, 'effect') });
      break;
    case 'combat-card-cancelled':
      round.cancelled.push(str(told, 'card'));
      break;
    case 'combat-roll':
      round.rolls.push(roll(told, 'roll'));
      break;
    case 'leader-reroll':
      round.rolls.push(roll(told, 'again'));
      break;
    case 'extra-attack':
      round.rolls.push(roll(told, 'extra'));
      break;
    case 'hits-scored':
      round.scored.push({
        side: str(told, 'side') as Side,
        hits: num(told, 'hits'),
        why: str(told, 'why'),
        lost: false,
      });
      break;
    case 'hits-cancelled':
      round.scored.push({
        side: str(told, 'side') as Side,
        hits: num(told, 'hits'),
        why: str(told, 'why'),
        lost: true,
      });
      break;
    case 'figure-lost':
      round.losses.push({ figure: str(told, 'figure'), region: str(told, 'region'), reduced: false });
      break;
    case 'elite-reduced':
      round.losses.push({ figure: str(told, 'figure'), region: str(told, 'region'), reduced: true });
      break;
  }
}

/** Whether a die hits: a 1 never does, a 6 always. The server has counted already; this only marks the dice. */
export const marksHit = (die: number, target: number, bonus: number): boolean =>
  die === 6 || (die !== 1 && die + bonus >= target);

export interface HuntStory {
  at: number;
  end: number;
  dice: number[];
  again: number[];
  bonus: number;
  successes: number;
  rolled: boolean;
  tiles: { tile: string; why: string }[];
  damage: number;
  after: ToldInfo[];
}

const BREAKS: ReadonlySet<string> = new Set<EventKind>([
  'die-used',
  'passed',
  'turn-began',
  'card-played',
  'ring-used',
  'token-used',
  'battle-began',
  'dice-rolled',
]);
const AFTER: ReadonlySet<string> = new Set<EventKind>([
  'damage-reduced',
  'corruption-changed',
  'companion-drawn',
  'character-lost',
  'fellowship-revealed',
  'tile-ignored',
  'tile-returned',
  'mordor-step',
  'separated',
  'table-card-used',
  'table-card-left',
]);

export function huntStory(log: readonly ToldInfo[]): HuntStory | null {
  const last = log.findLastIndex((told) => told.kind === 'hunt-roll' || told.kind === 'tile-drawn');
  if (last < 0) return null;
  let at = last;
  while (at > 0 && !BREAKS.has(log[at - 1]!.kind)) at -= 1;
  const story: HuntStory = {
    at,
    end: last,
    dice: [],
    again: [],
    bonus: 0,
    successes: 0,
    rolled: false,
    tiles: [],
    damage: 0,
    after: [],
  };
  for (let n = at; n < log.length; n++) {
    const told = log[n]!;
    if (n > last && BREAKS.has(told.kind)) break;
    if (told.kind === 'hunt-roll') {
      story.rolled = true;
      story.dice.push(...list(told, 'dice').map(Number));
      story.again.push(...list(told, 'rerolls').map(Number));
      story.bonus = num(told, 'bonus');
      story.successes += num(told, 'hits');
    } else if (told.kind === 'tile-drawn') story.tiles.push({ tile: str(told, 'tile'), why: str(told, 'why') });
    else if (told.kind === 'hunt-damage') story.damage += num(told, 'damage');
    else if (AFTER.has(told.kind) && (story.rolled || story.tiles.length)) story.after.push(told);
    else continue;
    story.end = n;
  }
  return story;
}

/** Whether nothing else has begun since. */
export const isFresh = (story: HuntStory | null, log: readonly ToldInfo[]): boolean =>
  story !== null && !log.slice(story.end + 1).some((told) => BREAKS.has(told.kind));

export const marksSuccess = (die: number, bonus: number): boolean => die !== 1 && die + bonus >= 6;
