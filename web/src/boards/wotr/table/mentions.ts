import type { ToldInfo } from '../../../api/wire';
import { wordsOf } from '../../shared/mentions';
import { regionFacts, regionOf } from '../facts';

/** Every region that a line of the log speaks of, in its order. */
export const mentions = (told: ToldInfo): string[] =>
  wordsOf(told)
    .map(regionOf)
    .filter((word) => regionFacts.has(word));
