/** The names we use for the server's structs; the structs themselves are generated into types.ts. */
export type Value = string | number | boolean;
export type Arg = string | number | string[];

export interface Message { scope: string; id: string; args: Record<string, Arg> }
export interface Problem { code: string; message: Message; text: string }
export interface Why { reason: Message; rule: string; text: string }

export interface ChoiceInfo { name: string; values: Value[] }
/** Levels from the one taken when none is named; none: there is but one strength. */
export interface BotInfo { name: string; levels: string[] }
export interface GameInfo {
  id: string;
  seat_counts: number[];
  seats: Record<string, string[]>;
  choices: ChoiceInfo[];
  bots: BotInfo[];
  names: Record<string, string>;
  secrets: boolean;
}

export type SeatKind = 'here' | 'friend' | 'bot';
export type Presence = 'here' | 'away' | 'bot' | 'open';
export interface SeatInfo { seat: string; kind: SeatKind; name: string; present: Presence }

export interface OptionInfo { notation: string; kind: string; args: Record<string, Arg> }
export interface DecisionInfo { seat: string; kind: string; prompt: Message; options: OptionInfo[] }
export interface ToldInfo { move: number; cause: string; kind: string; args: Record<string, Arg> }
export interface ResultInfo { winners: string[]; reason: string; scores: Record<string, number> }

export interface TableState {
  table: string;
  game: string;
  options: Record<string, Value>;
  referee: boolean;
  secrets: boolean;
  version: number;
  title: string;
  seats: SeatInfo[];
  mine: string[];
  eyes: string | null;
  host: boolean;
  view: unknown;
  decision: DecisionInfo | null;
  waiting: string | null;
  result: ResultInfo | null;
  told: ToldInfo[];
  told_from: number;
  length: number;
  may_undo: boolean;
  may_save: boolean;
  started: string;
  invites: Record<string, string>;
  watch: string | null;
}

export interface NewTable {
  game?: string;
  seats?: number;
  options?: Record<string, Value>;
  seating?: Record<string, string>;
  referee?: boolean;
  save?: Record<string, unknown>;
  position?: Record<string, unknown>;
  title?: string;
}
export interface Opened { table: string; token: string; invites: Record<string, string>; watch: string }
export interface Joined { token: string; seats: string[] }
export interface Replay {
  at: number;
  length: number;
  eyes: string | null;
  view: unknown;
  told: ToldInfo[];
  waiting: string | null;
  result: ResultInfo | null;
}
export interface TableSummary {
  table: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  mine: string[];
  host: boolean;
  length: number;
  waiting: string | null;
  result: ResultInfo | null;
  started: string;
  changed: string;
}
export interface Said { name: string; seat: string | null; text: string; at: string }

export type ServerMessage =
  | ({ type: 'state' } & TableState)
  | { type: 'ack'; id: string | number; version: number }
  | { type: 'problem'; id: string | number | null; problem: Problem }
  | { type: 'why'; id: string | number; why: Why | null }
  | ({ type: 'said' } & Said)
  | { type: 'presence'; seats: Record<string, Presence> }
  | { type: 'pong' };
