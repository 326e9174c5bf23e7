import { createWriteProbe } from '../../data-folder/write-probe.ts';
import type { Database } from '../../database/database.ts';

/** Names what is missing: a database that answers, and where it is embedded a disk that takes writes. */
export function unreadyFinder(database: Database, dataDir: string, nowMs?: () => number): () => Promise<string[]> {
  const isAnswering = (): Promise<boolean> =>
    database.ping().then(
      () => true,
      () => false,
    );
  const isWritable = database.kind === 'embedded' ? createWriteProbe(dataDir, nowMs) : () => Promise.resolve(true);
  return async () => [...((await isAnswering()) ? [] : ['database']), ...((await isWritable()) ? [] : ['disk'])];
}
