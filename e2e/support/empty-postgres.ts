import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startRealPostgres } from '../../server/testing/databases/real-postgres.ts';

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs `test` with the address of a new, empty database: on TEST_DATABASE_URL, or else on a PostgreSQL from npm that is gone afterwards. */
export async function withEmptyPostgres(test: (url: string) => Promise<void>): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startRealPostgres();
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  try {
    await run(server.url, `create database ${name}`);
    await test(Object.assign(new URL(server.url), { pathname: `/${name}` }).toString());
    await run(server.url, `drop database ${name} with (force)`);
  } finally {
    await server.stop();
  }
}
