import type { HexId } from '../types';
import type { SiegeDesk } from './desk.svelte';

const LONG_PRESS = 450;

/**
 * Gestures that the map does not know: dragging a stack with the mouse, and a click that means "go there, and then on"
 * (with Shift, or by a long press). A drag that begins on a stack that may move is kept from panning the map.
 */
export class Dragging {
  /** Whether the click that is under way asks for a step. */
  step = false;
  private from: HexId | null = null;
  private swallow = false;
  private pressed = 0;

  constructor(private readonly desk: SiegeDesk) {}

  readonly press = (event: PointerEvent): void => {
    this.pressed = event.timeStamp;
    this.swallow = false;
  };

  readonly down = (event: MouseEvent): void => {
    const hex = this.desk.hovered;
    if (event.button !== 0 || hex === null || !this.desk.march.startsAt(hex)) return;
    event.stopPropagation();
    this.from = hex;
  };

  readonly up = (): void => {
    const { from } = this;
    const to = this.desk.hovered;
    this.from = null;
    if (from === null || to === null || from === to) return;
    this.swallow = true; // the click that follows belongs to the drag
    void this.desk.drag(from, to);
  };

  readonly click = (event: MouseEvent): void => {
    this.step = event.shiftKey || (event.timeStamp - this.pressed > LONG_PRESS && event.detail > 0);
    if (!this.swallow) return;
    this.swallow = false;
    event.stopPropagation();
  };
}
