import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications, quotes } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { readRemoved } from '../../platform/retention/removed-rows.ts';
import { createContest, withTestCtx } from '../../testing/index.ts';
import { maintenanceFeature } from '../maintenance.ts';
import { removeOld } from './remove-old.ts';

const START = new Date('2024-06-01T23:00:00Z');
const hoursBefore = (hours: number): Date => new Date(START.getTime() - hours * 3_600_000);

/** One book's prices of a side, an hour apart, the newest at the start; a null says that the market was down. */
async function price(ctx: Ctx, contestId: string, prices: readonly (number | null)[], bookCode = 'b'): Promise<void> {
  await ctx.db.execute(sql`insert into books values (${bookCode}, 'Book') on conflict do nothing`);
  await ctx.db
    .insert(quotes)
    .values(
      prices.map((one, place) => ({
        contestId,
        bookCode,
        market: 'moneyline' as const,
        side: 'home' as const,
        line: null,
        price: one,
        quotedAt: hoursBefore(prices.length - 1 - place),
        isOpening: place === 0,
        recordedAt: START,
      })),
    );
}

const stored = async (ctx: Ctx, contestId: string): Promise<(number | null)[]> =>
  (await ctx.db.select().from(quotes).where(sql`contest_id = ${contestId}`).orderBy(asc(quotes.bookCode), asc(quotes.quotedAt))).map(
    ({ price: one }) => one,
  );

const old = (ctx: Ctx, game: number) => createContest(ctx, { gameId: `20240601_NYY@BOS_${game}`, startsAt: START, status: 'final' });

test('of a game long over the opening, the close and what someone decided by stay; the rest goes, once', async () => {
  await withTestCtx({}, async (ctx, { user }) => {
    const plain = await old(ctx, 1);
    await price(ctx, plain.id, [-101, -102, -103, -104, -105]);
    await price(ctx, plain.id, [null, -110, -111, -112, null, null], 'c');
    const decided = await old(ctx, 2);
    await price(ctx, decided.id, [-101, -102, -103, -104, -105, -106]);
    // Placed between the third and the fourth; the closing price is entered as the fifth.
    const placedAt = new Date(hoursBefore(3).getTime() + 60_000).toISOString();
    await ctx.db.execute(sql`insert into bets (id, user_id, contest_id, game_label, bet_type, selection_text, terms, odds, stake_cents, source, placed_at, status, rule_version, updated_at)
      values (${ctx.newId()}, ${user!.id}, ${decided.id}, 'A@B', 'moneyline', 'Home', '{}', -103, 100, 'manual', ${placedAt}::timestamptz, 'lost', '1', now())`);
    await ctx.db.execute(
      sql`insert into closing_prices values (${decided.id}, 'b', 'moneyline', 'home', null, -105, ${hoursBefore(1).toISOString()}::timestamptz)`,
    );
    const season = await createContest(ctx, { gameId: '20250601_NYY@BOS', startsAt: new Date('2025-06-01T23:00:00Z'), status: 'final' });
    await price(ctx, season.id, [-101, -102, -103]);
    const open = await createContest(ctx, { gameId: '20240601_NYY@BOS', startsAt: START, status: 'suspended' });
    await price(ctx, open.id, [-101, -102, -103]);

    for (let night = 0; night < 2; night++) {
      await removeOld(ctx);
      expect(await stored(ctx, plain.id)).toEqual([-101, -105, null, -110, -112, null]);
      expect(await stored(ctx, decided.id)).toEqual([-101, -103, -105, -106]);
      expect(await stored(ctx, season.id)).toEqual([-101, -102, -103]);
      expect(await stored(ctx, open.id)).toEqual([-101, -102, -103]);
      expect(await readRemoved(ctx.db)).toEqual([{ what: 'prices', rows: 7 }]);
    }
  });
});

test('zero keeps for ever', async () => {
  await withTestCtx({}, async (ctx) => {
    const { id } = await old(ctx, 1);
    await price(ctx, id, [-101, -102, -103]);
    await removeOld({ ...ctx, config: { ...ctx.config, keepDays: { prices: 0, notifications: 0, jobs: 0, answers: 0 } } });
    expect(await stored(ctx, id)).toHaveLength(3);
    await removeOld(ctx);
    expect(await stored(ctx, id)).toHaveLength(2);
  });
});

test('a run that is cut off has done its steps, and the next goes on behind them', async () => {
  await withTestCtx({}, async (ctx, { runDue, container, logged }) => {
    const games = await Promise.all(Array.from({ length: 25 }, (_, at) => old(ctx, at)));
    for (const { id } of games) await price(ctx, id, [-101, -102, -103]);
    let steps = 0;
    const cutOff: Ctx = {
      ...ctx,
      transact: (work) =>
        ctx.transact((tx) => {
          // The first removes jobs, answers and notifications, one each.
          if (++steps === 5) throw new Error('the process ended');
          return work(tx);
        }),
    };
    await expect(removeOld(cutOff)).rejects.toThrow('the process ended');
    expect(await readRemoved(ctx.db)).toEqual([{ what: 'prices', rows: 10 }]);
    await runDue([maintenanceFeature]);
    expect(await readRemoved(container.database.db)).toEqual([{ what: 'prices', rows: 25 }]);
    expect(await rowsOf(ctx.db, sql`select count(*)::int as count from quotes`)).toEqual([{ count: 50 }]);
    expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});

test('notifications go after a year, those still to be sent do not', async () => {
  await withTestCtx({}, async (ctx, { user }) => {
    const one = (title: string, days: number, rest = {}) => ({
      id: ctx.newId(),
      userId: user!.id,
      kind: 'digest',
      title,
      body: '',
      dedupeKey: title,
      createdAt: new Date(ctx.now().getTime() - days * 86_400_000),
      ...rest,
    });
    await ctx.db.insert(notifications).values([one('old', 366), one('due', 366, { mailDueAt: ctx.now() }), one('new', 364)]);
    await removeOld(ctx);
    expect((await ctx.db.select().from(notifications).orderBy(asc(notifications.title))).map(({ title }) => title)).toEqual(['due', 'new']);
  });
});
