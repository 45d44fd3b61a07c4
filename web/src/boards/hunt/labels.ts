import type { Point } from '../siege/geometry';
import { zonesOf } from './areas';
import type { Board, Kind, Place, PlaceId } from './data';
import { landscapes, type Region } from './landscape';

/** `weight`: how bad it is to cover it. */
interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  of: string;
  weight: number;
}
export interface Label extends Point {
  id: PlaceId;
  text: string;
  width: number;
  banner: boolean;
  kind: Kind;
}
export interface Badge extends Point {
  id: string;
}
export interface River extends Point {
  id: string;
  turn: number;
}
export interface Lettering {
  labels: Label[];
  areas: Badge[];
  sections: Badge[];
  regions: (Region & { turn: number })[];
  rivers: River[];
}

export const SIZE = { banner: 18, plain: 18, river: 17 };
const HEIGHT = { banner: 25, plain: 20 };
const REACH: Partial<Record<Kind, [number, number]>> = {
  dot: [10, 10],
  exit: [24, 28],
  'nazgul-start': [38, 24],
  'frodo-start': [28, 28],
};
const reach = (p: Place): [number, number] => REACH[p.kind] ?? [22, 22];
export const isBanner = (kind: Kind): boolean => kind === 'ally' || kind === 'frodo-start';

let brush: CanvasRenderingContext2D | null | undefined;
/** How wide a text is in the letters of the map; `face` as in a style: "600 18px". */
export function measure(text: string, face: string): number {
  brush ??= document.createElement('canvas').getContext('2d');
  if (!brush) return text.length * 9;
  brush.font = `${face} ${getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif'}`;
  return brush.measureText(text).width;
}
const width = (text: string, banner: boolean) =>
  measure(text, `${banner ? '600' : 'italic'} ${banner ? SIZE.banner : SIZE.plain}px`);

const round = (p: Point, w: number, h: number, of: string, weight = 1): Box => ({
  x0: p.x - w / 2,
  y0: p.y - h / 2,
  x1: p.x + w / 2,
  y1: p.y + h / 2,
  of,
  weight,
});
/** Slanting letters, as a row of small boxes. */
function slanting(p: Point, long: number, size: number, turn: number, of: string): Box[] {
  const angle = (turn * Math.PI) / 180;
  const pieces = Math.max(1, Math.round(long / (size * 1.6)));
  return Array.from({ length: pieces }, (_, n) => {
    const along = ((n + 0.5) / pieces - 0.5) * long;
    return round({ x: p.x + along * Math.cos(angle), y: p.y + along * Math.sin(angle) }, long / pieces, size * 1.1, of);
  });
}
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** Names, areas and sections, each where it covers least. `name`, `land`, `river`: names in the reader's language. */
export function letter(
  board: Board,
  name: (id: PlaceId) => string,
  land: (id: string) => string,
  river: (id: string) => string,
): Lettering {
  const taken: Box[] = board.places.map((p) => {
    const [rx, ry] = reach(p);
    return round(p, rx * 2, ry * 2, p.id, 2);
  });
  for (const v of landscapes[board.part].vignettes)
    taken.push(round({ x: v.x, y: v.y - 9 * v.size }, 28 * v.size, 26 * v.size, 'vignette', 0.15));
  const ways = board.edges.flatMap(({ a, b, kind }) => {
    const n = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 6));
    return Array.from({ length: n }, (_, i) => ({
      x: a.x + ((b.x - a.x) * i) / n,
      y: a.y + ((b.y - a.y) * i) / n,
      cost: kind === 'road' ? 2.4 : 1,
    }));
  });
  const covered = (box: Box, skip: string) =>
    taken.reduce((sum, t) => sum + (t.of === skip ? 0 : t.weight * overlap(box, t)), 0);
  const crossed = (box: Box) =>
    ways.reduce((sum, w) => sum + (w.x > box.x0 && w.x < box.x1 && w.y > box.y0 && w.y < box.y1 ? w.cost : 0), 0);

  // names of rivers: along the water, where they cover no place
  const rivers = landscapes[board.part].rivers.map(({ id, name: { x, y, turn } }): River => {
    const [along, off] = [(turn * Math.PI) / 180, ((turn - 90) * Math.PI) / 180];
    const long = width(river(id), false);
    const at = (shift: number): Point => ({ x: x + shift * Math.cos(along), y: y + shift * Math.sin(along) });
    const boxes = (p: Point) =>
      slanting({ x: p.x + 17 * Math.cos(off), y: p.y + 17 * Math.sin(off) }, long, SIZE.river, turn, `river ${id}`);
    const cost = (shift: number) =>
      Math.abs(shift) * 0.5 + boxes(at(shift)).reduce((sum, box) => sum + covered(box, ''), 0);
    const best = [0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60].reduce((a, b) => (cost(b) < cost(a) ? b : a));
    taken.push(...boxes(at(best)));
    return { id, turn, ...at(best) };
  });

  const labels: Label[] = [];
  const named = board.locations
    .filter((p) => p.kind !== 'exit')
    .sort((a, b) => Number(isBanner(b.kind)) - Number(isBanner(a.kind)));
  for (const p of named) {
    const banner = isBanner(p.kind);
    const text = name(p.id);
    const w = width(text, banner) + (banner ? 16 : 4);
    const h = banner ? HEIGHT.banner : HEIGHT.plain;
    const [rx, ry] = reach(p);
    const under = p.y + ry + h / 2 + 1;
    const spots: [number, number, number][] = [[p.x, under, 0]];
    for (const d of [0.15, 0.3, 0.45]) spots.push([p.x + w * d, under, d * 8], [p.x - w * d, under, d * 8]);
    spots.push([p.x, p.y - ry - h / 2 - 1, 7], [p.x + rx + w / 2 + 2, p.y, 5], [p.x - rx - w / 2 - 2, p.y, 5]);
    for (const d of [0.3, 0.5]) spots.push([p.x + w * d, p.y - ry - h / 2, 9], [p.x - w * d, p.y - ry - h / 2, 9]);
    spots.push(
      [p.x + rx + w / 2 - 4, p.y + ry * 0.7, 6],
      [p.x - rx - w / 2 + 4, p.y + ry * 0.7, 6],
      [p.x + rx + w / 2 - 4, p.y - ry * 0.7, 6.5],
      [p.x - rx - w / 2 + 4, p.y - ry * 0.7, 6.5],
    );
    const cost = ([x, y, extra]: [number, number, number]) => {
      const box = round({ x, y }, w, h, p.id);
      return (
        covered(box, p.id) * 0.5 +
        crossed(box) * (banner ? 1.4 : 2.2) +
        extra +
        (box.x0 < -14 || box.x1 > 1514 ? 1000 : 0)
      );
    };
    const [x, y] = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
    taken.push(round({ x, y }, w, h, `name ${p.id}`));
    labels.push({ id: p.id, text, x, y, width: w, banner, kind: p.kind });
  }

  const zones = zonesOf(board);
  const areas = board.areas.map((id): Badge => {
    const inside = board.places.filter((p) => p.area === id && p.kind !== 'exit');
    const middle = { x: mean(inside.map((p) => p.x)), y: mean(inside.map((p) => p.y)) };
    let best: (Badge & { far: number }) | null = null;
    for (let y = 0; y <= 976; y += 10) {
      for (let x = 36; x <= 1470; x += 10) {
        const far = Math.hypot(x - middle.x, y - middle.y);
        if (best && far >= best.far) continue;
        const box = round({ x, y }, 68, 40, id);
        if (covered(box, id) > 0 || crossed(box) > 0 || zones.areaAt({ x, y }) !== id) continue;
        best = { id, x, y, far };
      }
    }
    const found = best ?? { id, ...middle, far: 0 };
    taken.push(round(found, 68, 40, id));
    return { id, x: found.x, y: found.y };
  });
  const sections = board.sections.map((id): Badge => {
    const inside = board.places.filter((p) => p.section === id);
    return { id, x: mean(inside.map((p) => p.x)), y: -24 };
  });
  // names of lands: the free spot nearest to where the eye expects them
  const regions = landscapes[board.part].regions.map((region) => {
    const turn = region.turn ?? 0;
    const text = land(region.id).toLocaleUpperCase();
    const long =
      measure(text, `italic ${region.kind === 'road' ? 400 : 600} ${region.size}px`) +
      text.length * region.size * (region.kind === 'road' ? 0.22 : 0.14);
    const boxes = (x: number, y: number) =>
      slanting({ x, y: y - region.size * 0.3 }, long, region.size, turn, region.id);
    let best = { x: region.x, y: region.y, cost: Infinity };
    for (let dy = -120; dy <= 120; dy += 12) {
      for (let dx = -156; dx <= 156; dx += 12) {
        const [x, y] = [region.x + dx, region.y + dy];
        const far = Math.hypot(dx, dy) * 0.3;
        if (far >= best.cost) continue;
        const parts = boxes(x, y);
        if (parts.some((b) => b.x0 < -10 || b.x1 > 1510 || b.y0 < -40)) continue;
        const cost = far + parts.reduce((sum, b) => sum + covered(b, region.id) * 0.35 + crossed(b) * 2, 0);
        if (cost < best.cost) best = { x, y, cost };
      }
    }
    taken.push(...boxes(best.x, best.y));
    return { ...region, turn, x: best.x, y: best.y };
  });
  return { labels, areas, sections, regions, rivers };
}

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
