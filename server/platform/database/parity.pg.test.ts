import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bets, contests, idempotencyKeys, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { isUniqueViolation, sqlStateOf } from '../../kernel/sql-state.ts';
import {
  createContest,
  createUser,
  hasPostgres,
  type TestOptions,
  type TestWorld,
  withPostgres,
  withTestCtx,
} from '../../testing/index.ts';

type Runner = (options: TestOptions, test: (ctx: Ctx, world: TestWorld) => Promise<void>) => Promise<void>;

const ID = '00000000-0000-4000-8000-000000000001';
const SHAPES = sql`select count(*) as count, 9007199254740993::int8 as big, 12.50::numeric as exact, 0.5::float8 as real, true as yes,
  timestamptz '2026-07-11 16:00:00.123+00' as instant, date '2026-07-11' as day, '{"a":[1,null]}'::jsonb as doc, array['x','y'] as list, null::text as nothing`;

/** Everything about a database that a verb could notice. */
async function observe(run: Runner): Promise<unknown> {
  const seen: Record<string, unknown> = {};
  await run({ signedOut: true }, async (ctx) => {
    await ctx.db.execute(sql`set time zone 'UTC'`);
    seen.raw = await rowsOf(ctx.db, SHAPES);
    const user = await createUser(ctx, { id: ID, username: 'ann' });
    seen.user = user;
    const event = await createContest(ctx, { id: ID, lineScore: null });
    seen.event = event;
    const terms = { listedPitchers: false } as never;
    const bet = {
      id: ID,
      userId: ID,
      contestId: ID,
      gameLabel: 'NYY@BOS',
      betType: 'moneyline',
      selectionText: 'Boston',
      terms,
      odds: -110,
      stakeCents: 9_007_199_254_740_991,
      source: 'manual',
      placedAt: ctx.now(),
      status: 'pending',
      ruleVersion: '1',
      updatedAt: ctx.now(),
    } as const;
    seen.bet = await ctx.db.insert(bets).values(bet).returning();
    seen.joined = await ctx.db.select().from(bets).innerJoin(contests, sql`${bets.contestId} = ${contests.id}`);
    await ctx.db
      .insert(idempotencyKeys)
      .values({ userId: ID, scope: 's', key: 'k', bodyHash: 'h', response: { a: ['b'] }, createdAt: ctx.now() });
    seen.json = await ctx.db.select().from(idempotencyKeys);
    const failed = await createUser(ctx, { username: 'ann' }).catch((error: unknown) => error);
    seen.duplicate = [isUniqueViolation(failed, 'users_username_key'), isUniqueViolation(failed, 'users_email_key'), sqlStateOf(failed)];
    seen.updated = await ctx.db
      .update(users)
      .set({ tier: 'pro' })
      .where(sql`${users.id} = ${ID}`)
      .returning({ tier: users.tier, createdAt: users.createdAt });
    seen.missing = sqlStateOf(await ctx.db.execute(sql`select * from nowhere`).catch((error: unknown) => error));
  });
  return seen;
}

describe.skipIf(!hasPostgres)('the two databases', () => {
  test('answer the same rows, types and errors', async () => {
    const embedded = await observe(withTestCtx);
    expect(await observe(withPostgres)).toEqual(embedded);
    expect(embedded).toMatchObject({
      raw: [
        {
          count: '1',
          big: '9007199254740993',
          exact: '12.50',
          real: 0.5,
          yes: true,
          day: '2026-07-11',
          doc: { a: [1, null] },
          list: ['x', 'y'],
        },
      ],
    });
  });
});
