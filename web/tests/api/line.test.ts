// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type LineStatus } from '../../src/api/line';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => undefined as void;
  onclose = (_: { code: number }) => undefined as void;
  onmessage = (_: { data: string }) => undefined as void;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  close(code = 1006) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code });
  }
}

const last = () => Socket.all.at(-1)!;
let line: Line;
let statuses: LineStatus[];
let heard: unknown[];

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // pauses neither longer nor shorter
  [statuses, heard] = [[], []];
  line = new Line(
    '/ws',
    () => undefined,
    (message) => heard.push(message),
    (status) => statuses.push(status),
  );
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to the table', () => {
  it('says nothing until it is open', () => {
    expect(line.send({ type: 'ping' })).toBe(false);
    last().open();
    expect(line.send({ type: 'ping' })).toBe(true);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    expect(last().url).toMatch(/^ws:\/\/.+\/ws$/);
    expect(statuses).toEqual(['connecting', 'open']);
  });

  it('hears what it is told', () => {
    last().open();
    last().onmessage({ data: '{"type":"pong"}' });
    expect(heard).toEqual([{ type: 'pong' }]);
  });

  it('comes back after a pause, which grows until all is well again', () => {
    last().open();
    last().close();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(399);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(2);
    last().close();
    vi.advanceTimersByTime(719);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(3);
    line.settled();
    last().close();
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(4);
  });

  it('never waits longer than fifteen seconds', () => {
    for (let n = 0; n < 20; n++) {
      last().close();
      vi.advanceTimersByTime(15_000);
    }
    expect(Socket.all).toHaveLength(21);
  });

  it('comes back soon to a server that is being started again, however often it tries', () => {
    last().open();
    last().close(1012);
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(1_000);
      last().close();
    }
    expect(Socket.all.length).toBeGreaterThanOrEqual(21);
    vi.advanceTimersByTime(15_000); // it was expected back long ago
    for (let n = 0; n < 20; n++) {
      last().close();
      vi.advanceTimersByTime(1_000);
    }
    expect(Socket.all.length).toBeLessThan(40);
  });

  it('tries at once when told so, and not twice', () => {
    last().close();
    line.now();
    expect(Socket.all).toHaveLength(2);
    last().open();
    line.now();
    vi.advanceTimersByTime(1_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('hangs up on a server that has fallen silent', () => {
    last().open();
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    const silent = last();
    vi.advanceTimersByTime(40_000);
    expect(silent.readyState).toBe(3);
    expect(statuses).toContain('lost');
  });

  it('stays ended', () => {
    last().open();
    line.end();
    line.now();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });
});
