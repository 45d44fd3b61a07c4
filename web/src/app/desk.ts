import type { Component } from 'svelte';
import type { Sight } from '../api/sight';
import type { OptionInfo, ToldInfo } from '../api/wire';

/** A part of the side of the table: the tracks, the chosen stack, the dead. */
export interface Panel {
  id: string;
  /** The id of its heading among our own words. */
  title: string;
  // a desk and its panels belong together: each game knows its own type
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Part: Component<{ desk: any }>;
  /** Shown only while this holds. */
  when?: () => boolean;
  /** Something is chosen in it that the board does not offer. */
  chooses?: boolean;
  /** Closed until the reader opens it. */
  folded?: boolean;
}

/** What a game adds to the table: its board, its panels, and how its log points at the board. */
export interface Desk {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly Board: Component<{ desk: any }>;
  readonly panels: readonly Panel[];
  /** Where we are in the game, in words: the date, the phase. */
  readonly status: string;
  /** Whether an option is chosen on the board or in a panel; the others get buttons. */
  onBoard(option: OptionInfo): boolean;
  /** Whether an option only goes on: its button stands behind those that do something. */
  ends?(option: OptionInfo): boolean;
  /** How what is asked is answered: what glows where. */
  readonly hint?: string;
  /** What cannot be taken back, as far as one can see before. */
  final(option: OptionInfo): boolean;
  /** Whether the only option there is must not be taken without asking. */
  holds?(option: OptionInfo): boolean;
  /** A line of the log that begins a turn or a phase. */
  isHeading(told: ToldInfo): boolean;
  /** Light up what a line of the log is about (null: nothing). */
  point(told: ToldInfo | null): void;
  /** Bring what it is about into sight. */
  show(told: ToldInfo): void;
  /** All of these places in sight, where there is a map. */
  look?(places: readonly string[]): void;
  /** Put away what lies open or is half chosen, as far as the table does not know of it; false if there was nothing. */
  letGo(): boolean;
  /** Escape: the same, or the last step of a gesture taken back; false if there was neither. */
  cancel(): boolean;
  /** A lesson points at the places where this is chosen, and at these; they come back, as far as they are on a map. */
  lead?(option: OptionInfo | null, things: readonly string[]): readonly string[];
  /** The name of a colour of theme.css for a seat. */
  colour(seat: string): string;
}

export type DeskMaker = (sight: Sight) => Desk;

/** The boards there are; each is fetched when its game is first played. */
export const desks: Record<string, () => Promise<{ default: DeskMaker }>> = {
  tcg: () => import('../boards/tcg/table/desk.svelte'),
  siege: () => import('../boards/siege/table/desk.svelte'),
  hunt: () => import('../boards/hunt/table/desk.svelte'),
  wotr: () => import('../boards/wotr/table/desk.svelte'),
};
