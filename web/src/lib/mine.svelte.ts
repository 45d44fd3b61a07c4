/** The tables that this browser holds a token for, and how far each has been read. */
export interface MyTable {
  table: string;
  token: string;
  game: string;
  seen: number;
  at: number;
}

const KEY = 'redbook.tables';
const KEEP = 60;

const read = (): MyTable[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as MyTable[];

class Mine {
  tables = $state.raw<MyTable[]>(read());

  find(table: string): MyTable | undefined {
    return this.tables.find((t) => t.table === table);
  }

  holds(table: string, token: string): boolean {
    return this.find(table)?.token === token;
  }

  /** Another tab may have written since: read before writing. */
  private change(edit: (tables: MyTable[]) => MyTable[]): void {
    const tables = edit(read())
      .sort((a, b) => b.at - a.at)
      .slice(0, KEEP);
    localStorage.setItem(KEY, JSON.stringify(tables));
    this.tables = tables;
  }

  remember(table: string, token: string, game: string): void {
    this.change((tables) => {
      const known = tables.find((t) => t.table === table && t.token === token);
      return [
        { table, token, game, seen: known?.seen ?? 0, at: Date.now() },
        ...tables.filter((t) => t.table !== table),
      ];
    });
  }

  /** The log has been seen up to its `count`-th entry. */
  seen(table: string, count: number): void {
    this.change((tables) => tables.map((t) => (t.table === table ? { ...t, seen: count } : t)));
  }

  forget(table: string): void {
    this.change((tables) => tables.filter((t) => t.table !== table));
  }
}

export const mine = new Mine();

/** The key that an invite to this table becomes; the same one when we have to ask again. */
export function ownKey(table: string): string {
  const name = `redbook.key.${table}`;
  const key = sessionStorage.getItem(name) ?? crypto.randomUUID() + crypto.randomUUID();
  sessionStorage.setItem(name, key);
  return key;
}
