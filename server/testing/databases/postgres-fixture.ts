import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Ctx } from '../../kernel/ctx.ts';
import { migratePostgres, openPostgres } from '../../platform/database/postgres.ts';
import { migrationsFolder } from '../../platform/place.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { runInWorld, type TestOptions, type TestWorld } from '../with-test-ctx.ts';

const TEMPLATE = 'clearedge_template';

const serverUrl = (): string | undefined => process.env.TEST_DATABASE_URL;
/** For `describe.skipIf(!hasPostgres)`: false only on a platform that the npm package does not ship. */
export const hasPostgres = serverUrl() !== undefined;

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

/** Makes the migrated template anew; once per test run. */
export async function prepareTemplate(server: string): Promise<void> {
  await asOwner(server, `drop database if exists ${TEMPLATE} with (force)`, `create database ${TEMPLATE}`);
  await migratePostgres(urlOf(server, TEMPLATE), migrationsFolder);
}

/** Runs `test` with the URL of a fresh, migrated database, and drops it. */
export async function withDatabaseUrl(test: (url: string) => Promise<void>): Promise<void> {
  const server = serverUrl();
  if (server === undefined) throw new Error('there is no PostgreSQL here: guard the test with describe.skipIf(!hasPostgres)');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server, `create database ${name} template ${TEMPLATE}`);
  try {
    await test(urlOf(server, name));
  } finally {
    await asOwner(server, `drop database ${name} with (force)`);
  }
}

/** withTestCtx on a fresh real PostgreSQL, where races are real. */
export async function withPostgres(options: TestOptions, test: (ctx: Ctx, world: TestWorld) => Promise<void>): Promise<void> {
  await withDatabaseUrl(async (url) => {
    const database = openPostgres(url, memoryLog());
    try {
      await runInWorld(database, options, test);
    } finally {
      await database.close();
    }
  });
}
