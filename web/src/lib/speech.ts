import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Arg } from '../api/wire';
import type { Lang } from '../l10n';
import { contracted } from './joined';

/**
 * How a message becomes words: the same as src/redbook/kernel/text.py says it, and docs/words.md tells what a pattern
 * gets. Both are asked the same questions, those of tests/kernel/said.json.
 */

/** What these say is a sentence: names stand in it as people say them. Anything else is a label. */
const SENTENCES = ['ask', 'event', 'why', 'chance', 'result', 'counsel'];
const AND: Record<Lang, string> = { en: 'and', es: 'y', pt: 'e' };
const OPENING = /^[ ¿¡«“‘("]*/u;
/** Spanish says “e” before the sound of i: “Éomer e Ioreth”, but “agua y hielo”. */
const SOUNDS_LIKE_I = /^[ ¿¡«“‘("]*(?:[ií]|h[ií](?![aeo]))/iu;

export type Complain = (id: string, error: Error) => void;

export function listed(words: string[], lang: Lang): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const and = lang === 'es' && SOUNDS_LIKE_I.test(last) ? 'e' : AND[lang];
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** +2, −1, 0: a change, with the minus that people print. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

export function begunLarge(text: string): string {
  const start = OPENING.exec(text)![0].length;
  return text.slice(0, start) + text.slice(start, start + 1).toUpperCase() + text.slice(start + 1);
}

/** The words of one game in one language. */
export class Speech {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly lang: Lang,
    private readonly prefixes: Record<string, string>,
    private readonly complain: Complain,
  ) {}

  /** A message in words, its ids replaced by their names; null if there are none. */
  said(id: string, args: Record<string, Arg>): string | null {
    const kind = id.split('-', 1)[0]!;
    const inText = SENTENCES.includes(kind);
    const given: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      const prefix = this.prefixes[key];
      given[key] = this.spoken(prefix, value, inText);
      for (const [name, more] of Object.entries(this.toldOf(prefix, value)))
        // most patterns never ask for these
        Object.defineProperty(given, `${key}-${name}`, { get: more, enumerable: true });
    }
    const text = this.pattern(id, given);
    if (text === null) return null;
    const joined = contracted(text, this.lang);
    return inText || kind === 'option' ? begunLarge(joined) : joined;
  }

  inText(arg: string, value: string): string {
    return String(this.spoken(this.prefixes[arg] ?? arg, value, true));
  }

  private pattern(id: string, args: Record<string, FluentVariable>): string | null {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    if (errors[0]) this.complain(id, errors[0]);
    return text;
  }

  private attribute(prefix: string | undefined, value: Arg, name: string): string | null {
    const pattern = this.bundle.getMessage(`${prefix}-${String(value)}`)?.attributes[name];
    return prefix === undefined || pattern === undefined ? null : this.bundle.formatPattern(pattern);
  }

  private spoken(prefix: string | undefined, value: Arg, inText: boolean): string | number {
    if (Array.isArray(value)) return listed(this.grouped(prefix, value, inText), this.lang);
    const name = prefix === undefined ? null : this.pattern(`${prefix}-${value}`, {});
    if (name === null || !inText) return name ?? value;
    return this.attribute(prefix, value, 'in-text') ?? this.pattern(`in-text-${prefix}`, { name }) ?? name;
  }

  /** Equal names are counted if they have a plural: “3 Regulares de Isengard”. */
  private grouped(prefix: string | undefined, values: string[], inText: boolean): string[] {
    return [...new Set(values)].flatMap((value) => {
      const count = values.filter((other) => other === value).length;
      const plural = count > 1 ? this.attribute(prefix, value, 'plural') : null;
      if (plural !== null) return [`${count} ${plural}`];
      return Array.from({ length: count }, () => String(this.spoken(prefix, value, inText)));
    });
  }

  /** What a pattern may ask about an argument, besides its words: `$seat-number` of `$seat`. */
  private toldOf(prefix: string | undefined, value: Arg): Record<string, () => string | number> {
    const told = (one: Arg, name: string) => this.attribute(prefix, one, name);
    if (Array.isArray(value))
      return {
        'in-text': () => this.spoken(prefix, value, true),
        count: () => value.length,
        number: () => (value.length === 1 ? (told(value[0]!, 'number') ?? 'one') : 'many'),
        gender: () => (value.length > 0 && value.every((one) => told(one, 'gender') === 'f') ? 'f' : 'm'),
        first: () => this.spoken(prefix, value[0] ?? '', true),
        between: () => this.spoken(prefix, value.slice(1, -1), true),
        last: () => this.spoken(prefix, value.at(-1) ?? '', true),
      };
    if (typeof value === 'number')
      return { signed: () => signed(value), printed: () => signed(value).replace(/^\+/u, '') };
    return {
      id: () => value,
      'in-text': () => this.spoken(prefix, value, true),
      number: () => told(value, 'number') ?? 'one',
      gender: () => told(value, 'gender') ?? 'm',
      plural: () => told(value, 'plural') ?? this.spoken(prefix, value, false),
    };
  }
}
