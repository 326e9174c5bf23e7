import pg from 'pg';

/** What processes on one PostgreSQL do one after the other, each with a lock of its own. */
const LOCKS = { migrate: 727_274, prepare: 727_275 } as const;

/** Runs `work` while no other process on this database runs work under the same lock; the others wait. */
export async function oneAtATime<T>(url: string, lock: keyof typeof LOCKS, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: `clearedge-${lock}`, connectionTimeoutMillis: 5000 });
  // A client that loses its server while `work` runs elsewhere would end the whole program.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Whoever waits here waits as long as the others take.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    return await work(client);
  } finally {
    // The lock is the session's, so it goes with it.
    await client.end();
  }
}
