import pg from 'pg';

/** Runs `work` on a connection of its own, which ends with it. */
export async function withSession<T>(url: string, purpose: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: `clearedge-${purpose}`, connectionTimeoutMillis: 5000 });
  // A client that loses its server while `work` runs elsewhere would end the whole program.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
