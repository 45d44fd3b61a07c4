import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Lang } from '../l10n';
import type { Arg, Message } from '../api/wire';
import { api } from '../api/http';
import { contracted } from './joined';
import { settings } from './settings.svelte';
import { begunLarge, listed as listedIn, Speech } from './speech';

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];
type Raw = Record<string, string>;
type Later = Record<string, () => Promise<string>>;

const uiTexts = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default', eager: true }) as Raw;
const kernelTexts = import.meta.glob('../../../src/redbook/kernel/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Raw;
const serverTexts = import.meta.glob('../../../src/redbook/server/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Raw;
const gameTexts = import.meta.glob('../../../src/redbook/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Later;

const isOf = (path: string, lang: Lang) => path.split('/').at(-1)!.startsWith(lang);

/** One bundle a scope and language. `ui` is ours, `kernel` and `server` the table's, the others are games. */
const bundles = new SvelteMap<string, FluentBundle>();
const names = new SvelteMap<string, Record<string, string>>();

function make(lang: Lang, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

const pick = (texts: Raw, lang: Lang) =>
  Object.keys(texts)
    .filter((p) => isOf(p, lang))
    .sort()
    .map((p) => texts[p]!);

for (const lang of ['en', 'es', 'pt'] as const) {
  bundles.set(`ui|${lang}`, make(lang, pick(uiTexts, lang)));
  bundles.set(`kernel|${lang}`, make(lang, pick(kernelTexts, lang)));
  bundles.set(`server|${lang}`, make(lang, pick(serverTexts, lang)));
}

/** Fetch the words of a game in the language of now. `nameArgs`: which arguments are ids with names. */
export async function loadWords(scope: string, lang: Lang, nameArgs?: Record<string, string>): Promise<void> {
  if (nameArgs) names.set(scope, nameArgs);
  if (bundles.has(`${scope}|${lang}`)) return;
  const paths = Object.keys(gameTexts)
    .filter((p) => p.includes(`/games/${scope}/`) && isOf(p, lang))
    .sort();
  const texts = await Promise.all([...paths.map((path) => gameTexts[path]!()), api.ownWords(scope, lang)]);
  bundles.set(`${scope}|${lang}`, make(lang, [...pick(kernelTexts, lang), ...texts]));
}

function bundleOf(scope: string): FluentBundle {
  return (
    bundles.get(`${scope}|${settings.lang}`) ?? bundles.get(`${scope}|en`) ?? bundles.get(`kernel|${settings.lang}`)!
  );
}

function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors[0]) complain(id, errors[0]);
  return begins(message.value) ? begunLarge(contracted(text, settings.lang)) : contracted(text, settings.lang);
}

/** Names bring a small article along; a text that begins with an argument begins large all the same. */
const begins = (pattern: Pattern) =>
  pattern !== null && typeof pattern !== 'string' && typeof pattern[0] === 'object' && pattern[0].type === 'var';

const complain = (id: string, error: Error) => console.error(`${id} (${settings.lang}): ${error.message}`);

/** A word of the table itself: buttons, headings. */
export function ui(id: string, args: Record<string, string | number> = {}): string {
  const text = format(bundleOf('ui'), id, args);
  if (text === null) console.error(`no words for ui/${id} in ${settings.lang}`);
  return text ?? id;
}

export function hasWords(scope: string, id: string): boolean {
  return bundleOf(scope).hasMessage(id);
}

export const listed = (words: string[]): string => listedIn(words, settings.lang);

const speech = (scope: string) => new Speech(bundleOf(scope), settings.lang, names.get(scope) ?? {}, complain);

/** A message in words, its ids replaced by their names; null if there are none. */
export const tryWords = (scope: string, id: string, args: Record<string, Arg> = {}): string | null =>
  speech(scope).said(id, args);

export function words(scope: string, id: string, args: Record<string, Arg> = {}): string {
  const text = tryWords(scope, id, args);
  if (text === null) console.error(`no words for ${scope}/${id} in ${settings.lang}`);
  return text ?? id;
}

export const say = (message: Message): string =>
  message.scope === 'ui'
    ? ui(message.id, message.args as Record<string, string | number>)
    : words(message.scope, message.id, message.args);

/** Who sits there, as the game calls it: seats have names of their own, or those of their sides. */
export const seatName = (scope: string, seat: string): string =>
  tryWords(scope, `seat-${seat}`) ?? tryWords(scope, `side-${seat}`) ?? seat;

/** The name as a sentence says it, with its article: `inText('wotr', 'region', 'grey-havens')`. */
export const inText = (scope: string, arg: string, value: string): string => speech(scope).inText(arg, value);

/** The name of a thing: `nameOf('siege', 'hex', '0704')`. Falls back to the id. */
export function nameOf(scope: string, arg: string, value: string): string {
  const prefix = names.get(scope)?.[arg] ?? arg;
  return tryWords(scope, `${prefix}-${value}`) ?? value;
}
