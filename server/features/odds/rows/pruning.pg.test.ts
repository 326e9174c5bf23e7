import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../kernel/db.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { PARTITIONABLE, partitionTable } from '../../../platform/database/partitions/index.ts';
import { createContest, hasPostgres, withPostgres } from '../../../testing/index.ts';
import { listHistory } from './quote-rows.ts';

const START = new Date('2026-07-11T16:00:00Z');

describe.skipIf(!hasPostgres)('prices partitioned by month', () => {
  test("a game's line history looks into the months of its season and no other", async () => {
    await withPostgres({ signedOut: true }, async (ctx, { house }) => {
      const contest = await createContest(ctx, { startsAt: START });
      await ctx.db.execute(sql`insert into books values ('b', 'Book')`);
      await ctx.db.execute(sql`insert into quotes (contest_id, book_code, market, side, price, quoted_at, is_opening, recorded_at)
        select ${contest.id}::uuid, 'b', 'moneyline', 'home', -110, ${START.toISOString()}::timestamptz - n * interval '1 month', false, now() from unnest(array[0, 1, 5, 11, 30]) n`);
      const client = new pg.Client({ connectionString: house.database.url! });
      await client.connect();
      const asked: { text: string; values: unknown[] }[] = [];
      const db = drizzle(client, { logger: { logQuery: (text, values) => void asked.push({ text, values }) } }) as unknown as Db;
      try {
        await partitionTable(db, PARTITIONABLE[0]!, { now: START, say: () => undefined, pause: async () => undefined });
        const points = await listHistory(db, contest, 'moneyline', 'home');
        const { text, values } = asked.at(-1)!;
        const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        const read = new Set(plan.rows.flatMap((row) => row['QUERY PLAN'].match(/quotes_(\d{4}_\d\d|rest)\b/g) ?? []));
        expect(points.length).toBe(3);
        expect([...read].filter((name) => name !== 'quotes_rest' && (name < 'quotes_2025_09' || name > 'quotes_2026_08'))).toEqual([]);
        expect(await rowsOf(db, sql`select count(*)::int as count from quotes`)).toEqual([{ count: 5 }]);
      } finally {
        await client.end();
      }
    });
  });
});
