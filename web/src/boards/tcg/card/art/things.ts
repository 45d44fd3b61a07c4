import { cultures } from '../cultures';
import { circle, put, shape, type Shape } from './shapes';

/** Things upright around (0,0), about 60 high. */
const blade = (length: number, half: number): Shape[] => [
  shape('metal', `M0 ${-length}L${half} ${-length + 7}V14H${-half}V${-length + 7}Z`),
  shape('pale', `M0 ${-length}V14H${-half}V${-length + 7}Z`, 0.45),
];
const grip = (guard: number): Shape[] => [
  shape('glow', `M${-guard} 13Q0 17 ${guard} 13V17Q0 21 ${-guard} 17Z${circle(0, 32, 3)}`),
  shape('wood', 'M-1.9 17H1.9V30H-1.9Z'),
];
export const sword = [...blade(34, 3.2), ...grip(11)];
const shortSword = [...blade(20, 3.6), ...grip(8)];
const darkSword = [
  shape('metal', 'M0-38L3.4-30L3 14H-3L-3.4-30ZM-3.2-12L-6-16L-3.2-20ZM3.2-6L6-10L3.2-14Z'),
  shape('night', 'M-.6-30H.6V10H-.6Z', 0.6),
  shape('night', 'M-13 10L-9 17H9L13 10L10 20H-10Z'),
  shape('wood', 'M-2 18H2V31H-2Z'),
];
export const knife = [
  shape('metal', 'M0-28C5-16 5 0 3 12H-3C-3-4-4-16 0-28Z'),
  shape('glow', 'M0-26C-2-14-2 0-1 10H-2.6C-3-4-3-16 0-26Z', 0.8),
  shape('night', 'M-9 12H9V15.6H-9ZM-2 15H2V28H-2Z'),
];
export const axe = [
  shape('wood', 'M-2-34H2V34H-2Z'),
  shape(
    'metal',
    'M2-32C12-37 22-32 24-18C24-12 22-7 18-4C16-10 10-15 2-16ZM-2-30C-7-33-12-31-14-26C-12-23-12-20-14-17C-10-16-6-17-2-19Z',
  ),
  shape('pale', 'M20-30C23-26 24-20 22.6-12C21-18 20-24 20-30Z', 0.7),
  shape('glow', 'M-3-22H3V-18H-3Z'),
];
export const scimitar = [
  shape('metal', 'M-3 14C-2-6-4-22 4-38C10-22 9-4 3 14Z'),
  shape('pale', 'M4-36C0-22 0-6-1 12H-2.6C-2-6-3-20 4-36Z', 0.5),
  shape('night', 'M-9 13H8V17H-9ZM-2 17H2V31H-2Z'),
];
const spearThing = [
  shape('wood', 'M-1.5-20H1.5V36H-1.5Z'),
  shape('metal', 'M0-40L5-28L2-18H-2L-5-28Z'),
  shape('glow', 'M-3-18H3V-15H-3Z'),
];
const hammerThing = [
  shape('wood', 'M-2.4-20H2.4V34H-2.4Z'),
  shape('metal', 'M-22-36H22L25-27L22-16H-22L-25-27Z'),
  shape('night', 'M-14-36H-11V-16H-14ZM11-36H14V-16H11Z', 0.5),
];
const bowThing = [
  shape('wood', 'M-8-38C16-32 16 32-8 38L-7 35C9 22 9-22-7-35Z'),
  shape('pale', 'M-7.6-37L-4 0L-7.6 37L-5.4 0Z', 0.8),
  shape('wood', 'M-20-1H16V1H-20Z'),
  shape('metal', 'M16-4L26 0L16 4Z'),
  shape('pale', 'M-20-1L-26-5H-18ZM-20 1L-26 5H-18Z'),
];
const armor = [
  shape('metal', 'M-10-32L0-26L10-32L25-22L20-6L14-9L16 32H-16L-14-9L-20-6L-25-22Z'),
  shape('night', 'M-13 0H13V2H-13ZM-14 9H14V11H-14ZM-14 18H14V20H-14ZM-15 26H15V28H-15Z', 0.4),
  shape('glow', 'M0-20L4-14L0-8L-4-14Z'),
  shape('pale', 'M-9-28C-15-20-14-10-12 28H-15L-13-12L-19-9L-23-21Z', 0.3),
];
const helmThing = [
  shape('metal', 'M-19 22V-8C-19-26-8-32 0-38C8-32 19-26 19-8V22L8 14V0L19-2H-19L-8 0V14Z'),
  shape('glow', 'M-19-6H19V-1H-19Z', 0.9),
  shape('pale', 'M-14-8C-14-22-6-28 0-33V-8Z', 0.35),
];
export const shield = [
  shape('metal', 'M-22-30Q0-39 22-30V-6Q20 20 0 32Q-20 20-22-6Z'),
  shape('coat', 'M-17-26Q0-33 17-26V-6Q16 15 0 25Q-16 15-17-6Z'),
  shape('pale', 'M-1.6-26V21L0 23L1.6 21V-26ZM-15-8H15V-4.6H-15Z', 0.8),
];
const cloakThing = [
  shape('coat', 'M-7-34C-12-24-24-4-26 34Q-12 28 0 33Q12 28 26 34C24-4 12-24 7-34Q0-28-7-34Z'),
  shape('fold', 'M-4-28C-10-10-12 10-11 30L-7 31C-8 10-5-10 1-29ZM8-24C14-8 17 10 17 30L13 30C12 10 9-8 5-26Z', 0.8),
  shape('leaf', 'M0-34C5-30 5-24 0-20C-5-24-5-30 0-34Z'),
  shape('glow', 'M-.6-32H.6V-22H-.6Z', 0.8),
];
const mountThing = [
  shape('coat', 'M-24 36C-24 18-16 4-10-8L-14-26L-3-18C14-18 22-2 32 14L24 24L14 18L3 16C6 26 10 31 12 36Z'),
  shape('fold', 'M-12-6C-19 6-22 20-22 36H-17C-16 20-12 8-5-5Z', 0.8),
  shape('night', `${circle(9, -3, 2)}M24 20L27 15L29 16Z`),
  shape('glow', 'M1-15L20 12L18 14L-1-13ZM18 13L3 16L3 14L18 11Z', 0.9),
];
const pipeThing = [
  shape('wood', 'M-32-12L10 12C12 0 26 0 28 10C29 22 24 28 17 28C10 28 6 22 5 17L-33-8Z'),
  shape('night', 'M13 5Q20 2 26 6L24 9Q19 6 14 9Z', 0.7),
  shape('pale', 'M20 0C14-10 26-14 20-24C32-16 26-8 24 0ZM24-22C20-30 28-34 24-42C34-34 30-28 28-22Z', 0.6),
];
const pouch = [
  shape('wood', 'M-18-18C-8-12 8-12 18-18L13-9C32 6 26 30 0 30S-32 6-13-9Z'),
  shape('glow', 'M-13-11Q0-6 13-11V-7Q0-2-13-7Z'),
  shape('leaf', 'M-4-18C-12-26-10-36-2-40C0-30 2-24-1-17ZM4-17C2-26 8-34 16-34C16-26 12-20 6-16Z'),
  shape('night', 'M-12 4C-16 12-14 22-6 26C-12 16-12 10-8 4Z', 0.3),
];
const sprig = [
  shape(
    'leaf',
    'M-1 34C-2 14-1-8 2-34L3-34C1-8 2 14 2 34ZM0 18C-14 18-22 8-24-4C-10-2-2 6 0 18ZM1 8C14 8 22-2 24-14C10-12 3-4 1 8ZM0-6C-12-6-18-16-20-26C-8-24-1-18 0-6ZM2-14C8-18 12-26 12-36C4-32 1-24 2-14Z',
  ),
  shape('glow', `${circle(2, -35, 3)}${circle(-20, -26, 2)}${circle(24, -14, 2)}`, 0.9),
];
const basin = [
  shape('metal', 'M-30-10H30C28 6 16 14 5 15V26H14V31H-14V26H-5V15C-16 14-28 6-30-10Z'),
  shape('glow', 'M-27-10A27 6 0 0 1 27-10A27 6 0 0 1-27-10Z'),
  shape(
    'pale',
    `M-14-11A14 3 0 0 1 14-11A14 3 0 0 1-14-11Z${circle(0, -30, 2.4)}M0-40L1-33H-1ZM0-20L1-27H-1ZM-10-30L-3-31V-29ZM10-30L3-31V-29Z`,
    0.85,
  ),
];
const cart = [
  shape('wood', 'M-32-14H26L22 10H-26ZM26-6L42-12V-8L25-1Z'),
  shape('glow', 'M-26-14L-20-34L-14-14ZM-10-14L-2-42L6-14ZM8-14L14-30L20-14Z', 0.85),
  shape('night', `${circle(-16, 18, 13)}${circle(14, 18, 13)}`),
  shape('wood', `${circle(-16, 18, 9.6)}${circle(14, 18, 9.6)}`),
  shape('night', 'M-17 8H-15V28H-17ZM-26 17H-6V19H-26ZM13 8H15V28H13ZM4 17H24V19H4Z'),
];
const map = [
  shape('pale', 'M-30-24C-18-30-8-20 2-25S22-28 30-24V24C20 30 10 20 0 25S-20 28-30 24Z'),
  shape('wood', 'M-18-6L-10-18L-4-8L2-16L8-5ZM-20 10Q-8 4 2 10T22 8L22 10Q12 14 2 12T-20 12Z', 0.8),
  shape('glow', 'M14-16L20-10M14-10L20-16M13-17L21-9L19-7L11-15ZM21-17L13-9L11-11L19-19Z'),
];

/** On or beside a bust: held, slung over a shoulder, or at the chest. */
export const arms = {
  sword: put('translate(30 -42)', sword),
  hilt: [
    shape('metal', 'M22-34L31-58L34-57L25-33Z'),
    shape('glow', 'M26-60L39-55L38-52L25-57Z'),
    shape('wood', 'M31.4-58L35-68L37.6-67L34-57Z'),
  ],
  axe: put('translate(30 -40) scale(1.05)', axe),
  hammer: put('translate(31 -42) scale(0.8)', hammerThing),
  maul: put('translate(-38 -52) rotate(-14) scale(1.1)', hammerThing),
  spear: put('translate(33 -46) scale(1.2)', spearThing),
  scimitar: put('translate(32 -40) rotate(16)', scimitar),
  bow: [
    shape('wood', 'M20-82C41-60 41-24 22 0L24.6 0C45-24 45-62 21.4-84Z'),
    shape('pale', 'M21-81L24 0L23 0L20-81Z', 0.8),
  ],
  quiver: [
    shape('wood', 'M-20-24L-30-54L-23-57L-13-28Z'),
    shape('pale', 'M-30-54L-36-70L-31-69L-28-73L-25-57ZM-26-57L-27-72L-22-69L-23-57Z'),
  ],
  staff: [
    shape('wood', 'M30-92L33.4-92L36 0H32Z'),
    shape('glow', circle(31.8, -93, 4.6)),
    shape('wood', 'M27-92C25-99 30-103 32-98C34-103 39-99 36-92L34-95H30Z'),
  ],
  roundShield: put('translate(-33 -14) scale(0.62)', [
    shape('metal', circle(0, 0, 26)),
    shape('coat', circle(0, 0, 21)),
    shape('metal', circle(0, 0, 6)),
    shape('pale', 'M-1-20H1V20H-1ZM-20-1H20V1H-20Z', 0.5),
  ]),
  horn: [
    shape('wood', 'M-13-27L13-11L12-9L-14-25Z'),
    shape('pale', 'M2-8C10-4 19-8 22-19L29-17C27-3 13 5 1-1Z'),
    shape('night', 'M21.6-20C24-22 28-20.6 29.4-17.4C27-15.4 23-16.4 21.6-20Z', 0.8),
    shape('glow', 'M8-6L7.4-.4L10.4 0L11-6ZM19-12L25-8L27-11L21-15Z'),
  ],
  book: [
    shape('wood', 'M-17-13L0-8L17-13V1H-17Z'),
    shape('pale', 'M-15-15L0-10L15-15V-3L0 2L-15-3Z'),
    shape('night', 'M-.6-10H.6V1H-.6ZM-12-11L-3-8V-7L-12-10ZM12-11L3-8V-7L12-10Z', 0.5),
  ],
  pipe: [
    shape('wood', 'M3-24L17-17C18-20 23-20 24-16C24-12 20-10 18-10C15-10 14-13 14-14L2-22Z'),
    shape('pale', 'M20-21C17-27 23-30 20-36C27-31 24-26 23-21Z', 0.6),
  ],
  fork: [
    shape('wood', 'M25-40H27V0H25Z'),
    shape(
      'metal',
      'M18-56H20V-46C20-42 25-42 25-42V-56H27V-42C27-42 32-42 32-46V-56H34V-46C34-40 29-39 27-39V-37H25V-39C23-39 18-40 18-46Z',
    ),
  ],
  lantern: [
    shape('metal', 'M22-30H34V-28H22ZM23-12H33V-9H23ZM27-34A2 2 0 1 1 29-34L28.6-30H27.4Z'),
    shape('glow', 'M23.4-28H32.6V-12H23.4Z'),
    shape('glow', circle(28, -20, 12), 0.3),
  ],
  mug: [shape('wood', 'M17-22H29V-4H17ZM29-19H34V-7H29V-10H31V-16H29Z'), shape('pale', 'M16-24Q23-30 30-24V-20H16Z')],
  torch: [
    shape('wood', 'M30-50L34-50L32.6 0H31Z'),
    shape(
      'glow',
      'M32-78C38-70 42-64 40-57C39-52 36-49 32-49C28-49 24-53 24-58C24-62 27-64 28-68C29-66 30-66 30.6-66C31-70 31-74 32-78Z',
    ),
    shape('pale', 'M32-66C35-62 36-58 35-55C34-52 30-52 29-55C29-59 31-61 32-66Z', 0.8),
  ],
};

const emblem = (culture: string, size: number, tone: Shape['tone'] = 'glow', y = 0): Shape => ({
  d: (cultures[culture] ?? cultures['site']!).emblem,
  tone,
  at: `translate(${-24 * size} ${y - 24 * size}) scale(${size})`,
});
const arrow = [
  shape('wood', 'M-30-1H22V1H-30Z'),
  shape('metal', 'M20-4.4L32 0L20 4.4Z'),
  shape('pale', 'M-30-1L-38-5H-25ZM-30 1L-38 5H-25Z'),
];
const eye = [
  shape('glow', 'M-36 0C-22-18-10-22 0-22S22-18 36 0C22 18 10 22 0 22S-22 18-36 0Z'),
  shape('night', 'M-29 0C-18-13-8-16 0-16S18-13 29 0C18 13 8 16 0 16S-18 13-29 0Z', 0.7),
  shape('glow', circle(0, 0, 14)),
  shape('night', 'M0-15C4-7 4 7 0 15C-4 7-4-7 0-15Z'),
];
const openBook = (culture: string): Shape[] => [
  shape('wood', 'M-36-22L0-14L36-22V22L0 30L-36 22Z'),
  shape('pale', 'M-33-25L0-17L33-25V17L0 25L-33 17Z'),
  shape(
    'night',
    'M-.7-17H.7V25H-.7ZM5-9L28-15V-13.4L5-7.4ZM5-2L28-8V-6.4L5-.4ZM5 5L28-1V.6L5 6.6ZM5 12L20 8V9.6L5 13.6Z',
    0.45,
  ),
  ...put('translate(-17 0) skewY(13)', [{ ...emblem(culture, 0.5, 'coat') }]),
];
const banner = (culture: string): Shape[] => [
  shape('wood', 'M-27-40H27V-37H-27Z'),
  shape('glow', `${circle(-28, -38.5, 3)}${circle(28, -38.5, 3)}`),
  shape('coat', 'M-22-37H22V26L11 18L0 30L-11 18L-22 26Z'),
  shape('fold', 'M-22-37H-15V21L-22 26ZM4-37H9V22L4 26Z', 0.5),
  emblem(culture, 0.7, 'pale', -10),
];
const standingStone = (culture: string): Shape[] => [
  shape('mid', 'M-24 40L-26-8C-24-30-8-42 4-38C18-36 26-24 25-6L27 40Z'),
  shape('night', 'M8-37C20-34 26-24 25-6L27 40H16C18 12 18-18 8-37Z', 0.4),
  shape('pale', 'M-24 30L-25-8C-23-28-9-40 3-37C-10-32-18-22-19-6L-18 34Z', 0.2),
  emblem(culture, 0.62, 'glow', -2),
];
const cloud: Shape[] = [
  shape('grey', 'M-30 6A12 12 0 0 1-26-16A16 16 0 0 1 4-24A14 14 0 0 1 28-12A10 10 0 0 1 30 6Z'),
  shape('pale', 'M-24-12A15 15 0 0 1 3-22A14 14 0 0 1 22-14A16 16 0 0 0 0-12A13 13 0 0 0-24-12Z', 0.5),
  shape(
    'pale',
    [
      [-22, 16],
      [-8, 22],
      [6, 15],
      [20, 22],
      [-15, 32],
      [0, 34],
      [14, 32],
    ]
      .map(
        ([x, y]) => `M${x! - 3} ${y}H${x! + 3}M${x! - 0.5} ${y! - 3.4}h1v6.8h-1ZM${x! - 3.2} ${y! - 0.5}h6.4v1h-6.4Z`,
      )
      .join(''),
  ),
];
const burst: Shape[] = [
  shape('glow', 'M0-40L5-12L22-28L11-6L38-4L12 4L28 22L6 11L2 40L-5 12L-24 26L-12 5L-40 2L-12-5L-26-24L-6-11Z'),
  shape('pale', 'M0-18L4-5L17-2L5 3L2 17L-3 5L-16 3L-5-3Z'),
];
const fire: Shape[] = [
  shape('wood', 'M-30 26L28 34L29 30L-29 22ZM30 26L-28 34L-29 30L29 22Z'),
  shape(
    'glow',
    'M0-38C10-24 22-12 20 6C19 18 10 26 0 26C-10 26-20 18-20 6C-20-4-12-8-10-20C-6-16-4-12-3-8C2-16 2-28 0-38Z',
  ),
  shape('pale', 'M1-12C8-2 11 6 9 14C7 21-5 22-8 14C-10 6-2 0 1-12Z', 0.85),
];
const tent: Shape[] = [
  shape('coat', 'M-36 28L0-26L36 28Z'),
  shape('fold', 'M-36 28L0-26L-12 28Z', 0.6),
  shape('night', 'M-8 28L0-14L9 28Z'),
  shape('wood', 'M-4-34L-1-35L3-24L0-23ZM4-34L1-35L-3-24L0-23Z'),
  shape('glow', 'M-4 28L0 4L4 28Z', 0.8),
];
const hornThing: Shape[] = [
  shape('pale', 'M-40-20C-38 2-18 24 8 22C24 20 34 8 36-8L18-16C16-4 8 2-2 2C-18 2-30-8-36-22Z'),
  shape('wood', 'M-34-4C-24 14-8 24 8 22C24 20 34 8 36-8L31-10C28 4 18 12 6 13C-10 14-24 8-34-4Z', 0.35),
  shape('night', 'M18-16C22-21 33-16 36-8C31-3 20-8 18-16Z', 0.75),
  shape(
    'glow',
    'M16-10L13-5C20 2 27 3 34 1L36-6C28-4 21-6 16-10ZM-14 0L-19 10L-14 13L-9 2ZM-36-22L-40-20L-39-14L-33-16Z',
  ),
];
const crows: Shape[] = [
  [-18, -14, 1],
  [16, -24, 0.7],
  [8, 8, 1.3],
  [-24, 18, 0.6],
].flatMap(([x, y, k]) =>
  put(`translate(${x} ${y}) scale(${k})`, [
    shape('night', 'M-22-8C-12-12-5-8 0-1C5-8 12-12 22-8C14-7 8-3 4 4L0 10L-4 4C-8-3-14-7-22-8Z'),
  ]),
);
const guard: Shape[] = [
  ...put('scale(1.3)', burst.slice(0, 1)).map((s) => ({ ...s, o: 0.55 })),
  ...put('scale(0.9)', shield),
];
const emptyHood: Shape[] = [
  shape('coat', 'M-30 34C-30 12-22 4-17-4C-18-24-10-36 0-40C10-36 18-24 17-4C22 4 30 12 30 34Z'),
  shape('night', 'M-11-4C-12-20-7-28 0-31C7-28 12-20 11-4C7 4-7 4-11-4Z'),
  shape('leaf', 'M0 4C5 8 5 16 0 20C-5 16-5 8 0 4Z'),
];
const crossed = (one: Shape[], other: Shape[] = one): Shape[] => [
  ...put('rotate(38)', one),
  ...put('rotate(-38)', other),
];

const WEAPONS: Record<string, Shape[]> = {
  'dwarven-axe': axe,
  'gimlis-battle-axe': axe,
  'moria-axe': axe,
  'cave-trolls-hammer': hammerThing,
  'goblin-scimitar': scimitar,
  'orc-scimitar': scimitar,
  'goblin-spear': spearThing,
  'morgul-blade': knife,
  'nazgul-sword': darkSword,
  'the-pale-blade': darkSword,
  'sword-of-minas-morgul': darkSword,
  'uruk-hai-sword': darkSword,
  sting: shortSword,
  'hobbit-sword': shortSword,
};
const ITEMS: Record<string, Shape[]> = {
  'ranged-weapon': bowThing,
  armor,
  helm: helmThing,
  shield,
  cloak: cloakThing,
  mount: mountThing,
  pipe: pipeThing,
  'hand-weapon': sword,
};
const SINGLE: Record<string, Shape[]> = {
  'the-mirror-of-galadriel': basin,
  'gandalfs-cart': cart,
  athelas: sprig,
  'thrors-map': map,
};

interface Printed {
  slug: string;
  type: string;
  culture?: string;
  side?: string;
  item_class?: string;
  keywords?: Record<string, number>;
  timewords?: string[];
}

export const itemOf = (card: Printed): Shape[] =>
  WEAPONS[card.slug] ?? SINGLE[card.slug] ?? ITEMS[card.item_class ?? ''] ?? pouch;

export function conditionOf(card: Printed): Shape[] {
  const culture = card.culture ?? 'site';
  if (card.keywords?.['weather']) return cloud;
  if (card.keywords?.['search']) return eye;
  if (card.keywords?.['tale']) return openBook(culture);
  if (card.keywords?.['spell']) return burst;
  if (card.keywords?.['stealth']) return emptyHood;
  return card.side === 'shadow' ? standingStone(culture) : banner(culture);
}

const FIGHTING: Record<string, Shape[]> = {
  dwarven: crossed(axe),
  moria: crossed(scimitar),
  sauron: crossed(scimitar),
  isengard: crossed(darkSword),
  ringwraith: crossed(knife),
  shire: crossed(shortSword),
};

/** What an event is about: the phase in which it is played, or its spell. */
export function eventOf(card: Printed): Shape[] {
  const words = card.timewords ?? [];
  if (card.keywords?.['weather']) return cloud;
  if (card.keywords?.['search']) return eye;
  if (card.keywords?.['stealth']) return emptyHood;
  if (card.keywords?.['spell']) return burst;
  if (words.includes('archery'))
    return [-12, 0, 12].flatMap((y, n) => put(`rotate(-24) translate(${(n - 1) * 5} ${y})`, arrow));
  if (words.includes('skirmish')) return FIGHTING[card.culture ?? ''] ?? crossed(sword);
  if (words.includes('maneuver')) return hornThing;
  if (words.includes('fellowship')) return fire;
  if (words.includes('regroup')) return tent;
  if (words.includes('response')) return guard;
  return card.side === 'shadow' ? crows : banner(card.culture ?? 'site');
}

export const theRing: Shape[] = [
  shape('glow', 'M0-34A34 34 0 1 1-.1-34ZM0-22A22 22 0 1 0 .1-22Z'),
  shape(
    'pale',
    'M-24-16A29 29 0 0 1 0-30.4V-27A25 25 0 0 0-21-14ZM25 12A28 28 0 0 1 8 28L7 25.6A25 25 0 0 0 22.4 11Z',
    0.9,
  ),
  shape(
    'night',
    'M-31 2C-29 18-16 30 0 31C-12 27-22 18-24 4ZM17-16l3 4l-1 2l-4-4ZM21-8l3 3l-1 2l-3-3ZM11-22l4 3l-1 2l-4-3Z',
    0.35,
  ),
];
