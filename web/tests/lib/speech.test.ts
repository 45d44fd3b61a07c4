import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import table from '../../../tests/kernel/said.json';
import type { Arg } from '../../src/api/wire';
import type { Lang } from '../../src/l10n';
import { listed, Speech } from '../../src/lib/speech';

// what the server is asked as well: tests/kernel/test_text.py
type Case = [Lang, string, Record<string, Arg>, string];

function speech(lang: Lang): Speech {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of table.texts[lang]) bundle.addResource(new FluentResource(text));
  return new Speech(bundle, lang, table.names, (id, error) => {
    throw new Error(`${id}: ${error.message}`);
  });
}

describe('a message is said as people say it', () => {
  it.each(table.cases as Case[])('%s %s %j: “%s”', (lang, id, args, said) => {
    expect(speech(lang).said(id, args)).toBe(said);
  });
  it.each(table.lists as [Lang, string[], string][])('%s: the “and” of %j', (lang, words, said) => {
    expect(listed(words, lang)).toBe(said);
  });
});
