import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../app/open-database.ts';
import { rowsOf } from '../../kernel/db.ts';
import { memoryLog, withDatabaseUrl } from '../../testing/index.ts';
import { OperatorError } from '../operator-error.ts';
import { migrationsFolder } from '../place.ts';
import type { Database } from './database.ts';
import { migrateEmbedded, openEmbedded } from './open-embedded.ts';
import { databaseOn, migratePostgres, openPool, openPostgres, refuseOtherPostgres } from './postgres.ts';
import { startPostgres } from './postgres-process.ts';
import { compareMigrations, listMigrations } from './schema-history.ts';

let folder = '';
const never = (error: Error): never => {
  throw error;
};

/** Migrations of another build: each a statement. */
function writeMigrations(name: string, statements: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'meta'), { recursive: true });
  const entries = statements.map((statement, idx) => {
    writeFileSync(join(path, `${idx}.sql`), statement);
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag: String(idx), breakpoints: true };
  });
  writeFileSync(join(path, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return path;
}
const OTHER = ['create table users (id int primary key, name text)', "insert into users values (1, 'kept')"];
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function contentOf({ db }: Pick<Database, 'db'>): Promise<unknown> {
  return [
    await rowsOf(db, sql`select *, xmin::text from users`),
    await rowsOf(db, sql`select *, xmin::text from drizzle.__drizzle_migrations order by id`),
    await rowsOf(
      db,
      sql`select table_schema, table_name from information_schema.tables where table_schema in ('public', 'drizzle') order by 1, 2`,
    ),
  ];
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearedge-history-'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the migrations of a database against those of this build', () => {
  test.each([
    ['equal', ['a', 'b']],
    ['older', ['a']],
    ['older', []],
    ['newer', ['a', 'b', 'c']],
    ['other', ['b']],
    ['other', ['a', 'c']],
    ['other', ['x', 'b']],
    ['other', ['x', 'a', 'b']],
  ] as const)('%s: %j', (state, texts) => {
    expect(compareMigrations(texts.map(hashOf), writeMigrations('own', ['a', 'b']))).toBe(state);
  });
});

describe('the embedded database', { timeout: 120_000 }, () => {
  const start = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir }, memoryLog(), never);

  test('a fresh one starts, and the same one starts again with what it held', async () => {
    const dataDir = join(folder, 'current');
    const first = await start(dataDir);
    await first.db.execute(sql`insert into installation values ('kept', '1', now())`);
    await first.close();
    const second = await start(dataDir);
    expect(await rowsOf(second.db, sql`select key from installation`)).toEqual([{ key: 'kept' }]);
    await second.close();
  });

  test('one of another build is refused; its rows and the files of its tables stay as they were', async () => {
    const dataDir = join(folder, 'other');
    const database = await openEmbedded(dataDir, 'postgres', never);
    await migrateEmbedded(database, writeMigrations('other-embedded', OTHER));
    const before = await contentOf(database);
    const paths = await rowsOf<{ path: string }>(
      database.db,
      sql`select pg_relation_filepath(oid) as path from pg_class
        where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind in ('r', 'i', 'S')`,
    );
    expect(paths.length).toBeGreaterThanOrEqual(5);
    await database.close();
    const files = (): string[] => paths.map(({ path }) => hashOf(readFileSync(join(dataDir, 'postgres', path), 'latin1')));
    const bytes = files();
    for (let round = 0; round < 2; round += 1) {
      const failure = (await start(dataDir).catch((error: unknown) => error)) as Error;
      expect(failure).toBeInstanceOf(OperatorError);
      expect(failure.message).toBe(
        `The database in ${join(dataDir, 'postgres')} was made by a development build of ClearEdge with other tables, and this build cannot read it. Nothing was changed. To keep its data, run the build that made it: each member can export the account in Settings and tracked bets as CSV in My Bets, and import the CSV here. To start anew, move that folder away or choose another DATA_DIR (docs/operations.md, Upgrade and rollback).`,
      );
      expect(files()).toEqual(bytes);
    }
    const again = await startPostgres(join(dataDir, 'postgres'), []);
    const pool = openPool(again.connection, null);
    expect(await contentOf(databaseOn(pool))).toEqual(before);
    await pool.end();
    await again.stop();
  });
});

describe('a PostgreSQL server', { timeout: 60_000 }, () => {
  const start = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: folder }, memoryLog(), never);
  const empty = async ({ db }: Database): Promise<void> => {
    for (const statement of ['drop schema public cascade', 'drop schema drizzle cascade', 'create schema public'])
      await db.execute(sql.raw(statement));
  };

  test('an empty database starts, a current one starts again, and so does one that a newer version has added to', async () => {
    await withDatabaseUrl(async (url) => {
      const database = openPostgres(url, memoryLog());
      await empty(database);
      await (await start(url)).close();
      await database.db.execute(sql`insert into installation values ('kept', '1', now())`);
      await (await start(url)).close();
      await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`);
      await (await start(url)).close();
      expect(await rowsOf(database.db, sql`select key from installation`)).toEqual([{ key: 'kept' }]);
      expect(compareMigrations(await listMigrations(database.db), migrationsFolder)).toBe('newer');
      await database.close();
    });
  });

  test('one of another build is refused for every command, and no row is changed', async () => {
    await withDatabaseUrl(async (url) => {
      const database = openPostgres(url, memoryLog());
      await empty(database);
      // As that build did it: with migrations of its own.
      await migrate(database.db as never, { migrationsFolder: writeMigrations('other-server', OTHER) });
      const before = await contentOf(database);
      const name = new URL(url).pathname.slice(1);
      for (const refused of [
        () => start(url),
        () => migratePostgres(url, migrationsFolder),
        () => refuseOtherPostgres(database.db, url, migrationsFolder),
      ]) {
        const failure = (await refused().catch((error: unknown) => error)) as Error;
        expect(failure).toBeInstanceOf(OperatorError);
        expect(failure.message).toContain(
          `The PostgreSQL database "${name}" was made by a development build of ClearEdge with other tables`,
        );
        expect(failure.message).toContain('make an empty database and name it in DATABASE_URL');
      }
      expect(await contentOf(database)).toEqual(before);
      await database.close();
    });
  });
});
