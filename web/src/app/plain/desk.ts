import type { Sight } from '../../api/sight';
import type { Desk } from '../desk';
import PlainBoard from './PlainBoard.svelte';

export interface PlainDesk extends Desk {
  readonly sight: Sight;
}

const FEW = 10; // more than this are read in the list, not pressed in a row

/** A game without a board of its own can still be played: by its words. */
export function plainDesk(sight: Sight): PlainDesk {
  const colours = ['west', 'shadow', 'gold', 'ok', 'warn'];
  const seen: string[] = [];
  return {
    sight,
    Board: PlainBoard,
    panels: [],
    status: '',
    onBoard: () => (sight.decision?.options.length ?? 0) > FEW,
    final: () => false,
    isHeading: () => false,
    point: () => undefined,
    show: () => undefined,
    letGo: () => false,
    cancel: () => false,
    colour(seat) {
      if (seat && !seen.includes(seat)) seen.push(seat);
      return colours[Math.max(0, seen.indexOf(seat)) % colours.length]!;
    },
  };
}
