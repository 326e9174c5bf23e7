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

/** A new database: on the server given, or on a PostgreSQL of its own that is gone afterwards, and at once when no database can be made on it. */
export async function makeOwnDatabase(given?: string | null, start = startRealPostgres): Promise<OwnDatabase> {
  const server = given ? { url: given, stop: async () => undefined } : await start();
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const runOrStop = async (statement: string): Promise<void> => {
    try {
      await run(server.url, statement);
    } catch (error) {
      await server.stop();
      throw error;
    }
  };
  await runOrStop(`create database ${name}`);
  return {
    url: Object.assign(new URL(server.url), { pathname: `/${name}` }).toString(),
    drop: async () => {
      await runOrStop(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
