import { api, Refused } from '../../api/http';
import type { NewTable } from '../../api/wire';
import { mine } from '../../lib/mine.svelte';
import { notices } from '../../lib/notices.svelte';
import { router, tableHash } from '../../lib/router.svelte';
import { say, ui } from '../../lib/words.svelte';

/** Say in words why the server did not do it. */
export function complain(error: unknown): void {
  notices.show('problem', error instanceof Refused ? say(error.problem.message) : ui('problem-unreachable'));
  if (!(error instanceof Refused)) console.error(error);
}

/** Open a table and sit down at it. */
export async function openTable(wanted: NewTable, game: string): Promise<void> {
  try {
    const opened = await api.open(wanted);
    mine.remember(opened.table, opened.token, game);
    router.go(tableHash(opened.table, opened.token));
  } catch (error) {
    complain(error);
  }
}
