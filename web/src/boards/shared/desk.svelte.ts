import type { Sight } from '../../api/sight';
import type { OptionInfo, ToldInfo } from '../../api/wire';
import type { Desk, Panel } from '../../app/desk';
import { notices } from '../../lib/notices.svelte';
import { refused } from './refusing';

/** What a game says of its questions (api/generated). */
export interface Questions {
  /** Those in the middle of a gesture: Escape takes the step before back. */
  readonly IN_GESTURE: ReadonlySet<string>;
  /** What ends something for good, by question: kinds of options, or words. */
  readonly ENDS: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** What all games do alike at their table: what is asked, playing an option, asking why not, and Escape. */
export abstract class GameDesk<View> implements Desk {
  abstract readonly Board: Desk['Board'];
  abstract readonly panels: readonly Panel[];
  abstract readonly status: string;
  protected abstract readonly questions: Questions;
  /** Kinds of lines of the log that begin a turn or a phase. */
  protected abstract readonly headings: ReadonlySet<string>;

  readonly view = $derived.by(() => this.sight.view as View);
  readonly options = $derived.by(() => this.sight.decision?.options ?? []);
  /** What is asked; '' while others decide. */
  readonly kind: string = $derived.by(() => this.sight.decision?.kind ?? '');

  constructor(readonly sight: Sight) {}

  abstract onBoard(option: OptionInfo): boolean;
  abstract colour(seat: string): string;
  abstract point(told: ToldInfo | null): void;
  abstract show(told: ToldInfo): void;
  abstract letGo(): boolean;

  final(option: OptionInfo): boolean {
    return this.questions.ENDS[this.kind]?.some((end) => end === option.kind || end === option.notation) ?? false;
  }

  isHeading(told: ToldInfo): boolean {
    return this.headings.has(told.kind);
  }

  /** Escape, one thing at a time: what lies open is put away, else the last step of a gesture taken back. */
  cancel(): boolean {
    if (this.letGo()) return true;
    if (this.sight.busy || !this.inGesture) return false;
    void this.sight.undo();
    return true;
  }

  /** What is asked belongs to a gesture that has begun. */
  get inGesture(): boolean {
    return this.questions.IN_GESTURE.has(this.kind);
  }

  /** Play one option. Resolves to whether it was played. */
  choose(option: OptionInfo): Promise<boolean> {
    notices.forgetWhys();
    return this.sight.busy ? Promise.resolve(false) : this.sight.send([option.notation]);
  }

  /** Several requests that are one gesture; none while another is on its way. */
  protected gesture(deed: () => Promise<void>): Promise<void> {
    return this.sight.busy ? Promise.resolve() : this.sight.during(deed);
  }

  /** Show why something is not offered. Resolves to whether the table knew. */
  async explain(intent: string | null): Promise<boolean> {
    const why = intent === null ? null : await this.sight.why(intent);
    if (why) refused(this.sight, why);
    return why !== null;
  }
}

/** Functions of a mounted map, by bind:this. */
export interface MapHandle<Place> {
  centreOn(place: Place, scale?: number): void;
  /** All of these in sight. */
  look(places: readonly string[]): void;
}

/** A table with a map: its places glow, are looked at, and are clicked. */
export abstract class MapDesk<View, Place extends string, Glow extends { kind: string }> extends GameDesk<View> {
  map = $state.raw<MapHandle<Place> | undefined>();
  hovered = $state<Place | null>(null);
  /** The place whose facts are shown at the side. */
  inspected = $state<Place | null>(null);
  /** Several options end on one place: they are listed. */
  offered = $state.raw<readonly OptionInfo[]>([]);
  /** Places that a lesson points at. */
  led = $state.raw<ReadonlySet<Place>>(new Set());
  private pointed = $state.raw<ToldInfo | null>(null);

  /** What glows: what can be chosen, and above it what a line of the log is about. */
  readonly glow: ReadonlyMap<Place, Glow> = $derived.by(() => {
    const lights = this.lights();
    for (const place of this.pointed ? this.mentioned(this.pointed) : []) lights.set(place, { kind: 'path' } as Glow);
    return lights;
  });

  protected abstract lights(): Map<Place, Glow>;
  /** The places on the map that a line of the log is about, the one to look at last. */
  protected abstract mentioned(told: ToldInfo): Place[];

  point(told: ToldInfo | null): void {
    this.pointed = told;
  }

  show(told: ToldInfo): void {
    const place = this.mentioned(told).at(-1);
    if (place === undefined) return;
    this.map?.centreOn(place);
    this.inspected = place;
  }

  /** Where on the map an option is chosen. */
  protected abstract placesOf(option: OptionInfo): (Place | null)[];
  /** The place that a lesson calls so. */
  protected abstract named(thing: string): Place | null;

  lead(option: OptionInfo | null, things: readonly string[]): readonly Place[] {
    const places = [...(option ? this.placesOf(option) : []), ...things.map((thing) => this.named(thing))];
    const led = new Set(places.filter((place) => place !== null));
    this.led = led;
    return [...led];
  }

  look(places: readonly string[]): void {
    this.map?.look(places);
  }

  letGo(): boolean {
    const held = this.offered.length > 0;
    this.offered = [];
    this.inspected = null; // a look is no choice
    return held;
  }

  override choose(option: OptionInfo): Promise<boolean> {
    this.offered = [];
    return super.choose(option);
  }

  /** What a click fits: one option is played, several are listed. False if there is none. */
  protected async take(fitting: readonly OptionInfo[]): Promise<boolean> {
    if (fitting.length === 1) await this.sight.send([fitting[0]!.notation]);
    else this.offered = fitting;
    return fitting.length > 0;
  }
}
