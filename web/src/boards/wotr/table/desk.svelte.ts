import { ENDS, IN_GESTURE, type EventKind, type Word } from '../../../api/generated/wotr';
import type { Panel } from '../../../app/desk';
import type { Sight } from '../../../api/sight';
import type { OptionInfo, ToldInfo } from '../../../api/wire';
import { narrow } from '../../../lib/narrow.svelte';
import { notices } from '../../../lib/notices.svelte';
import { inText, ui } from '../../../lib/words.svelte';
import { MapDesk } from '../../shared/desk.svelte';
import { refused } from '../../shared/refusing';
import { figureOf, regionFacts, regionOf, within, type Side } from '../facts';
import type { Glow, RegionId } from '../map/types';
import CardsPanel from '../panels/CardsPanel.svelte';
import FellowshipPanel from '../panels/FellowshipPanel.svelte';
import HandPanel from '../panels/HandPanel.svelte';
import PlayersPanel from '../panels/PlayersPanel.svelte';
import RegionPanel from '../panels/RegionPanel.svelte';
import ReservesPanel from '../panels/ReservesPanel.svelte';
import WarPanel from '../panels/WarPanel.svelte';
import { sideOfSeat, type WotrView } from '../view';
import WotrTable from '../WotrTable.svelte';
import { mentions } from './mentions';
import { forms, glowOf, isPlaced, placeOf, regionFor, spotOf, type Spot } from './spots';
import { Windows } from './windows.svelte';

const HEADINGS: ReadonlySet<string> = new Set<EventKind>(['turn-began', 'battle-began']);
/** How an army may set out by a pull of the mouse once a die is chosen, in the order they are tried. */
const SETTING_OUT: readonly Word[] = ['move-armies', 'attack', 'lead-army', 'lead-attack'];

/** Everything that the parts of a War of the Ring table share: what is chosen, what glows, and what a click means. */
export class WotrDesk extends MapDesk<WotrView, RegionId, Glow> {
  readonly Board = WotrTable;
  protected readonly headings = HEADINGS;
  protected readonly questions = { IN_GESTURE, ENDS };
  readonly panels: readonly Panel[];
  readonly windows: Windows;
  /** Recruiting: only regions for this figure are lit. */
  wanted = $state<string | null>(null);
  /** Light the regions where the Fellowship could be. */
  reach = $state(false);

  readonly mySide: Side | null = $derived.by(() => (this.view.seat ? sideOfSeat(this.view.seat) : null));
  /** What is chosen in the tray. A phone has no room for the hand beside the map: what is chosen from it is laid out there, too. */
  readonly trayOptions: readonly OptionInfo[] = $derived.by(() => [
    ...this.at('tray'),
    ...(narrow.is ? this.at('hand') : []),
  ]);
  readonly trayed: boolean = $derived.by(
    () =>
      this.sight.decision !== null &&
      !this.view.battle &&
      !this.view.hunt &&
      (this.offered.length > 0 || this.trayOptions.length > 0 || this.recruits.length > 1),
  );
  /** Figures that can be recruited now, to choose one before its place. */
  readonly recruits: readonly string[] = $derived.by(() =>
    ['recruit', 'voice-recruits'].includes(this.kind)
      ? [...new Set(this.options.filter((o) => o.kind === 'figure-at').map((o) => String(o.args['figure'])))]
      : [],
  );

  constructor(sight: Sight) {
    super(sight);
    this.windows = new Windows(this);
    this.panels = [
      {
        id: 'hand',
        title: 'wotr-hand',
        Part: HandPanel,
        chooses: true,
        when: () => narrow.is && this.view.seat !== null,
      },
      { id: 'region', title: 'wotr-region', Part: RegionPanel, when: () => this.inspected !== null },
      { id: 'players', title: 'wotr-players', Part: PlayersPanel, when: () => this.view.seats.length > 2 },
      { id: 'fellowship', title: 'wotr-fellowship', Part: FellowshipPanel },
      { id: 'war', title: 'wotr-war', Part: WarPanel },
      { id: 'cards', title: 'wotr-cards', Part: CardsPanel, folded: true },
      { id: 'reserves', title: 'wotr-reserves', Part: ReservesPanel, folded: true },
    ];
  }

  get status(): string {
    const { turn, phase } = this.view;
    return turn ? ui('wotr-status', { turn, phase: ui(`wotr-phase-${phase}`) }) : ui('wotr-status-setup');
  }

  spot = (option: OptionInfo): Spot =>
    this.sight.decision ? spotOf(option, this.sight.decision, this.view) : 'prompt';
  at = (spot: Spot): OptionInfo[] => this.options.filter((o) => this.spot(o) === spot);

  onBoard(option: OptionInfo): boolean {
    return this.spot(option) !== 'prompt';
  }

  colour(seat: string): string {
    return seat ? (sideOfSeat(seat) === 'shadow' ? 'shadow' : 'west') : 'gold';
  }

  protected mentioned(told: ToldInfo): RegionId[] {
    return mentions(told);
  }

  protected placesOf(option: OptionInfo): (RegionId | null)[] {
    return [regionFor(option, this.view)];
  }

  protected named(thing: string): RegionId | null {
    const at = regionFacts.has(thing) ? thing : regionOf(this.view.characters[thing] ?? '');
    return regionFacts.has(at) ? at : null;
  }

  override letGo(): boolean {
    const held = super.letGo() || this.wanted !== null;
    this.wanted = null;
    return held || this.windows.dismiss();
  }

  protected lights(): Map<RegionId, Glow> {
    const lights = new Map<RegionId, Glow>();
    const { view } = this;
    const wanted = this.wanted && this.recruits.includes(this.wanted) ? this.wanted : null;
    if (this.reach && regionFacts.has(regionOf(view.ring_bearers))) {
      for (const region of within(regionOf(view.ring_bearers), view.progress)) lights.set(region, { kind: 'path' });
    }
    if (view.battle) lights.set(view.battle.region, { kind: 'path' });
    for (const option of this.options) {
      if (wanted && option.args['figure'] !== wanted) continue;
      const region = regionFor(option, view);
      if (region) lights.set(region, { kind: glowOf(this.kind) });
    }
    return lights;
  }

  /** Places of the army that is being formed, marked on the map. */
  get lit(): ReadonlySet<string> {
    const args = this.sight.decision?.prompt.args ?? {};
    const place =
      this.view.forming?.origin ??
      (forms(this.kind) || this.kind === 'march-to' || this.kind === 'attack-whom'
        ? (args['origin'] ?? args['region'])
        : undefined);
    return new Set(typeof place === 'string' ? [place] : []);
  }

  /** A click on a region: take what it offers, else look at it, else ask why not. */
  click(region: RegionId): Promise<void> {
    return this.gesture(() => this.clicked(region));
  }

  private async clicked(region: RegionId): Promise<void> {
    this.offered = [];
    notices.forgetWhys();
    const fitting = this.options.filter(
      (o) =>
        regionFor(o, this.view) === region &&
        (!this.wanted ||
          o.kind !== 'figure-at' ||
          !this.recruits.includes(this.wanted) ||
          o.args['figure'] === this.wanted),
    );
    if (await this.take(fitting)) return;
    this.inspected = this.inspected === region ? null : region;
    if (this.sight.decision && this.options.some(isPlaced)) await this.explain(this.intent(region));
  }

  private intent(region: RegionId): string {
    if (this.kind !== 'recruit') return region;
    const nation = regionFacts.get(region)?.nation ?? 'gondor';
    return `${this.wanted ?? `${nation}-regular`}@${region}`;
  }

  /** From army to region in one pull. */
  drag(from: RegionId, to: RegionId): Promise<void> {
    return this.gesture(() => this.dragged(from, to));
  }

  private async dragged(from: RegionId, to: RegionId): Promise<void> {
    notices.forgetWhys();
    const { kind } = this;
    if (kind === 'use-die') {
      const ways = SETTING_OUT.filter((way) => this.options.some((o) => o.notation === way));
      if (await this.sight.sendFirst(ways.map((way) => [way, from, to]))) return;
      const why = ways[0] && (await this.sight.why(ways[0]));
      if (why) refused(this.sight, why);
      else
        notices.show(
          'info',
          ui('wotr-no-way', { from: inText('wotr', 'region', from), to: inText('wotr', 'region', to) }),
        );
    } else if (kind === 'move-armies' || kind === 'attack' || kind === 'far-march' || kind === 'move-minions') {
      await this.pull(from, to);
    } else if (kind === 'take-action') notices.show('info', ui('wotr-die-first'));
    else await this.clicked(to);
  }

  private async pull(from: RegionId, to: RegionId): Promise<void> {
    const start = this.options.filter((o) => isPlaced(o) && regionOf(placeOf(o)) === from);
    const ways = start.flatMap(({ notation }) => [
      [notation, to],
      [notation, `${to}-siege`],
    ]);
    if (await this.sight.sendFirst(ways)) return;
    if (start[0] && (await this.sight.send([start[0].notation], { quiet: true }))) await this.explain(to);
    else await this.explain(this.intent(from));
  }

  /** A card of the hand: play it where that is asked, or straight from the die. */
  card(id: string): Promise<void> {
    return this.gesture(() => this.carded(id));
  }

  private async carded(id: string): Promise<void> {
    notices.forgetWhys();
    const option = this.options.find((o) => o.kind === 'card-option' && o.args['card'] === id);
    if (option) await this.sight.send([option.notation]);
    else if (this.kind === 'use-die' && this.options.some((o) => o.notation === 'play-card')) {
      if (!(await this.sight.send(['play-card', id], { quiet: true }))) await this.explain(id);
    } else if (this.kind === 'take-action') notices.show('info', ui('wotr-die-first'));
    else if (this.sight.decision) await this.explain(id);
  }

  canPlay = (card: string): boolean => this.options.some((o) => o.kind === 'card-option' && o.args['card'] === card);

  /** Take one chosen figure out again: back to none, and the others once more. */
  unpick(figure: string): Promise<void> {
    return this.gesture(async () => {
      const rest = [...(this.view.forming?.picked ?? [])];
      const count = rest.length;
      rest.splice(rest.indexOf(figure), 1);
      for (let n = 0; n < count; n++) if (!(await this.sight.undo())) return;
      if (rest.length)
        await this.sight.send(
          rest.map((f) => (figureOf(f).rank === 'character' && this.kind === 'separate-group' ? f : `+${f}`)),
        );
    });
  }
}

export default (sight: Sight): WotrDesk => new WotrDesk(sight);
