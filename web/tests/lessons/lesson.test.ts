// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Unreachable } from '../../src/api/http';
import type { LessonPage, LessonState } from '../../src/api/wire';
import { Lesson } from '../../src/lessons/lesson.svelte';

const SCRIPT = ['a', 'theirs', 'theirs-too', 'b', 'c'];
const BY = ['west', 'shadow', 'shadow', 'west', 'west'];
const step = (id: string, at: number) => ({ id, at, title: id, html: `<p>${id}</p>`, point: [] });
const PAGE: LessonPage = {
  game: 'siege',
  lang: 'en',
  id: 'l',
  title: 'L',
  html: '',
  seat: 'west',
  by: BY,
  look: [],
  steps: [step('hello', 0), step('first', 0), step('amid', 2), step('second', 3), step('learnt', 5)],
  next: null,
};

/** As the server answers: `x` is allowed but not wanted, `z` is forbidden. */
function answer(at: number, tries: readonly (readonly string[])[]): LessonState {
  const mine = BY[at] === 'west';
  const right = tries.find((one) => one.every((move, n) => SCRIPT[at + n] === move));
  const legal = tries.some((one) => one.every((move) => move !== 'z'));
  const made = right && mine ? at + right.length : at;
  const why = { reason: { scope: 'kernel', id: 'why-not-offered', args: {} }, rule: 'siege 1', text: 'no' };
  const own = BY[made] === 'west';
  return {
    game: 'siege',
    lesson: 'l',
    at: made,
    seat: 'west',
    seats: ['west', 'shadow'],
    settings: {},
    secrets: false,
    view: {},
    decision: own
      ? {
          seat: 'west',
          kind: 'k',
          prompt: { scope: 'kernel', id: 'x', args: {} },
          options: ['x', SCRIPT[made]!].map((notation) => ({ notation, kind: 'k', args: {} })),
          in_gesture: false,
        }
      : null,
    waiting: BY[made] ?? null,
    result: null,
    told: SCRIPT.slice(0, made).map((kind, n) => ({ move: n + 1, cause: '', kind, args: {} })),
    next: own ? SCRIPT[made]! : null,
    done: made === SCRIPT.length,
    astray: tries.length > 0 && !right && legal,
    refused: tries.length > 0 && !legal ? why : null,
  };
}

describe('a lesson', () => {
  let lesson: Lesson;
  const kept = vi.fn();
  const settled = () => vi.waitFor(() => expect(lesson.busy).toBe(false));
  const said = () => lesson.said?.id;

  beforeEach(async () => {
    kept.mockClear();
    vi.spyOn(api, 'lesson').mockResolvedValue(PAGE);
    vi.spyOn(api, 'playLesson').mockImplementation((_game, _id, at, tries = []) => Promise.resolve(answer(at, tries)));
    lesson = new Lesson('siege', 'l', () => 0, kept);
    await lesson.begin('en', 0);
  });

  it('is read and played to its end, others move by themselves until something is said', async () => {
    expect([said(), lesson.mode]).toEqual(['hello', 'read']);
    await lesson.next();
    expect([said(), lesson.mode, lesson.wanted?.notation]).toEqual(['first', 'act', 'a']);
    expect(await lesson.send(['a'])).toBe(true);
    await settled();
    expect([said(), lesson.mode, lesson.at]).toEqual(['amid', 'watch', 2]);
    expect(lesson.heard.map((told) => told.kind)).toEqual(['theirs']);
    await lesson.next();
    expect([said(), lesson.mode, lesson.at]).toEqual(['second', 'act', 3]);
    expect(lesson.heard.map((told) => told.kind)).toEqual(['theirs', 'theirs-too']);
    await lesson.showMe();
    await settled();
    expect([said(), lesson.at]).toEqual(['second', 4]);
    await lesson.showMe();
    await settled();
    expect([said(), lesson.mode]).toEqual(['learnt', 'end']);
    expect(kept).toHaveBeenLastCalledWith(4, true);
  });

  it('takes a gesture of several moves, and what was skipped is still to be read', async () => {
    await lesson.begin('en', 3);
    expect(await lesson.send(['b', 'c'])).toBe(true);
    await settled();
    expect(said()).toBe('learnt');
    await lesson.begin('en', 0);
    await lesson.send(['a']);
    await settled();
    expect([said(), lesson.mode, lesson.at]).toEqual(['first', 'watch', 1]);
  });

  it('does not make what it does not want, and says so', async () => {
    expect(await lesson.send(['x'])).toBe(false);
    expect([lesson.astray, lesson.at]).toEqual([true, 0]);
    await lesson.next();
    expect(lesson.astray).toBe(false);
    expect(await lesson.sendFirst([['z'], ['x']])).toBe(true); // answered here: nobody else need explain
    expect([lesson.astray, lesson.at]).toEqual([true, 0]);
  });

  it('answers a gesture only if nothing came of it', async () => {
    await lesson.during(async () => {
      expect(await lesson.send(['x'], { quiet: true })).toBe(false);
      expect(await lesson.send(['a'])).toBe(true);
    });
    await settled();
    expect(lesson.astray).toBe(false);
    await lesson.begin('en', 0);
    await lesson.during(async () => void (await lesson.send(['x'], { quiet: true })));
    expect(lesson.astray).toBe(true);
  });

  it('shows why something is refused', async () => {
    expect(await lesson.send(['z'], { quiet: true })).toBe(false);
    expect(lesson.refusal).toBeNull();
    expect(await lesson.send(['z'])).toBe(false);
    expect(lesson.refusal?.why.rule).toBe('siege 1');
  });

  it('goes back by steps and by moves', async () => {
    await lesson.begin('en', 3);
    await lesson.back();
    expect([said(), lesson.at]).toEqual(['amid', 2]);
    expect(await lesson.undo()).toBe(false); // others have moved since
    await lesson.begin('en', 3);
    await lesson.send(['b']);
    expect(await lesson.undo()).toBe(true);
    expect([said(), lesson.at]).toEqual(['second', 3]);
    await lesson.again();
    expect([said(), lesson.at]).toEqual(['hello', 0]);
  });

  it('stays where it is when the server is lost', async () => {
    vi.spyOn(api, 'playLesson').mockRejectedValue(new Unreachable('gone'));
    expect(await lesson.send(['a'])).toBe(false);
    expect([lesson.lost, lesson.at, lesson.busy]).toEqual([true, 0, false]);
  });
});
