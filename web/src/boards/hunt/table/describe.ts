import { listed, nameOf, seatName, ui } from '../../../lib/words.svelte';
import type { PlaceId } from '../data';
import { targetName, whereName } from '../text';
import type { HuntDesk } from './desk.svelte';

/** What lies on a place, line by line: for the tip at the corner and for screen readers. */
export function facts(desk: HuntDesk, id: PlaceId): string[] {
  const { board, view } = desk;
  const place = board.at(id);
  const riders = view.nazgul.flatMap((at, n) =>
    at === id
      ? [
          ui(view.lord === n + 1 ? 'hunt-fact-lord' : 'hunt-fact-nazgul', {
            nazgul: n + 1,
            seat: seatName('hunt', view.owners[n]!),
          }),
        ]
      : [],
  );
  const said = desk.heard.get(id);
  const note = desk.written.find((n) => n.place === id);
  const screen = view.screen;
  const moves = screen && view.part === 1 ? screen.log.flatMap((what, n) => (what === id ? [String(n + 1)] : [])) : [];
  return [
    place.kind === 'normal' || place.kind === 'dot' ? '' : ui(`hunt-legend-${place.kind}`),
    targetName(place.area),
    ...riders,
    view.allies.includes(id) ? ui('hunt-fact-ally') : '',
    view.closed.includes(id) ? ui('hunt-fact-closed') : '',
    view.figure === id ? ui('hunt-fact-gandalf') : '',
    view.trails[id] ? ui(`hunt-fact-trail-${view.trails[id]}`) : '',
    said
      ? ui('hunt-fact-asked', {
          action: ui(`hunt-asked-${said.kind}`),
          answer: nameOf('hunt', 'answer', said.answer.split(' ')[0]!),
          track: said.track,
        })
      : '',
    desk.possible?.frodo.includes(id) ? ui('hunt-fact-possible') : '',
    screen?.last === id ? ui('hunt-fact-last') : '',
    moves.length ? ui('hunt-fact-moves', { moves: listed(moves) }) : '',
    screen?.gandalf === id ? ui('hunt-fact-wizard') : '',
    screen?.information.includes(id) ? ui('hunt-fact-information') : '',
    screen?.deeds.includes(id) ? ui('hunt-fact-deed') : '',
    note ? ui('hunt-fact-note', { chit: ui(`hunt-chit-${note.chit}`), text: note.text }) : '',
  ].filter(Boolean);
}

export function describe(desk: HuntDesk, id: PlaceId): string {
  const glow = desk.glow.get(id);
  return [whereName(desk.board, id), ...facts(desk, id), glow ? ui(`hunt-glow-${glow.kind}`) : '']
    .filter(Boolean)
    .join('. ');
}
