import { describe, expect, it } from 'vitest';
import { byNumber, codeOf, draftOf, empty, isBlank, size, textOf, textOfCode, type Draft } from '../../src/decks/deck';

const deck: Draft = {
  name: 'Gate~watch',
  ring: '1_2',
  bearer: '1_290',
  sites: ['1_319', '1_327'],
  draw: { '1_100': 1, '1_13': 3, '1_45': 2 },
};

describe('a deck', () => {
  it('counts its draw deck only', () => {
    expect(size(deck)).toBe(6);
    expect(size(empty())).toBe(0);
  });

  it('is blank until anything lies in it; a name alone is nothing', () => {
    expect(isBlank(empty('Named'))).toBe(true);
    expect(isBlank({ ...empty(), sites: ['1_319'] })).toBe(false);
    expect(isBlank({ ...empty(), draw: { '1_13': 0 } })).toBe(true);
  });

  it('orders cards by number, not by letters', () => {
    expect(['1_100', '1_13', '1_2'].sort(byNumber)).toEqual(['1_2', '1_13', '1_100']);
  });

  it('is copied, not shared, when a draft is made of it', () => {
    const draft = draftOf({ ...deck, id: 'x' } as never);
    draft.sites.push('1_331');
    draft.draw['1_13'] = 1;
    expect(deck.sites).toHaveLength(2);
    expect(deck.draw['1_13']).toBe(3);
  });

  it('is written as the server reads it', () => {
    expect(textOf(deck).split('\n')).toEqual([
      'Name: Gate~watch',
      '1_2',
      'Ring-bearer:',
      '1_290',
      'Deck:',
      '1_319',
      '1_327',
      '3 1_13',
      '2 1_45',
      '1 1_100',
    ]);
    expect(textOf(empty())).toBe('');
  });
});

describe('a deck in a link', () => {
  it('is short, and a tilde in the name does not break it', () => {
    expect(codeOf(deck)).toBe('Gate watch~2.290.319.327~13x3.45x2.100');
  });

  it('comes back with every card', () => {
    const text = textOfCode(codeOf(deck))!.split('\n');
    expect(text[0]).toBe('Name: Gate watch');
    expect(text.slice(1, 4)).toEqual(['Ring-bearer:', '1_290', 'Deck:']);
    expect(text.slice(4)).toEqual(['1 1_2', '1 1_319', '1 1_327', '3 1_13', '2 1_45', '1 1_100']);
  });

  it('of an empty deck is empty, of nonsense nothing', () => {
    expect(textOfCode(codeOf(empty()))).toBe('');
    expect(textOfCode('two~parts')).toBeNull();
    expect(textOfCode('name~2.290~13x')).toBeNull();
    expect(textOfCode('name~2.290~1_13')).toBeNull();
  });
});
