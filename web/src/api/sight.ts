import type { DecisionInfo, NoteInfo, OptionInfo, ToldInfo, Why } from './wire';

/** What a board sees of a match, whether it is being played or replayed. */
export interface Sight {
  readonly game: string;
  /** Being played, with a log that grows; not live: a replay, whose log is one move. */
  readonly live: boolean;
  readonly view: unknown;
  readonly log: readonly ToldInfo[];
  /** What those eyes have to decide now; null when others decide, and in a replay. */
  readonly decision: DecisionInfo | null;
  readonly eyes: string | null;
  /** A gesture is on its way to the server. */
  readonly busy: boolean;
  /** Play these in order, all or none. Resolves to whether it was done; `quiet` keeps a refusal from being shown. */
  send(moves: readonly string[], how?: { quiet?: boolean }): Promise<boolean>;
  /** Play the first of these gestures that is legal as a whole; a refusal is not shown. */
  sendFirst(gestures: readonly (readonly string[])[]): Promise<boolean>;
  /** Why an intent is not offered; null if the table does not know. */
  why(intent: string): Promise<Why | null>;
  undo(): Promise<boolean>;
  /** What the match was set up with, as far as these eyes may know. */
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** What lies open, and what the seats of this one's circle have written down for each other. */
  readonly notes: readonly NoteInfo[];
  /** Share a note, or take it away with an empty text. Resolves to whether the table keeps it. */
  note(note: NoteInfo): Promise<boolean>;
  /** A scene of the rulebook: nothing is answered by itself there. */
  readonly scene?: boolean;
  /** Says a refusal where it was asked; left out, it passes by as a note. */
  refuse?(why: Why, text: string): void;
  /** A gesture of several requests: busy from its first to its last. */
  during(gesture: () => Promise<void>): Promise<void>;
}

export const notations = (options: readonly OptionInfo[]) => new Set(options.map((o) => o.notation));
