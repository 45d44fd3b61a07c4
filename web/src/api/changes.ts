import type { Change, EntriesChange, TableState } from './wire';

/** A state put together from the last one and what has changed since: what has not keeps its identity. */
export function changed(state: TableState, change: Change): TableState {
  const before = state.view as Record<string, unknown>;
  const view: Record<string, unknown> = { ...before, ...change.view };
  for (const [field, entries] of Object.entries(change.entries)) view[field] = withEntries(before[field], entries);
  return { ...state, ...change.set, view, version: change.version, told: change.told, told_from: change.told_from };
}

function withEntries(before: unknown, { size, set, drop }: EntriesChange): unknown {
  if (!Array.isArray(before)) {
    const kept = Object.entries(before as Record<string, unknown>).filter(([key]) => !drop.includes(key));
    return { ...Object.fromEntries(kept), ...set };
  }
  const after: unknown[] = before.slice(0, size);
  for (const [place, value] of Object.entries(set)) after[Number(place)] = value;
  return after;
}
