import type { CardInfo } from '../catalog.svelte';
import { somebody } from './people';
import { put, type Shape } from './shapes';
import { conditionOf, eventOf, itemOf, theRing } from './things';

const MIDDLE = 'translate(50 53)';

/** What stands before the land: somebody, a thing, or the sign of what is done. A site is its land. */
export function subjectOf(card: CardInfo): Shape[] {
  switch (card.type) {
    case 'site':
      return [];
    case 'ring':
      return put(`${MIDDLE} scale(0.8)`, theRing);
    case 'possession':
    case 'artifact':
      return put(`${MIDDLE} rotate(14) scale(0.98)`, itemOf(card));
    case 'condition':
      return put(`${MIDDLE} scale(0.9)`, conditionOf(card));
    case 'event':
      return put(`${MIDDLE} scale(0.92)`, eventOf(card));
    default:
      return somebody(card);
  }
}
