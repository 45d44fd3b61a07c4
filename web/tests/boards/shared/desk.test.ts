// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sight } from '../../../src/api/sight';
import type { OptionInfo, ToldInfo, Why } from '../../../src/api/wire';
import PlainBoard from '../../../src/app/plain/PlainBoard.svelte';
import { MapDesk } from '../../../src/boards/shared/desk.svelte';
import { notices } from '../../../src/lib/notices.svelte';
import { option, told } from '../../things';

interface Glow {
  kind: 'go' | 'path';
}

/** A map of two places, a ford and a hill. */
class TinyDesk extends MapDesk<object, string, Glow> {
  readonly Board = PlainBoard;
  readonly panels = [];
  readonly status = '';
  protected readonly headings = new Set(['turn-began']);
  protected readonly questions = { IN_GESTURE: new Set(['where-to']), ENDS: { 'where-to': ['halt', 'go hill'] } };
  onBoard = (): boolean => true;
  colour = (): string => 'gold';
  protected lights = (): Map<string, Glow> =>
    new Map(this.options.map((o) => [String(o.args['to']), { kind: 'go' as const }]));
  protected mentioned = ({ args }: ToldInfo): string[] => (args['to'] ? [String(args['to'])] : []);
  protected placesOf = (option: OptionInfo): string[] => [String(option.args['to'])];
  protected named = (thing: string): string | null => (['ford', 'hill'].includes(thing) ? thing : null);
  click = (place: string): Promise<boolean> => this.take(this.options.filter((o) => o.args['to'] === place));
  pull = (deed: () => Promise<void>): Promise<void> => this.gesture(deed);
}

const go = (to: string): OptionInfo => ({ ...option('go', { to }), notation: `go ${to}` });
let why: Why | null;
let sight: { -readonly [Key in keyof Sight]: Sight[Key] };
let desk: TinyDesk;

function asked(kind: string, options: OptionInfo[]): void {
  const prompt = { scope: 'ui', id: 'undo', args: {} };
  sight = { ...sight, decision: { kind, seat: 'west', prompt, options, in_gesture: false } };
  desk = new TinyDesk(sight);
}

beforeEach(() => {
  why = null;
  sight = {
    game: 'siege',
    live: true,
    view: {},
    log: [],
    decision: null,
    eyes: 'west',
    busy: false,
    notes: [],
    settings: {},
    send: vi.fn(() => Promise.resolve(true)),
    sendFirst: vi.fn(() => Promise.resolve(true)),
    why: vi.fn(() => Promise.resolve(why)),
    undo: vi.fn(() => Promise.resolve(true)),
    note: vi.fn(() => Promise.resolve(true)),
    during: vi.fn((gesture: () => Promise<void>) => gesture()),
  };
  desk = new TinyDesk(sight);
  notices.list = [];
});

describe('Escape', () => {
  it('takes the last step of a gesture back, and of a gesture only', () => {
    expect(desk.cancel()).toBe(false);
    asked('which', [go('ford')]);
    expect(desk.cancel()).toBe(false);
    expect(sight.undo).not.toHaveBeenCalled();
    asked('where-to', [go('ford')]);
    expect(desk.cancel()).toBe(true);
    expect(sight.undo).toHaveBeenCalledOnce();
  });

  it('puts away what lies open first, one thing at a time', () => {
    asked('where-to', [go('ford')]);
    desk.offered = desk.options;
    expect(desk.cancel()).toBe(true);
    expect(desk.offered).toEqual([]);
    expect(sight.undo).not.toHaveBeenCalled();
    desk.cancel();
    expect(sight.undo).toHaveBeenCalledOnce();
  });

  it('does nothing to the table while a gesture is on its way, and letting go never does', () => {
    asked('where-to', [go('ford')]);
    sight.busy = true;
    expect(desk.cancel()).toBe(false);
    sight.busy = false;
    desk.inspected = 'ford';
    expect(desk.letGo()).toBe(false);
    expect(desk.inspected).toBeNull();
    expect(sight.undo).not.toHaveBeenCalled();
  });
});

describe('a click', () => {
  it('plays what alone fits, lists what fits as well, and says when nothing does', async () => {
    const twice = [go('ford'), { ...go('ford'), notation: 'swim ford' }];
    asked('where-to', [...twice, go('hill')]);
    expect(await desk.click('hill')).toBe(true);
    expect(sight.send).toHaveBeenCalledExactlyOnceWith(['go hill']);
    expect(await desk.click('ford')).toBe(true);
    expect(desk.offered).toEqual(twice);
    expect(await desk.click('tower')).toBe(false);
  });

  it('on one of several plays it and puts the list away; nothing is played while the table is busy', async () => {
    asked('where-to', [go('ford'), go('hill')]);
    desk.offered = desk.options;
    notices.show('why', 'because');
    expect(await desk.choose(go('hill'))).toBe(true);
    expect([desk.offered, notices.list]).toEqual([[], []]);
    sight.busy = true;
    expect(await desk.choose(go('hill'))).toBe(false);
    await desk.pull(() => Promise.reject(new Error('never begun')));
    expect(sight.send).toHaveBeenCalledOnce();
  });

  it('that is not offered is explained as far as the table knows', async () => {
    expect(await desk.explain('go tower')).toBe(false);
    expect(await desk.explain(null)).toBe(false);
    expect(sight.why).toHaveBeenCalledOnce();
    why = { reason: { scope: 'ui', id: 'undo', args: {} }, rule: 'siege 4.2' } as unknown as Why;
    expect(await desk.explain('go tower')).toBe(true);
    expect(notices.list.at(-1)).toMatchObject({ kind: 'why', rule: 'siege 4.2' });
  });
});

describe('the table', () => {
  it('asks once more before what ends something for good, named by kind or by word', () => {
    asked('where-to', [go('ford')]);
    expect([go('ford'), go('hill'), option('halt')].map((o) => desk.final(o))).toEqual([false, true, true]);
    asked('which', []);
    expect(desk.final(option('halt'))).toBe(false);
  });

  it('lights what can be chosen, and above it what a line of the log is about', () => {
    asked('where-to', [go('ford'), go('hill')]);
    expect([...desk.glow.values()].map((g) => g.kind)).toEqual(['go', 'go']);
    desk.point(told('moved', { to: 'hill' }));
    expect(desk.glow.get('hill')).toEqual({ kind: 'path' });
    desk.point(null);
    expect(desk.glow.get('hill')).toEqual({ kind: 'go' });
    expect(desk.isHeading(told('turn-began', {}))).toBe(true);
  });

  it('looks at the place of a line', () => {
    const centreOn = vi.fn();
    desk.map = { centreOn, look: vi.fn() };
    desk.show(told('said', {}));
    desk.show(told('moved', { to: 'hill' }));
    expect(centreOn).toHaveBeenCalledExactlyOnceWith('hill');
    expect(desk.inspected).toBe('hill');
  });

  it('is led by a lesson to where an option is chosen and to what is spoken of', () => {
    expect(desk.lead(go('hill'), ['ford', 'a card'])).toEqual(['hill', 'ford']);
    expect([...desk.led]).toEqual(['hill', 'ford']);
    desk.lead(null, []);
    expect(desk.led.size).toBe(0);
  });
});
