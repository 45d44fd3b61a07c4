import type { CardView } from '../view';
import type { TcgDesk } from './desk.svelte';

const LONG = 420;
const FAR = 8;

/** One card under finger, mouse or keyboard: hover shows it large, a click does, a pull moves it, a long press looks. */
export class Grip {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private swallowed = false;

  constructor(
    private readonly desk: TcgDesk,
    private readonly card: () => CardView,
  ) {}

  enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.desk.hover(this.card());
  };
  leave = (): void => this.desk.hover(null);
  focus = (event: FocusEvent): void => {
    const target = event.currentTarget as HTMLElement;
    if (target.matches(':focus-visible')) this.desk.hover(this.card());
  };
  /** Right click, or the menu key: the card stays large, with a way to its rules. */
  menu = (event: Event): void => {
    event.preventDefault();
    this.desk.pin(this.card());
  };

  click = (event: MouseEvent): void => {
    if (this.swallowed) {
      this.swallowed = false;
      return;
    }
    if (event.detail > 1 && this.desk.justActed) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const byKey = event.detail === 0;
    void this.desk.click(
      this.card(),
      byKey ? box.x + box.width / 2 : event.clientX,
      byKey ? box.y + 10 : event.clientY,
    );
  };

  down = (event: PointerEvent): void => {
    this.swallowed = false;
    const { clientX: x, clientY: y, pointerType } = event;
    const number = this.card().number;
    let pulling = false;
    if (pointerType !== 'mouse') {
      this.timer = setTimeout(() => {
        this.swallowed = true;
        this.desk.pin(this.card());
      }, LONG);
    }
    const move = (to: PointerEvent) => {
      const far = Math.hypot(to.clientX - x, to.clientY - y) > FAR;
      if (far) clearTimeout(this.timer);
      if (!pulling && far && pointerType === 'mouse' && this.desk.mayDrag(number)) {
        pulling = true;
        this.desk.large = null;
      }
      if (pulling) this.desk.dragging = { number, x: to.clientX, y: to.clientY };
    };
    const up = (to: PointerEvent) => {
      clearTimeout(this.timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      if (!pulling || !this.desk.dragging) return;
      this.desk.dragging = null;
      this.swallowed = true;
      const under = document.elementFromPoint(to.clientX, to.clientY);
      const target = under?.closest<HTMLElement>('[data-number]');
      if (to.type === 'pointerup' && (target || under?.closest('.field')))
        void this.desk.drop(number, Number(target?.dataset['number'] ?? -1));
      setTimeout(() => (this.swallowed = false));
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  };
}
