import { DAY_MS } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { listFuturesToSettle, listSeasonsToSettle } from '../bets/index.ts';
import { findSeasonFacts, mayDecide } from '../leagues/index.ts';
import { attemptEach } from './settle-contest.ts';
import { settleOne } from './settle-one.ts';

/**
 * Grades every open future that its season has decided, and again those of the last day where the league corrected a result. A season that can
 * decide nothing yet is not read. Safe to repeat.
 */
export async function settleFutures(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS);
  await attemptEach(await listSeasonsToSettle(ctx, since), async ({ sport, season }) => {
    if (!(await mayDecide(ctx, sport, season))) return;
    const facts = await findSeasonFacts(ctx, sport, season);
    if (!facts) return;
    const found = { sport, facts, isFinal: true, version: null };
    await attemptEach(await listFuturesToSettle(ctx, { sport, season }, since), (betId) =>
      ctx.transact((tx) => settleOne(tx, betId, found)),
    );
  });
}
