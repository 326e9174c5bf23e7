import { setTimeout as nextTry } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { rowsOf } from '../../kernel/db.ts';
import type { Logger } from '../../kernel/log.ts';
import type { ProviderReport } from '../../ports/index.ts';
import { systemClock } from '../clock.ts';
import type { Database, Replica } from './database.ts';
import { LIMITS } from './pooler.ts';
import { databaseOn, openPool } from './postgres.ts';

/** Which database this is a copy of: a log position says nothing of another one. */
const NAME = "(select system_identifier from pg_control_system()) || '/' || current_database()";
const POSITION = `select ${NAME} as name, pg_current_wal_flush_lsn()::text as position`;
const HAS_ALL = `select pg_is_in_recovery() and ${NAME} = $1 and pg_last_wal_replay_lsn() >= $2::pg_lsn as "hasAll"`;

interface Position {
  name: string;
  position: string;
}

/** Others wait for this: a replica that is a moment behind may catch up, one that is away may not hold a read up. */
const TRIES = 10;
const PAUSE_MS = 50;
const ANSWER_MS = 1000;
const REST_MS = 10_000;
const TIMES = { ...LIMITS, connectionTimeoutMillis: ANSWER_MS, query_timeout: LIMITS.statement_timeout };

function innermost(error: unknown): string {
  let at = error;
  while (at instanceof Error && at.cause !== undefined) at = at.cause;
  return at instanceof Error ? at.message : String(at);
}

/** Adds a streaming replica to an open database, closed with it. It need not be there now: reads find out each time. */
export function withReplica(database: Database, url: string, log: Logger, now = systemClock.now): Database & { replica: Replica } {
  const pool = openPool({ connectionString: url }, log, TIMES);
  const { db, traceWith } = databaseOn(pool);
  const counts = { requests: 0, failures: 0 };
  let lastGoodAt: Date | null = null;
  let lastFault: ProviderReport['lastFault'] = null;
  let restsUntil: Date | null = null;

  function rest(error: unknown): void {
    const message = innermost(error);
    // Calls that found it so together say it once.
    if (restsUntil === null) log.warn({ error: message }, 'the read replica is not used for now; the database answers its reads');
    counts.failures += 1;
    lastFault = { kind: 'unavailable', message, body: '', at: now() };
    restsUntil = new Date(now().getTime() + REST_MS);
  }

  async function hasAll(): Promise<boolean> {
    const ask = async (values: string[]): Promise<boolean> => {
      const question: pg.QueryConfig & { query_timeout: number } = { text: HAS_ALL, values, query_timeout: ANSWER_MS };
      return (await pool.query<{ hasAll: boolean | null }>(question)).rows[0]?.hasAll === true;
    };
    const [{ name, position }] = (await rowsOf<Position>(database.db, sql.raw(POSITION))) as [Position];
    for (let tries = 1; !(await ask([name, position])); tries += 1) {
      if (tries === TRIES) return false;
      await nextTry(PAUSE_MS);
    }
    return true;
  }

  async function isCurrent(): Promise<boolean> {
    if (restsUntil !== null && now() < restsUntil) return false;
    counts.requests += 1;
    try {
      if (!(await hasAll())) throw new Error('It lags behind the database, or follows another one.');
    } catch (error) {
      rest(error);
      return false;
    }
    [lastGoodAt, restsUntil] = [now(), null];
    return true;
  }

  const replica: Replica = {
    db,
    isCurrent,
    rest,
    get report(): ProviderReport {
      const breaker = restsUntil === null ? 'closed' : now() < restsUntil ? 'open' : 'half_open';
      return { name: 'read-replica', breaker, restsUntil, ...counts, lastGoodAt, lastFault, quota: null, notes: [], changed: [] };
    },
  };
  const close = async (): Promise<void> => void (await Promise.all([pool.end(), database.close()]));
  const traceBoth: Database['traceWith'] = (tracer) => {
    database.traceWith?.(tracer);
    traceWith?.(tracer);
  };
  return { ...database, replica, traceWith: traceBoth, close };
}
