import { badges, faces, marks } from '../pieces/glyphs';

/** A drawing for each thing that a die, a token or a ring can be used for. */
const signs: Record<string, string> = {
  'move-fellowship': marks.footsteps, 'hide-fellowship': badges['strider']!, 'strider-hides': badges['strider']!,
  separate: badges['peregrin']!, 'move-companions': badges['legolas']!, 'move-minions': badges['nazgul']!,
  'lead-army': faces.army, 'move-armies': faces.army, 'lead-attack': faces.character, attack: faces.character,
  diplomacy: faces.muster, recruit: marks.tower, 'bring-minion': badges['witch-king']!, 'voice-of-saruman': badges['saruman']!,
  messenger: badges['mouth-of-sauron']!, 'draw-card': marks.cards, 'play-card': faces.event, 'crown-aragorn': badges['aragorn']!,
  'gandalf-the-white': badges['gandalf-the-white']!, 'boromir-advances': badges['boromir']!, 'legolas-advances': badges['legolas']!,
  'gimli-advances': badges['gimli']!, 'voice-recruit': marks.tower, 'voice-upgrade': badges['saruman']!, 'elven-ring': marks.ring,
  declare: marks.ring, 'enter-mordor': marks.eye, 'token-draw': marks.cards, 'token-free-politics': faces.muster,
  'token-minions': badges['nazgul']!, 'token-shadow-politics': faces.muster, 'use-ring': marks.ring, 'lose-guide': badges['strider']!,
  'lose-random': marks.footsteps, 'guide-leaves': badges['meriadoc']!, 'gollum-reveals': badges['gollum']!, fight: faces.character,
  withdraw: marks.tower, 'go-on': faces.character, cease: faces.army, stay: marks.tower, done: '', none: '', all: faces.army, skip: '', yes: '', no: '',
};

export const signOf = (action: string): string => signs[action] ?? '';
/** What ends a choice rather than being one: set apart, at the end. */
export const isEnd = (action: string): boolean => ['done', 'none', 'skip', 'pass', 'no'].includes(action);
