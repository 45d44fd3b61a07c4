/** A WebSocket that comes back: it reconnects with growing pauses and says how it fares. */
export type LineStatus = 'connecting' | 'open' | 'lost';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const RESTART = 1012; // the server ends to be started again: it says so
const RESTART_PAUSE = 1_000; // the longest, while it is expected back
const RESTART_TIME = 30_000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;

export class Line {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private expected = 0; // until when the server is expected back soon
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly onopen: () => void,
    private readonly onmessage: (message: Record<string, unknown>) => void,
    private readonly onstatus: (status: LineStatus) => void,
  ) {
    window.addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.seen);
    this.connect();
  }

  send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** It works again: the next loss begins with a short pause. */
  settled(): void {
    this.pause = FIRST_PAUSE;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.again);
    clearInterval(this.pinging);
    window.removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.seen);
    this.socket?.close();
  }

  /** Try at once instead of waiting for the pause to end. */
  readonly now = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.again);
    this.connect();
  };

  private readonly seen = (): void => {
    if (document.visibilityState === 'visible') this.now();
  };

  private connect(): void {
    this.socket?.close();
    this.onstatus('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.onstatus('open');
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.ping(socket), PING_EVERY);
      this.onopen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.onmessage(JSON.parse(event.data) as Record<string, unknown>);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.socket || this.ended) return;
      clearInterval(this.pinging);
      this.onstatus('lost');
      if (event.code === RESTART) {
        this.pause = FIRST_PAUSE;
        this.expected = Date.now() + RESTART_TIME;
      }
      this.again = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(this.pause * 1.8, Date.now() < this.expected ? RESTART_PAUSE : LONGEST_PAUSE);
    };
  }

  private ping(socket: WebSocket): void {
    if (Date.now() - this.heard > SILENCE) socket.close();
    else this.send({ type: 'ping' });
  }
}
