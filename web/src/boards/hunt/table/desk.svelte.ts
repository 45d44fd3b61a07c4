import { ENDS, IN_GESTURE, type EventKind, type Question } from '../../../api/generated/hunt';
import type { Panel } from '../../../app/desk';
import type { Sight } from '../../../api/sight';
import type { OptionInfo, ToldInfo } from '../../../api/wire';
import { notices } from '../../../lib/notices.svelte';
import { nameOf, ui } from '../../../lib/words.svelte';
import { MapDesk } from '../../shared/desk.svelte';
import { boardOf, type PlaceId } from '../data';
import HuntTable from '../HuntTable.svelte';
import { targetName } from '../text';
import CompanyPanel from './CompanyPanel.svelte';
import HandPanel from './HandPanel.svelte';
import JournalPanel from './JournalPanel.svelte';
import NotesPanel from './NotesPanel.svelte';
import { CHITS, Notes, Wish, type Chit } from './notes.svelte';
import PilesPanel from './PilesPanel.svelte';
import { latest, questions } from './record';
import RidersPanel from './RidersPanel.svelte';
import { goesOn, hasPlace, hintsOf, intentAt, isDot, spotOf, type Glow } from './spots';
import TracksPanel from './TracksPanel.svelte';
import { isWraith, RINGBEARER, type HuntView } from './view';

const HEADINGS: ReadonlySet<string> = new Set<EventKind>([
  'part-begins',
  'day-begins',
  'turn-begins',
  'encounter-begins',
]);
/** How many answers these have depends on the hand and the journal: answered by themselves, they would tell by their haste. */
const DELIBERATE: ReadonlySet<string> = new Set<Question>(['shire-turn', 'wild-turn', 'ally-mode', 'hide-information']);
const PLACES = ['place', 'start', 'space', 'from'];

/** Everything that the parts of the table share: what is chosen, what glows, and what a click means. */
export class HuntDesk extends MapDesk<HuntView, PlaceId, Glow> {
  readonly Board = HuntTable;
  protected readonly headings = HEADINGS;
  protected readonly questions = { IN_GESTURE, ENDS };
  readonly notes = new Notes(() => this.sight);
  /** When the Ring-bearer wants to be asked for Out of Turn cards: whatever he holds. */
  readonly ask = new Wish('ask', ['all', 'hunts', 'never']);
  readonly shading = new Wish('shading', ['on', 'off']);
  /** The Ally marker that is being moved. */
  lifted = $state<PlaceId | null>(null);
  /** The Journey card whose road is shown before it is chosen. */
  traced = $state<string | null>(null);
  /** The chit that the next click lays down. */
  chit = $state<Chit | null>(null);

  readonly board = $derived.by(() => boardOf(this.view.part));
  readonly hint = $derived.by(() =>
    [this.declared, ...hintsOf(this.options).map((id) => ui(`hunt-hint-${id}`))].filter(Boolean).join(' · '),
  );
  readonly wraith = $derived.by(() => isWraith(this.sight.eyes));
  readonly mine = $derived.by(() => this.view.screen?.hand ?? []);
  readonly asked = $derived.by(() => questions(this.view.record));
  readonly heard = $derived.by(() => latest(this.asked));
  readonly written = $derived.by(() => this.notes.for(this.sight.eyes, this.view.part));
  /** Areas and sections that a Perception may be aimed at. */
  readonly targets = $derived.by(
    () => new Map(this.options.filter((o) => o.kind === 'perceive').map((o) => [String(o.args['target']), o])),
  );
  /** Where Frodo can still be, while it is agreed and wanted. */
  readonly possible = $derived.by(() =>
    this.shading.is === 'on' && this.sight.eyes !== RINGBEARER ? this.view.possible : null,
  );

  /** Each side has its own things on top. */
  get panels(): readonly Panel[] {
    const company: Panel = { id: 'company', title: 'hunt-company', Part: CompanyPanel };
    const riders: Panel = { id: 'riders', title: 'hunt-riders', Part: RidersPanel };
    return [
      {
        id: 'hand',
        title: 'hunt-hand',
        Part: HandPanel,
        chooses: true,
        when: () => this.hands.length > 0 && this.narrowHands,
      },
      { id: 'journal', title: 'hunt-journal', Part: JournalPanel, when: () => this.view.screen !== null },
      ...(this.wraith ? [riders, company] : [company, riders]),
      { id: 'tracks', title: 'hunt-tracks', Part: TracksPanel, folded: true },
      { id: 'notes', title: 'hunt-notes', Part: NotesPanel, when: () => this.wraith || this.written.length > 0 },
      { id: 'piles', title: 'hunt-piles', Part: PilesPanel, folded: true },
    ];
  }

  /** On a phone the hand is a panel; else it lies below the map. */
  narrowHands = $state(false);

  get hands(): readonly string[] {
    return this.wraith ? this.view.my_hand : this.mine;
  }

  get status(): string {
    const { part, day, turn } = this.view;
    return day ? ui('hunt-status', { part, day, turn }) : ui('hunt-status-setup', { part });
  }

  ends = goesOn;
  holds = (): boolean => DELIBERATE.has(this.kind);

  onBoard(option: OptionInfo): boolean {
    return hasPlace(option);
  }

  colour(seat: string): string {
    return seat === RINGBEARER ? 'west' : isWraith(seat) ? 'shadow' : 'gold';
  }

  option = (notation: string): OptionInfo | undefined => this.options.find((o) => o.notation === notation);
  ofKind = (...kinds: string[]): OptionInfo[] => this.options.filter((o) => kinds.includes(o.kind));
  ofCard = (card: string): OptionInfo[] => this.options.filter((o) => o.args['card'] === card && o.kind !== 'mode');

  /** What may be stopped out of turn: where a Nazgûl asks, or the card that is being played. */
  private get declared(): string {
    const { decision } = this.sight;
    if (decision?.kind !== 'react') return '';
    const { place, target } = decision.prompt.args;
    if (place) return nameOf('hunt', 'place', String(place));
    if (target) return targetName(String(target));
    return this.view.playing ? nameOf('hunt', 'card', this.view.playing) : '';
  }

  /** The places that a line of the log is about, on the board that lies on the table. */
  protected mentioned(told: Pick<ToldInfo, 'args'>): PlaceId[] {
    const ids = PLACES.flatMap((name) => told.args[name] ?? [])
      .concat(told.args['places'] ?? [])
      .map(String);
    return [...new Set(ids.map((id) => (id.startsWith(`${this.view.part}-`) ? id.slice(2) : id)))].filter((id) =>
      this.board.has(id),
    );
  }

  protected placesOf(option: OptionInfo): (PlaceId | null)[] {
    if (option.kind === 'nazgul') return [this.view.nazgul[Number(option.args['nazgul']) - 1] ?? null];
    return [spotOf(option, this.lifted)];
  }

  protected named(thing: string): PlaceId | null {
    return this.board.has(thing) ? thing : null;
  }

  override letGo(): boolean {
    const held = this.lifted !== null || this.chit !== null;
    this.lifted = null;
    this.chit = null;
    return super.letGo() || held;
  }

  protected lights(): Map<PlaceId, Glow> {
    const lights = new Map<PlaceId, Glow>();
    const { screen } = this.view;
    if (screen?.last && this.options.some(isDot))
      for (const dot of this.board.dotsRound(screen.last, screen.dots + 1)) lights.set(dot, { kind: 'dot' });
    for (const option of this.options) {
      const place = spotOf(option, this.lifted);
      if (place) lights.set(place, { kind: option.kind as Glow['kind'] });
    }
    const { decision } = this.sight;
    if (decision?.kind === 'react')
      for (const place of this.mentioned(decision.prompt)) lights.set(place, { kind: 'path' });
    return lights;
  }

  override choose(option: OptionInfo): Promise<boolean> {
    this.lifted = null;
    this.traced = null;
    return super.choose(option);
  }

  /** A click on a place: lay a chit, take what is offered, choose among several, or ask why not. */
  async click(place: PlaceId): Promise<void> {
    if (this.chit !== null) return this.lay(place, this.chit);
    const { decision, busy } = this.sight;
    this.offered = [];
    notices.forgetWhys();
    if (!decision || busy) return;
    if (
      this.options.some((o) => o.kind === 'shift') &&
      this.lifted === null &&
      this.glow.get(place)?.kind === 'shift'
    ) {
      this.lifted = place;
      return;
    }
    const dot = this.board.at(place).kind === 'dot';
    const fitting = this.options.filter(
      (o) =>
        spotOf(o, this.lifted) === place ||
        (dot && isDot(o) && this.glow.get(place)?.kind === 'dot') ||
        this.ridesAt(o, place),
    );
    const deeds = this.deedsAt(place);
    if (fitting.length === 1 && !deeds.length) await this.choose(fitting[0]!);
    else if (fitting.length + deeds.length > 0) this.offered = [...fitting, ...deeds];
    else {
      this.lifted = null;
      await this.explain(intentAt(decision.kind, place, dot));
    }
  }

  private ridesAt = (option: OptionInfo, place: PlaceId): boolean =>
    option.kind === 'nazgul' && this.view.nazgul[Number(option.args['nazgul']) - 1] === place;

  /** What the active Nazgûl can do where it stands. */
  private deedsAt = (place: PlaceId): OptionInfo[] =>
    this.view.active !== null && this.view.nazgul[this.view.active - 1] === place ? this.ofKind('search', 'hunt') : [];

  async aim(target: string): Promise<void> {
    const option = this.targets.get(target);
    if (option) await this.choose(option);
    else if (this.sight.decision) await this.explain(`perceive ${target}`);
  }

  async touchNazgul(number: number): Promise<void> {
    const option = this.options.find((o) => o.kind === 'nazgul' && o.args['nazgul'] === number);
    const place = this.view.nazgul[number - 1];
    if (option) await this.choose(option);
    else if (place) await this.click(place);
  }

  private lay(place: PlaceId, chit: Chit): void {
    const by = this.sight.eyes;
    if (!by || this.board.at(place).kind === 'dot') return;
    const here = this.written.find((n) => n.place === place && n.by === by);
    if (here?.chit === chit) this.notes.remove(here);
    else
      this.notes.set({ part: this.view.part, place, chit, text: here?.text ?? '', by, shared: here?.shared ?? false });
  }

  pickChit(chit: Chit): void {
    this.chit = this.chit === chit || !CHITS.includes(chit) ? null : chit;
  }

  /** Something is always said: who is not asked learns that much. */
  override async explain(intent: string | null): Promise<boolean> {
    if (!this.sight.live) return false;
    const asked = this.sight.decision !== null;
    if (asked && (await super.explain(intent))) return true;
    notices.show('why', ui(asked ? 'hunt-why-not-this' : 'hunt-why-not-asked'));
    return false;
  }
}

export default (sight: Sight): HuntDesk => new HuntDesk(sight);
