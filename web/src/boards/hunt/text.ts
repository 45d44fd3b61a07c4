import { inText, nameOf, ui, words } from '../../lib/words.svelte';
import type { Board, PlaceId } from './data';

const placeId = (part: number, id: PlaceId) => (id === 'dash' ? id : id.startsWith('d') ? 'dot' : `${part}-${id}`);

/** The name of a place as the game has it, with its number: "Bywater (4)". A dot is just a dot. */
export const placeName = (part: number, id: PlaceId): string => nameOf('hunt', 'place', placeId(part, id));

/** The same within a sentence: "the Last Bridge (27)". */
export const placeInText = (part: number, id: PlaceId): string => inText('hunt', 'place', placeId(part, id));

/** A place, or a dot by the location near it and the one beyond, as the log and the options tell it. */
export const whereName = (board: Board, id: PlaceId): string => {
  const dot = board.bearing(id);
  return dot
    ? ui('hunt-dot-near', { place: placeInText(board.part, dot.near), towards: dot.towards })
    : placeName(board.part, id);
};

/** For the map, where the number stands in the circle. */
export const bareName = (part: number, id: PlaceId): string => placeName(part, id).replace(/ \(\w+\)$/, '');

/** "II·B" or "II": an area has a name of its own, a section only its number. */
export const targetName = (id: string): string =>
  id.includes('·') ? words('hunt', `area-${id.replace('·', '-')}`) : ui('hunt-section', { section: id });
