import { ENDS, IN_GESTURE, type EventKind, type Question } from '../../../api/generated/tcg';
import type { Sight } from '../../../api/sight';
import type { OptionInfo, ToldInfo } from '../../../api/wire';
import type { Panel } from '../../../app/desk';
import { notices } from '../../../lib/notices.svelte';
import { settings } from '../../../lib/settings.svelte';
import { say, seatName, ui, words } from '../../../lib/words.svelte';
import { rules } from '../../../rules/rules.svelte';
import { GameDesk } from '../../shared/desk.svelte';
import { catalog } from '../card/catalog.svelte';
import PassesPanel from '../parts/PassesPanel.svelte';
import TcgTable from '../TcgTable.svelte';
import { seen, type CardView, type TcgView } from '../view';
import { mentions, type Mentions } from './mentions';
import { numberOf, offersOf, onTable } from './offers';
import { momentOf, Passes } from './passes.svelte';

const HEADINGS: ReadonlySet<string> = new Set<EventKind>(['turn-began', 'phase-began']);
/** Questions about one minion: who stands against it? */
const ASSIGNING: ReadonlySet<string> = new Set<Question>(['defend', 'attack']);
const BEARER: Question = 'choose-bearer';
const AGAIN = 450; // milliseconds
const NOTHING: Mentions = { numbers: new Set(), ids: [] };

/** What is shown large: printed cards, one perhaps as it lies on the table; over the side (right) or beside the log (left). */
export interface Large {
  ids: readonly string[];
  number: number;
  side: 'left' | 'right';
  pinned: boolean;
}
export interface Pile {
  title: string;
  cards: readonly CardView[];
}

/** Everything that the parts of the card table share: what can be done with which card, and what a click means. */
export class TcgDesk extends GameDesk<TcgView> {
  readonly Board = TcgTable;
  protected readonly headings = HEADINGS;
  protected readonly questions = { IN_GESTURE, ENDS };
  readonly panels: readonly Panel[];
  readonly passes: Passes;
  /** A card with several things to do: they are listed at this place. */
  menu = $state.raw<{ number: number; options: readonly OptionInfo[]; x: number; y: number } | null>(null);
  large = $state.raw<Large | null>(null);
  pile = $state.raw<Pile | null>(null);
  /** Fellowships of others that are shown in full. */
  opened = $state.raw<ReadonlySet<string>>(new Set());
  dragging = $state.raw<{ number: number; x: number; y: number } | null>(null);
  private acted = -Infinity;
  private pointed = $state.raw<Mentions>(NOTHING);

  readonly cards: ReadonlyMap<number, CardView> = $derived.by(() => seen(this.view));
  readonly offers = $derived.by(() => offersOf(this.options, this.view.hand));
  /** The minion that somebody is to be set against. */
  readonly asked: number = $derived.by(() => {
    const decision = this.sight.decision;
    return decision && ASSIGNING.has(decision.kind) ? Number(decision.prompt.args['number']) : -1;
  });
  /** Through whose eyes: those of a spectator rest on the first player. */
  readonly me: string = $derived.by(() => this.sight.eyes ?? this.view.seats[0]!);
  /** Whose fellowship is on its way. */
  readonly active: string = $derived.by(() => this.view.free_peoples || this.me);
  private readonly laid = $derived.by(
    () => new Set([...this.view.table, ...this.view.path, ...this.view.hand].flatMap((c) => (c ? [c.number] : []))),
  );
  /** Cards to choose from that lie in no open place. */
  readonly choosing: boolean = $derived.by(() =>
    this.options.some((o) => o.kind === 'pick' && !this.laid.has(numberOf(o))),
  );

  constructor(sight: Sight) {
    super(sight);
    this.passes = new Passes('table' in sight ? String(sight.table) : '');
    void catalog.want(settings.lang);
    this.panels = [
      {
        id: 'passes',
        title: 'tcg-passes',
        Part: PassesPanel,
        folded: true,
        when: () => this.sight.live && this.sight.eyes !== null,
      },
    ];
  }

  get status(): string {
    const { turn, phase, free_peoples } = this.view;
    if (!free_peoples) return ui('tcg-status-setup');
    const site = this.view.players.find((p) => p.seat === free_peoples)!.site;
    return ui('tcg-status', { turn, seat: seatName('tcg', free_peoples), phase: words('tcg', `phase-${phase}`), site });
  }

  holds = (): boolean => this.passes.holds(this.sight.decision);
  lit = (number: number): boolean => this.pointed.numbers.has(number);
  title = (number: number): string => catalog.card(this.cards.get(number)?.id ?? '')?.title ?? '';

  onBoard(option: OptionInfo): boolean {
    return onTable(option);
  }

  /** Going on while something could still be done. */
  override final(option: OptionInfo): boolean {
    return super.final(option) && this.options.length > 1 && momentOf(this.sight.decision) === 'fellowship';
  }

  colour(seat: string): string {
    return /^p[1-6]$/.test(seat) ? `tcg-${seat}` : 'gold';
  }

  point(told: ToldInfo | null): void {
    this.pointed = told ? mentions(told, this.cards) : NOTHING;
    const { ids, numbers } = this.pointed;
    if (ids.length) this.large = { ids: ids.slice(0, 2), number: [...numbers][0] ?? -1, side: 'left', pinned: false };
    else if (!this.large?.pinned) this.large = null;
  }

  show(told: ToldInfo): void {
    const number = [...mentions(told, this.cards).numbers][0];
    document.querySelector(`#board [data-number="${number}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (this.large) this.large = { ...this.large, pinned: true };
  }

  /** A card under the pointer or the focus. */
  hover(card: CardView | null): void {
    if (this.large?.pinned || this.dragging) return;
    if (!card) {
      this.large = null;
      return;
    }
    this.large = { ids: [card.id], number: card.number, side: this.clear, pinned: false };
  }

  /** The rules may lie open at the right. */
  private get clear(): 'left' | 'right' {
    return rules.open || this.sight.scene ? 'left' : 'right';
  }

  pin(card: CardView): void {
    this.large = { ids: [card.id], number: card.number, side: this.clear, pinned: true };
  }

  letGo(): boolean {
    const something = this.menu !== null || this.pile !== null || this.large?.pinned === true || this.dragging !== null;
    this.menu = null;
    this.pile = null;
    this.large = null;
    this.dragging = null;
    return something;
  }

  toggle(seat: string): void {
    const opened = new Set(this.opened);
    if (!opened.delete(seat)) opened.add(seat);
    this.opened = opened;
  }

  override choose(option: OptionInfo): Promise<boolean> {
    this.menu = null;
    this.large = null;
    if (!this.sight.busy) this.acted = performance.now();
    return super.choose(option);
  }

  /** The second half of a double click must not answer the next question. */
  get justActed(): boolean {
    return performance.now() - this.acted < AGAIN;
  }

  /** A click on a card: do what it offers, let the player choose, or say why not. */
  async click(card: CardView, x = 0, y = 0): Promise<void> {
    this.menu = null;
    notices.forgetWhys();
    if (this.sight.busy) return;
    const options = this.offers.get(card.number) ?? [];
    if (options.length === 1) await this.choose(options[0]!);
    else if (options.length > 1) this.menu = { number: card.number, options, x, y };
    else if (this.large?.pinned) this.large = null;
    else await this.whyNot(card);
  }

  /** Why a click does nothing: not now, not before something else, or by a rule. */
  private async whyNot(card: CardView): Promise<void> {
    const { decision, live } = this.sight;
    const slug = catalog.card(card.id)?.slug;
    if (!live || !slug) return;
    if (!decision) notices.show('info', ui('tcg-not-asked'));
    else if (momentOf(decision) === null) notices.show('why', ui('tcg-first', { prompt: say(decision.prompt) }));
    else await this.explain(card.zone === 'hand' ? `play ${slug}.${card.number}` : `use ${slug}.${card.number}/1`);
  }

  /** A card was pulled onto another, or onto the table. */
  drop(from: number, to: number): Promise<void> {
    return this.sight.during(async () => {
      const options = this.offers.get(from) ?? [];
      if (this.asked >= 0) {
        const other = from === this.asked ? to : to === this.asked ? from : -1;
        const pick = this.offers.get(other)?.[0];
        if (pick) await this.sight.send([pick.notation]);
        return;
      }
      const play = options.filter((o) => o.kind === 'play');
      if (play.length !== 1 || !(await this.sight.send([play[0]!.notation]))) return;
      const bearer = this.sight.decision?.kind === BEARER ? this.options.find((o) => numberOf(o) === to) : undefined;
      if (bearer) await this.sight.send([bearer.notation]);
    });
  }

  mayDrag(number: number): boolean {
    if (!this.sight.decision || this.sight.busy) return false;
    if (this.asked >= 0) return number === this.asked || this.offers.has(number);
    return this.offers.get(number)?.some((o) => o.kind === 'play') ?? false;
  }
}

export default (sight: Sight): TcgDesk => new TcgDesk(sight);
