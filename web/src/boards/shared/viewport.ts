import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';

export interface Point {
  x: number;
  y: number;
}
export interface Sheet extends Point {
  width: number;
  height: number;
}

export type Detail = 'far' | 'wide' | 'near' | 'close';

export interface Viewport {
  zoomBy(factor: number): void;
  fit(): void;
  centreOn(p: Point, scale?: number): void;
  /** All of these in view, with some ground around them, as near as that allows. */
  look(points: readonly Point[]): void;
  /** Bring a point into view if it is not. */
  reveal(p: Point): void;
  /** Whether a point is in view. */
  sees(p: Point): boolean;
  /** The point of the map in the middle of the view. */
  middle(): Point;
  toMap(clientX: number, clientY: number): Point;
  destroy(): void;
}

/** A fitted map stays as it lies while its frame grows or shrinks by no more than this: a prompt of two lines moves nothing. */
const STEADY = 0.03;
const off = (size: number, then: number) => Math.abs(size - then) > STEADY * then;
const GROUND = 110;
const NEAREST = 1.15;
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Parts {
  /** The widget; carries the level of detail. */
  host: HTMLElement;
  /** The printed sheet, a layer of its own that is moved like a picture. */
  ground: SVGSVGElement;
  /** Takes the gestures; holds counters and lights. */
  svg: SVGSVGElement;
  layer: SVGGElement;
  sheet: Sheet;
  /** How much may be seen around the sheet, in map units. */
  around?: number | undefined;
  /** Whether a press, a touch or the wheel moves the map. */
  moves?: ((event: Event) => boolean) | undefined;
  /** Where the whole sheet stands if there is room beside it: 0 at the left, 1 at the right. */
  lean?: number | undefined;
  /** Told the scale whenever the map moves. */
  scaled?: ((scale: number) => void) | undefined;
}

type Corners = [[number, number], [number, number]];

/** The sheet stays within what may be seen; where there is room to spare it leans to a side. */
const constrain =
  (lean: number) =>
  (target: ZoomTransform, [[left, top], [right, bottom]]: Corners, [[west, north], [east, south]]: Corners) => {
    const along = (low: number, high: number, share: number) =>
      high > low ? low * (1 - share) + high * share : Math.min(0, low) || Math.max(0, high);
    return target.translate(
      along(target.invertX(left) - west, target.invertX(right) - east, lean),
      along(target.invertY(top) - north, target.invertY(bottom) - south, 0.5),
    );
  };

/** d3-zoom on an svg; transforms are written straight to both layers, no component re-renders. */
export function viewport({
  host,
  ground,
  svg,
  layer,
  sheet,
  around = 120,
  moves,
  lean = 0.5,
  scaled,
}: Parts): Viewport {
  const root = select(svg);
  let now: ZoomTransform = zoomIdentity;
  let frameThen = { w: 0, h: 0 };
  let fitted = true;
  let frame = 0;
  let settle = 0;

  const size = () => ({ w: svg.clientWidth || 1, h: svg.clientHeight || 1 });
  const fitScale = () => Math.min(size().w / sheet.width, size().h / sheet.height);

  const ends: Corners = [
    [sheet.x - around, sheet.y - around],
    [sheet.x + sheet.width + around, sheet.y + sheet.height + around],
  ];
  const behaviour = zoom<SVGSVGElement, unknown>()
    .clickDistance(6)
    .translateExtent(ends)
    .constrain(constrain(lean))
    .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      now = event.transform;
      if (event.sourceEvent) fitted = false;
      layer.setAttribute('transform', now.toString());
      // While it moves the sheet is a picture; at rest it is drawn sharp again. In three dimensions it keeps a layer of
      // its own even then, so that a light or a counter above it does not cost drawing all the land anew.
      ground.style.willChange = 'transform';
      clearTimeout(settle);
      settle = window.setTimeout(() => (ground.style.willChange = ''), 180);
      ground.style.transform = `translate3d(${now.applyX(sheet.x)}px, ${now.applyY(sheet.y)}px, 0) scale(${now.k})`;
      const detail: Detail = now.k < 0.45 ? 'far' : now.k < 0.85 ? 'wide' : now.k < 1.35 ? 'near' : 'close';
      if (host.dataset.lod !== detail) host.dataset.lod = detail;
      scaled?.(now.k);
    });
  const usual = behaviour.filter();
  if (moves) behaviour.filter((event: Event) => usual.call(svg, event, undefined) && moves(event));
  root.call(behaviour).on('dblclick.zoom', null);

  function set(target: ZoomTransform, ms = 260): void {
    cancelAnimationFrame(frame);
    if (ms === 0 || calm()) {
      behaviour.transform(root, target);
      return;
    }
    const from = now;
    const start = performance.now();
    const tick = (time: number) => {
      const u = Math.min((time - start) / ms, 1);
      const e = 1 - (1 - u) ** 3;
      const k = from.k * (target.k / from.k) ** e;
      const x = from.x + (target.x - from.x) * e;
      const y = from.y + (target.y - from.y) * e;
      behaviour.transform(root, u < 1 ? zoomIdentity.translate(x, y).scale(k) : target);
      if (u < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  }

  /** Never farther than what may be seen around the sheet. */
  function kept(target: ZoomTransform): ZoomTransform {
    const { w, h } = size();
    return behaviour.constrain()(
      target,
      [
        [0, 0],
        [w, h],
      ],
      ends,
    );
  }

  function fit(ms?: number): void {
    const k = fitScale();
    const { w, h } = size();
    fitted = true;
    frameThen = { w, h };
    const middle = zoomIdentity
      .translate((w - sheet.width * k) / 2 - sheet.x * k, (h - sheet.height * k) / 2 - sheet.y * k)
      .scale(k);
    set(kept(middle), ms);
  }

  function centreOn(p: Point, scale = Math.max(now.k, 1)): void {
    const { w, h } = size();
    fitted = false;
    set(kept(zoomIdentity.translate(w / 2 - p.x * scale, h / 2 - p.y * scale).scale(scale)));
  }

  function sees(p: Point): boolean {
    const [x, y] = now.apply([p.x, p.y]);
    const { w, h } = size();
    const edge = Math.min(50 * now.k, w / 4, h / 4);
    return x >= edge && y >= edge && x <= w - edge && y <= h - edge;
  }

  function look(points: readonly Point[]): void {
    if (!points.length) return;
    const { w, h } = size();
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const [west, east] = [Math.min(...xs) - GROUND, Math.max(...xs) + GROUND];
    const [north, south] = [Math.min(...ys) - GROUND, Math.max(...ys) + GROUND];
    const scale = Math.max(fitScale(), Math.min(w / (east - west), h / (south - north), NEAREST));
    centreOn({ x: (west + east) / 2, y: (north + south) / 2 }, scale);
  }

  const resized = new ResizeObserver(() => {
    const { w, h } = size();
    behaviour
      .extent([
        [0, 0],
        [w, h],
      ])
      .scaleExtent([fitScale() * 0.9, 7]);
    if (fitted && (off(w, frameThen.w) || off(h, frameThen.h))) fit(0);
  });
  resized.observe(svg);

  return {
    zoomBy(factor) {
      const { w, h } = size();
      const [low, high] = behaviour.scaleExtent();
      const k = Math.min(Math.max(now.k * factor, low), high);
      const [cx, cy] = now.invert([w / 2, h / 2]);
      fitted = false;
      set(kept(zoomIdentity.translate(w / 2 - cx * k, h / 2 - cy * k).scale(k)));
    },
    fit,
    centreOn,
    look,
    reveal(p) {
      if (!sees(p)) centreOn(p, now.k);
    },
    sees,
    middle() {
      const { w, h } = size();
      const [x, y] = now.invert([w / 2, h / 2]);
      return { x, y };
    },
    toMap(clientX, clientY) {
      const box = svg.getBoundingClientRect();
      const drawn = box.width / size().w || 1; // a small frame of the rulebook shows the whole table smaller
      const [x, y] = now.invert([(clientX - box.left) / drawn, (clientY - box.top) / drawn]);
      return { x, y };
    },
    destroy() {
      cancelAnimationFrame(frame);
      clearTimeout(settle);
      resized.disconnect();
      root.on('.zoom', null);
    },
  };
}
