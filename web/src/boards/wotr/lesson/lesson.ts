import type { OptionInfo } from '../../../api/wire';
import type { Advice, Lesson } from '../../../app/lesson/lesson';
import { hasWords } from '../../../lib/words.svelte';
import type { WotrDesk } from '../table/desk.svelte';

const PAGES = [
  { id: 'aim' },
  { id: 'map', point: '[data-region="minas-tirith"], [data-region="morannon"]' },
  { id: 'fellowship', point: '[data-region="rivendell"]' },
  { id: 'hand', point: '.dock .mini' },
  { id: 'turn', point: '.strip' },
];

/** What a guide would do with a die that shows this face, the best first. */
const USES: Record<string, readonly string[]> = {
  free: [
    'hide-fellowship',
    'move-fellowship',
    'diplomacy',
    'recruit',
    'play-card',
    'draw-card',
    'move-armies',
    'lead-army',
  ],
  shadow: [
    'bring-minion',
    'diplomacy',
    'play-card',
    'recruit',
    'move-armies',
    'lead-army',
    'move-minions',
    'draw-card',
  ],
};
const DICE: Record<string, readonly string[]> = {
  free: ['character', 'muster', 'event', 'muster-army', 'army', 'will-of-the-west'],
  shadow: ['muster', 'muster-army', 'event', 'army', 'character'],
};
const NATIONS: Record<string, readonly string[]> = {
  free: ['rohan', 'gondor', 'north'],
  shadow: ['isengard', 'sauron', 'southrons'],
};
/** Questions that have a plain answer for a beginner. */
const PLAIN: Record<string, readonly string[]> = {
  'fellowship-phase': ['done'],
  'choose-guide': ['gandalf-the-grey'],
  'hunt-allocation': ['1'],
  'face-damage': ['use-ring'],
  marchers: ['all'],
  attackers: ['all'],
  advance: ['all'],
  'grey-guide-draws': ['yes'],
  'choose-combat-card': ['none'],
  'field-or-siege': ['withdraw'],
  'retreat-or-stand': ['stay'],
  'cease-or-go-on': ['go-on'],
  'before-roll': ['no', 'none'],
  'before-tile': ['no', 'none'],
  'draw-from-either': ['free-character', 'shadow-character'],
  'bring-minion': ['saruman'],
  'move-armies': ['minas-morgul', 'barad-dur', 'dol-amroth'],
};

/** The first turn with a guide: for either side, with whatever the dice show. */
export class FirstTurn implements Lesson {
  readonly side: string;
  readonly pages: readonly { id: string; point?: string }[];
  readonly end: string;

  constructor(
    private readonly desk: WotrDesk,
    side: 'free' | 'shadow',
  ) {
    this.side = side;
    this.pages = PAGES.map((page) => ({ ...page, id: this.words(page.id) }));
    this.end = this.words('end');
  }

  get over(): boolean {
    return this.desk.view.turn > 1;
  }

  /** Words for this side, or for both. */
  private words(id: string): string {
    const own = `wotr-lesson-${this.side}-${id}`;
    return hasWords('ui', own) ? own : `wotr-lesson-${id}`;
  }

  advise(): Advice {
    const { decision } = this.desk.sight;
    const { view } = this.desk;
    if (!decision) return { id: this.words(view.battle ? 'battle' : view.hunt ? 'hunt' : 'waiting'), point: '.strip' };
    const suggest = this.suggest(decision.kind, decision.options);
    const about = this.about(decision.kind, suggest);
    return { id: about, ...(suggest ? { suggest } : {}) };
  }

  /** The words that fit best: on what is suggested, on the question, on battle or Hunt, or on questions at large. */
  private about(kind: string, suggest: OptionInfo | undefined): string {
    const exact = [
      kind === 'use-die' || kind === 'take-action' ? `${kind}-${suggest?.notation.replace('die ', '') ?? ''}` : '',
      kind,
    ];
    for (const id of exact) if (id && hasWords('ui', this.words(id))) return this.words(id);
    return this.words(this.desk.view.battle ? 'battle' : this.desk.view.hunt ? 'hunt' : 'question');
  }

  private suggest(kind: string, options: readonly OptionInfo[]): OptionInfo | undefined {
    const first = (wanted: readonly string[], of = (w: string) => w) =>
      wanted.map((w) => options.find((o) => o.notation === of(w))).find((o) => o !== undefined);
    if (kind === 'take-action') {
      const dice = this.side === 'free' && this.moved ? [...DICE['free']!.slice(1), 'character'] : DICE[this.side]!;
      return first(dice, (face) => `die ${face}`) ?? options[0];
    }
    if (kind === 'use-die') {
      const uses = USES[this.side]!.filter((use) => !(use === 'move-fellowship' && this.moved));
      return first(uses) ?? options.find((o) => o.notation !== 'skip') ?? options[0];
    }
    if (kind === 'diplomacy') return first(NATIONS[this.side]!) ?? options[0];
    return first(PLAIN[kind] ?? []) ?? options[0];
  }

  /** A die in the Hunt Box tells that the Fellowship has moved this turn. */
  private get moved(): boolean {
    return this.desk.view.hunt_box[0] > 0;
  }
}
