import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bankrollOf, findFaults, HOUSE_GRANTS } from '../../../features/ledger/index.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { hasPostgres, memoryLog, withDatabaseUrl, withPostgres } from '../../../testing/index.ts';
import { migrationsFolder } from '../../place.ts';
import { fillDatabase, withContents } from '../copy/index.ts';
import { listTables } from '../copy/tables.ts';
import { migratePostgres, openPostgres } from '../postgres.ts';
import {
  ASIDE,
  discardTwin,
  hasTwin,
  isPartitioned,
  keepAllMonthsAhead,
  NotPartitionable,
  PARTITIONABLE,
  partitionTable,
} from './index.ts';
import { listPartitions } from './month-partitions.ts';
import { checksumsOf, ENTRIES, failure, fill, grant, inSequence, inSession, NOW, OWNER, options, QUOTES } from './testing/scene.ts';

describe.skipIf(!hasPostgres)('tables partitioned by month', { timeout: 60_000 }, () => {
  test('hold the same rows, refuse what they refused, go on where they stood, and take what comes later', async () => {
    await withPostgres({ signedOut: true }, async (ctx, { house, clock }) => {
      const url = house.database.url!;
      const event = await fill(ctx);
      const wanted = await checksumsOf(ctx.db);
      await inSession(url, async (db) => {
        for (const own of PARTITIONABLE) await partitionTable(db, own, options);
      });
      expect(await checksumsOf(ctx.db)).toEqual(wanted);
      expect(await listPartitions(ctx.db, 'public', 'quotes')).toEqual(
        ['04', '05', '06', '07', '08', '09', '10'].map((month) => `quotes_2026_${month}`).concat('quotes_rest'),
      );
      // The command again, a migration again, and a new process find nothing to do.
      await inSession(url, (db) => partitionTable(db, QUOTES, options));
      await migratePostgres(house.database.url!, migrationsFolder);
      expect(await checksumsOf(ctx.db)).toEqual(wanted);
      expect(
        await rowsOf(
          ctx.db,
          sql`select from pg_namespace where nspname = ${ASIDE} and exists (select from pg_class where relnamespace = pg_namespace.oid)`,
        ),
      ).toEqual([]);

      await grant(ctx, 'd');
      clock.set('2026-08-02T00:00:00Z');
      await grant(ctx, 'e');
      expect(await findFaults(ctx)).toEqual([]);
      const [newest] = await rowsOf<{ last: number; table: string }>(
        ctx.db,
        sql`select sequence::int as last, tableoid::regclass::text as table from ledger_entries order by sequence desc limit 1`,
      );
      expect(newest).toEqual({ last: 10, table: 'ledger_entries_2026_08' });
      expect(await failure(ctx.db.execute(sql`update ledger_entries set amount_cents = 1`))).toContain('never changed');
      expect(await failure(ctx.db.execute(sql`delete from ledger_entries_2026_07`))).toContain('never changed');
      const [{ id, at }] = (await rowsOf(ctx.db, sql`select id, posted_at as at from ledger_transfers where key = 'a'`)) as [
        { id: string; at: string },
      ];
      const again = (table: string, moment: string) =>
        ctx.db.execute(sql`insert into ${sql.raw(table)} (transfer_id, account_id, amount_cents, balance_after_cents, posted_at)
          values (${id}, ${bankrollOf(OWNER)}, 1, 1, ${moment}::timestamptz), (${id}, ${HOUSE_GRANTS}, -1, 1, ${moment}::timestamptz)`);
      expect(await failure(again('ledger_entries', at))).toContain('duplicate key');
      expect(await failure(again('ledger_entries', '2026-07-12'))).toContain('the instant of its transfer');
      expect(
        await failure(
          ctx.db.execute(sql`insert into ledger_entries_2026_07 (transfer_id, account_id, sequence, amount_cents, balance_after_cents, posted_at)
        overriding system value values (${id}, 'open:x', 99, 1, 1, ${at}::timestamptz)`),
        ),
      ).toContain('sum to zero');
      const price = (book: string) =>
        ctx.db.execute(sql`insert into quotes (contest_id, book_code, market, side, price, quoted_at, is_opening, recorded_at)
          values (${event}, ${book}, 'moneyline', 'home', -101, ${NOW.toISOString()}::timestamptz, false, now())`);
      await price('b');
      expect(await failure(price('b'))).toContain('duplicate key');
      expect(await failure(price('nobody'))).toContain('foreign key');
    });
  });

  test('a run that ended before the change of tables is taken up: what was written since arrives too', async () => {
    await withPostgres({ signedOut: true }, async (ctx, { house }) => {
      const url = house.database.url!;
      await fill(ctx);
      const namesOf = async () => (await listTables(ctx.db)).map(({ name }) => name);
      const tables = await namesOf();
      await inSession(url, (db) => partitionTable(db, ENTRIES, { ...options, stopBeforeSwap: true }));
      expect([await hasTwin(ctx.db, 'ledger_entries'), await isPartitioned(ctx.db, 'ledger_entries')]).toEqual([true, false]);
      // Backups do not see it, and a migration in between does no harm.
      expect(await namesOf()).toEqual(tables);
      await grant(ctx, 'd');
      await ctx.db.execute(sql`alter table ledger_entries add column note text`);
      const wanted = await checksumsOf(ctx.db);
      await inSession(url, (db) => partitionTable(db, ENTRIES, options));
      expect(await checksumsOf(ctx.db)).toEqual(wanted);
      expect(await findFaults(ctx)).toEqual([]);

      await inSession(url, (db) => partitionTable(db, QUOTES, { ...options, stopBeforeSwap: true }));
      expect([await discardTwin(ctx.db, QUOTES), await discardTwin(ctx.db, QUOTES)]).toEqual([true, false]);
      expect(await checksumsOf(ctx.db)).toEqual(wanted);
    });
  });

  test('the product goes on meanwhile: what many write at once is all there, once', async () => {
    await withPostgres({ signedOut: true }, async (ctx, { house }) => {
      await fill(ctx);
      let isDone = false;
      let posted = 0;
      const write = async (writer: number): Promise<void> => {
        for (let n = 0; !isDone || n < 5; n++, posted++) await grant(ctx, `${writer} ${n}`);
      };
      const writers = [1, 2, 3].map(write);
      await inSession(house.database.url!, (db) => partitionTable(db, ENTRIES, options)).finally(() => {
        isDone = true;
      });
      await Promise.all(writers);
      expect(await findFaults(ctx)).toEqual([]);
      expect(
        await rowsOf(ctx.db, sql`select count(*)::int as entries, count(distinct sequence)::int as numbers from ledger_entries`),
      ).toEqual([{ entries: 6 + 2 * posted, numbers: 6 + 2 * posted }]);
    });
  });

  test('what they hold is copied whole into another database that is partitioned', async () => {
    await withPostgres({ signedOut: true }, async (ctx, { house }) => {
      await fill(ctx);
      const wanted = await checksumsOf(ctx.db);
      await withDatabaseUrl(async (url) => {
        for (const each of [house.database.url!, url])
          await inSession(each, async (db) => void (await inSequence(PARTITIONABLE, (own) => partitionTable(db, own, options))));
        const target = openPostgres(url, memoryLog());
        await withContents(ctx.db, (contents) => fillDatabase(target.db, contents, () => undefined));
        expect(await checksumsOf(target.db)).toEqual(wanted);
        await target.close();
      });
    });
  });

  test('entries that bear another instant than their transfer could not be kept unique, and are told', async () => {
    await withPostgres({ signedOut: true }, async (ctx, { house }) => {
      await fill(ctx);
      await ctx.db.execute(sql`insert into ledger_transfers (id, kind, key, posted_at) values (${OWNER}, 'grant', 'odd', now())`);
      await ctx.db.execute(sql`insert into ledger_entries (transfer_id, account_id, amount_cents, balance_after_cents, posted_at)
        values (${OWNER}, ${bankrollOf(OWNER)}, 1, 1501, '2020-01-01'), (${OWNER}, ${HOUSE_GRANTS}, -1, -1501, '2020-01-01')`);
      const refused = inSession(house.database.url!, (db) => partitionTable(db, ENTRIES, options));
      await expect(refused).rejects.toThrow(NotPartitionable);
      await expect(refused).rejects.toThrow('2 rows of ledger_entries');
    });
  });

  test('months are made ahead, and rows that found none get theirs', async () => {
    await withPostgres({ signedOut: true }, async (ctx, { house, clock }) => {
      const event = await fill(ctx);
      await inSession(house.database.url!, async (db) => {
        for (const own of PARTITIONABLE) await partitionTable(db, own, options);
      });
      await ctx.db.execute(sql`insert into quotes (contest_id, book_code, market, side, price, quoted_at, is_opening, recorded_at)
        values (${event}, 'b', 'moneyline', 'home', -101, '2025-12-31T23:59:59Z', false, now())`);
      clock.set('2027-02-01T00:00:00Z');
      await grant(ctx, 'late');
      const wanted = await checksumsOf(ctx.db);
      expect(await keepAllMonthsAhead(ctx.db, clock.now())).toEqual([
        'quotes_2025_12',
        'quotes_rest',
        ...['02', '03', '04', '05'].map((month) => `quotes_2027_${month}`),
        'ledger_entries_2027_02',
        'ledger_entries_rest',
        ...['03', '04', '05'].map((month) => `ledger_entries_2027_${month}`),
      ]);
      expect(await keepAllMonthsAhead(ctx.db, clock.now())).toEqual([]);
      expect(await checksumsOf(ctx.db)).toEqual(wanted);
      expect(await failure(ctx.db.execute(sql`delete from ledger_entries_2027_02`))).toContain('never changed');
      expect(await findFaults(ctx)).toEqual([]);
    });
  });
});
