import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { offerGame, slip } from '../features/practice/testing/scene.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { rowsOf } from '../kernel/db.ts';
import { migratePostgres, openPostgres } from '../platform/database/postgres.ts';
import { compareMigrations, listMigrations } from '../platform/database/schema-history.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { migrationsFolder } from '../platform/place.ts';
import { createUser, makeServer, memoryLog, type TestWorld, withDatabaseUrl } from '../testing/index.ts';
import { runInWorld } from '../testing/with-test-ctx.ts';
import { features } from './features.ts';
import { openDatabase } from './open-database.ts';

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[];
}
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The migrations of a later release: this build's, and one of these statements after each other. */
function laterMigrations(...statements: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-later-'));
  folders.push(folder);
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  for (const statement of statements) {
    const last = journal.entries.at(-1)!;
    const next = { ...last, idx: last.idx + 1, when: last.when + 1000, tag: `later_${last.idx + 1}` };
    journal.entries.push(next);
    writeFileSync(join(folder, `${next.tag}.sql`), statement);
  }
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}

/** A database that no other test gets: its tables change. */
const withOwnDatabase = (play: (ctx: Ctx, world: TestWorld, url: string) => Promise<void>): Promise<void> =>
  withDatabaseUrl(async (url) => {
    const database = openPostgres(url, memoryLog());
    try {
      await runInWorld(database, {}, (ctx, world) => play(ctx, world, url));
    } finally {
      await database.close();
    }
  });

const EXPAND = `alter table virtual_bets add column next_note text not null default 'none';
create index next_notes on virtual_bets (next_note);
create table next_things (id uuid primary key, bet_id uuid references virtual_bets (id) on delete cascade)`;
const contract = (least: number): string => `drop table next_things;
insert into installation (key, value, updated_at) values ('least_migrations', '{"count": ${least}, "version": "0.9.0"}', now())`;

test('a release adds to the tables while an old build reads and takes bets; the old build works on, back and forth, until what it uses is taken away', {
  timeout: 120_000,
}, async () => {
  await withOwnDatabase(async (ctx, world, url) => {
    await offerGame(ctx);
    const server = await makeServer(features, { world });
    const me = await server.as(await createUser(ctx, {}));
    const oneRound = async (stake: number): Promise<number[]> =>
      (
        await Promise.all([me.post('/api/virtual/bets', slip({ stake })), me.get('/api/virtual/bets'), me.get('/api/virtual/performance')])
      ).map(({ statusCode }) => statusCode);
    const GOOD = [201, 200, 200];
    const state = async (folder = migrationsFolder) => compareMigrations(await listMigrations(ctx.db), folder);
    const isWaiting = async () =>
      (await rowsOf(ctx.db, sql`select 1 from pg_locks where not granted and relation = 'virtual_bets'::regclass`)).length > 0;
    expect(await oneRound(11)).toEqual(GOOD);

    // Expand, while someone holds the table: the change waits, and no call fails behind it.
    const expanded = laterMigrations(EXPAND);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; select 1 from virtual_bets limit 1');
    const migrating = migratePostgres(url, expanded);
    while (!(await isWaiting()));
    expect(await Promise.all([12, 13, 14].map(oneRound))).toEqual([GOOD, GOOD, GOOD]);
    expect(await state()).toBe('equal');
    await holder.query('commit');
    await holder.end();
    await migrating;
    expect([await state(), await state(expanded)]).toEqual(['newer', 'equal']);

    // Old and new side by side: each goes on with rows that the other wrote.
    expect(await oneRound(15)).toEqual(GOOD);
    await ctx.db.execute(sql`update virtual_bets set next_note = 'by the new build'`);
    await ctx.db.execute(sql`insert into next_things select gen_random_uuid(), id from virtual_bets`);
    expect(await oneRound(16)).toEqual(GOOD);

    // Back: the old build starts on the new tables, and says so.
    const log = memoryLog();
    const open = () => openDatabase({ databaseUrl: url, dataDir: tmpdir() }, log, () => {});
    await (await open()).close();
    expect(log.lines.map(({ message }) => message)).toEqual([
      'the database was migrated by a newer version of ClearEdge; this version works on, and leaves alone what it does not know',
    ]);
    expect(await oneRound(17)).toEqual(GOOD);
    const notes = await rowsOf<{ note: string; bets: number }>(
      ctx.db,
      sql`select next_note as note, count(*)::int as bets from virtual_bets group by 1 order by 1`,
    );
    expect(notes).toEqual([
      { note: 'by the new build', bets: 5 },
      { note: 'none', bets: 2 },
    ]);

    // Contract: a build that knows too few migrations does not start, and changes nothing.
    const least = (await listMigrations(ctx.db)).length + 1;
    const contracted = laterMigrations(EXPAND, contract(least));
    await migratePostgres(url, contracted);
    for (const refused of [open, () => migratePostgres(url, migrationsFolder), () => migratePostgres(url, expanded)]) {
      const failure = (await refused().catch((error: unknown) => error)) as Error;
      expect(failure).toBeInstanceOf(OperatorError);
      expect(failure.message).toContain('has the tables of ClearEdge 0.9.0, and this version is too old for them. Nothing was changed.');
    }
    await migratePostgres(url, contracted);
    expect([await state(contracted), (await rowsOf(ctx.db, sql`select 1 from virtual_bets`)).length]).toEqual(['equal', 7]);
    await server.close();
  });
});
