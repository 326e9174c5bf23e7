import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startRealPostgres } from './real-postgres.ts';

export interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database: on the server given, or on a PostgreSQL of its own that is gone afterwards. */
export async function makeOwnDatabase(given: string | null | undefined): Promise<OwnDatabase> {
  const server = given ? { url: given, stop: async () => undefined } : await startRealPostgres();
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await run(server.url, `create database ${name}`);
  return {
    url: Object.assign(new URL(server.url), { pathname: `/${name}` }).toString(),
    drop: async () => {
      await run(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
