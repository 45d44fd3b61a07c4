import type { components } from './types';

/** Short names for the server's structs, which are generated into types.ts. */
type Structs = components['schemas'];

export type Arg = string | number | string[];
export type Message = Structs['MessageInfo'];
export type Problem = Structs['Problem'];
export type Why = Structs['WhyInfo'];

export type GameInfo = Structs['GameInfo'];
export type BotInfo = Structs['BotInfo'];
export type Value = Structs['SettingInfo']['values'][number];

export type SeatInfo = Structs['SeatInfo'];
export type Presence = SeatInfo['present'];
export type OptionInfo = Structs['OptionInfo'];
export type DecisionInfo = Structs['DecisionInfo'];
export type ToldInfo = Structs['ToldInfo'];
export type NoteInfo = Structs['NoteInfo'];
export type TableState = Structs['TableState'];

export type NewTable = Partial<Structs['NewTable']>;
export type Opened = Structs['Opened'];
export type Joined = Structs['Joined'];
export type Onward = Structs['OnwardInfo'];
export type Replay = Structs['Replay'];
export type TableSummary = Structs['TableSummary'];

export type DeckInfo = Structs['DeckInfo'];
export type CheckDeck = Pick<Structs['CheckDeck'], 'text'> & Partial<Structs['CheckDeck']>;
export type PoolOrder = Structs['PoolOrder'];
export type Pool = Structs['Pool'];

export type RulebookInfo = Structs['RulebookInfo'];
export type ClauseInfo = Structs['ClauseInfo'];
export type Diagram = Structs['DiagramInfo'];
export type SceneInfo = Structs['SceneInfo'];

export type CourseInfo = Structs['CourseInfo'];
export type LessonInfo = Structs['LessonInfo'];
export type LessonPage = Structs['LessonPage'];
export type LessonState = Structs['LessonState'];
export type StepInfo = Structs['StepInfo'];

export type CounselInfo = Structs['CounselInfo'];
export type PriceInfo = Structs['PriceInfo'];

/** What a view holds is the game's own affair: the server's types do not know it. */
export type EntriesChange = Omit<Structs['EntriesChange'], 'set'> & { set: Record<string, unknown> };
export type Change = Omit<Structs['ChangeMessage'], 'set' | 'view' | 'entries'> & {
  set: Partial<TableState>;
  view: Record<string, unknown>;
  entries: Record<string, EntriesChange>;
};
export type Said = Omit<Structs['SaidMessage'], 'type'>;
export type ServerMessage = Structs['ServerMessage'];
