import { nameOf, say } from '../../../lib/words.svelte';
import { refused } from '../../shared/refusing';
import type { HexId } from '../types';
import type { SiegeDesk } from './desk.svelte';
import { printed, sideOf } from './pieces';

const speed = (piece: string) => printed.get(piece)?.movement ?? 0;

/**
 * Moving one or several counters of a stack. The table asks for one counter at a time: the slowest is picked there and
 * shows its reach, and where it goes the others of the group follow, all in one gesture.
 */
export class Marching {
  /** Counters that go with the leading one. */
  group = $state.raw<readonly string[]>([]);
  /** Where the group set out, and the hexes where its head has already stopped on the way. */
  private trail = $state.raw<readonly HexId[]>([]);

  constructor(private readonly desk: SiegeDesk) {}

  /** The counter that the table is asking about. */
  get lead(): string | null {
    return this.desk.sight.decision?.kind === 'move-on' ? (this.desk.view.moving?.piece ?? null) : null;
  }

  /** Movement points that it has left. */
  get left(): number {
    return this.desk.view.moving?.left ?? 0;
  }

  /** It has been picked and has not moved yet: picking another takes this one back. */
  get fresh(): boolean {
    return this.lead !== null && (this.desk.view.moving?.fresh ?? false);
  }

  includes = (piece: string): boolean => piece === this.lead || (this.lead !== null && this.group.includes(piece));

  /** Whether a counter may join the group, or begin one. */
  mayMove(piece: string): boolean {
    const { desk } = this;
    if (piece === this.lead || desk.options.some((o) => o.kind === 'pick' && o.args['piece'] === piece)) return true;
    return this.fresh && this.siblings.includes(piece);
  }

  /** When a counter was picked, who else of its hex could have been. */
  private siblings = $state.raw<readonly string[]>([]);

  private pickable(hex: HexId): string[] {
    return this.desk.options
      .filter((o) => o.kind === 'pick' && o.args['hex'] === hex)
      .map((o) => String(o.args['piece']));
  }

  /** A click on the map while counters may move. True if it was ours. */
  async click(hex: HexId, step: boolean): Promise<boolean> {
    const { desk } = this;
    const kind = desk.sight.decision?.kind;
    if (kind !== 'move-counters' && kind !== 'move-on') return false;
    const go = desk.options.find((o) => o.kind === 'go' && o.args['to'] === hex);
    if (go && this.lead) {
      await this.goTo(go.notation, hex, step);
      return true;
    }
    if (this.lead && desk.where(this.lead) === hex) {
      if (this.fresh) await this.giveUp();
      desk.inspected = desk.inspected === hex ? null : hex;
      return true;
    }
    if (this.fresh && desk.at(hex).some((p) => sideOf(p) === desk.sight.decision?.seat)) await this.desk.sight.undo();
    const pickable = this.pickable(hex);
    if (!pickable.length) return false;
    desk.inspected = hex;
    await this.pick(pickable);
    return true;
  }

  /** Choose these counters of one hex; the slowest leads. */
  private async pick(pieces: readonly string[]): Promise<void> {
    const { desk } = this;
    const lead = [...pieces].sort((a, b) => speed(a) - speed(b))[0]!;
    const hex = desk.where(lead);
    if (this.lead === lead) {
      this.group = pieces;
      return;
    }
    if (this.fresh && !(await desk.sight.undo())) return;
    const option = desk.options.find((o) => o.kind === 'pick' && o.args['piece'] === lead);
    if (!option || !hex) return;
    this.siblings = this.pickable(hex);
    this.trail = [hex];
    if (await desk.sight.send([option.notation])) this.group = pieces;
  }

  /** Add a counter to those that will go, or take it out. */
  async toggle(piece: string): Promise<void> {
    const now = this.lead ? [...new Set([this.lead, ...this.group])] : [];
    const together = this.lead !== null && this.fresh && this.siblings.includes(piece);
    if (!together) {
      await this.pick([piece]);
      return;
    }
    const next = now.includes(piece) ? now.filter((p) => p !== piece) : [...now, piece];
    if (next.length) await this.pick(next);
    else await this.giveUp();
  }

  private async goTo(notation: string, hex: HexId, step: boolean): Promise<void> {
    const { desk } = this;
    const lead = this.lead!;
    const trail = [...this.trail, hex];
    const followers = this.group.filter((p) => p !== lead && desk.where(p) === trail[0]);
    desk.inspected = hex;
    if (step) {
      if (await desk.sight.send([notation])) this.trail = trail;
      return;
    }
    const steps = trail.slice(1).map((to, n) => `${trail[n]}>${to}`);
    const follow = followers.map((p) => [`${p}@${trail[0]}`, ...steps]);
    this.group = [];
    this.trail = trail.slice(-1);
    if (!followers.length || (await this.allTogether([notation, ...follow.flat()]))) {
      if (!followers.length) await desk.sight.send([notation]);
      return;
    }
    if (!(await desk.sight.send([notation]))) return;
    for (const [n, piece] of followers.entries()) await this.followAlone(piece, follow[n]!, hex);
  }

  private allTogether(moves: string[]): Promise<boolean> {
    return this.desk.sight.send(moves, { quiet: true });
  }

  /** Not everybody could come: each goes as far as the rules let him, and says why he stays. */
  private async followAlone(piece: string, moves: readonly string[], to: HexId): Promise<void> {
    const { sight } = this.desk;
    if (await sight.send(moves, { quiet: true })) return;
    const why = await sight.why(`${piece}>${to}`);
    if (why) refused(sight, why, `${nameOf('siege', 'piece', piece)}: ${say(why.reason)}`);
  }

  /** All of these, which stand in one hex. */
  async takeAll(pieces: readonly string[]): Promise<void> {
    await this.pick(pieces);
  }

  /** Whether a drag may begin here. */
  startsAt(hex: HexId): boolean {
    const { lead, desk } = this;
    if (lead && desk.where(lead) === hex) return true;
    if (this.pickable(hex).length) return true;
    return (
      this.fresh && desk.at(hex).some((p) => sideOf(p) === desk.sight.decision?.seat && !desk.pieces.get(p)?.moved)
    );
  }

  /** Take hold of the counters of a hex, for a drag. */
  async grasp(from: HexId): Promise<boolean> {
    if (!this.lead || this.desk.where(this.lead) !== from) await this.click(from, false);
    return this.lead !== null && this.desk.where(this.lead) === from;
  }

  /** Nobody goes with the leading counter any more. */
  letGo(): void {
    this.group = [];
  }

  /** Put the picked counter back, if it has not moved. */
  async giveUp(): Promise<void> {
    this.letGo();
    if (this.fresh) await this.desk.sight.undo();
  }
}
