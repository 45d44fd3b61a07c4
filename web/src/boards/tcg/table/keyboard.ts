import { ARROWS } from '../../shared/keys';

/** The arrow keys go to the nearest card in that direction. */
export function walk(event: KeyboardEvent): void {
  const way = ARROWS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-number]');
  if (!way || !from || event.ctrlKey || event.metaKey || event.altKey) return;
  const middle = (e: Element) => {
    const box = e.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of from.closest('[data-board]')!.querySelectorAll<HTMLElement>('[data-number]')) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * way.x + (oy - y) * way.y;
    const aside = Math.abs((ox - x) * way.y) + Math.abs((oy - y) * way.x);
    if (other === from || along < 4) continue;
    const far = along + aside * 2.2;
    if (far < least) [best, least] = [other, far];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}
