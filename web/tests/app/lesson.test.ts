import { describe, expect, it } from 'vitest';
import { spotsOf } from '../../src/app/lesson/lesson';
import { option } from '../things';

describe('where a suggestion can be seen', () => {
  it('names its button, its card and its region', () => {
    expect(spotsOf(option('place', { region: 'rivendell' }, 'at rivendell'))).toBe(
      '[data-option="at rivendell"], [data-region="rivendell"]',
    );
    expect(spotsOf(option('card-option', { card: 'fp-char-01' }, 'play'))).toContain('[data-card="fp-char-01"]');
  });
  it('quotes what would end the selector', () => {
    expect(spotsOf(option('x', {}, 'say "friend"'))).toBe('[data-option="say \\"friend\\""]');
  });
});
