import { setTimeout as nextTry } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db } from '../../kernel/db.ts';
import type { Logger } from '../../kernel/log.ts';
import { sqlStateOf } from '../../kernel/sql-state.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { LIMITS, refusePooler } from './pooler.ts';
import { refuseOtherHistory } from './schema-history.ts';
import { traceStatements } from './trace-statements.ts';

const POOL = { max: 10, connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000 };

/** Connections that are opened when they are needed and closed when they are not. */
export function openPool(to: pg.ClientConfig, log: Logger | null, limits: Partial<pg.PoolConfig> = LIMITS): pg.Pool {
  const pool = new pg.Pool({ ...to, application_name: 'clearedge', ...POOL, ...limits });
  // Without a listener an idle client that loses its server ends the whole program.
  pool.on('error', (error) => log?.warn({ error: error.message }, 'an idle database connection was lost'));
  return pool;
}

/** What is asked of a database through its pool. */
export const databaseOn = (pool: pg.Pool): Pick<Database, 'db' | 'ping' | 'countConnections' | 'traceWith'> => ({
  db: drizzle(pool) as unknown as Db,
  ping: async () => void (await pool.query('select 1')),
  countConnections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  traceWith: (tracer) => traceStatements(pool, tracer),
});

/** `pooled`: where a pooler in transaction mode lends connections for all that needs no session of its own. */
export function openPostgres(url: string, log: Logger, pooled = url): Database {
  const pool = openPool({ connectionString: pooled }, log, pooled === url ? LIMITS : {});
  return { kind: 'postgres', url, ...databaseOn(pool), close: () => pool.end() };
}

/** Throws when the database on a server was made by a build whose tables this one does not know. */
export const refuseOtherPostgres = (db: Db, url: string, migrationsFolder: string): Promise<void> =>
  refuseOtherHistory(
    db,
    `The PostgreSQL database "${new URL(url).pathname.slice(1)}"`,
    'make an empty database and name it in DATABASE_URL',
    migrationsFolder,
  );

/** A change of a table waits for whoever uses it, and everyone else behind it: less than a statement of theirs may wait. */
const LOCK_WAIT_MS = 2000;
const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 1000;
const MOST_TRIES = 60;

/** All of it or nothing, at a moment when no one holds the tables for long: it gives way to them, and tries again. */
async function migrateBetween(db: NodePgDatabase, folder: string): Promise<void> {
  await db.execute(sql.raw(`set lock_timeout = ${LOCK_WAIT_MS}`));
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrate(db, { migrationsFolder: folder });
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === MOST_TRIES)
        throw new OperatorError(
          'The tables were in use all the time, so the database was not upgraded. Nothing was changed. Look for old transactions (docs/runbook.md, PoolExhausted), and start again.',
          { cause: error },
        );
      await nextTry(PAUSE_MS);
    }
  }
}

/** One program migrates at a time; the others wait here and then find nothing to do. */
export async function migratePostgres(url: string, migrationsFolder: string): Promise<void> {
  await refusePooler(url);
  await oneAtATime(url, 'migrate', async (client) => {
    const db = drizzle(client);
    await refuseOtherPostgres(db as unknown as Db, url, migrationsFolder);
    await migrateBetween(db, migrationsFolder);
  });
}
