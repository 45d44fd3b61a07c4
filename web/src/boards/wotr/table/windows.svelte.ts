import type { BattleView } from '../view';
import type { WotrDesk } from './desk.svelte';
import { battleStory, huntStory, type BattleStory, type HuntStory } from './stories';

const LINGERS = 9000;

/** The windows of the battle and of the Hunt: open while they go on, and a while longer to be read. */
export class Windows {
  readonly battle: BattleStory | null = $derived.by(() => battleStory(this.desk.sight.log));
  readonly hunt: HuntStory | null = $derived.by(() => huntStory(this.desk.sight.log));
  /** Folded to a line by the reader. */
  folded = $state(false);
  private lingering = $state<'battle' | 'hunt' | null>(null);
  /** The battle that was last seen: its beginning need not be in the log. */
  seenBattle = $state.raw<Pick<BattleView, 'region' | 'kind'> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: number;

  constructor(private readonly desk: WotrDesk) {
    this.seen = desk.sight.log.length;
  }

  readonly showsBattle: boolean = $derived.by(() => this.desk.view.battle !== null || this.lingering === 'battle');
  readonly showsHunt: boolean = $derived.by(() => this.desk.view.hunt !== null || this.lingering === 'hunt');
  /** It is over, and may be put away. */
  readonly over: boolean = $derived.by(() => this.lingering !== null);

  /** Called when the log has grown: a battle or Hunt that ended in the new lines is shown for a while. */
  watch(): void {
    const { log, live } = this.desk.sight;
    const from = this.seen;
    this.seen = log.length;
    if (!live || log.length <= from) return;
    const { battle, hunt, desk } = this;
    if (desk.view.battle) this.seenBattle = desk.view.battle;
    if (log.slice(from).some((told) => told.kind === 'battle-began' || told.kind === 'hunt-roll')) this.folded = false;
    const fought = log.slice(from).some((told) => told.kind === 'battle-ended' || told.kind === 'round-began');
    if (battle?.ended && fought && !desk.view.battle) this.linger('battle');
    else if (hunt && hunt.end >= from && !desk.view.hunt) this.linger('hunt');
    else if (desk.view.battle || desk.view.hunt) this.put();
  }

  private linger(what: 'battle' | 'hunt'): void {
    clearTimeout(this.timer);
    this.lingering = what;
    this.folded = false;
    this.timer = setTimeout(() => (this.lingering = null), LINGERS);
  }

  private put(): void {
    clearTimeout(this.timer);
    this.lingering = null;
  }

  /** Put a finished one away; false if there was none. */
  dismiss(): boolean {
    const open = this.lingering !== null;
    this.put();
    return open;
  }
}
