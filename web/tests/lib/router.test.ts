// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { deckHash, learnHash, lobbyHash, parse, replayHash, rulesHash, tableHash } from '../../src/lib/router.svelte';

describe('addresses', () => {
  it('lead back to the page they were made for', () => {
    expect(parse(tableHash('abc', 'tok'))).toEqual({ page: 'table', table: 'abc', token: 'tok' });
    expect(parse(replayHash('abc', 'tok'))).toEqual({ page: 'replay', table: 'abc', token: 'tok', at: null });
    expect(parse(replayHash('abc', 'tok', 0))).toEqual({ page: 'replay', table: 'abc', token: 'tok', at: 0 });
    expect(parse(replayHash('abc', 'tok', 17))).toMatchObject({ at: 17 });
    expect(parse(rulesHash('wotr'))).toEqual({ page: 'rules', game: 'wotr', clause: null });
    expect(parse(rulesHash('wotr', 'sieges'))).toEqual({ page: 'rules', game: 'wotr', clause: 'sieges' });
    expect(parse(learnHash('siege'))).toEqual({ page: 'learn', game: 'siege', lesson: null });
    expect(parse(learnHash('siege', '01-march'))).toEqual({ page: 'learn', game: 'siege', lesson: '01-march' });
    expect(parse(lobbyHash)).toEqual({ page: 'lobby', game: null });
    expect(parse(deckHash('Ents & Co/2~2.290~13x3'))).toEqual({ page: 'decks', code: 'Ents & Co/2~2.290~13x3' });
  });

  it('without a fragment open the lobby', () => {
    expect(parse('')).toEqual({ page: 'lobby', game: null });
    expect(parse('#/play/wotr')).toEqual({ page: 'lobby', game: 'wotr' });
  });

  it('that lead nowhere say so', () => {
    expect(parse('#/nowhere')).toEqual({ page: 'lost' });
    expect(parse('#/t/abc')).toEqual({ page: 'lost' });
    expect(parse('#/play')).toEqual({ page: 'lost' });
  });

  it('with a move that is no number begin at the first', () => {
    expect(parse('#/r/abc/tok/soon')).toMatchObject({ at: 0 });
  });
});
