// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../src/api/http';
import type { Table } from '../../src/api/table.svelte';
import type { CounselInfo, PriceInfo, TableState } from '../../src/api/wire';
import { Counsellor } from '../../src/counsel/counsellor.svelte';
import { settings } from '../../src/lib/settings.svelte';

const option = (notation: string) => ({ notation, kind: 'k', args: {} });
const PROMPT = { scope: 'kernel', id: 'x', args: {} };

const state = (version: number, more: Partial<TableState> = {}) =>
  ({
    version,
    length: version,
    decision: { seat: 'west', kind: 'k', prompt: PROMPT, options: [option('a'), option('b')], in_gesture: false },
    ...more,
  }) as TableState;
const advice = (version: number): CounselInfo => ({
  version,
  seat: 'west',
  begun: 0,
  line: [option('a'), option('c')],
  why: [],
});
const PRICE: PriceInfo = {
  version: 2,
  seat: 'west',
  at: 0,
  verdict: 'good',
  chance: 50,
  cost: 0,
  moves: [],
  line: [],
  why: [],
};

class Fake {
  readonly table = 't';
  readonly token = 'token';
  state = $state.raw<TableState | null>(null);
  send = vi.fn(() => Promise.resolve(true));
}

let end: () => void;
let table: Fake;
let counsellor: Counsellor;

beforeEach(() => {
  settings.counsel = true;
  vi.spyOn(api, 'counsel').mockImplementation((_t, _k, version) => Promise.resolve(advice(version)));
  vi.spyOn(api, 'price').mockResolvedValue(PRICE);
  table = new Fake();
  end = $effect.root(() => {
    counsellor = new Counsellor(table as unknown as Table);
  });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

async function see(now: TableState): Promise<void> {
  table.state = now;
  flushSync();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

test('it advises at every choice, once', async () => {
  await see(state(1));
  await see({ ...state(1) });
  expect(api.counsel).toHaveBeenCalledTimes(1);
  expect(counsellor.next?.notation).toBe('a');
});

test('what has but one answer, what others decide and dice of a real table need no counsel', async () => {
  const one = state(1).decision!;
  await see(state(1, { decision: null }));
  await see(state(2, { decision: { ...one, options: [option('a')] } }));
  await see(state(3, { decision: { ...one, seat: 'table' } }));
  expect(api.counsel).not.toHaveBeenCalled();
});

test('advice for an earlier question is not shown', async () => {
  await see(state(1));
  vi.mocked(api.counsel).mockReturnValue(new Promise(() => undefined));
  await see(state(2));
  expect(counsellor.now).toBeNull();
});

test('a whole gesture is weighed, not its first step', async () => {
  await see(state(1));
  await see(state(2, { decision: { ...state(2).decision!, in_gesture: true } }));
  expect(api.price).not.toHaveBeenCalled();
  await see(state(3, { decision: null }));
  expect(api.price).toHaveBeenCalledExactlyOnceWith('t', 'token', 'west');
  expect(counsellor.price?.verdict).toBe('good');
});

test('moves of others are not weighed, and what is taken back is forgotten', async () => {
  await see(state(1, { decision: null }));
  await see(state(2));
  expect(api.price).not.toHaveBeenCalled();
  await see(state(3, { decision: null }));
  await see(state(4, { length: 2 }));
  expect(counsellor.price).toBeNull();
});

test('who wants to be left alone is told only what they ask', async () => {
  settings.counsel = false;
  await see(state(1));
  expect(api.counsel).not.toHaveBeenCalled();
  expect(counsellor.mayAsk).toBe(true);
  counsellor.ask();
  await see(state(1));
  expect(counsellor.now?.line).toHaveLength(2);
  await see(state(2));
  expect(api.price).not.toHaveBeenCalled();
  expect(counsellor.mayWeigh).toBe(true);
  await counsellor.weigh();
  expect(counsellor.price?.verdict).toBe('good');
});

test('following it plays the whole gesture', async () => {
  await see(state(1));
  await counsellor.follow();
  expect(table.send).toHaveBeenCalledWith(['a', 'c']);
});

test('where there is but one thing to do, it says so without being asked of the table', async () => {
  await see(state(1, { decision: { ...state(1).decision!, options: [option('end')] } }));
  expect(counsellor.next?.notation).toBe('end');
  await counsellor.follow();
  expect(table.send).toHaveBeenCalledWith(['end']);
  expect(api.counsel).not.toHaveBeenCalled();
});
