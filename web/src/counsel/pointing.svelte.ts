import { tick } from 'svelte';
import type { OptionInfo } from '../api/wire';
import type { Desk } from '../app/desk';
import { spotsOf } from '../lessons/spots';

const AGAIN = 250; // milliseconds between two looks: what is pointed at comes and goes with the table

/** Point at where an option is chosen, on the map and beside it, for as long as it is advised. Call inside a component. */
export function pointing(desk: Desk, root: () => HTMLElement | null, option: () => OptionInfo | null): void {
  $effect(() => {
    desk.lead?.(option(), []);
  });
  $effect(() => {
    const wanted = option();
    if (!wanted) return;
    const selector = spotsOf(wanted);
    let marked: Element[] = [];
    const mark = () => {
      const table = root()?.closest('.table');
      const found = [...(table?.querySelectorAll(selector) ?? [])].filter((one) => !one.closest('.counsel'));
      for (const old of marked) if (!found.includes(old)) old.classList.remove('lesson-point');
      for (const one of found) one.classList.add('lesson-point');
      marked = found;
    };
    const timer = setInterval(mark, AGAIN);
    void tick().then(mark);
    return () => {
      clearInterval(timer);
      for (const old of marked) old.classList.remove('lesson-point');
    };
  });
}
