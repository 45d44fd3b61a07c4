import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../../src/boards/tcg/card/catalog.svelte';
import { fits, narrowed, none, sorted, wordsOn } from '../../src/decks/filters';

const card = (id: string, rest: Partial<CardInfo>): CardInfo => ({
  id,
  slug: id,
  title: id,
  type: 'companion',
  rarity: 'C',
  text: [],
  ...rest,
});
const eowyn = card('1_40', { title: 'Éowyn', subtitle: 'Shieldmaiden', text: ['Skirmish: exert her.'], cost: 2 });
const troll = card('1_9', { title: 'Cave Troll', type: 'minion', culture: 'moria', cost: 10, strength: 15 });
const site = card('1_319', { title: 'Bag End', type: 'site' });

describe('the search in the deck builder', () => {
  it('lets everything through while nothing is asked', () => {
    expect([eowyn, troll, site].every((c) => fits(c, none))).toBe(true);
    expect(narrowed(none)).toBe(false);
    expect(narrowed({ ...none, text: '  ' })).toBe(false);
    expect(narrowed({ ...none, cultures: ['moria'] })).toBe(true);
  });

  it('finds words without their accents, in any order, in title, subtitle and text', () => {
    expect(fits(eowyn, { ...none, text: 'shield eowyn' })).toBe(true);
    expect(fits(eowyn, { ...none, text: 'ÉOWYN exert' })).toBe(true);
    expect(fits(eowyn, { ...none, text: 'eowyn troll' })).toBe(false);
  });

  it('counts six and more as one cost; sites cost nothing that could be asked for', () => {
    expect(fits(troll, { ...none, cost: '6+' })).toBe(true);
    expect(fits(eowyn, { ...none, cost: '6+' })).toBe(false);
    expect(fits(eowyn, { ...none, cost: '2' })).toBe(true);
    expect(fits(site, { ...none, cost: '0' })).toBe(false);
  });

  it('knows a card without a culture from one with', () => {
    expect(fits(eowyn, { ...none, cultures: ['moria'] })).toBe(false);
    expect(fits(troll, { ...none, cultures: ['gondor', 'moria'] })).toBe(true);
  });

  it('takes keywords and timewords alike', () => {
    const archer = card('1_1', { keywords: { archer: 1 }, timewords: ['maneuver'] });
    expect(wordsOn(archer)).toEqual(['archer', 'maneuver']);
    expect(fits(archer, { ...none, keyword: 'maneuver' })).toBe(true);
    expect(fits(eowyn, { ...none, keyword: 'archer' })).toBe(false);
  });

  it('sorts, and equal ones by their number', () => {
    const sword = card('1_5', { title: 'Sword', type: 'possession', strength_bonus: 2 });
    const bow = card('1_30', { title: 'Bow', cost: 2 });
    const all = [bow, eowyn, troll, sword];
    expect(sorted(all, 'number').map((c) => c.id)).toEqual(['1_5', '1_9', '1_30', '1_40']);
    expect(sorted(all, 'cost').map((c) => c.id)).toEqual(['1_5', '1_30', '1_40', '1_9']);
    expect(sorted(all, 'strength').map((c) => c.id)).toEqual(['1_9', '1_5', '1_30', '1_40']);
    expect(sorted(all, 'name')[0]).toBe(bow);
    expect(all[0]).toBe(bow);
  });
});
