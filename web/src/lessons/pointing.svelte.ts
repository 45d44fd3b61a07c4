import { tick } from 'svelte';

const AGAIN = 250; // milliseconds between two looks

/**
 * Mark what a selector finds within the table, and look again while it is talked about: what is pointed at beside the
 * map comes and goes. `found` is told of the first thing that is seen. Call inside a component.
 */
export function pointing(within: string, selector: () => string, found?: (first: Element) => void): void {
  $effect(() => {
    const wanted = selector();
    if (!wanted) return;
    let marked: Element[] = [];
    const mark = () => {
      const now = [...document.querySelectorAll(`${within} :is(${wanted})`)].filter((one) => !one.closest('.counsel'));
      for (const old of marked) if (!now.includes(old)) old.classList.remove('lesson-point');
      for (const one of now) one.classList.add('lesson-point');
      if (!marked.length && now[0]) found?.(now[0]);
      marked = now;
    };
    const timer = setInterval(mark, AGAIN);
    void tick().then(mark);
    return () => {
      clearInterval(timer);
      for (const old of marked) old.classList.remove('lesson-point');
    };
  });
}
