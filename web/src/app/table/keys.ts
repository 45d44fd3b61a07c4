interface Deeds {
  undo: () => void;
  cancel: () => unknown;
  help: () => void;
  fold: () => void;
}

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whoever reads the rules has keys of their own. */
const elsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-own-keys]') !== null;

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** The keys of the table. Letters work wherever nobody is writing. */
export function tableKeys(deeds: Deeds): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    '?': deeds.help,
    u: deeds.undo,
    b: () => focus('#board [tabindex]'),
    p: () => focus('#prompt button, #prompt'),
    o: () => focus('#options button, #options summary'),
    l: () => focus('#log'),
    t: () => focus('#say'),
    s: deeds.fold,
  };
  return (event) => {
    if (writing(event.target) || elsewhere(event.target) || document.querySelector('dialog[open]')) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      deeds.undo();
    } else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'Escape') deeds.cancel();
    else if (letters[event.key]) {
      event.preventDefault();
      letters[event.key]!();
    }
  };
}

/** What the help shows: key and the id of its meaning. */
export const keyList: readonly (readonly [string, string])[] = [
  ['B', 'key-board'],
  ['← ↑ → ↓', 'key-arrows'],
  ['Enter', 'key-choose'],
  ['Esc', 'key-cancel'],
  ['U · Ctrl Z', 'key-undo'],
  ['P', 'key-prompt'],
  ['O', 'key-options'],
  ['L', 'key-log'],
  ['T', 'key-talk'],
  ['S', 'key-side'],
  ['+ − 0', 'key-zoom'],
  ['?', 'rules-key'],
];
