import { offset, smooth } from './curve';
import { at, centre, type Point } from './geometry';
import { reach } from './river';
import { stretch } from './roads';

/** region: wide letterspaced capitals; city: rubric; place: italic; water, road, note: small. */
export type LabelKind = 'region' | 'realm' | 'city' | 'place' | 'water' | 'road' | 'note';

export interface Label {
  key: string;
  kind: LabelKind;
  size: number;
  /** Either along a path or at a point. */
  path?: string;
  point?: Point;
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
  dark?: boolean;
  /** Only while the bridge of Osgiliath lies broken. */
  broken?: boolean;
}

const along = (...points: [number, number][]) => smooth(points.map(([x, row]) => at(x, row)));
const by = (id: string, dx = 0, dy = 0): Point => {
  const c = centre(id);
  return { x: c.x + dx, y: c.y + dy };
};
const beside = (from: string, to: string, by: number) => smooth(offset(stretch(from, to), by));

export const labels: Label[] = [
  { key: 'anorien', kind: 'realm', size: 44, spacing: 20, path: along([1.9, 18.85], [4.4, 19.7], [7.1, 18.85]) },
  {
    key: 'north-ithilien',
    kind: 'region',
    size: 25,
    spacing: 10,
    path: along([9.3, 20.9], [10.35, 19.3], [10.95, 17.2], [10.85, 13.9]),
  },
  {
    key: 'south-ithilien',
    kind: 'region',
    size: 25,
    spacing: 9,
    path: along([9.35, 1.45], [11.6, 2.05], [14.75, 1.35]),
  },
  {
    key: 'ephel-duath',
    kind: 'region',
    size: 29,
    spacing: 15,
    dark: true,
    path: along([14.15, 22.4], [14.4, 19.5], [14.35, 14.6]),
  },
  {
    key: 'ered-nimrais',
    kind: 'region',
    size: 22,
    spacing: 7,
    dark: true,
    path: along([0.35, 9.55], [1.35, 7.4], [1.75, 4.3]),
  },
  { key: 'grey-wood', kind: 'region', size: 24, spacing: 8, path: along([0.95, 11.9], [1.6, 14.3], [1.35, 17.3]) },
  { key: 'emyn-arnen', kind: 'region', size: 23, spacing: 9, path: along([7.2, 3.75], [9.1, 4.5], [11.0, 3.8]) },
  { key: 'lossarnach', kind: 'region', size: 20, spacing: 6, path: along([0.95, 0.85], [2.75, 1.6], [4.45, 0.95]) },
  { key: 'pelennor', kind: 'region', size: 16, spacing: 5, path: along([3.7, 8.16], [5.0, 8.36], [6.3, 8.12]) },

  { key: 'anduin', kind: 'water', size: 22, spacing: 9, path: reach('2108', '1709') },
  { key: 'anduin', kind: 'water', size: 22, spacing: 9, path: reach('1409', '1009') },
  { key: 'anduin', kind: 'water', size: 20, spacing: 7, path: reach('0405', '0105') },
  {
    key: 'morgulduin',
    kind: 'water',
    size: 12,
    spacing: 1.5,
    path: along([10.95, 9.55], [11.4, 10.3], [11.62, 10.85]),
  },
  { key: 'fords', kind: 'water', size: 12, point: by('2307', -33, 30) },
  { key: 'fords', kind: 'water', size: 12, point: by('2308', 33, 30) },

  { key: 'minas-tirith', kind: 'city', size: 20, point: by('0704', -14, 47) },
  { key: 'osgiliath', kind: 'city', size: 18, point: by('0908', -6, 41) },
  { key: 'cair-andros', kind: 'city', size: 15, point: by('2407', 0, 32) },
  { key: 'minas-morgul', kind: 'city', size: 16, point: by('1315', -8, 43) },
  { key: 'harlond', kind: 'city', size: 15, point: by('0606', -6, 30) },

  { key: 'mindolluin', kind: 'place', size: 13, point: by('0703', -6, -26) },
  { key: 'causeway-forts', kind: 'place', size: 13, point: by('0806', 30, 30), anchor: 'start' },
  { key: 'stonewain', kind: 'place', size: 14, point: by('1101', 36, 8) },
  { key: 'crossroads', kind: 'place', size: 14, point: by('1112', 32, -16), anchor: 'start' },
  { key: 'morgul-vale', kind: 'place', size: 13, point: by('1314', -10, -12) },
  { key: 'cirith-ungol', kind: 'place', size: 13, point: by('1414', 6, -17) },
  { key: 'amon-din', kind: 'place', size: 14, point: by('1603', 0, 32) },
  { key: 'cormallen', kind: 'place', size: 13, point: by('2208', -2, 4) },
  { key: 'henneth-annun', kind: 'place', size: 13, point: by('2210', 6, 19) },
  { key: 'bridgehead', kind: 'note', size: 11.5, point: by('0910', 14, 24) },
  { key: 'broken-bridge', kind: 'note', size: 11.5, point: by('0909', 6, -14), broken: true },
  { key: 'north-gate', kind: 'note', size: 11.5, point: by('0904', 44, -44), anchor: 'start' },
  { key: 'south-gate', kind: 'note', size: 11.5, point: by('0604', -52, 46) },

  { key: 'great-west-road', kind: 'road', size: 12.5, spacing: 1.5, path: beside('1004', '1604', 13) },
  { key: 'morgul-road', kind: 'road', size: 12, spacing: 1, path: beside('0910', '1112', -7) },
  { key: 'morannon-road', kind: 'road', size: 12.5, spacing: 1.5, path: beside('2013', '2513', -7) },
  { key: 'harad-road', kind: 'road', size: 12.5, spacing: 1.5, path: beside('0913', '0514', -7) },
  { key: 'lebennin-road', kind: 'road', size: 12, spacing: 1, path: beside('0201', '0504', -7) },

  { key: 'to-rohan', kind: 'note', size: 13, point: { x: -40, y: centre('1801').y + 16 }, anchor: 'start' },
  { key: 'to-morannon', kind: 'note', size: 13, point: { x: centre('2613').x - 4, y: -24 }, anchor: 'end' },
  {
    key: 'to-harad',
    kind: 'note',
    size: 13,
    point: { x: centre('0315').x + 76, y: centre('0315').y + 30 },
    anchor: 'end',
  },
  {
    key: 'to-lebennin',
    kind: 'note',
    size: 13,
    point: { x: centre('0101').x - 22, y: centre('0101').y + 70 },
    anchor: 'start',
  },
];
