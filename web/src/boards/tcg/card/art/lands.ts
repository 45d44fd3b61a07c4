import type { CardInfo } from '../catalog.svelte';
import { circle, numbers, put, seedOf, shape, type Shape } from './shapes';
import { terrainOf, type Terrain } from './terrain';

/** The land behind the subject, in a window of 100 by 100: a country for each culture, a valley for each card. */
type Next = () => number;
const at = (n: number) => n.toFixed(1);

/** A line of hills across the window, filled down to its foot. */
function hills(next: Next, height: number, swing: number): string {
  let d = `M-2 ${at(height)}`;
  for (let x = 8; x <= 108; x += 20) {
    const top = height + (next() - 0.5) * 2 * swing;
    d += `Q${at(x - 10 + next() * 6)} ${at(top - swing * next())} ${x} ${at(top)}`;
  }
  return `${d}V102H-2Z`;
}

/** A jagged ridge. */
function ridge(next: Next, height: number, swing: number): string {
  let d = `M-4 ${at(height + swing)}`;
  for (let x = 2; x <= 104; x += 7 + next() * 7) d += `L${at(x)} ${at(height + (next() - 0.6) * 2 * swing)}`;
  return `${d}V102H-4Z`;
}

const many = (next: Next, count: number, draw: (x: number, n: number) => string): string => {
  let d = '';
  for (let n = 0; n < count; n++) d += draw(((n + 0.15 + next() * 0.7) / count) * 108 - 4, n);
  return d;
};
const stars = (next: Next) =>
  shape(
    'pale',
    many(next, 18, (x) => `M${at(x)} ${at(next() * 46)}h.8v.8h-.8Z`),
    0.7,
  );
const orb = (next: Next, o = 0.6) => shape('pale', circle(20 + next() * 60, 16 + next() * 14, 6 + next() * 4), o);

const fir = (x: number, foot: number, h: number) =>
  `M${at(x)} ${at(foot - h)}L${at(x + h * 0.14)} ${at(foot - h * 0.62)}H${at(x + h * 0.08)}L${at(x + h * 0.22)} ${at(foot - h * 0.3)}H${at(x + h * 0.1)}L${at(x + h * 0.26)} ${at(foot)}H${at(x - h * 0.26)}L${at(x - h * 0.1)} ${at(foot - h * 0.3)}H${at(x - h * 0.22)}L${at(x - h * 0.08)} ${at(foot - h * 0.62)}H${at(x - h * 0.14)}Z`;
const trunk = (x: number, w: number) =>
  `M${at(x - w)} 102C${at(x - w * 0.7)} 60 ${at(x - w * 0.6)} 30 ${at(x - w * 0.5)} -2H${at(x + w * 0.5)}C${at(x + w * 0.6)} 30 ${at(x + w * 0.7)} 60 ${at(x + w)} 102Z`;
const column = (x: number, w: number) =>
  `M${at(x - w)} -2H${at(x + w)}L${at(x + w * 0.8)} 8H${at(x + w * 0.6)}V86H${at(x + w * 0.9)}V102H${at(x - w * 0.9)}V86H${at(x - w * 0.6)}V8H${at(x - w * 0.8)}Z`;
const bare = (x: number, h: number, lean: number) =>
  `M${at(x - 2)} 102C${at(x - 1)} ${at(102 - h * 0.4)} ${at(x - 1.4)} ${at(102 - h * 0.6)} ${at(x + lean)} ${at(102 - h)}C${at(x + 1)} ${at(102 - h * 0.7)} ${at(x + 1)} ${at(102 - h * 0.5)} ${at(x + 10)} ${at(102 - h * 0.78)}C${at(x + 3)} ${at(102 - h * 0.5)} ${at(x + 2)} ${at(102 - h * 0.4)} ${at(x + 2)} ${at(102 - h * 0.34)}C${at(x - 4)} ${at(102 - h * 0.5)} ${at(x - 9)} ${at(102 - h * 0.56)} ${at(x - 12)} ${at(102 - h * 0.7)}C${at(x - 6)} ${at(102 - h * 0.46)} ${at(x)} ${at(102 - h * 0.36)} ${at(x + 2.6)} 102Z`;
const rays = (x: number, y: number) =>
  shape('pale', `M${x} ${y}L-20 70V90ZM${x} ${y}L20 110H40ZM${x} ${y}L70 110H88ZM${x} ${y}L120 70V86Z`, 0.16);
const house = (x: number, foot: number, w: number) =>
  `M${at(x - w)} ${foot}V${at(foot - w * 0.9)}L${at(x - w * 1.25)} ${at(foot - w * 0.8)}L${at(x)} ${at(foot - w * 2)}L${at(x + w * 1.25)} ${at(foot - w * 0.8)}L${at(x + w)} ${at(foot - w * 0.9)}V${foot}Z`;
const windows = (x: number, foot: number, w: number) =>
  `M${at(x - w * 0.5)} ${at(foot - w * 0.7)}h${at(w * 0.35)}v${at(w * 0.4)}h${at(-w * 0.35)}ZM${at(x + w * 0.2)} ${at(foot - w * 0.7)}h${at(w * 0.35)}v${at(w * 0.4)}h${at(-w * 0.35)}Z`;

function hall(next: Next): Shape[] {
  return [
    shape('pale', 'M50 96L30 -2H70Z', 0.18),
    shape('far', 'M-2-2H102V102H84V44A34 34 0 0 0 16 44V102H-2Z', 0.6),
    shape('mid', [14, 33, 67, 86].map((x) => column(x, 3 + next())).join(''), 0.8),
    shape('dark', [-1, 101].map((x) => column(x, 8)).join('')),
    shape('glow', `${circle(23, 40, 2)}${circle(77, 40, 2)}`, 0.9),
    shape('dark', 'M-2 92H102V102H-2Z', 0.8),
  ];
}

const country: Record<string, (next: Next) => Shape[]> = {
  dwarven: hall,
  elven: (next) => [
    orb(next),
    rays(50, -20),
    shape(
      'far',
      many(next, 6, (x) => trunk(x, 2 + next())),
      0.55,
    ),
    shape(
      'mid',
      many(next, 4, (x) => trunk(x, 3.6 + next() * 2)),
      0.7,
    ),
    shape(
      'glow',
      many(next, 12, (x) => `M${at(x)} ${at(8 + next() * 60)}q2-2 4 0q-2 2-4 0Z`),
      0.85,
    ),
    shape('dark', hills(next, 90, 3)),
  ],
  gandalf: (next) => [
    stars(next),
    ...put(`translate(${at(22 + next() * 56)} 22) scale(0.42)`, [
      shape(
        'glow',
        'M0-40L5-12L22-28L11-6L38-4L12 4L28 22L6 11L2 40L-5 12L-24 26L-12 5L-40 2L-12-5L-26-24L-6-11Z',
        0.7,
      ),
    ]),
    shape('far', hills(next, 62, 10), 0.7),
    shape('mid', hills(next, 76, 8)),
    shape('dark', hills(next, 90, 4)),
  ],
  gondor: (next) => [
    orb(next),
    shape('pale', ridge(next, 44, 12), 0.55),
    shape('far', ridge(next, 58, 10)),
    shape('pale', 'M8 72V58H14V50H18V38H19.4V28L20.6 22L21.8 28V38H23V50H27V58H34V72Z', 0.75),
    shape('mid', hills(next, 72, 6)),
    shape('dark', hills(next, 90, 4)),
  ],
  shire: (next) => [
    shape('pale', circle(18 + next() * 64, 18, 9), 0.85),
    shape('far', hills(next, 54, 9), 0.75),
    shape('mid', hills(next, 68, 9)),
    shape(
      'leaf',
      many(next, 7, (x) => circle(x, 70 + next() * 6, 3 + next() * 2.4)),
      0.8,
    ),
    shape('dark', 'M-2 102V80C10 70 22 70 34 80C50 92 80 92 102 84V102Z'),
    shape('glow', circle(15, 88, 6)),
    shape('wood', circle(15, 88, 4.6)),
  ],
  isengard: (next) => [
    shape('far', ridge(next, 50, 12), 0.7),
    shape(
      'grey',
      many(
        next,
        4,
        (x) =>
          `M${at(x)} 70C${at(x - 8)} 54 ${at(x + 9)} 46 ${at(x - 2)} 26C${at(x + 16)} 40 ${at(x + 4)} 54 ${at(x + 7)} 70Z`,
      ),
      0.3,
    ),
    shape('dark', 'M70 100L73 20L70 4L75 12L77 2L79 12L84 4L81 20L84 100Z'),
    shape('mid', ridge(next, 80, 5)),
    shape(
      'glow',
      many(next, 6, (x) => `M${at(x)} 92h3v1.6h-3Z`),
      0.9,
    ),
    shape('dark', hills(next, 94, 2)),
  ],
  moria: (next) => [
    shape('glow', 'M-2 76Q50 56 102 76V102H-2Z', 0.22),
    shape(
      'far',
      many(next, 8, (x) => `M${at(x - 6)} -2L${at(x)} ${at(14 + next() * 30)}L${at(x + 6)} -2Z`),
    ),
    shape(
      'mid',
      many(next, 5, (x) => `M${at(x - 7)} 102L${at(x)} ${at(52 + next() * 30)}L${at(x + 7)} 102Z`),
      0.8,
    ),
    shape(
      'dark',
      many(next, 6, (x) => `M${at(x - 5)} -2L${at(x)} ${at(6 + next() * 14)}L${at(x + 5)} -2Z`),
    ),
    shape('dark', 'M-2 96C20 86 34 84 50 84S80 86 102 96V102H-2Z'),
  ],
  ringwraith: (next) => [
    stars(next),
    orb(next, 0.75),
    shape('far', hills(next, 64, 8), 0.8),
    shape('mid', [6 + next() * 8, 84 + next() * 10].map((x, n) => bare(x, 66 + next() * 16, n ? -8 : 8)).join('')),
    shape(
      'pale',
      'M-2 74Q24 68 50 74T102 72V77Q76 80 50 78T-2 80ZM-2 86Q30 80 60 86T102 84V88Q60 92 30 88T-2 91Z',
      0.2,
    ),
    shape('dark', hills(next, 93, 3)),
  ],
  sauron: (next) => [
    shape('glow', circle(50, 44, 34), 0.35),
    shape('far', ridge(next, 54, 12)),
    shape('dark', `M${at(16 + next() * 12)} 96L42 34H45L47 38L50 33L53 38L55 34H58L84 96Z`, 0.85),
    shape('glow', 'M46 36L50 33L54 36L51 48L56 60L50 74L52 58L47 48Z', 0.95),
    shape('night', 'M-2-2H102V12Q80 22 62 14T28 18T-2 14Z', 0.5),
    shape(
      'glow',
      many(next, 12, (x) => `M${at(x)} ${at(10 + next() * 60)}h1.1v1.1h-1.1Z`),
      0.9,
    ),
    shape('dark', ridge(next, 88, 5)),
  ],
  ring: (next) => [
    shape('glow', circle(50, 52, 46), 0.25),
    shape('glow', circle(50, 52, 38), 0.25),
    shape(
      'night',
      many(
        next,
        9,
        (x) =>
          `M${at(x - 3)} 102C${at(x - 6)} 90 ${at(x + 4)} 84 ${at(x)} ${at(64 + next() * 18)}C${at(x + 7)} 86 ${at(x + 4)} 92 ${at(x + 4)} 102Z`,
      ),
      0.45,
    ),
  ],
};

const village = (next: Next): Shape[] => {
  const homes = [10, 28, 74, 92].map((x) => ({ x: x + next() * 4, foot: 78 + next() * 6, w: 8 + next() * 3 }));
  return [
    orb(next),
    shape('far', hills(next, 56, 7)),
    shape('mid', hills(next, 70, 5)),
    shape('dark', homes.map((h) => house(h.x, h.foot, h.w)).join('')),
    shape('glow', homes.map((h) => windows(h.x, h.foot, h.w)).join(''), 0.95),
    shape('mid', hills(next, 84, 2)),
    shape('pale', 'M44 102C50 92 47 88 49 82H53C54 88 60 92 64 102Z', 0.6),
  ];
};
const river = (next: Next): Shape[] => [
  orb(next),
  shape('far', ridge(next, 46, 9), 0.8),
  shape('mid', hills(next, 60, 7)),
  shape('pale', 'M40 62C60 66 34 74 22 84C16 90 14 96 14 102H92C88 92 78 86 70 80C60 74 72 66 52 62Z', 0.75),
  shape('far', 'M30 84Q44 81 58 84Q44 86 30 84ZM36 92Q56 88 76 92Q56 95 36 92ZM42 74Q50 72 58 74Q50 76 42 74Z'),
  shape(
    'dark',
    many(next, 3, (x) => fir(x < 50 ? x * 0.5 : 76 + x * 0.22, 92, 24 + next() * 10)),
  ),
  shape('dark', 'M-2 90C8 88 14 94 12 102H-2ZM102 88C94 88 90 96 94 102H102Z'),
];
const placed: Record<Terrain, (next: Next) => Shape[]> = {
  forest: (next) => [
    orb(next),
    shape(
      'far',
      many(next, 9, (x) => fir(x, 76, 34 + next() * 16)),
      0.7,
    ),
    shape(
      'mid',
      many(next, 7, (x) => fir(x, 86, 40 + next() * 16)),
    ),
    shape(
      'dark',
      many(next, 4, (x) => fir(x < 50 ? x * 0.62 : 62 + x * 0.4 - 20, 102, 54 + next() * 20)),
    ),
    shape('pale', 'M42 102C48 94 46 90 49 84H53C55 90 58 94 62 102Z', 0.5),
  ],
  river,
  plains: (next) => [
    orb(next),
    shape('far', hills(next, 58, 5), 0.8),
    shape('mid', hills(next, 70, 5)),
    shape('dark', hills(next, 82, 4)),
    shape(
      'pale',
      many(
        next,
        22,
        (x) => `M${at(x)} 102Q${at(x - 1)} 90 ${at(x - 4)} ${at(80 + next() * 6)}Q${at(x + 1)} 90 ${at(x + 1.4)} 102Z`,
      ),
      0.55,
    ),
  ],
  underground: (next) => [...hall(next), shape('pale', 'M38 102L46 78H54L62 102Z', 0.4)],
  marsh: (next) => [
    orb(next, 0.5),
    shape('far', hills(next, 62, 5), 0.8),
    shape('mid', hills(next, 74, 4)),
    shape('pale', 'M-2 80Q24 76 50 80T102 78V84Q70 88 44 86T-2 88ZM10 94Q40 90 70 94Q40 98 10 94Z', 0.5),
    shape(
      'dark',
      many(next, 10, (x) => `M${at(x)} 102L${at(x - 1)} ${at(66 + next() * 14)}h1L${at(x + 2)} 102Z`),
    ),
    shape(
      'wood',
      many(next, 8, (x) => `M${at(x)} ${at(62 + next() * 12)}q2 6 0 12q-2-6 0-12Z`),
    ),
  ],
  mountain: (next) => [
    shape('far', ridge(next, 40, 16)),
    shape('mid', 'M-2 102L30 30L44 58L60 20L102 96V102Z'),
    shape('pale', 'M30 30L38 46L32 42L28 48L24 44ZM60 20L74 46L66 40L60 48L54 40L50 46Z'),
    shape('dark', ridge(next, 86, 5)),
    shape(
      'pale',
      many(next, 26, (x) => circle(x, 10 + next() * 80, 0.8)),
      0.8,
    ),
  ],
  sanctuary: (next) => [
    orb(next),
    shape('pale', 'M76 10L80 10L82 74L74 74ZM16 20L18.6 20L20 70L14 70Z', 0.5),
    shape('far', 'M-2 102V40L14 18L24 40L30 102ZM102 102V30L86 6L74 34L68 102Z', 0.8),
    shape('mid', 'M22 84V60L20 60L50 38L80 60L78 60V84Z'),
    shape('pale', 'M28 84V68A5 5 0 0 1 38 68V84ZM45 84V64A5 5 0 0 1 55 64V84ZM62 84V68A5 5 0 0 1 72 68V84Z', 0.9),
    shape('glow', 'M50 44L52 49H57L53 52L54.6 57L50 54L45.4 57L47 52L43 49H48Z'),
    shape('dark', hills(next, 88, 4)),
    shape(
      'leaf',
      many(next, 8, (x) => circle(x, 90 + next() * 6, 3 + next() * 2)),
      0.8,
    ),
  ],
};
const byNumber = (site: number, next: Next): Shape[] => {
  if (site <= 1) return [...country['shire']!(next)];
  if (site === 2) return village(next);
  return [
    orb(next),
    shape('far', ridge(next, 50, 10)),
    shape('mid', 'M10 102C24 60 40 44 52 42C66 44 80 64 94 102Z'),
    shape('pale', 'M38 46V36H42V44ZM46 42V28H50V42ZM56 43V32H60V44Z', 0.8),
    shape('dark', hills(next, 86, 5)),
    shape('pale', 'M46 102C40 90 58 84 48 74C56 66 50 58 53 50C52 60 60 66 54 76C64 84 50 92 58 102Z', 0.45),
  ];
};

export function landOf(card: CardInfo): Shape[] {
  const next = numbers(seedOf(card.id));
  if (card.type !== 'site') return (country[card.culture ?? card.type] ?? country['gandalf']!)(next);
  const terrain = terrainOf(card);
  return terrain ? placed[terrain](next) : byNumber(card.site ?? 1, next);
}
