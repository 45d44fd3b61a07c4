import type { Lang } from '../../l10n';

/** Four digits, row then column: "0704" is Minas Tirith. */
export type HexId = string;
export type Side = 'west' | 'shadow';
export type UnitType = 'infantry' | 'cavalry' | 'siege' | 'air' | 'leader';
export type Nation = 'gondor' | 'dol_amroth' | 'rohan' | 'lebennin' | 'mordor' | 'harad' | 'easterlings';

/** What is printed on one counter, as it lies now. */
export interface CounterUnit {
  id: string;
  side: Side;
  nation: Nation;
  type: UnitType;
  name: string;
  attack?: number;
  defence?: number;
  movement?: number | null;
  morale?: number;
  /** Leaders only: what they add to a battle. */
  modifier?: number;
  /** Lies on its red side. The numbers given are drawn as they are. */
  reduced?: boolean;
  /** Has acted; drawn paler. */
  spent?: boolean;
}

export interface Stack {
  /** Stable across moves, so that a stack slides instead of jumping. Defaults to the hex. */
  id?: string;
  hex: HexId;
  /** Bottom first; the last one is seen whole. */
  units: CounterUnit[];
}

export type GlowKind = 'move' | 'attack' | 'place' | 'select' | 'retreat' | 'advance' | 'path';
export interface Glow {
  kind: GlowKind;
  /** A short note in the hex: a price, odds, a step number. */
  label?: string;
}

export interface SiegeMapProps {
  control?: Record<HexId, Side | null>;
  bridge?: boolean;
  glow?: ReadonlyMap<HexId, Glow>;
  /** What a lesson points at. */
  led?: ReadonlySet<HexId>;
  /** Darken everything that does not glow. */
  dim?: boolean;
  stacks?: readonly Stack[];
  selected?: HexId | null;
  /** The hexes of the last move, in order. */
  lastMove?: readonly HexId[];
  lang?: Lang;
  onhex?: (hex: HexId) => void;
  onhover?: (hex: HexId | null) => void;
  /** What a screen reader says of a hex; the default names terrain and place. */
  describe?: (hex: HexId) => string;
}
