import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { LOCKS, oneAtATime } from './one-at-a-time.ts';
import { withSession } from './session.ts';

/** Milliseconds that a connection of the pool may take, wait or idle. A pooler takes none of these from its clients, and sets them itself. */
export const LIMITS = { statement_timeout: 15_000, lock_timeout: 8000, idle_in_transaction_session_timeout: 30_000 };
export const CONNECT_QUERY = Object.entries(LIMITS)
  .map(([name, ms]) => `set ${name} = ${ms}`)
  .join('; ');

const HELP = '(docs/operations.md, A connection pooler)';

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

/** Throws where a connection does not keep a backend to itself: such a pooler loses what is listened to, and locks of a session. */
export const refusePooler = (url: string): Promise<void> =>
  withSession(url, 'probe', (one) =>
    withSession(url, 'probe', async (other) => {
      const [own, others, again] = [await backendOf(one), await backendOf(other), await backendOf(other)];
      if (others === again && others !== own) return;
      throw new OperatorError(
        `DATABASE_DIRECT_URL, or DATABASE_URL where that is unset, leads to a pooler in transaction mode, which carries neither LISTEN nor the locks of a session. Name PostgreSQL's own address in DATABASE_DIRECT_URL ${HELP}.`,
      );
    }),
  );

/** Throws where the pooled address leads to another database than the direct one, or to connections without limits. */
export const checkPooled = (pooled: string, direct: string): Promise<void> =>
  oneAtATime(direct, 'compare', () =>
    withSession(pooled, 'compare', async (lent) => {
      const limits = Object.keys(LIMITS).map((name) => `current_setting('${name}') as ${name}`);
      const found = await lent.query<Record<string, unknown>>(
        `select pg_try_advisory_xact_lock(${LOCKS.compare}) as "isFree", ${limits.join(', ')}`,
      );
      const { isFree, ...settings } = found.rows[0]!;
      if (isFree) throw new OperatorError(`DATABASE_URL and DATABASE_DIRECT_URL lead to different databases ${HELP}.`);
      const missing = Object.keys(settings).filter((name) => settings[name] === '0');
      if (missing.length > 0)
        throw new OperatorError(
          `Connections of DATABASE_URL have no ${missing.join(', ')}. Let the pooler set them (connect_query='${CONNECT_QUERY}') or the role (alter role ... set ...), or leave DATABASE_DIRECT_URL out where DATABASE_URL is no pooler ${HELP}.`,
        );
    }),
  );
