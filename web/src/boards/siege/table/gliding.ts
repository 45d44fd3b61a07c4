import type { Sight } from '../../../api/sight';
import type { ToldInfo } from '../../../api/wire';
import { paced } from '../../../lib/settings.svelte';
import { Gliding, type Step } from '../../shared/gliding.svelte';
import type { HexId, Stack } from '../types';

const HOP = 190;
const WHOLE = 900;

/** A counter on its way, and the hex where it is now. */
export interface Walker {
  piece: string;
  hex: HexId;
}

const isWalk = ({ args }: ToldInfo): boolean => 'path' in args || ('origin' in args && 'to' in args && 'piece' in args);

function stepsOf({ args }: ToldInfo): Step<Walker>[] {
  const path = Array.isArray(args['path']) ? args['path'] : [String(args['origin']), String(args['to'])];
  const piece = String(args['piece']);
  const hop = paced(Math.min(HOP, WHOLE / path.length));
  return path.map((hex, n) => ({
    shown: { piece, hex },
    lasts: n === 0 ? 30 : n === path.length - 1 ? hop + paced(300) : hop,
  }));
}

/** The counter that moved last walks its way, hex by hex, before it lies down on its new stack. */
export const walking = (sight: Sight): Gliding<Walker> => new Gliding(sight, isWalk, stepsOf);

/** The stacks, with the walker where he is now. */
export function arranged(stacks: readonly Stack[], walker: Walker | null): readonly Stack[] {
  const from = walker && stacks.find((stack) => stack.units.some((u) => u.id === walker.piece));
  if (!walker || !from) return stacks;
  const unit = from.units.find((u) => u.id === walker.piece)!;
  const rest = stacks.map((stack) =>
    stack === from ? { ...stack, units: stack.units.filter((u) => u !== unit) } : stack,
  );
  return [
    ...rest.filter((stack) => stack.units.length),
    { id: `walker-${walker.piece}`, hex: walker.hex, units: [unit] },
  ];
}
