import type { CardInfo } from '../catalog.svelte';
import { circle, numbers, put, seedOf, shape, type Shape } from './shapes';
import { arms } from './things';

/** Busts on the ground (0,0), the head about 50 above it. Faces lie in shadow: they are anybody's. */
const BROW = shape(
  'shade',
  'M-7.6-51C-5-53.4-2-52.8-1-51.2C1-52.8 5-53.4 7.6-51L7-48.8C5-50.2 2-50 0-48.6C-2-50-5-50.2-7-48.8Z',
  0.75,
);
const CHEEK = shape('shade', 'M2-61C8-60 9.5-56 9-50C9-43 6-37 0-35C5-40 5.4-48 2-61Z', 0.4);
const NECK = shape('shade', 'M-5-40H5V-29C2-25-2-25-5-29Z', 0.85);

const cloak: Shape[] = [
  shape('coat', 'M-36 0C-36-14-27-25-12-28.6L-7-32H7L12-28.6C27-25 36-14 36 0Z'),
  shape(
    'fold',
    'M-14-28C-22-21-25-11-24 0H-29C-31-13-25-23-14-28ZM14-28C22-21 25-11 24 0H27.4C29-12 24-22 14-28Z',
    0.55,
  ),
  shape('night', 'M-12-28.6L0-15L12-28.6L7-32C4-28-4-28-7-32Z', 0.55),
];
const head: Shape[] = [NECK, shape('skin', 'M-9-52C-9-62 9-62 9-52C9.5-44 6-37 0-35C-6-37-9.5-44-9-52Z'), CHEEK, BROW];
const earsOfElves = shape('skin', 'M-8.6-48L-15.5-55L-9-53.6ZM8.6-48L15.5-55L9-53.6Z');

const hairShort = shape(
  'hair',
  'M-10-47C-12.6-60-6-66.4 1-65.4C9-65.4 12.4-58 10-46C9.4-52 8-56 5-58C0-55.6-6-56.6-8-53.6C-9-51.6-9.2-50-10-47Z',
);
const hairLong = shape(
  'hair',
  'M-13-31C-15-50-13-66.6 0-66.6C13-66.6 15-50 13-31C10-34 9.2-46 8.6-51C8-57 5-58.4 3-59.4C-2-57-7-57-8.6-51C-9.2-46-10-34-13-31Z',
);
const hairOfElves = shape(
  'hair',
  'M-14-21C-16-44-14-67 0-67C14-67 16-44 14-21C10.4-24 9.8-40 9-50C8-57 4-59 0-60.6C-4-59-8-57-9-50C-9.8-40-10.4-24-14-21Z',
);
const beard = shape(
  'hair',
  'M-9.2-47C-9-36.6-4-32.6 0-32.6C4-32.6 9-36.6 9.2-47C7-42 4-41.4 0-42.6C-4-41.4-7-42-9.2-47Z',
);
const hood = [
  shape(
    'coat',
    'M-19-27C-21-46-17-69 0-70C17-69 21-46 19-27C14-31 11.6-36 11.6-45C12.4-56 8-61.4 0-61.4C-8-61.4-12.4-56-11.6-45C-11.6-36-14-31-19-27Z',
  ),
  shape('fold', 'M-18-34C-18-52-14-66 0-68C-10-63-14.4-52-14-38Z', 0.6),
];
const circlet = shape('glow', 'M-9.6-55Q0-59.6 9.6-55L9.2-53.4Q0-57.6-9.2-53.4ZM0-61L1.9-57.4L0-54.4L-1.9-57.4Z');
const brooch = [shape('glow', 'M0-21.4C4-18 4-13.4 0-11C-4-13.4-4-18 0-21.4Z')];
const mail: Shape[] = [
  shape('metal', 'M-12-28.6L-7-32C-3-28.6 3-28.6 7-32L12-28.6L16 0H-16Z'),
  shape('night', 'M-13-22H13V-20.6H-13ZM-14-15H14V-13.6H-14ZM-15-8H15V-6.6H-15Z', 0.4),
  shape('glow', 'M-2-24H2V0H-2Z', 0.5),
];

const man = [...cloak, ...head];
const elf = [...cloak, ...head, earsOfElves];

const hobbit: Shape[] = [
  shape('coat', 'M-28 0C-28-10-21-17.4-10-19.4L-5-22H5L10-19.4C21-17.4 28-10 28 0Z'),
  shape('fold', 'M-12-19C-18-14-20-7-19 0H-22.6C-24-9-19-16-12-19ZM12-19C18-14 20-7 19 0H21.6C23-9 18-16 12-19Z', 0.6),
  shape('pale', 'M-7.6-20.6L0-5L7.6-20.6L5-22L0-17.6L-5-22Z', 0.9),
  shape('night', `M-.7-14H.7V0H-.7Z${circle(2.6, -9, 0.9)}${circle(2.6, -4, 0.9)}`, 0.5),
  shape('shade', 'M-4-24H4V-20C2-17.6-2-17.6-4-20Z', 0.8),
  shape(
    'skin',
    'M-10-33L-15-38.6L-9.6-37.4ZM10-33L15-38.6L9.6-37.4ZM-10-34C-10-44.6 10-44.6 10-34C10.4-26 5-21 0-21C-5-21-10.4-26-10-34Z',
  ),
  shape('shade', 'M3-43C9-41 10-38 10-33C10-26 5-21 0-21C6-25 6-34 3-43Z', 0.3),
  shape(
    'shade',
    'M-7-34.4C-5-36-2.4-35.8-1.4-34.6C1-35.8 5-36 7-34.4L6.4-32.8C4-33.8 2-33.6 0-32.6C-2-33.6-4-33.8-6.4-32.8Z',
    0.7,
  ),
];
const curls = shape(
  'hair',
  'M-10.6-32.4A4.2 4.2 0 0 1-13.4-38.6A4.6 4.6 0 0 1-11.2-45A5.2 5.2 0 0 1-3.6-49.4A5.6 5.6 0 0 1 5.4-49A5.2 5.2 0 0 1 11.8-44.4A4.6 4.6 0 0 1 13.4-38A4.2 4.2 0 0 1 10.8-32C10.4-36 9-39 6-40C3-37.8-2-38.4-4-40.6C-7-39-10-37-10.6-32.4Z',
);
const curlsLong = shape(
  'hair',
  'M-10-20A5 5 0 0 1-15-27A5 5 0 0 1-14-36A5 5 0 0 1-11.2-45A5.2 5.2 0 0 1-3.6-49.4A5.6 5.6 0 0 1 5.4-49A5.2 5.2 0 0 1 11.8-44.4A5 5 0 0 1 14-36A5 5 0 0 1 15-27A5 5 0 0 1 10-20C10-28 9-39 6-40C3-37.8-2-38.4-4-40.6C-8-39-10-28-10-20Z',
);
const scarf = shape('glow', 'M-10.6-22C-4-17.4 4-17.4 10.6-22L11.6-17C4-12-4-12-11.6-17ZM3-15L9-14L10 0H4Z', 0.9);
const strawHat = shape('wood', 'M-20-40C-8-45 8-45 20-40C8-37-8-37-20-40ZM-10-41C-10-52 10-52 10-41Z');
const pack = [
  shape('wood', 'M8-34C22-38 30-28 29-6L14-8Z'),
  shape('fold', 'M10-31C20-33 26-27 26-18L12-20Z', 0.5),
  shape('metal', circle(27, -27, 6)),
  shape('night', circle(27, -27, 4), 0.5),
];

const dwarf: Shape[] = [
  shape('coat', 'M-42 0C-42-13-33-20.6-16-23.4H16C33-20.6 42-13 42 0Z'),
  shape('metal', 'M-42 0C-43-15-33-23-18-23.4L-24-6ZM42 0C43-15 33-23 18-23.4L24-6Z', 0.9),
  shape('night', 'M-39-4C-39-14-32-20-22-21L-27-8ZM39-4C39-14 32-20 22-21L27-8Z', 0.35),
  shape('skin', 'M-12-40C-12-53 12-53 12-40C12-32 8-28 0-27C-8-28-12-32-12-40Z'),
  shape('shade', 'M-9-41C-6-43.6-3-43-1-41C1-43 6-43.6 9-41L8-38C5-40 2-39.6 0-38C-2-39.6-5-40-8-38Z', 0.8),
];
const beardOfDwarves = [
  shape(
    'hair',
    'M-14-38C-14-28-19-17-11-8C-9-11-8-8-6-3C-4-8-2-6 0-1C2-6 4-8 6-3C8-8 9-11 11-8C19-17 14-28 14-38C10-31 5-30 0-32C-5-30-10-31-14-38Z',
  ),
  shape('night', 'M-6-27L-7-9L-4.6-9L-4-27ZM6-27L7-9L4.6-9L4-27ZM-1-29H1L.8-8H-.8Z', 0.3),
  shape('glow', 'M-8-14H-3.4V-11H-8ZM3.4-14H8V-11H3.4Z', 0.9),
];
const helm = [
  shape('metal', 'M-15-39C-16-60 16-60 15-39L10.4-42H-10.4ZM-2-62H2V-35H-2Z'),
  shape('glow', 'M-15-42Q0-47 15-42V-39.4Q0-44.4-15-39.4Z', 0.85),
  shape('night', 'M3-55C10-53 12-47 12-42H8C8-48 6-52 3-55Z', 0.3),
];
const hairOfDwarves = shape(
  'hair',
  'M-14.6-35C-17-55-8-59 0-59C8-59 17-55 14.6-35C13-42 11-48 7-49.4C2-47-4-47-8-49.4C-11-47-13-42-14.6-35Z',
);

const wizard: Shape[] = [
  shape('coat', 'M-34 0C-34-16-24-27-8-31H8C24-27 34-16 34 0Z'),
  shape(
    'fold',
    'M-14-28C-21-20-23-10-22 0H-26.4C-28-12-23-23-14-28ZM14-28C21-20 23-10 22 0H25C26-12 22-22 14-28Z',
    0.6,
  ),
  shape('skin', 'M-8.6-54H8.6V-46C8.6-40 4-37 0-37C-4-37-8.6-40-8.6-46Z'),
  shape('shade', 'M-8.6-54H8.6V-49C5-51 2-50 0-48C-2-50-5-51-8.6-49Z', 0.7),
  shape(
    'grey',
    'M-9.6-47C-13-34-11-17-1-5C9-16 13-34 9.6-47C6-43 3-42 0-43.4C-3-42-6-43-9.6-47ZM-11-50C-14-44-15-36-13-30C-11-36-10-42-9-48ZM11-50C14-44 15-36 13-30C11-36 10-42 9-48Z',
  ),
  shape('fold', 'M-4-38C-5-28-4-18-1-9L0-10C-1-20-1-30-1-39ZM4-38C5-30 5-22 3-14L2-15C2-24 2-32 2-39Z', 0.4),
  shape(
    'coat',
    'M-30-53C-16-61 16-61 30-53C16-48.6-16-48.6-30-53ZM-13-56C-9-66-6-78 7-92C5-80 10-66 13-56C6-59-6-59-13-56Z',
  ),
  shape('fold', 'M-11-57C-7-67-4-78 5-89C0-78-3-67-4-58ZM-28-53C-16-59-4-59-2-58.6C-12-57-20-55-28-53Z', 0.6),
];

const orcSkin: Shape[] = [
  shape(
    'skin',
    'M-12-45L-29-51L-13-36ZM12-45L29-51L13-36ZM-13.4-42C-13.4-55 13.4-55 13.4-42C13.4-35 9-27.4 0-26.6C-9-27.4-13.4-35-13.4-42Z',
  ),
  shape('shade', 'M3-52C12-51 13.4-46 13.4-41C13-34 9-27.4 0-26.6C8-33 8-44 3-52ZM-25-49L-15-44L-14-39Z', 0.45),
  shape(
    'night',
    'M-11.6-46L-1-41.4H1L11.6-46L10.6-40L2-37.6H-2L-10.6-40ZM-7.4-32Q0-35.6 7.4-32L6-29Q0-27.4-6-29ZM-1.6-37L0-35L1.6-37Z',
    0.9,
  ),
  shape('glow', 'M-8.4-42.6L-3-40.4L-7.4-39.4ZM8.4-42.6L3-40.4L7.4-39.4Z'),
  shape('pale', 'M-5.6-32.4L-4.6-29.4L-3.4-33ZM5.6-32.4L4.6-29.4L3.4-33Z'),
];
const orcBody: Shape[] = [
  shape('coat', 'M-38 0C-40-14-30-27-11-28H11C30-27 40-14 38 0Z'),
  shape('metal', 'M-40-2C-41-18-31-29-16-28L-20-12ZM-36-20L-46-28L-31-27ZM-30-26L-34-38L-22-29Z', 0.95),
  shape('night', 'M-12-20L-4-16L-8-10ZM6-18L14-20L12-10ZM-6-8H8V-5H-6Z', 0.4),
];
const orcHelm = [
  shape('metal', 'M-14.6-41C-15-60 15-60 14.6-41L8-46L0-42L-8-46ZM-2.4-68L0-72L2.4-68L3-56H-3Z'),
  shape('night', 'M-1-58H1V-46H-1Z', 0.5),
];
const orcHood = [
  shape(
    'coat',
    'M-22-24C-23-46-17-62 0-63C17-62 23-46 22-24C15-29 13-36 14-43C12-54 6-57 0-57C-6-57-12-54-14-43C-13-36-15-29-22-24Z',
  ),
];

const uruk: Shape[] = [
  shape('coat', 'M-38 0C-40-16-34-26-20-29L-8-33H8L20-29C34-26 40-16 38 0Z'),
  shape('metal', 'M-42-6C-44-24-32-34-17-30L-21-12ZM42-6C44-24 32-34 17-30L21-12Z'),
  shape('night', 'M-38-8C-39-20-32-28-22-27L-25-14ZM38-8C39-20 32-28 22-27L25-14Z', 0.4),
  shape('metal', 'M-13-25L0-19L13-25L11-4L0 0L-11-4Z', 0.85),
  shape('skin', 'M-11-52C-11-64.6 11-64.6 11-52C11-43 7-34 0-33C-7-34-11-43-11-52Z'),
  shape('shade', 'M3-62C10-60 11-56 11-51C11-43 7-34 0-33C7-40 7-52 3-62Z', 0.5),
  shape('night', 'M-10-54L-1-50H1L10-54L9-49L2-47H-2L-9-49ZM-6-40Q0-43 6-40L4-37.6Q0-39-4-37.6Z', 0.9),
  shape('glow', 'M-7.6-51.4L-2.6-49.4L-7-48.6ZM7.6-51.4L2.6-49.4L7-48.6Z'),
];
const urukHair = shape(
  'night',
  'M-16-27C-18-50-15-68 0-68C15-68 18-50 16-27C12-33 11-44 10-52C8-59 4-61 0-61C-4-61-8-59-10-52C-11-44-12-33-16-27Z',
);
const urukHelm = [
  shape('metal', 'M-13-48C-15-70 15-70 13-48L8-53H-8ZM-2.4-84L0-88L2.4-84L4.4-65H-4.4Z'),
  shape('night', 'M-1-64H1V-52H-1Z', 0.45),
];
const whiteHand = shape(
  'pale',
  'M-3.4-42L-6-50L-4.2-50.6L-2.4-46L-2.6-54H-.8L0-46.4L1.6-54L3.4-53.6L2.4-46L5-50.4L6.4-49.4L3.4-41Q0-38-3.4-42Z',
  0.92,
);

const wraith: Shape[] = [
  shape('dark', 'M-40 0C-40-20-29-28-19-34C-21-57-12-72 0-77C12-72 21-57 19-34C29-28 40-20 40 0Z'),
  shape(
    'fold',
    'M-17-35C-19-56-11-69-1-74C-11-64-14-50-12-36C-19-28-26-16-27 0H-33C-33-17-26-27-17-35ZM17-35C24-27 31-17 31 0H27C26-15 21-27 15-34Z',
    0.7,
  ),
  shape('night', 'M-12-37C-14-54-8-64 0-68C8-64 14-54 12-37C8-27-8-27-12-37Z'),
  shape('glow', 'M-6.4-49.4L-2-47.6L-6-46.6ZM6.4-49.4L2-47.6L6-46.6Z', 0.85),
];
const crown = shape('metal', 'M-17-60L-21-82L-10-71L-6-90L0-72L6-90L10-71L21-82L17-60Q0-67-17-60Z');

const troll: Shape[] = [
  shape('coat', 'M-52 0C-55-28-42-48-18-50H18C42-48 55-28 52 0Z'),
  shape('fold', 'M-46-8C-46-26-38-40-24-44C-34-34-37-20-36-4ZM-14-22Q0-14 14-22Q8-10 0-10Q-8-10-14-22Z', 0.55),
  shape('skin', 'M-15-50C-17-68 17-68 15-50C15-40 10-34 0-34C-10-34-15-40-15-50Z'),
  shape('night', 'M-11-53L-2-50H2L11-53L9-48L2-46.6H-2L-9-48ZM-9-41Q0-45 9-41L7-38H-7Z', 0.9),
  shape('glow', 'M-8-51L-3.4-49.4L-7-48.6ZM8-51L3.4-49.4L7-48.6Z'),
  shape('pale', 'M-6-41.6L-5-37L-3.6-42ZM6-41.6L5-37L3.6-42Z'),
  shape('metal', 'M-19-37Q0-24 19-37L18-32Q0-19-18-32Z'),
];

/** What makes somebody this one and no other. By the name of the card. */
const known: Record<string, () => Shape[]> = {
  aragorn: () => [...arms.hilt, ...man, hairLong, shape('hair', beard.d, 0.75), ...brooch],
  boromir: () => [...arms.roundShield, ...man, ...mail, hairLong, beard, ...arms.horn],
  ottar: () => [...arms.spear, ...man, hairShort, beard],
  'albert-dreary': () => [
    ...man,
    hairShort,
    shape('wood', 'M8-16C20-24 26-12 18-4C10 0 2-6 8-16ZM20-18L34-36L37-34L23-15Z'),
    shape('night', circle(13, -10, 3), 0.7),
  ],
  'barliman-butterbur': () => [
    ...man,
    shape('hair', 'M-10-46C-12-54-11-58-8.6-60L-8-52ZM10-46C12-54 11-58 8.6-60L8-52Z'),
    shape('pale', 'M-12-24C-6-20 6-20 12-24L14 0H-14Z'),
    shape('metal', 'M18-22H30V-2H18ZM30-18H35V-6H30V-9H32V-15H30Z'),
    shape('pale', 'M17-25Q24-30 31-25V-21H17Z'),
  ],
  gandalf: () => [...arms.staff, ...wizard],
  arwen: () => [...elf, hairOfElves, circlet],
  galadriel: () => [shape('glow', circle(0, -48, 27), 0.4), ...elf, hairOfElves, circlet],
  celeborn: () => [...elf, hairOfElves, circlet, ...brooch],
  elrond: () => [...elf, hairOfElves, circlet, shape('glow', 'M-3-26H3L2 0H-2Z', 0.7)],
  legolas: () => [...arms.quiver, ...elf, hairOfElves, ...arms.bow],
  uruviel: () => [...elf, hairOfElves, ...brooch],
  gimli: () => [...arms.axe, ...dwarf, ...beardOfDwarves, ...helm],
  grimir: () => [
    ...dwarf,
    ...beardOfDwarves.map((s) => (s.tone === 'hair' ? { ...s, tone: 'grey' as const } : s)),
    { ...hairOfDwarves, tone: 'grey' },
  ],
  thrarin: () => [...arms.hammer, ...dwarf, ...beardOfDwarves, hairOfDwarves],
  farin: () => [
    ...dwarf,
    ...beardOfDwarves,
    hairOfDwarves,
    shape('pale', 'M20-30L34-34L38-10L24-6Z'),
    shape('night', 'M24-26L33-28.6L33.4-27L24.4-24.4ZM25-21L34-23.6L34.4-22L25.4-19.4Z', 0.6),
  ],
  frodo: () => [...hobbit, curls, shape('glow', 'M0-13A4.6 4.6 0 1 1-.1-13ZM0-11A2.6 2.6 0 1 0 .1-11Z')],
  sam: () => [...pack, ...hobbit, curls],
  merry: () => [...hobbit, curls, shape('leaf', 'M0-20C5-16 5-10 0-7C-5-10-5-16 0-20Z')],
  pippin: () => [...hobbit, curls, scarf],
  bilbo: () => [...hobbit, { ...curls, tone: 'grey' }, ...arms.book],
  'the-gaffer': () => [...hobbit, { ...curls, tone: 'grey' }, ...arms.pipe],
  'farmer-maggot': () => [...arms.fork, ...hobbit, curls, strawHat],
  'hobbit-farmer': () => [...arms.fork, ...hobbit, curls, strawHat],
  'rosie-cotton': () => [...hobbit, curlsLong, shape('glow', circle(-9, -42, 2.6)), shape('pale', circle(-9, -42, 1))],
  bounder: () => [
    ...arms.lantern,
    ...hobbit,
    curls,
    shape('coat', 'M-16-40C-8-44 8-44 16-40C8-37-8-37-16-40ZM-9-41L-7-51H7L9-41Z'),
  ],
  'hobbit-party-guest': () => [...arms.mug, ...hobbit, curls],
  'master-proudfoot': () => [...hobbit, { ...curls, tone: 'grey' }, scarf],
  lurtz: () => [...arms.quiver, ...uruk, urukHair, whiteHand, ...arms.bow],
  'the-witch-king': () => [...arms.sword, ...wraith, crown],
  'cave-troll-of-moria': () => [...arms.maul, ...troll],
};

const armed = (card: CardInfo, choice: readonly Shape[][]): Shape[] =>
  card.keywords?.['archer'] ? arms.bow : choice[seedOf(card.id) % choice.length]!;

function usual(card: CardInfo): Shape[] {
  const pick = numbers(seedOf(card.id));
  const one = <T>(of: readonly T[]): T => of[Math.floor(pick() * of.length)]!;
  switch (card.race) {
    case 'elf':
      return [
        ...(card.keywords?.['archer'] ? [...arms.quiver] : []),
        ...elf,
        hairOfElves,
        ...one([[circlet], hood, brooch]),
        ...armed(card, [arms.spear, [], arms.bow]),
      ];
    case 'dwarf':
      return [...armed(card, [arms.axe, arms.hammer]), ...dwarf, ...beardOfDwarves, ...helm];
    case 'hobbit':
      return [...hobbit, curls];
    case 'wizard':
      return known['gandalf']!();
    case 'nazgul':
      return [...one([arms.sword, arms.torch, []]), ...wraith];
    case 'orc':
      return [
        ...armed(card, [arms.scimitar, arms.spear, arms.torch, arms.axe]),
        ...orcBody,
        ...orcSkin,
        ...one([orcHelm, orcHood, []]),
      ];
    case 'uruk-hai':
      return [
        ...armed(card, [arms.scimitar, arms.spear, arms.scimitar]),
        ...uruk,
        ...one([[urukHair], urukHelm]),
        ...(pick() < 0.6 ? [whiteHand] : []),
      ];
    case 'troll':
      return troll;
    default:
      return [...man, hairShort];
  }
}

const SIZES: Record<string, number> = { hobbit: 1.42, dwarf: 1.16, orc: 1.14, troll: 1.05 };
const CROWDS = /(troop|band$|band-of|raiding-party|hunters|scavengers|brood)/;

/** Who stands in the window. Bands come in numbers. */
export function somebody(card: CardInfo): Shape[] {
  const size = SIZES[card.race ?? ''] ?? 1.06;
  const bust = known[card.slug]?.() ?? usual(card);
  const front = put(`translate(50 101) scale(${size})`, bust);
  if (!CROWDS.test(card.slug)) return front;
  const behind = [-31, 30].flatMap((x) => put(`translate(${50 + x} 94) scale(${size * 0.72})`, bust));
  return [...behind.map((s) => ({ ...s, o: (s.o ?? 1) * 0.8 })), ...front];
}

const FAIR = '#dfc273';
const DARK = '#2f231a';
const BROWN = '#5f4020';
const RED = '#8a4a1e';
const named: Record<string, string> = {
  aragorn: DARK,
  boromir: BROWN,
  arwen: DARK,
  elrond: DARK,
  galadriel: '#ecd68c',
  celeborn: '#e9e2c8',
  legolas: FAIR,
  gimli: RED,
  farin: BROWN,
  frodo: '#4a2f1a',
  sam: '#a9772f',
  merry: '#8a5c24',
  pippin: '#6d4522',
};
const usualHair = { elf: [FAIR, '#b98f45', '#e9dfb8', BROWN], other: [BROWN, DARK, RED, '#7d5a2c'] };

/** One person has one colour of hair on every card. */
export function hairOf(card: CardInfo): string {
  const of = card.race === 'elf' ? usualHair.elf : usualHair.other;
  return named[card.slug] ?? of[seedOf(card.id) % of.length]!;
}
