import type {
  CheckDeck,
  CounselInfo,
  CourseInfo,
  DeckInfo,
  GameInfo,
  Joined,
  LessonPage,
  LessonState,
  NewTable,
  Onward,
  Opened,
  Pool,
  PriceInfo,
  Problem,
  Replay,
  RulebookInfo,
  SceneInfo,
  TableState,
  TableSummary,
  Why,
} from './wire';

/** The server refused, and says why. Nothing was changed. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

const MOST_TOKENS = 200; // that the server looks up at once

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]]));
  const search = new URLSearchParams(pairs).toString();
  return `/api${path}${search ? `?${search}` : ''}`;
}

/** A token stands in a header, never in an address: addresses are written down everywhere. */
async function call(
  method: 'GET' | 'POST',
  path: string,
  query: Query,
  body?: unknown,
  token?: string,
): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'en' };
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    const payload = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(address(path, query), { method, headers, body: payload });
  } catch (lost) {
    throw new Unreachable(String(lost));
  }
  if (answer.ok) return answer;
  throw new Refused(await readProblem(answer), answer.status);
}

async function readProblem(answer: Response): Promise<Problem> {
  const text = await answer.text();
  try {
    const read = JSON.parse(text) as Partial<Problem>;
    if (read.code && read.message) return read as Problem;
  } catch {
    // not from the table itself: a proxy or a crash speaks plain text
  }
  return {
    code: `http-${answer.status}`,
    message: { scope: 'ui', id: 'problem-server', args: { status: answer.status } },
    text,
  };
}

const get = async <T>(path: string, query: Query = {}, token?: string) =>
  (await call('GET', path, query, undefined, token)).json() as Promise<T>;
/** A document that a token may have. */
const file = async (path: string, query: Query, token: string) =>
  (await call('GET', path, query, undefined, token)).blob();
const post = async <T>(path: string, body: unknown) => (await call('POST', path, {}, body)).json() as Promise<T>;

export const api = {
  games: () => get<GameInfo[]>('/games'),
  cards: <Card>(game: string, lang: string) => get<Card[]>(`/games/${game}/cards`, { lang }),
  /** Names and texts of cards that the host has brought; without a server there are none. */
  ownWords: (game: string, lang: string): Promise<string> =>
    call('GET', `/games/${game}/words`, { lang }).then(
      (r) => r.text(),
      () => '',
    ),
  open: (table: NewTable) => post<Opened>('/tables', table),
  mine: (tokens: string[]) => post<TableSummary[]>('/mine', { tokens: tokens.slice(0, MOST_TOKENS) }),
  state: (table: string, token: string) => get<TableState>(`/tables/${table}`, {}, token),
  join: (table: string, token: string, key: string, name?: string) =>
    post<Joined>(`/tables/${table}/join`, { token, key, name }),
  free: (table: string, token: string, seat: string) => post<unknown>(`/tables/${table}/free`, { token, seat }),
  choose: (table: string, token: string, seat: string, name: string, value: string) =>
    post<unknown>(`/tables/${table}/choose`, { token, seat, name, value }),
  onward: (table: string, token: string) => post<Onward>(`/tables/${table}/onward`, { token }),
  why: (table: string, token: string, intent: string) => get<Why | null>(`/tables/${table}/why`, { intent }, token),
  replay: (table: string, token: string, at: number, seat?: string) =>
    get<Replay>(`/tables/${table}/replay`, { at, seat }, token),
  branch: (table: string, token: string, at: number, seating: Record<string, string>) =>
    post<Opened>(`/tables/${table}/branch`, { token, at, seating }),
  save: (table: string, token: string) => file(`/tables/${table}/save`, {}, token),
  record: (table: string, token: string) => file(`/tables/${table}/record`, {}, token),
  /** What a counsellor would do at this version, for the seat that decides. */
  counsel: (table: string, token: string, version: number) =>
    post<CounselInfo>(`/tables/${table}/counsel`, { token, version }),
  /** What the last choice of a seat cost. */
  price: (table: string, token: string, seat: string) => post<PriceInfo>(`/tables/${table}/price`, { token, seat }),
  rules: (game: string, lang: string) => get<RulebookInfo>(`/rules/${game}`, { lang }),
  /** A scene after `moves` and the first of `tries` that is legal as a whole. */
  scene: (game: string, id: string, moves: readonly string[], tries: readonly (readonly string[])[] = []) =>
    post<SceneInfo>(`/rules/${game}/scenes/${id}`, { moves, tries }),
  sceneWhy: (game: string, id: string, moves: readonly string[], intent: string) =>
    post<Why | null>(`/rules/${game}/scenes/${id}/why`, { moves, intent }),
  course: (game: string, lang: string) => get<CourseInfo>(`/lessons/${game}`, { lang }),
  lesson: (game: string, id: string, lang: string) => get<LessonPage>(`/lessons/${game}/${id}`, { lang }),
  /** A lesson after `at` moves of its script and the first of `tries` that goes its way. */
  playLesson: (game: string, id: string, at: number, tries: readonly (readonly string[])[] = []) =>
    post<LessonState>(`/lessons/${game}/${id}`, { at, tries }),
  lessonWhy: (game: string, id: string, at: number, intent: string) =>
    post<Why | null>(`/lessons/${game}/${id}/why`, { at, intent }),
  decks: () => get<DeckInfo[]>('/decks'),
  checkDeck: (deck: CheckDeck) => post<DeckInfo>('/decks/check', deck),
  pool: (seed: number, boosters: number, starter: string) => get<Pool>('/decks/pool', { seed, boosters, starter }),
  chronicle: (table: string, token: string, lang: string) => file(`/tables/${table}/chronicle`, { lang }, token),
};
