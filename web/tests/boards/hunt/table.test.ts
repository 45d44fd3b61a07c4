import { describe, expect, it } from 'vitest';
import { boardOf, sectionOf } from '../../../src/boards/hunt/data';
import { step } from '../../../src/boards/hunt/keyboard';
import { entries, footsteps } from '../../../src/boards/hunt/table/journal';
import { latest, questions } from '../../../src/boards/hunt/table/record';
import { hasPlace, hintsOf, intentAt, isDot, onMap, spotOf } from '../../../src/boards/hunt/table/spots';
import { isWraith, type Screen } from '../../../src/boards/hunt/table/view';
import { option, told } from '../../things';

const shire = boardOf(1);
const wild = boardOf(2);

describe('the boards', () => {
  it('lead both ways and never to themselves', () => {
    for (const board of [shire, wild])
      for (const place of board.places)
        for (const other of board.near(place.id)) {
          expect(other.id).not.toBe(place.id);
          expect(board.near(other.id).map((p) => p.id)).toContain(place.id);
        }
  });

  it('know their places, and which are dots', () => {
    expect(shire.at('1').kind).toBe('frodo-start');
    expect(() => shire.at('nowhere')).toThrow('no place nowhere on board 1');
    expect(shire.locations.some((p) => p.kind === 'dot')).toBe(false);
    expect(sectionOf('II·B')).toBe('II');
    expect(boardOf(7)).toBe(shire);
  });

  it('count dots up to a distance, none at nought', () => {
    const from = shire.locations.find((p) => shire.near(p.id).some((q) => q.kind === 'dot'))!;
    expect(shire.dotsRound(from.id, 0)).toEqual([]);
    const [one, two] = [shire.dotsRound(from.id, 1), shire.dotsRound(from.id, 2)];
    expect(one.length).toBeGreaterThan(0);
    expect(two).toEqual(expect.arrayContaining(one));
    expect(new Set(two).size).toBe(two.length);
    for (const dot of two) expect(shire.at(dot).kind).toBe('dot');
  });
});

describe('the arrow keys', () => {
  it('reach a place in the direction asked for', () => {
    const from = shire.at('4');
    const right = shire.at(step(shire, '4', 'ArrowRight'));
    expect(right.x).toBeGreaterThan(from.x);
    const up = shire.at(step(shire, '4', 'ArrowUp'));
    expect(up.y).toBeLessThan(from.y);
  });
  it('never leave the map', () => {
    for (const { id } of wild.places)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        expect(wild.has(step(wild, id, arrow))).toBe(true);
  });
});

describe('the journal', () => {
  const screen = (log: string[]) => ({ log }) as unknown as Screen;

  it('says when each entry was written', () => {
    const log = [
      told('day-begins', { day: 1 }),
      told('turn-begins', { turn: 1 }),
      told('log-written'),
      told('turn-begins', { turn: 2 }),
      told('log-written'),
      told('frodo-fled'),
    ];
    expect(entries(screen(['4', 'dash']), 1, log)).toEqual([
      { n: 1, what: '4', day: 1, turn: 1, flight: false },
      { n: 2, what: 'dash', day: 1, turn: 2, flight: true },
    ]);
  });

  it('does not guess when the log does not reach back', () => {
    expect(entries(screen(['4', 'dash']), 1, [told('log-written')])).toEqual([
      { n: 1, what: '4', day: 0, turn: 0, flight: false },
      { n: 2, what: 'dash', day: 0, turn: 0, flight: true },
    ]);
  });

  it('forgets the first part when the second begins', () => {
    const log = [told('log-written'), told('part-begins'), told('gandalf-went')];
    expect(entries(screen(['x']), 2, log)).toHaveLength(1);
  });

  it('walks over dots from place to place', () => {
    const from = shire.locations.find((p) => shire.near(p.id).some((q) => q.kind === 'dot'))!;
    const dot = shire.near(from.id).find((q) => q.kind === 'dot')!;
    const to = shire.near(dot.id).find((q) => q.kind !== 'dot' && q.id !== from.id);
    if (!to) throw new Error('a dot that leads nowhere');
    const steps = footsteps(shire, from.id, ['dash', to.id]);
    expect(steps[0]).toBe(from.id);
    expect(steps.at(-1)).toBe(to.id);
    steps.slice(1).forEach((id, n) => expect(shire.near(steps[n]!).map((p) => p.id)).toContain(id));
    expect(footsteps(shire, null, ['dash'])).toEqual([]);
  });
});

describe('what was asked', () => {
  it('is read with where Frodo stood on the track', () => {
    const asked = questions(['move', 'search 23 no', 'move', 'change', 'perceive II·A yes indeed', 'search 23 yes']);
    expect(asked.map((a) => [a.kind, a.at, a.answer, a.track])).toEqual([
      ['search', '23', 'no', 1],
      ['perceive', 'II·A', 'yes indeed', 1],
      ['search', '23', 'yes', 1],
    ]);
    expect(latest(asked).get('23')?.answer).toBe('yes');
    expect(questions(['change', 'hunt 4 no'])[0]!.track).toBe(0);
  });
});

describe('where an option is chosen', () => {
  const dot = option('log', {}, 'dot');
  it('on the map, except the dot, which has its own button', () => {
    expect(isDot(dot)).toBe(true);
    expect(onMap(dot)).toBe(false);
    expect(hasPlace(dot)).toBe(true);
    expect(spotOf(dot, null)).toBeNull();
    expect(spotOf(option('ride', { space: '4' }, '>4'), null)).toBe('4');
    expect(hasPlace(option('pass'))).toBe(false);
  });
  it('a marker is lifted first, then set down', () => {
    const shift = option('shift', { from_space: '4', space: '5' });
    expect(spotOf(shift, null)).toBe('4');
    expect(spotOf(shift, '4')).toBe('5');
    expect(spotOf(shift, '9')).toBeNull();
  });
  it('says once what glows, in the order of the options', () => {
    expect(hintsOf([dot, option('log', { space: '4' }), option('log', { space: '5' }), option('pass')])).toEqual([
      'dot',
      'log',
    ]);
  });
  it('asks the table in its own notation', () => {
    expect(intentAt('shire-turn', '4', true)).toBe('dot');
    expect(intentAt('active-nazgul', '4', false)).toBe('>4');
    expect(intentAt('wild-turn', '4', false)).toBe('gandalf 4');
    expect(intentAt('wild-turn', '4', true)).toBeNull();
    expect(intentAt('something-else', '4', false)).toBeNull();
  });
  it('a spectator is no Ringwraith', () => {
    expect([isWraith('nazgul'), isWraith('ringbearer'), isWraith(null)]).toEqual([true, false, false]);
  });
});
