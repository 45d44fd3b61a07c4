import { describe, expect, it } from 'vitest';
import { spotsOf, thingsCalled } from '../../src/lessons/spots';
import { option } from '../things';

describe('a lesson points', () => {
  it('at what an option is chosen by, with every odd letter quoted', () => {
    const spots = spotsOf({ ...option('card-option', { card: 'say "friend"', number: 3 }), notation: '+a "b"' });
    expect(spots).toContain('[data-option="+a \\"b\\""]');
    expect(spots).toContain('[data-card="say \\"friend\\""]');
    expect(spots).toContain('[data-number="3"]');
    expect(spotsOf({ ...option('log', {}), notation: 'dot' })).toContain('[data-dot]');
  });

  it('at what leads to a number, not at a card that has it', () => {
    const spots = spotsOf({ ...option('number', { number: 3 }), notation: '3' });
    expect(spots).toContain('[data-leads~="3"]');
    expect(spots).not.toContain('[data-number="3"]');
  });

  it('at cards, pieces and parts of the table by their names', () => {
    expect(thingsCalled(['ally1-06'])).toContain('[data-card="ally1-06"]');
    expect(thingsCalled([])).toBe('');
  });
});
