import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { betGradings, contests, groupPicks, ledgerTransfers, notifications, pickResults, savedParlays } from '../../db/schema/index.ts';
import { betsFeature } from '../../features/bets/index.ts';
import { findFaults } from '../../features/ledger/index.ts';
import { practiceFeature } from '../../features/practice/index.ts';
import { offerGame } from '../../features/practice/testing/scene.ts';
import { settleContest, settlementFeature } from '../../features/settlement/index.ts';
import { makeServer, withPostgres } from '../index.ts';
import { CASES } from './gradable-suite.ts';
import { mlb } from './mlb.ts';

test('settlers at once grade every kind of item once, and once more for a correction', async () => {
  await withPostgres({ now: '2026-07-11T12:00:00Z' }, async (ctx, world) => {
    const server = await makeServer([betsFeature, practiceFeature(), settlementFeature], { world });
    const { id } = await offerGame(ctx);
    const [contest] = await ctx.db.select().from(contests).where(eq(contests.id, id));
    // The price of the home club on that board.
    const body = { ...mlb.regraded.body, odds: 105 };
    const scene = { ctx, me: await server.as(world.user!), userId: world.user!.id, contest: contest!, body };
    for (const { add } of Object.values(CASES)) await add(scene);
    const settled = async () => {
      await Promise.all([1, 2, 3, 4].map(() => settleContest(world.ctxFor('system'), id)));
      expect(await findFaults(ctx)).toEqual([]);
      return {
        results: [...new Set(await Promise.all(Object.values(CASES).map(({ read }) => read(scene))))],
        gradings: await ctx.db.$count(betGradings),
        pickResults: await ctx.db.$count(pickResults),
        paid: await ctx.db.$count(ledgerTransfers, eq(ledgerTransfers.kind, 'settlement')),
        settlements: (await ctx.db.select().from(savedParlays))[0]!.settlements,
        news: (await ctx.db.select().from(notifications)).filter(({ title }) => title.startsWith('Saved parlay')).length,
        version: (await ctx.db.select().from(groupPicks))[0]!.factsVersion,
      };
    };
    await mlb.regraded.report(ctx, id, 1, true);
    expect(await settled()).toEqual({ results: ['win'], gradings: 2, pickResults: 1, paid: 1, settlements: 1, news: 1, version: 1 });
    await mlb.regraded.report(ctx, id, 2, false);
    // A corrected bet, and a corrected ticket of several legs, is reversed first.
    expect(await settled()).toEqual({ results: ['loss'], gradings: 6, pickResults: 2, paid: 2, settlements: 2, news: 2, version: 2 });
    await server.close();
  });
});
