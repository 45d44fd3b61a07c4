export type Route =
  | { page: 'lobby'; game: string | null }
  | { page: 'lost' }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'decks'; code: string | null }
  | { page: 'table'; table: string; token: string }
  | { page: 'replay'; table: string; token: string; at: number | null };

/** Tokens stand only in the fragment, which browsers never send to a server. */
export function parse(hash: string): Route {
  const [, kind, table, token, at] = hash.replace(/^#/, '').split('/');
  if (kind === 't' && table && token) return { page: 'table', table, token };
  if (kind === 'r' && table && token) return { page: 'replay', table, token, at: at ? Number(at) || 0 : null };
  if (kind === 'rules' && table) return { page: 'rules', game: table, clause: token || null };
  if (kind === 'learn' && table) return { page: 'learn', game: table, lesson: token || null };
  if (kind === 'decks') return { page: 'decks', code: table ? decodeURIComponent(table) : null };
  if (kind === 'play' && table) return { page: 'lobby', game: table };
  return kind ? { page: 'lost' } : { page: 'lobby', game: null };
}

export const lobbyHash = '#/';
export const tableHash = (table: string, token: string) => `#/t/${table}/${token}`;
export const replayHash = (table: string, token: string, at?: number) =>
  `#/r/${table}/${token}${at === undefined ? '' : `/${at}`}`;
export const rulesHash = (game: string, clause?: string) => `#/rules/${game}${clause ? `/${clause}` : ''}`;
export const learnHash = (game: string, lesson?: string) => `#/learn/${game}${lesson ? `/${lesson}` : ''}`;
export const playHash = (game: string) => `#/play/${game}`;
export const decksHash = '#/decks';
export const deckHash = (code: string) => `#/decks/${encodeURIComponent(code)}`;
export const linkTo = (hash: string) => `${location.origin}${location.pathname}${hash}`;

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Another address for the same page: nothing is added to the history. */
  replace(hash: string, quiet = false): void {
    history.replaceState(null, '', hash);
    if (!quiet) this.route = parse(hash);
  }
}

export const router = new Router();
