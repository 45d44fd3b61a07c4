// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewport, type Viewport } from '../../../src/boards/shared/viewport';
import { near } from '../../things';

const SVG = 'http://www.w3.org/2000/svg';
const sheet = { x: 0, y: 0, width: 1000, height: 500 };
let host: HTMLElement;
let view: Viewport;
let scale: number;
let resize: () => void;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing glides: every move is there at once
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  host = document.createElement('div');
  const made = (name: string) => document.createElementNS(SVG, name);
  const [ground, svg, layer] = [made('svg'), made('svg'), made('g')];
  Object.defineProperties(svg, {
    clientWidth: { value: 500 },
    clientHeight: { value: 500 },
    width: { value: { baseVal: { value: 500 } } },
    height: { value: { baseVal: { value: 500 } } },
  });
  svg.append(layer);
  host.append(ground, svg);
  view = viewport({
    host,
    ground: ground as SVGSVGElement,
    svg: svg as SVGSVGElement,
    layer: layer as SVGGElement,
    sheet,
    scaled: (k) => (scale = k),
  });
  resize();
});
afterEach(() => {
  view.destroy();
  vi.unstubAllGlobals();
});

describe('a map in its frame', () => {
  it('is fitted whole at first', () => {
    expect(scale).toBeCloseTo(0.5);
    expect(view.middle()).toEqual(near(500, 250));
    expect(host.dataset.lod).toBe('wide');
  });

  it('shows more detail the nearer it is', () => {
    view.centreOn({ x: 500, y: 250 }, 0.86);
    expect(host.dataset.lod).toBe('near');
    view.centreOn({ x: 500, y: 250 }, 2);
    expect(host.dataset.lod).toBe('close');
    view.fit();
    expect(host.dataset.lod).toBe('wide');
  });

  it('goes to a point, at least at its own size', () => {
    view.centreOn({ x: 600, y: 200 });
    expect(scale).toBe(1);
    expect(view.middle()).toEqual(near(600, 200));
    expect(view.toMap(250, 250)).toEqual(near(600, 200));
  });

  it('shows several points with the ground around them, as near as that allows', () => {
    view.look([
      { x: 300, y: 250 },
      { x: 700, y: 250 },
    ]);
    expect(scale).toBeCloseTo(500 / 620);
    expect(view.middle()).toEqual(near(500, 250));
    view.look([{ x: 500, y: 250 }]);
    expect(scale).toBeCloseTo(1.15);
    view.look([]);
    expect(scale).toBeCloseTo(1.15);
  });

  it('sees what lies in its frame, and moves only for what does not', () => {
    view.centreOn({ x: 300, y: 250 }, 1);
    expect(view.sees({ x: 320, y: 250 })).toBe(true);
    expect(view.sees({ x: 900, y: 250 })).toBe(false);
    view.reveal({ x: 320, y: 250 });
    expect(view.middle().x).toBeCloseTo(300);
    view.reveal({ x: 700, y: 250 });
    expect(view.middle().x).toBeCloseTo(700);
    expect(scale).toBe(1);
  });

  it('stays on its sheet, and within how near and far it may go', () => {
    view.centreOn({ x: -5000, y: 250 }, 1);
    expect(view.middle().x).toBeCloseTo(250 - 120);
    for (let n = 0; n < 20; n++) view.zoomBy(2);
    expect(scale).toBe(7);
    for (let n = 0; n < 20; n++) view.zoomBy(0.5);
    expect(scale).toBeCloseTo(0.45);
  });
});
