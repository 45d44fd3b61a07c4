import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'en' | 'es' | 'pt';
export const langs: readonly Lang[] = ['en', 'es', 'pt'];

export type Translate = (id: string, args?: Record<string, FluentVariable>) => string;

/** Make a translator from one .ftl text per language; English fills the gaps. */
export function translator(texts: Record<Lang, string>): (lang: Lang) => Translate {
  const bundles = new Map<Lang, FluentBundle>();
  for (const lang of langs) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(texts[lang]));
    bundles.set(lang, bundle);
  }
  return (lang) => (id, args) => {
    for (const tongue of [lang, 'en'] as const) {
      const bundle = bundles.get(tongue);
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, args);
    }
    return id;
  };
}
