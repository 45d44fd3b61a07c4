import type { PlaceId } from '../data';

/** What the server shows these eyes; see `redbook/games/hunt/view.py`. */
export interface Screen {
  start: PlaceId | null;
  log: string[];
  last: PlaceId | null;
  dots: number;
  hand: string[];
  information: PlaceId[];
  information_hidden: PlaceId[];
  journey: string | null;
  rows: PlaceId[];
  limit: number;
  gandalf: PlaceId | null;
  deeds: PlaceId[];
}

export type CardState = 'away' | 'ready' | 'flipped';

export interface HuntView {
  part: 1 | 2;
  day: number;
  turn: 'daylight-1' | 'daylight-2' | 'nightfall';
  eye: boolean;
  corruption: number;
  resolve: number;
  limit: number | null;
  track: number;
  tokens: number;
  pool: number;
  company: Record<string, CardState>;
  hand_size: number;
  ally_deck: number;
  ally_discard: string[];
  kept_card: string | null;
  fog: boolean;
  allies: PlaceId[];
  nazgul: (PlaceId | null)[];
  owners: string[];
  lord: number | null;
  lead: string;
  active: number | null;
  dice: string[];
  dice_used: number;
  lord_die: string | null;
  powers: PlaceId[];
  trails: Record<PlaceId, 'sword' | 'eye'>;
  closed: PlaceId[];
  border_closed: boolean;
  silent: boolean;
  net: number;
  found: PlaceId | null;
  hands: Record<string, number>;
  my_hand: string[];
  seen_hands: Record<string, string[]>;
  sorcery_deck: number;
  sorcery_discard: string[];
  playing: string | null;
  barrow_wights: boolean;
  morgul_knife: boolean;
  tiles: Record<string, number>;
  eyes: string[];
  drawn: string[];
  figure: PlaceId | null;
  deeds_done: PlaceId[];
  deed_supply: number;
  deeds_hidden: number;
  gandalf_in_play: boolean;
  gandalf_home: boolean;
  information_kept: number;
  shelters: boolean;
  record: string[];
  screen: Screen | null;
  possible: { frodo: PlaceId[]; gandalf: PlaceId[]; weight: Record<PlaceId, number> } | null;
}

export const RINGBEARER = 'ringbearer';
export const isWraith = (seat: string | null): boolean => seat !== null && seat !== RINGBEARER;
