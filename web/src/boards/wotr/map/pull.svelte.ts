import type { Point, RegionId } from './types';

interface Needs {
  /** Whether a pull may begin here; elsewhere the map itself is moved. */
  begins: (region: RegionId) => boolean;
  ends: (from: RegionId, to: RegionId) => void;
  under: (event: MouseEvent) => RegionId | null;
  toMap: (event: MouseEvent) => Point;
  spot: (region: RegionId) => Point;
}

const SLACK = 8;

/** Pulling from one region to another, with the mouse or a finger. */
export class Pull {
  from = $state<RegionId | null>(null);
  private to = $state.raw<Point | null>(null);
  private pressed: { id: RegionId; x: number; y: number; pointer: number } | null = null;
  private done = false;

  constructor(private readonly needs: Needs) {}

  readonly arrow: string | null = $derived.by(() => {
    const start = this.from && this.needs.spot(this.from);
    if (!start || !this.to) return null;
    const { x, y } = this.to;
    const bend = { x: (start.x + x) / 2 - (y - start.y) * 0.12, y: (start.y + y) / 2 + (x - start.x) * 0.12 };
    const turn = Math.atan2(y - bend.y, x - bend.x);
    const wing = (a: number) => `M${x} ${y}L${x - 18 * Math.cos(turn + a)} ${y - 18 * Math.sin(turn + a)}`;
    return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${x} ${y}${wing(0.45)}${wing(-0.45)}`;
  });

  /** Whether a press or touch is ours and must not move the map. */
  claims(event: Event): boolean {
    if (event instanceof WheelEvent) return false;
    if ('touches' in event && (event as TouchEvent).touches.length > 1) {
      this.drop();
      return false;
    }
    const id =
      event.target instanceof Element ? event.target.closest('[data-region]')?.getAttribute('data-region') : null;
    return id !== null && id !== undefined && this.needs.begins(id);
  }

  down(event: PointerEvent): void {
    this.done = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const id = this.needs.under(event);
    this.pressed =
      id !== null && this.needs.begins(id)
        ? { id, x: event.clientX, y: event.clientY, pointer: event.pointerId }
        : null;
  }

  move(event: PointerEvent): void {
    const { pressed } = this;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    if (this.from === null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return;
    this.from = pressed.id;
    this.to = this.needs.toMap(event);
  }

  up(event: PointerEvent): void {
    const { from } = this;
    this.drop();
    if (from === null) return;
    this.done = true; // the click that follows belongs to the pull
    const to = this.needs.under(event);
    if (to !== null && to !== from) this.needs.ends(from, to);
  }

  drop(): void {
    this.pressed = null;
    this.from = null;
    this.to = null;
  }

  swallows(): boolean {
    const was = this.done;
    this.done = false;
    return was;
  }
}
