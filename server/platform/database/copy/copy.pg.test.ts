import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { createContest, createUser, memoryLog, withDatabaseUrl, withTestCtx } from '../../../testing/index.ts';
import { migrationsFolder } from '../../place.ts';
import type { Database } from '../database.ts';
import { migratePostgres, openPostgres } from '../postgres.ts';
import { type Checksums, fillDatabase, openBackup, refuseOtherBackup, withContents, withFirstMigrations, writeBackup } from './index.ts';

const quiet = (): void => undefined;
const about = { takenAt: '2026-07-11T16:00:00.000Z', source: 'demo', keyMark: 'k' };

/** Rows with everything that could be lost on the way: nulls of both kinds, big and exact numbers, odd text, a ledger of many transfers. */
async function fillSource(ctx: Ctx): Promise<void> {
  const user = await createUser(ctx, { username: 'añn "\\ 😀' });
  await createContest(ctx, { lineScore: null });
  for (const [key, response] of [
    ['null', null],
    ['deep', { a: [1e21, 0.1, null, '\u2028', '\\u0000 {}'] }],
  ] as const)
    await ctx.db.insert(idempotencyKeys).values({ userId: user.id, scope: 's', key, bodyHash: '', response, createdAt: ctx.now() });
  await ctx.db.execute(sql`insert into ledger_accounts (id, kind, balance_cents, created_at)
    values ('house:grants', 'house', -220000, now()), ('a', 'bankroll', 220000, now())`);
  await ctx.db.execute(sql`insert into ledger_transfers (id, key, kind, posted_at)
    select gen_random_uuid(), 'k' || n, 'grant', now() from generate_series(1, 1100) n`);
  await ctx.db.execute(sql`insert into ledger_entries (transfer_id, account_id, amount_cents, balance_after_cents, posted_at)
    select t.id, side.account, side.amount, 0, now() from ledger_transfers t, (values ('house:grants', -200), ('a', 200)) as side(account, amount)`);
}

async function checksumsOf({ db }: Database): Promise<Checksums> {
  return withContents(db, async (contents) => {
    const all: Checksums = {};
    for (const table of contents.tables) {
      const rows = contents.readTable(table);
      for (;;) {
        const next = await rows.next();
        if (next.done) {
          all[table.name] = next.value;
          break;
        }
      }
    }
    return all;
  });
}

async function inFreshPostgres(work: (database: Database) => Promise<void>): Promise<void> {
  await withDatabaseUrl(async (url) => {
    const database = openPostgres(url, memoryLog());
    try {
      await work(database);
    } finally {
      await database.close();
    }
  });
}

// A hundred tables are read, written and read back several times.
const LONG_MS = 90_000;

describe('copying a database', { timeout: LONG_MS }, () => {
  test('embedded to PostgreSQL by the wire and by a file: every table equal, numbers go on, guards stand', async () => {
    await withTestCtx({}, async (ctx, { container }) => {
      await fillSource(ctx);
      const wanted = await checksumsOf(container.database);
      expect(Object.values(wanted).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(3300);
      const folder = mkdtempSync(join(tmpdir(), 'clearedge-copy-'));
      const path = join(folder, 'one.backup.gz');
      try {
        await withContents(container.database.db, (contents) => writeBackup(path, about, contents, quiet));
        expect(statSync(path).mode & 0o777).toBe(0o600);
        await inFreshPostgres(async (moved) => {
          await withContents(container.database.db, (contents) => fillDatabase(moved.db, contents, quiet));
          expect(await checksumsOf(moved)).toEqual(wanted);
          await expect(moved.db.execute(sql`delete from ledger_entries`)).rejects.toMatchObject({
            cause: { message: expect.stringContaining('ledger_entries') },
          });
          const [next] = await rowsOf<{ n: string }>(moved.db, sql`select nextval('ledger_entries_sequence_seq')::text as n`);
          expect(Number(next?.n)).toBeGreaterThan(2199);
          await expect(withContents(container.database.db, (contents) => fillDatabase(moved.db, contents, quiet))).rejects.toThrow(
            /The target is not empty/,
          );
        });
        await inFreshPostgres(async (restored) => {
          const backup = await openBackup(path);
          expect(backup.header).toMatchObject(about);
          await fillDatabase(restored.db, backup.contents, quiet);
          expect(await checksumsOf(restored)).toEqual(wanted);
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });

  test('a backup that is cut off or changed fills nothing and says so', async () => {
    await withTestCtx({}, async (_ctx, { container }) => {
      const folder = mkdtempSync(join(tmpdir(), 'clearedge-copy-'));
      const path = join(folder, 'one.backup.gz');
      await withContents(container.database.db, (contents) => writeBackup(path, about, contents, quiet));
      const text = gunzipSync(readFileSync(path)).toString();
      const damaged = (name: string, bytes: Buffer): string => {
        writeFileSync(join(folder, name), bytes);
        return join(folder, name);
      };
      const cases: [string, RegExp][] = [
        [damaged('cut', readFileSync(path).subarray(0, -40)), /cannot be read: (unexpected end of file|it ends too early)/],
        [damaged('short', gzipSync(text.split('\n').slice(0, -3).join('\n'))), /it ends too early/],
        [damaged('other', gzipSync('{"format":"other"}\n')), /not a backup of ClearEdge/],
        [damaged('plain', Buffer.from('hello')), /cannot be read/],
        [damaged('changed', gzipSync(text.replaceAll('"pro"', '"elite"').replace('"free"', '"elite"'))), /did not arrive whole.*users/],
      ];
      await inFreshPostgres(async (target) => {
        for (const [file, message] of cases) {
          const fill = async () => fillDatabase(target.db, (await openBackup(file)).contents, quiet);
          await expect(fill()).rejects.toThrow(message);
        }
        expect(Object.values(await checksumsOf(target)).every(({ rows }) => rows === 0)).toBe(true);
      });
      rmSync(folder, { recursive: true });
    });
  });

  test('a backup of an older version goes into the tables of its time, and then on to this one; a newer or foreign one is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearedge-copy-'));
    const path = join(folder, 'old.backup.gz');
    // The version after this one: one migration more.
    const later = join(folder, 'migrations');
    cpSync(migrationsFolder, later, { recursive: true });
    const journal = JSON.parse(readFileSync(join(later, 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] };
    const own = journal.entries.length;
    const last = journal.entries.at(-1)!;
    journal.entries.push({ ...last, tag: 'later', when: last.when + 1 } as never);
    writeFileSync(join(later, 'meta', '_journal.json'), JSON.stringify(journal));
    writeFileSync(join(later, 'later.sql'), "alter table installation add column note text not null default 'later'");
    await inFreshPostgres(async (old) => {
      await old.db.execute(sql`insert into installation values ('kept', '{"a":1}', now())`);
      await withContents(old.db, (contents) => writeBackup(path, about, contents, quiet));
    });
    await inFreshPostgres(async (target) => {
      await target.db.execute(sql`drop schema public cascade`);
      await target.db.execute(sql`drop schema drizzle cascade`);
      await target.db.execute(sql`create schema public`);
      const { header, contents } = await openBackup(path);
      expect(header.migrations).toHaveLength(own);
      expect(() => refuseOtherBackup(header, later)).not.toThrow();
      await withFirstMigrations(later, header.migrations.length, (part) => migratePostgres(target.url!, part));
      await fillDatabase(target.db, contents, quiet);
      await migratePostgres(target.url!, later);
      expect(await rowsOf(target.db, sql`select key, value, note from installation`)).toEqual([
        { key: 'kept', value: { a: 1 }, note: 'later' },
      ]);
      const migrations = await withContents(target.db, (all) => Promise.resolve(all.migrations));
      expect(migrations).toHaveLength(own + 1);
      expect(() => refuseOtherBackup({ migrations }, migrationsFolder)).toThrow(/is from a newer version of ClearEdge/);
    });
    expect(() => refuseOtherBackup({ migrations: ['0'.repeat(64)] }, migrationsFolder)).toThrow(
      /cannot be read: a development build of ClearEdge with other tables made it.+import the CSV here\.$/,
    );
    rmSync(folder, { recursive: true });
  });
});
