import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { balancesOf, maxDrawdown } from '@clearedge/quant/scoring';
import type { SQL } from 'drizzle-orm';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getBetView } from '../bet-rows.ts';
import { toBet } from '../to-bet.ts';
import { conditionsOf } from './history-filter.ts';
import { countSettled, listBooks, listSettledProfits, listSettledViews, sumBySteps } from './history-rows.ts';
import { type HistorySummary, stepOf, summariseHistory } from './history-summary.ts';

type Route = Contract['GET /api/bets/history'];

/** A page of one's own settled bets that fit; the first comes with what all of them come to. */
export async function listHistory(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = requireUser(ctx.actor);
  const { before, limit } = query;
  if (before !== undefined) await requirePlace(ctx, before, userId);
  const fits = conditionsOf(query, ctx.now());
  const summary = before === undefined ? await readSummary(ctx, userId, fits) : null;
  // A search that finds nothing reads every bet: once is enough.
  const found = summary?.bets === 0 ? [] : await listSettledViews(ctx, userId, { fits, most: limit + 1, before });
  const bets = found.slice(0, limit).map(toBet);
  return { bets, nextBefore: found.length > limit ? bets.at(-1)!.id : null, summary };
}

/** A bet that was removed, or is open again, has no place among settled ones: nothing would seem to stand behind it. */
async function requirePlace(ctx: Ctx, betId: string, userId: string): Promise<void> {
  const { bet } = await getBetView(ctx, betId, userId);
  if (bet.status !== 'settled') throw new Refusal('NOT_FOUND', 'This bet is no longer in the history. Load it again.');
}

async function readSummary(ctx: Ctx, userId: string, fits: readonly SQL[]): Promise<HistorySummary> {
  const counts = await countSettled(ctx, userId, fits);
  const fitting = counts.filter((row) => row.fits);
  const curveBy = stepOf(fitting);
  const curve = fitting.length === 0 ? [] : await sumBySteps(ctx, userId, fits, curveBy);
  return {
    ...summariseHistory(counts),
    books: await listBooks(ctx, userId),
    curveBy,
    drawdown: centsToDollars(maxDrawdown(balancesOf(0, await listSettledProfits(ctx, userId, fits))).depth),
    curve: curve.map(({ at, bets, profitCents }) => ({ at: at.toISOString(), bets, profit: centsToDollars(profitCents) })),
  };
}
