import type { Arg, ToldInfo } from '../../../api/wire';
import { regionFacts, regionOf } from '../facts';

const each = (value: Arg): string[] => (Array.isArray(value) ? value : [String(value)]);

/** Every region that a line of the log speaks of, in its order. */
export const mentions = (told: ToldInfo): string[] =>
  Object.values(told.args)
    .flatMap(each)
    .map(regionOf)
    .filter((word) => regionFacts.has(word));
