import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migratePostgres } from '../../platform/database/postgres.ts';
import { migrationsFolder } from '../../platform/place.ts';

const TEMPLATE = 'clearedge_template';

/** Set for the tests by the run's set-up. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('no PostgreSQL was started for this run');
  return url;
}

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
};

async function asOwner(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Databases of an earlier run's processes, on a server that stays. */
async function leftOn(server: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname like 'worker\\_%'");
  await client.end();
  return rows.map(({ datname }) => datname);
}

/** Space that a vacuum frees is filled again, and rows then come in another order than the one they were written in. */
const WITHOUT_VACUUM = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I set (autovacuum_enabled = off)', name);
  end loop;
end $$`;

/** Makes the migrated template anew; once per test run, before any test. */
export async function prepareTemplate(server: string): Promise<void> {
  for (const name of await leftOn(server)) await asOwner(server, `drop database if exists ${name} with (force)`);
  await asOwner(server, `drop database if exists ${TEMPLATE} with (force)`, `create database ${TEMPLATE}`);
  await migratePostgres(urlOf(server, TEMPLATE), migrationsFolder);
  await asOwner(urlOf(server, TEMPLATE), WITHOUT_VACUUM);
}

/** Makes a migrated database of this name anew; answers its URL. */
export async function makeFromTemplate(name: string): Promise<string> {
  const server = serverUrl();
  await asOwner(server, `drop database if exists ${name} with (force)`, `create database ${name} template ${TEMPLATE}`);
  return urlOf(server, name);
}

/** Runs `test` with the URL of a fresh, migrated database, and drops it. */
export async function withDatabaseUrl(test: (url: string) => Promise<void>): Promise<void> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await makeFromTemplate(name);
  try {
    await test(url);
  } finally {
    await asOwner(serverUrl(), `drop database ${name} with (force)`);
  }
}
