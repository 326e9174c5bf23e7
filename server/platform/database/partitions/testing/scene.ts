import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { bankrollOf, HOUSE_GRANTS, openAccounts, postTransfer } from '../../../../features/ledger/index.ts';
import type { Ctx } from '../../../../kernel/ctx.ts';
import type { Db } from '../../../../kernel/db.ts';
import { createContest } from '../../../../testing/index.ts';
import { speakCanonically } from '../../copy/canonical.ts';
import { checksumOf } from '../../copy/checksums.ts';
import type { Checksums } from '../../copy/index.ts';
import { listTables } from '../../copy/tables.ts';
import type { PartitionOptions } from '../partition-table.ts';
import { PARTITIONABLE } from '../partitioned-tables.ts';

export const [QUOTES, ENTRIES] = PARTITIONABLE as [(typeof PARTITIONABLE)[0], (typeof PARTITIONABLE)[0]];
export const NOW = new Date('2026-07-11T16:00:00Z');
export const options: PartitionOptions = { now: NOW, say: () => undefined, pause: async () => undefined };
export const OWNER = '11111111-1111-4111-8111-111111111111';

/** Prices of one game over three months, and as many grants. */
export async function fill(ctx: Ctx): Promise<string> {
  const { id } = await createContest(ctx, { startsAt: NOW });
  await ctx.db.execute(sql`insert into books values ('b', 'Book')`);
  await ctx.db.execute(sql`insert into quotes (contest_id, book_code, market, side, line, price, quoted_at, is_opening, recorded_at)
    select ${id}::uuid, 'b', 'moneyline', 'home', null, -110 - n, ${NOW.toISOString()}::timestamptz - n * interval '1 day', n = 80, now() from generate_series(1, 80) n`);
  await ctx.transact((tx) => openAccounts(tx, OWNER));
  for (const key of ['a', 'b', 'c']) await grant(ctx, key);
  return id;
}

export const grant = (ctx: Ctx, key: string): Promise<void> =>
  ctx.transact((tx) =>
    postTransfer(tx, {
      kind: 'grant',
      key,
      betId: null,
      reason: null,
      entries: [
        { accountId: bankrollOf(OWNER), amountCents: 500 },
        { accountId: HOUSE_GRANTS, amountCents: -500 },
      ],
    }),
  );

/** Work in one session, as the command has it. */
export async function inSession<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(drizzle(client) as unknown as Db);
  } finally {
    await client.end();
  }
}

const TABLES = PARTITIONABLE.map(({ table }) => table);

/** What the two tables hold, by rows and hashes. */
export const checksumsOf = (db: Db): Promise<Checksums> =>
  db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await speakCanonically(tx);
    const tables = (await listTables(tx)).filter(({ name }) => TABLES.includes(name));
    return Object.fromEntries(await inSequence(tables, async (table) => [table.name, await checksumOf(tx, table)] as const));
  });

export async function inSequence<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await work(one));
  return results;
}

export const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );
