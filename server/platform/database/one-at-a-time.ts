import type pg from 'pg';
import { withSession } from './session.ts';

/** What processes on one PostgreSQL do one after the other, each with a lock of its own. */
export const LOCKS = { migrate: 727_274, prepare: 727_275, compare: 727_276 } as const;

/** Runs `work` while no other process on this database runs work under the same lock; the others wait. */
export const oneAtATime = <T>(url: string, lock: keyof typeof LOCKS, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withSession(url, lock, async (client) => {
    // Whoever waits here waits as long as the others take, whatever limits the role has.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    // The lock is the session's, so it goes with it.
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    return await work(client);
  });
