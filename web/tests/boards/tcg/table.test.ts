import { describe, expect, it } from 'vitest';
import { lightOf, terrainOf } from '../../../src/boards/tcg/card/art/terrain';
import type { CardInfo } from '../../../src/boards/tcg/card/catalog.svelte';
import { inQuestion, numberOf, offersOf, onCard } from '../../../src/boards/tcg/table/offers';
import { borneBy, inZone, seen, type CardView, type TcgView } from '../../../src/boards/tcg/view';
import { option } from '../../things';

const card = (number: number, id: string, rest: Partial<CardView> = {}): CardView => ({
  number,
  id,
  owner: 'p1',
  zone: 'hand',
  ...rest,
});
const site = (rest: Partial<CardInfo>) => ({ id: '1_319', type: 'site', text: [], ...rest }) as unknown as CardInfo;

describe('what can be done with a card', () => {
  const hand = [card(7, '1_13'), card(8, '1_13'), card(9, '1_20')];

  it('is offered on it, all of it', () => {
    const offers = offersOf([option('play', { number: 7 }), option('use', { number: 7 }), option('pass')], []);
    expect(offers.get(7)!.map((o) => o.kind)).toEqual(['play', 'use']);
    expect(offers.size).toBe(1);
  });

  it('is offered on its twin in hand as well, but only what twins share', () => {
    const offers = offersOf([option('play', { number: 7 }), option('use', { number: 7 })], hand);
    expect(offers.get(8)!.map((o) => o.kind)).toEqual(['play']);
    expect(offers.has(9)).toBe(false);
    expect(offersOf([option('use', { number: 7 })], hand).has(8)).toBe(false);
  });

  it('has a number, or is no card at all', () => {
    expect(numberOf(option('play'))).toBe(-1);
    expect(onCard(option('play'))).toBe(false);
    expect(onCard(option('play', { number: 0 }))).toBe(true);
    expect(onCard(option('yes', { number: 3 }))).toBe(false);
    expect(inQuestion(option('yes'))).toBe(true);
  });
});

describe('the table', () => {
  const sword = card(2, '1_299', { zone: 'attached', on: 1 });
  const aragorn = card(1, '1_89', { zone: 'free', stacked: [card(5, '1_2', { zone: 'stacked' })] });
  const view = {
    table: [aragorn, sword],
    path: [null, card(3, '1_319', { zone: 'path' })],
    hand: [],
    discard: [],
    adventure: [],
    players: [{ dead: [card(4, '1_97', { zone: 'dead' })] }],
    stack: [],
    choice: null,
  } as unknown as TcgView;

  it('knows what lies on a card, and what in a zone', () => {
    expect(borneBy(view, 1)).toEqual([sword]);
    expect(borneBy(view, 2)).toEqual([]);
    expect(inZone(view, 'p1', 'free')).toEqual([aragorn]);
    expect(inZone(view, 'p2', 'free')).toEqual([]);
  });

  it('shows every card that is open, also those stacked on others and the dead', () => {
    expect([...seen(view).keys()].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the light over a site', () => {
  it('is that of its terrain', () => {
    expect(terrainOf(site({ keywords: { forest: 1 } }))).toBe('forest');
    expect(lightOf(site({ keywords: { marsh: 1 }, site: 9 }))).toEqual(lightOf(site({ keywords: { marsh: 1 } })));
  });
  it('is else that of the road, which ends somewhere', () => {
    expect(terrainOf(site({}))).toBeUndefined();
    expect(lightOf(site({ site: 1 }))).not.toEqual(lightOf(site({ site: 2 })));
    expect(lightOf(site({ site: 9 }))).toEqual(lightOf(site({ site: 3 })));
    expect(lightOf(site({}))).toEqual(lightOf(site({ site: 1 })));
  });
});
