import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initPostgres, startPostgres } from '../../platform/database/postgres-process.ts';

/** A real PostgreSQL for a test run, with a port for whoever is told its URL: nothing has to be installed, and it is gone afterwards. */
export async function startRealPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'clearedge-pg-'));
  const data = join(home, 'data');
  await initPostgres(data);
  const server = await startPostgres(data, ['fsync=off', 'max_connections=120'], { wantsPort: true });
  const { host, port, user, password, database } = server.connection;
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { url: `postgres://${user}:${password}@${host}:${port}/${database}`, stop };
}
