import { langs, type Lang } from '../l10n';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'none' | 'quick' | 'normal' | 'slow';

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** Take the only option there is without asking. */
  autoAnswer: boolean;
  /** Ask once more before what cannot be taken back. */
  confirm: boolean;
  hexNumbers: boolean;
  /** A counsellor speaks by itself; otherwise only when asked. */
  counsel: boolean;
  name: string;
}

const KEY = 'redbook.settings';
const PACE: Record<Motion, number> = { auto: 1, none: 0, quick: 0.5, normal: 1, slow: 2 };

function spoken(): Lang {
  for (const wish of navigator.languages) {
    const lang = langs.find((known) => wish.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return 'en';
}

function read(): Settings {
  const fresh: Settings = {
    lang: spoken(),
    theme: 'auto',
    motion: 'auto',
    autoAnswer: true,
    confirm: true,
    hexNumbers: true,
    counsel: true,
    name: '',
  };
  const kept = localStorage.getItem(KEY);
  if (!kept) return fresh;
  const settings = { ...fresh, ...(JSON.parse(kept) as Partial<Settings>) };
  if (!langs.includes(settings.lang)) settings.lang = fresh.lang;
  return settings;
}

export const settings = $state<Settings>(read());

/** Whether nothing should move: by choice here, or by the system's wish. */
export function still(): boolean {
  if (settings.motion === 'none') return true;
  return settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long something of `ms` milliseconds takes at the chosen pace. */
export const paced = (ms: number): number => (still() ? 0 : ms * PACE[settings.motion]);

/** Keep the settings and carry them over to the document. Call once, inside a component. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = settings.lang;
    if (settings.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = still() ? 'none' : settings.motion;
    root.style.setProperty('--quick', `${paced(140)}ms`);
    root.style.setProperty('--slow', `${paced(420)}ms`);
  });
}
