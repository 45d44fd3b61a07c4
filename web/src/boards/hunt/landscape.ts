import type { Point } from '../siege/geometry';
import type { Part } from './data';

/** Where rivers run, woods stand and hills rise, in the units of the board. Drawn by eye round the locations. */
type Flow = readonly (readonly [number, number])[];
export interface River {
  id: string;
  wide: number;
  flow: Flow;
  name: { x: number; y: number; turn: number };
}
/** An ellipse of trees, hills or reeds: middle, half axes, how many. */
export type Patch = readonly [x: number, y: number, rx: number, ry: number, count: number];
export interface Region extends Point {
  id: string;
  size: number;
  turn?: number;
  kind: 'realm' | 'wood' | 'road' | 'water';
}
export interface Vignette extends Point {
  href: string;
  size: number;
}

export interface Landscape {
  rivers: readonly River[];
  woods: readonly Patch[];
  firs: readonly Patch[];
  hills: readonly Patch[];
  mountains: readonly Patch[];
  barrows: readonly Patch[];
  reeds: readonly Patch[];
  fields: readonly Patch[];
  vignettes: readonly Vignette[];
  regions: readonly Region[];
}

// one river, wood or hill a line: a table, not code
// prettier-ignore
const shire: Landscape = {
  rivers: [
    { id: 'brandywine', wide: 15, name: { x: 898, y: 178, turn: 78 }, flow: [[906, -60], [892, 40], [884, 100], [912, 190], [886, 285], [846, 352], [826, 408], [836, 470], [864, 540], [862, 610], [884, 668], [852, 732], [806, 796], [756, 862], [696, 934], [656, 1030]] },
    { id: 'water', wide: 6, name: { x: 588, y: 383, turn: -3 }, flow: [[-30, 452], [60, 470], [126, 492], [176, 508], [206, 474], [222, 428], [300, 402], [376, 386], [452, 376], [530, 388], [604, 396], [676, 386], [752, 372], [836, 366]] },
    { id: 'withywindle', wide: 6, name: { x: 1000, y: 862, turn: -34 }, flow: [[1290, 684], [1246, 716], [1196, 750], [1130, 770], [1082, 796], [1030, 826], [974, 868], [916, 858], [868, 832], [806, 796]] },
    { id: 'shirebourn', wide: 5, name: { x: 560, y: 762, turn: 4 }, flow: [[446, 762], [500, 742], [570, 748], [632, 758], [692, 806], [712, 838], [756, 862]] },
  ],
  woods: [
    [268, 250, 82, 58, 44], [552, 586, 78, 48, 46], [610, 500, 34, 34, 14], [660, 640, 48, 28, 14], [735, 268, 26, 26, 9],
    [150, 96, 38, 24, 10], [1118, 600, 92, 118, 110], [1088, 800, 88, 62, 56], [1178, 512, 60, 42, 28], [1090, 500, 42, 44, 22],
    [1180, 670, 44, 40, 18], [940, 100, 36, 30, 8], [390, 800, 40, 30, 12], [1390, 330, 40, 20, 8],
  ],
  firs: [],
  hills: [
    [330, 632, 64, 24, 8], [400, 672, 34, 18, 4], [186, 628, 54, 22, 6], [698, 222, 44, 22, 5], [770, 318, 26, 14, 3], [1176, 180, 46, 24, 4],
    [1330, 168, 66, 30, 6], [1446, 128, 44, 34, 4], [446, 206, 30, 20, 3], [520, 152, 34, 20, 3], [60, 330, 40, 26, 4], [1040, 60, 60, 18, 4],
    [160, 958, 60, 22, 4], [560, 960, 80, 22, 5], [1330, 940, 90, 34, 8],
  ],
  mountains: [],
  barrows: [[1304, 640, 66, 54, 10], [1350, 800, 60, 40, 6], [1270, 560, 24, 16, 2], [1400, 560, 40, 34, 4]],
  reeds: [[716, 836, 44, 36, 14], [766, 766, 40, 30, 12], [784, 690, 28, 30, 8], [640, 838, 26, 18, 6], [848, 902, 30, 18, 5]],
  fields: [[96, 500, 40, 14, 3], [240, 500, 40, 22, 4], [340, 490, 38, 26, 4], [480, 472, 30, 18, 3], [676, 476, 34, 22, 4], [560, 356, 28, 16, 2], [770, 520, 34, 34, 4], [946, 716, 26, 26, 3], [1010, 690, 22, 16, 2], [300, 860, 40, 26, 4], [1470, 340, 26, 20, 3]],
  vignettes: [
    { href: 'smial', x: 46, y: 408, size: 1.25 }, { href: 'smial', x: 176, y: 664, size: 1 }, { href: 'smial', x: 64, y: 268, size: 0.9 },
    { href: 'village', x: 276, y: 430, size: 1 }, { href: 'village', x: 612, y: 450, size: 0.9 }, { href: 'village', x: 790, y: 572, size: 0.9 },
    { href: 'village', x: 984, y: 668, size: 1 }, { href: 'bridge', x: 826, y: 408, size: 1 }, { href: 'ferry', x: 862, y: 590, size: 1 },
    { href: 'willow', x: 1066, y: 716, size: 1.5 }, { href: 'house', x: 1254, y: 684, size: 1.1 }, { href: 'ruin', x: 1106, y: 84, size: 1 },
    { href: 'stone', x: 1312, y: 462, size: 1.2 }, { href: 'town', x: 1484, y: 352, size: 1.15 }, { href: 'quarry', x: 758, y: 250, size: 1 },
    { href: 'village', x: 300, y: 152, size: 0.85 }, { href: 'farmstead', x: 1428, y: 262, size: 1 },
  ],
  regions: [
    { id: 'shire', x: 300, y: 318, size: 40, kind: 'realm' }, { id: 'northfarthing', x: 330, y: 20, size: 19, kind: 'realm' },
    { id: 'southfarthing', x: 250, y: 984, size: 19, kind: 'realm' }, { id: 'woody-end', x: 556, y: 636, size: 18, kind: 'wood' },
    { id: 'marish', x: 786, y: 640, size: 16, turn: -68, kind: 'realm' }, { id: 'buckland', x: 1000, y: 736, size: 19, turn: 62, kind: 'realm' },
    { id: 'old-forest', x: 1106, y: 672, size: 25, turn: -6, kind: 'wood' }, { id: 'barrow-downs', x: 1346, y: 612, size: 18, kind: 'realm' },
    { id: 'east-road', x: 1150, y: 388, size: 15, kind: 'road' }, { id: 'greenway', x: 1396, y: 482, size: 14, turn: -88, kind: 'road' },
    { id: 'bree-land', x: 1440, y: 232, size: 19, kind: 'realm' }, { id: 'north-downs', x: 1290, y: 40, size: 18, kind: 'realm' },
  ],
};

// prettier-ignore
const wild: Landscape = {
  rivers: [
    { id: 'hoarwell', wide: 14, name: { x: 1028, y: 826, turn: 80 }, flow: [[1370, -60], [1310, 40], [1260, 88], [1190, 112], [1110, 142], [1052, 200], [1020, 292], [986, 392], [956, 470], [958, 540], [992, 610], [1004, 700], [1020, 800], [1032, 900], [1052, 1030]] },
    { id: 'bruinen', wide: 12, name: { x: 1388, y: 806, turn: -64 }, flow: [[1530, 232], [1492, 300], [1466, 344], [1420, 400], [1376, 448], [1356, 510], [1372, 580], [1404, 640], [1408, 706], [1380, 780], [1330, 862], [1296, 930], [1272, 1030]] },
  ],
  woods: [
    [230, 320, 70, 52, 50], [292, 244, 58, 44, 34], [222, 214, 42, 26, 14], [330, 372, 44, 36, 20], [176, 400, 50, 32, 20],
    [1118, 424, 54, 40, 28], [1258, 452, 56, 48, 34], [1156, 572, 62, 44, 36], [1250, 606, 52, 40, 26], [1158, 690, 44, 28, 16],
    [1112, 336, 38, 26, 12], [1290, 350, 36, 30, 14], [620, 660, 30, 26, 9], [720, 636, 34, 22, 8], [1130, 880, 50, 24, 10],
  ],
  firs: [[1300, 268, 44, 30, 14], [1206, 196, 40, 20, 9], [1440, 520, 44, 60, 22], [1470, 640, 30, 50, 12]],
  hills: [
    [522, 190, 28, 54, 8], [560, 278, 30, 40, 6], [606, 342, 34, 30, 5], [640, 384, 30, 26, 4], [545, 108, 40, 26, 5], [836, 690, 60, 24, 6],
    [884, 618, 34, 20, 4], [920, 150, 60, 30, 8], [990, 110, 50, 24, 5], [840, 50, 60, 22, 5], [590, 430, 28, 16, 3], [700, 760, 60, 24, 5],
    [1252, 720, 44, 24, 4], [120, 520, 40, 24, 4], [360, 560, 40, 20, 3], [250, 810, 60, 30, 5], [560, 880, 60, 24, 4], [760, 960, 90, 22, 6],
  ],
  mountains: [[1290, 130, 62, 44, 9], [1400, 110, 74, 64, 14], [1452, 200, 56, 44, 9], [1100, 20, 90, 26, 8], [1486, 880, 40, 90, 9], [1490, 440, 30, 40, 4]],
  barrows: [[690, 884, 40, 26, 3]],
  reeds: [[392, 372, 46, 30, 14], [448, 404, 50, 38, 18], [384, 432, 34, 26, 9], [498, 376, 30, 22, 8], [470, 458, 36, 16, 7], [1060, 930, 30, 36, 8]],
  fields: [[96, 430, 34, 20, 3], [210, 470, 30, 16, 2], [74, 600, 30, 20, 3], [160, 560, 24, 14, 2]],
  vignettes: [
    { href: 'town', x: 42, y: 478, size: 1.25 }, { href: 'village', x: 176, y: 212, size: 0.85 }, { href: 'village', x: 60, y: 340, size: 0.85 },
    { href: 'weathertop', x: 606, y: 352, size: 1.5 }, { href: 'bridge', x: 955, y: 500, size: 1.1 }, { href: 'ruin', x: 1066, y: 352, size: 1.15 },
    { href: 'trolls', x: 1226, y: 530, size: 1.2 }, { href: 'ford', x: 1362, y: 506, size: 1.1 }, { href: 'homely', x: 1482, y: 330, size: 1.35 },
    { href: 'cairn', x: 806, y: 60, size: 1.2 }, { href: 'inn', x: 336, y: 610, size: 1.1 }, { href: 'stone', x: 548, y: 912, size: 1.2 },
    { href: 'camp', x: 424, y: 664, size: 1 },
  ],
  regions: [
    { id: 'lone-lands', x: 760, y: 556, size: 32, kind: 'realm' }, { id: 'trollshaws', x: 1140, y: 470, size: 22, turn: -8, kind: 'wood' },
    { id: 'ettenmoors', x: 1120, y: 66, size: 24, kind: 'realm' }, { id: 'angle', x: 1170, y: 940, size: 19, kind: 'realm' },
    { id: 'eriador', x: 300, y: 950, size: 40, kind: 'realm' }, { id: 'east-road', x: 640, y: 492, size: 15, kind: 'road' },
    { id: 'bree-land', x: 110, y: 462, size: 14, kind: 'realm' }, { id: 'rhudaur', x: 1050, y: 300, size: 18, turn: -62, kind: 'realm' },
    { id: 'rivendell', x: 1466, y: 420, size: 18, turn: -84, kind: 'water' }, { id: 'midgewater', x: 420, y: 344, size: 15, kind: 'water' },
  ],
};

export const landscapes: Record<Part, Landscape> = { 1: shire, 2: wild };
