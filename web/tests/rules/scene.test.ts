// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/api/http';
import type { SceneInfo } from '../../src/api/wire';
import { SceneSight } from '../../src/rules/scene/sight.svelte';

const WAY = ['a', 'theirs', 'b'];
const BY = ['west', 'shadow', 'west'];

/** As the server answers: `theirs` follows `a` by itself, `c` is legal and leads elsewhere. */
function answer(moves: readonly string[], tries: readonly (readonly string[])[]): SceneInfo {
  const played = [...moves];
  const legal = tries.find((one) => one.every((move) => ['a', 'b', 'c'].includes(move)));
  for (const move of legal ?? []) {
    played.push(move);
    if (move === 'a') played.push('theirs');
  }
  const right = played.every((move, n) => move === WAY[n]);
  const refused = { reason: { scope: 'kernel', id: 'why-not-offered', args: {} }, rule: 'siege 1', text: 'no' };
  return {
    game: 'siege',
    scene: 's',
    seat: 'west',
    seats: ['west', 'shadow'],
    settings: {},
    secrets: false,
    look: [],
    moves: played,
    by: played.map((_, n) => BY[n] ?? 'west'),
    view: {},
    decision: {
      seat: 'west',
      kind: 'k',
      prompt: { scope: 'kernel', id: 'x', args: {} },
      options: [],
      in_gesture: false,
    },
    waiting: 'west',
    result: null,
    told: [],
    done: played.join() === WAY.join(),
    on_the_way: right,
    next: right ? (WAY[played.length] ?? null) : null,
    refused: tries.length && !legal ? refused : null,
  };
}

describe('a scene', () => {
  let sight: SceneSight;
  beforeEach(async () => {
    vi.spyOn(api, 'scene').mockImplementation((_game, _id, moves, tries = []) => Promise.resolve(answer(moves, tries)));
    sight = new SceneSight('siege', 's');
    await sight.begin();
  });

  it('is done by the right moves, and asks nothing more', async () => {
    expect(await sight.send(['a'])).toBe(true);
    expect(sight.state!.moves).toEqual(['a', 'theirs']);
    expect(sight.decision).not.toBeNull();
    expect(await sight.send(['b'])).toBe(true);
    expect(sight.state!.done).toBe(true);
    expect(sight.decision).toBeNull();
  });

  it('says a refusal in its own frame and stays as it was', async () => {
    expect(await sight.send(['zzz'])).toBe(false);
    expect(sight.refusal?.why.rule).toBe('siege 1');
    expect(sight.moved).toBe(false);
    expect(await sight.send(['zzz'], { quiet: true })).toBe(false);
    expect(sight.refusal).toBeNull();
  });

  it('takes back to before the last own move', async () => {
    await sight.send(['a']);
    expect(await sight.undo()).toBe(true);
    expect(sight.state!.moves).toEqual([]);
    expect(await sight.undo()).toBe(false);
  });

  it('knows when it goes astray, and shows the way from the beginning', async () => {
    await sight.send(['c']);
    expect(sight.astray).toBe(true);
    await sight.showMe();
    expect(sight.state!.moves).toEqual(['a', 'theirs']);
    await sight.showMe();
    expect(sight.state!.done).toBe(true);
  });
});
