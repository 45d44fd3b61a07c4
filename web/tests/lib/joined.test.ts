import { describe, expect, it } from 'vitest';
import cases from '../../../tests/kernel/joined.json';
import type { Lang } from '../../src/l10n';
import { contracted } from '../../src/lib/joined';

describe('a preposition and the article behind it', () => {
  // what the server is asked as well: tests/kernel/test_text.py
  it.each(cases as [Lang, string, string][])('%s: “%s” is said “%s”', (lang, written, said) => {
    expect(contracted(written, lang)).toBe(said);
  });
});
