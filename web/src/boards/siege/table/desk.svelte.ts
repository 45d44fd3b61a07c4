import { ENDS, IN_GESTURE, type EventKind } from '../../../api/generated/siege';
import type { Panel } from '../../../app/desk';
import type { Sight } from '../../../api/sight';
import type { OptionInfo, ToldInfo } from '../../../api/wire';
import { notices } from '../../../lib/notices.svelte';
import { ui, words } from '../../../lib/words.svelte';
import { MapDesk } from '../../shared/desk.svelte';
import { hexes as known } from '../data';
import SiegeTable from '../SiegeTable.svelte';
import type { Glow, HexId, Stack } from '../types';
import CombatPanel from './CombatPanel.svelte';
import FallenPanel from './FallenPanel.svelte';
import { Marching } from './marching.svelte';
import { lastWay, mentions } from './mentions';
import PlacePanel from './PlacePanel.svelte';
import { sideOf } from './pieces';
import ReservesPanel from './ReservesPanel.svelte';
import { fromReserve, hasPlace, ofCounter, pieceOf, spotsOf } from './spots';
import StackPanel from './StackPanel.svelte';
import TracksPanel from './TracksPanel.svelte';
import { stacksOf, type SiegeView } from './view';

const HEADINGS: ReadonlySet<string> = new Set<EventKind>(['turn-began', 'phase-began']);

/** Everything that the parts of a Siege table share: what is chosen, what glows, and what a click means. */
export class SiegeDesk extends MapDesk<SiegeView, HexId, Glow> {
  readonly Board = SiegeTable;
  protected readonly headings = HEADINGS;
  protected readonly questions = { IN_GESTURE, ENDS };
  readonly panels: readonly Panel[];
  readonly march: Marching;
  private wanted = $state<string | null>(null);

  readonly pieces = $derived.by(() => new Map(this.view.pieces.map((p) => [p.id, p])));
  readonly stacks: readonly Stack[] = $derived.by(() => stacksOf(this.view));
  readonly way: readonly HexId[] = $derived.by(() => lastWay(this.sight.log));
  /** Counters beside the map that can be set down now. */
  readonly waiting = $derived.by(() => [...new Set(this.options.filter((o) => fromReserve.has(o.kind)).map(pieceOf))]);
  readonly placing: string | null = $derived.by(() =>
    this.wanted && this.waiting.includes(this.wanted) ? this.wanted : (this.waiting[0] ?? null),
  );

  constructor(sight: Sight) {
    super(sight);
    this.march = new Marching(this);
    this.panels = [
      { id: 'combat', title: 'siege-combat', Part: CombatPanel, chooses: true, when: () => this.view.combat !== null },
      { id: 'place', title: 'siege-place', Part: PlacePanel, chooses: true, when: () => this.waiting.length > 0 },
      {
        id: 'stack',
        title: 'siege-stack',
        Part: StackPanel,
        chooses: true,
        when: () => this.inspected !== null || this.offered.length > 0,
      },
      { id: 'tracks', title: 'siege-tracks', Part: TracksPanel },
      { id: 'reserves', title: 'siege-reserves', Part: ReservesPanel, folded: true },
      { id: 'fallen', title: 'siege-fallen', Part: FallenPanel, folded: true },
    ];
  }

  get status(): string {
    const { turn, date, phase, stage: side } = this.view;
    if (!turn) return ui('siege-status-setup');
    return ui('siege-status', {
      turn,
      date,
      side: words('siege', `side-${side}`),
      phase: words('siege', `phase-${phase}`),
    });
  }

  where = (piece: string): HexId | null => {
    const at = this.pieces.get(piece)?.at ?? '';
    return known.has(at) ? at : null;
  };
  at = (hex: HexId): string[] => this.stacks.find((s) => s.hex === hex)?.units.map((u) => u.id) ?? [];
  /** The options that are chosen by this counter. */
  about = (piece: string): OptionInfo[] => this.options.filter((o) => ofCounter.has(o.kind) && pieceOf(o) === piece);
  place = (piece: string): void => void (this.wanted = piece);

  onBoard(option: OptionInfo): boolean {
    return hasPlace(option);
  }

  colour(seat: string): string {
    return seat === 'west' || seat === 'shadow' ? seat : 'gold';
  }

  protected mentioned(told: ToldInfo): HexId[] {
    const { hexes, pieces } = mentions(told);
    return [...pieces.map(this.where).reverse(), ...hexes].filter((hex) => hex !== null);
  }

  protected placesOf(option: OptionInfo): HexId[] {
    return spotsOf(option, this.where).map(({ hex }) => hex);
  }

  protected named(thing: string): HexId | null {
    return known.has(thing) ? thing : this.where(thing);
  }

  override letGo(): boolean {
    this.march.letGo();
    return super.letGo();
  }

  protected lights(): Map<HexId, Glow> {
    const lights = new Map<HexId, Glow>();
    for (const option of this.options) {
      if (fromReserve.has(option.kind) && pieceOf(option) !== this.placing) continue;
      if (option.kind === 'pick' && this.march.lead) continue; // the way ahead matters now
      for (const { hex, kind, label } of spotsOf(option, this.where))
        lights.set(hex, label ? { kind, label } : { kind });
    }
    this.lightBattle(lights);
    return lights;
  }

  /** Who fights and over what: marked, and those that can still be called back can be chosen. */
  private lightBattle(lights: Map<HexId, Glow>): void {
    const { combat } = this.view;
    if (!combat) return;
    const mine = this.kind === 'declare-attack';
    for (const hex of combat.attackers.map(this.where))
      if (hex && !lights.has(hex)) lights.set(hex, { kind: mine ? 'select' : 'path' });
    if (!lights.has(combat.target))
      lights.set(combat.target, { kind: 'path', ...(combat.odds ? { label: combat.odds.column } : {}) });
  }

  /** A click on a hex: take what it offers, else look at it, else ask why not. `step`: go on from there. */
  click(hex: HexId, step = false): Promise<void> {
    return this.gesture(() => this.clicked(hex, step));
  }

  private async clicked(hex: HexId, step: boolean): Promise<void> {
    this.offered = [];
    notices.forgetWhys();
    if (!this.sight.decision) {
      this.inspected = this.inspected === hex || !this.at(hex).length ? null : hex;
      return;
    }
    if (await this.march.click(hex, step)) return;
    const fitting = this.options.filter(
      (o) =>
        o.kind !== 'pick' &&
        (!fromReserve.has(o.kind) || pieceOf(o) === this.placing) &&
        spotsOf(o, this.where).some((s) => s.hex === hex),
    );
    if (fitting.length !== 1) this.inspected = this.at(hex).length ? hex : null;
    if (fitting.length > 1 && fitting.every((o) => ofCounter.has(o.kind))) return; // which counter: chosen at the side
    if (!(await this.take(fitting))) await this.explain(this.intent(hex));
  }

  /** A click on one counter in a panel. */
  touch(piece: string): Promise<void> {
    return this.gesture(() => this.touched(piece));
  }

  private async touched(piece: string): Promise<void> {
    const options = this.about(piece);
    if (options[0]?.kind === 'pick' || this.march.mayMove(piece)) await this.march.toggle(piece);
    else if (await this.take(options)) return;
    else if (this.view.combat?.attackers.includes(piece)) await this.withdraw(piece);
    else if (this.sight.decision) await this.explain(this.kind === 'declare-attack' ? `+${piece}` : piece);
  }

  /** From stack to hex in one pull. */
  drag(from: HexId, to: HexId): Promise<void> {
    return this.gesture(async () => {
      if (await this.march.grasp(from)) await this.clicked(to, false);
    });
  }

  /** Take one attacker out of an attack that is being declared: take back until he is out, and call the others again. */
  async withdraw(piece: string): Promise<void> {
    const before = this.view.combat?.attackers ?? [];
    while (this.kind === 'declare-attack' && this.view.combat?.attackers.includes(piece)) {
      if (!(await this.sight.undo())) return;
    }
    const again = before.filter((p) => p !== piece && !this.view.combat?.attackers.includes(p));
    const offered = new Set(this.options.map((o) => o.notation));
    const moves = again.map((p) => `+${p}`).filter((m) => offered.has(m));
    if (moves.length) await this.sight.send(moves);
  }

  /** No attack after all: take back until the target is unnamed. */
  callOff(): Promise<void> {
    return this.sight.during(async () => {
      while (this.kind === 'declare-attack') if (!(await this.sight.undo())) return;
    });
  }

  private intent(hex: HexId): string | null {
    const decision = this.sight.decision!;
    const here = this.at(hex);
    const mine = here.filter((p) => sideOf(p) === decision.seat);
    if (this.march.lead) return `${this.march.lead}>${hex}`;
    if (this.placing) return `${this.placing}>${hex}`;
    if (decision.kind === 'choose-target') return here.length && !mine.length ? `attack ${hex}` : null;
    if (decision.kind === 'declare-attack') return mine[0] ? `+${mine[0]}` : null;
    if (decision.kind === 'move-counters') return here[0] ?? null;
    const from = this.options.map((o) => String(o.args['origin'] ?? '')).find(Boolean);
    return from ? `${from}>${hex}` : (mine[0] ?? null);
  }
}

export default (sight: Sight): SiegeDesk => new SiegeDesk(sight);
