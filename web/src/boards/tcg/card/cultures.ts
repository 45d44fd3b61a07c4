/** Frame, field and light of each culture, and its emblem on a grid of 48 by 48: our own drawings. */
export interface Culture {
  /** The frame, and the ink on it. */
  frame: string;
  ink: string;
  /** The sky behind the figure, from above to below, and the land. */
  sky: readonly [string, string];
  land: string;
  /** What shines: gold, fire, a cold light. */
  glow: string;
  /** Of those who are not of the free peoples. */
  skin?: string;
  emblem: string;
}

const sites: Culture = {
  frame: '#5b4a36',
  ink: '#f8ecd2',
  sky: ['#cfd9d2', '#f1dfb4'],
  land: '#6d6a45',
  glow: '#ffd98a',
  emblem: 'M4 40L16 16L22 27L30 10L44 40H30C30 34 22 34 24 29C20 33 14 35 18 40Z',
};

export const cultures: Record<string, Culture> = {
  // two axes crossed
  dwarven: {
    frame: '#6b3d1e',
    ink: '#fbe9cf',
    sky: ['#5d3b25', '#d99a4e'],
    land: '#3c2616',
    glow: '#f0b04a',
    emblem:
      'M9 41L31 15L34 18L13 45ZM39 41L17 15L14 18L35 45ZM27 13C28 7 35 4 42 8C46 13 43 20 37 22C34 20 29 17 27 13ZM21 13C20 7 13 4 6 8C2 13 5 20 11 22C14 20 19 17 21 13Z',
  },
  // a leaf of the golden wood
  elven: {
    frame: '#2f5d3a',
    ink: '#eefae6',
    sky: ['#8fb3a0', '#f3e6a6'],
    land: '#254a2c',
    glow: '#f6e27a',
    emblem:
      'M24 3C36 11 40 24 33 35C31 38 28 40 25.4 41V46H22.6V41C20 40 17 38 15 35C8 24 12 11 24 3ZM22.8 14V24L17 19L16 21L22.8 28V34L17.5 29.5L16.6 31.6L22.8 37H25.2L31.4 31.6L30.5 29.5L25.2 34V28L32 21L31 19L25.2 24V14Z',
  },
  // a staff and the star of a firework
  gandalf: {
    frame: '#6a6f77',
    ink: '#ffffff',
    sky: ['#3c4658', '#c7ccd6'],
    land: '#2b3038',
    glow: '#ffd27a',
    emblem:
      'M25 20L41 45L38 47L22 22ZM18 2L20.5 11L28 5L24 13.5L34 14L25 18L31 25L21.5 20.5L19 30L16 21L8 26L12.5 18L3 15L13 13L8 5.5L15.5 11Z',
  },
  // the tree and the stars
  gondor: {
    frame: '#28405e',
    ink: '#f3f7ff',
    sky: ['#45648a', '#d8e2ec'],
    land: '#1c2f47',
    glow: '#f2d98a',
    emblem:
      'M22.6 46V32C17 32 13 29 11 24C15 27 19 28 22.6 28V22C18 21 15 18 14 13C17 16 20 17.5 22.6 18V10H25.4V18C28 17.5 31 16 34 13C33 18 30 21 25.4 22V28C29 28 33 27 37 24C35 29 31 32 25.4 32V46ZM24 1L25.2 4.6H29L26 6.9L27.1 10.4L24 8.2L20.9 10.4L22 6.9L19 4.6H22.8ZM8 8L8.9 10.6H11.6L9.4 12.2L10.2 14.8L8 13.2L5.8 14.8L6.6 12.2L4.4 10.6H7.1ZM40 8L40.9 10.6H43.6L41.4 12.2L42.2 14.8L40 13.2L37.8 14.8L38.6 12.2L36.4 10.6H39.1Z',
  },
  // a round door under a hill
  shire: {
    frame: '#73742c',
    ink: '#fffbe2',
    sky: ['#9cc4d8', '#f6edb8'],
    land: '#566a26',
    glow: '#f2a93b',
    emblem:
      'M2 42C4 24 13 8 24 8S44 24 46 42H38A14 14 0 1 0 10 42ZM24 19A12 12 0 0 1 36 31A12 12 0 0 1 31 41V24.5A12 12 0 0 1 24 43A12 12 0 0 1 24 19ZM26 31A2 2 0 1 0 30 31A2 2 0 1 0 26 31Z',
  },
  // the white hand
  isengard: {
    frame: '#4b4a42',
    ink: '#fdf9ea',
    sky: ['#39403d', '#9aa08a'],
    land: '#23241f',
    glow: '#f0c04a',
    skin: '#5c5a48',
    emblem:
      'M15 46C14 38 9 34 6 28C5 25 8 23 10 25L15 31L13 11C13 7.6 17 7.6 17.6 11L20 25L21 6C21 2.6 25.4 2.6 25.4 6L26 25L29 9C29.6 5.8 33.6 6.4 33.4 9.8L32 26L36 16C37.2 13 40.8 14.2 40.2 17.4C38 28 37 32 34 37L33 46Z',
  },
  // a gate into the dark, with eyes in it
  moria: {
    frame: '#3b3f47',
    ink: '#eceff2',
    sky: ['#15181d', '#5c5347'],
    land: '#0e1013',
    glow: '#ffb347',
    skin: '#6b7358',
    emblem:
      'M4 46V20A20 18 0 0 1 44 20V46H35V22A11 11 0 0 0 13 22V46ZM17 27L22.5 29.5C22 32.6 18 32.4 17 27ZM31 27L25.5 29.5C26 32.6 30 32.4 31 27ZM18 38L20 35L22 38L24 35L26 38L28 35L30 38L28 41L26 38.6L24 41L22 38.6L20 41Z',
  },
  // a crown above nothing
  ringwraith: {
    frame: '#2d2838',
    ink: '#efe8fb',
    sky: ['#120f1b', '#5d5372'],
    land: '#0b0911',
    glow: '#b9e0c8',
    skin: '#5a5560',
    emblem:
      'M8 16L5 2L13 9L17 1L24 9L31 1L35 9L43 2L40 16ZM8 19H40C43 30 44 38 46 46H33C34 38 33 30 30 25C28 30 20 30 18 25C15 30 14 38 15 46H2C4 38 5 30 8 19Z',
  },
  // the eye
  sauron: {
    frame: '#6d1712',
    ink: '#ffe9d2',
    sky: ['#260605', '#d3591f'],
    land: '#140303',
    glow: '#ff8a2a',
    skin: '#7a5a46',
    emblem:
      'M1 24C9 12 16 8 24 8S39 12 47 24C39 36 32 40 24 40S9 36 1 24ZM24 12C20 18 20 30 24 36C28 30 28 18 24 12ZM12 23C14 17 17 14 20 13C17 20 17 28 20 35C17 34 14 31 12 25ZM36 23C34 17 31 14 28 13C31 20 31 28 28 35C31 34 34 31 36 25Z',
  },
  // what has no culture
  ring: {
    frame: '#7b5c14',
    ink: '#fff6da',
    sky: ['#1d1004', '#8a5a16'],
    land: '#241703',
    glow: '#f7c948',
    emblem: 'M24 6A18 18 0 1 1 23.9 6ZM24 12A12 12 0 1 0 24.1 12Z',
  },
  site: sites,
};

export const cultureOf = (card: { culture?: string; type: string }): Culture =>
  cultures[card.culture ?? ''] ?? cultures[card.type] ?? sites;
