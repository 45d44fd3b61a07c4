import type { ToldInfo } from '../../../api/wire';
import { wordsOf } from '../../shared/mentions';
import { hexes as known } from '../data';
import type { HexId } from '../types';
import { printed } from './pieces';

export interface Mentions {
  hexes: HexId[];
  pieces: string[];
}

/** Every hex and counter that a line of the log speaks of, in its order. */
export function mentions(told: ToldInfo): Mentions {
  const words = wordsOf(told);
  return { hexes: words.filter((word) => known.has(word)), pieces: words.filter((word) => printed.has(word)) };
}

/** The way of the last counter that went somewhere, if that is what happened last. */
export function lastWay(log: readonly ToldInfo[]): HexId[] {
  const last = log.findLast((told) =>
    ['moved', 'embarked', 'retreated', 'advanced', 'phase-began'].includes(told.kind),
  );
  if (!last || last.kind === 'phase-began') return [];
  const path = last.args['path'];
  if (Array.isArray(path)) return path;
  return [String(last.args['origin'] ?? ''), String(last.args['to'] ?? '')].filter(Boolean);
}
