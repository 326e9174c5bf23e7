import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../../platform/database/postgres-binaries.ts';
import { initPostgres, type PostgresProcess, startPostgres } from '../../platform/database/postgres-process.ts';
import { withSession } from '../../platform/database/session.ts';

export interface Cluster {
  directory: string;
  url: string;
  stop: () => Promise<void>;
}

export interface Clusters {
  /** A folder that PostgreSQL may write to. */
  makeFolder: (name: string) => string;
  /** Makes an empty cluster, which is not started. */
  make: (name: string) => Promise<string>;
  start: (directory: string, how?: { isStandby?: boolean }) => Promise<Cluster>;
  /** A base backup of a cluster at work, as `pg_basebackup --wal-method=none` makes one, which npm does not bring. */
  backUp: (cluster: Cluster, name: string) => Promise<string>;
}

const QUICK = ['fsync=off', 'autovacuum=off'];
/** What a base backup leaves out: the log of changes, and what belongs to the process at work. */
const LEFT_OUT = /^(pg_wal|pg_replslot|pg_stat_tmp|pg_subtrans|pg_notify|pg_dynshmem)\/|^postmaster\./;

const urlOf = ({ connection: { host, port, user, password, database } }: PostgresProcess): string =>
  `postgres://${user}:${password}@${host}:${port}/${database}`;

/** Servers that a test has to itself, to copy, stop and configure; all are gone afterwards. */
export async function withClusters(test: (clusters: Clusters) => Promise<void>): Promise<void> {
  const home = mkdtempSync(join(temporaryFolder(true), 'clearedge-clusters-'));
  // Where we are root PostgreSQL runs as another user, who passes through.
  chmodSync(home, 0o755);
  const running = new Set<Cluster>();
  const start: Clusters['start'] = async (directory, { isStandby = false } = {}) => {
    const server = await startPostgres(directory, QUICK, { wantsPort: true, isStandby });
    const cluster = {
      directory,
      url: urlOf(server),
      stop: async () => {
        running.delete(cluster);
        await server.stop();
      },
    };
    running.add(cluster);
    return cluster;
  };
  try {
    await test({
      makeFolder: (name) => {
        mkdirSync(join(home, name));
        chmodSync(join(home, name), 0o777);
        return join(home, name);
      },
      make: async (name) => {
        await initPostgres(join(home, name));
        return join(home, name);
      },
      start,
      backUp: ({ directory, url }, name) =>
        withSession(url, 'base-backup', async (client) => {
          const copy = join(home, name);
          await client.query("select pg_backup_start('test', fast => true)");
          cpSync(directory, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(directory, path)) });
          const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
          writeFileSync(join(copy, 'backup_label'), rows[0]!.labelfile);
          return copy;
        }),
    });
  } finally {
    await Promise.all([...running].map(({ stop }) => stop()));
    rmSync(home, { recursive: true, force: true });
  }
}
