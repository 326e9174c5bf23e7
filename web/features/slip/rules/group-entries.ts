import type { SlipEntry } from '../../../core/slip/index.ts';

export interface EntryGroup {
  gameId: string;
  entries: SlipEntry[];
}

/** The bets of one game together, games in the order in which they were added. */
export function groupEntries(entries: readonly SlipEntry[]): EntryGroup[] {
  const groups = new Map<string, SlipEntry[]>();
  for (const entry of entries) groups.set(entry.gameId, [...(groups.get(entry.gameId) ?? []), entry]);
  return [...groups].map(([gameId, group]) => ({ gameId, entries: group }));
}
