const PATIENCE = 280; // milliseconds over a card before it is shown large
const LONG = 420; // of a finger

/** The card that is looked at closely, and on which side of the page it is shown so that it covers nothing near. */
export class Looking {
  id = $state<string | null>(null);
  side = $state<'left' | 'right'>('right');
  /** Shown by a long press: until the next touch. */
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private swallow = false;

  private later(id: string, at: Element, wait: number, held: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { x, width } = at.getBoundingClientRect();
      this.side = x + width / 2 > innerWidth * 0.36 ? 'left' : 'right';
      this.id = id;
      this.held = held;
      this.swallow = held;
    }, wait);
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.id = null;
    this.held = false;
  };

  /** Whether the click that comes now only ended a long press. */
  pressed(): boolean {
    const was = this.swallow;
    this.swallow = false;
    return was;
  }

  /** What an element must listen to. */
  over(id: string) {
    return {
      onpointerenter: (e: PointerEvent) =>
        e.pointerType === 'mouse' && this.later(id, e.currentTarget as Element, PATIENCE, false),
      onpointerleave: () => this.held || this.close(),
      onpointerdown: (e: PointerEvent) => {
        this.swallow = false;
        if (e.pointerType !== 'mouse') this.later(id, e.currentTarget as Element, LONG, true);
      },
      onpointerup: () => this.held || clearTimeout(this.timer),
      onpointercancel: () => clearTimeout(this.timer),
      oncontextmenu: (e: Event) => e.preventDefault(),
      onfocus: (e: FocusEvent) =>
        (e.currentTarget as Element).matches(':focus-visible') && this.later(id, e.currentTarget as Element, 0, false),
      onblur: this.close,
    };
  }
}
