import { impliedProbability } from '@clearedge/quant/price';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listBetViews } from '../../bets/index.ts';
import { listEstimateRows } from './estimate-rows.ts';
import { isSealed } from './estimate-rules.ts';

const MOST = 200;

/** One's open bets, the next game first, each with the chance that one gives it. */
export const listEstimates: Verb<'GET /api/performance/estimates'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  const noted = new Map((await listEstimateRows(ctx, userId)).map(({ betId, probability }) => [betId, probability]));
  const open = (await listBetViews(ctx, userId, 'pending')).map(({ bet }) => bet);
  return open
    .sort((a, b) => (a.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) || 0)
    .slice(0, MOST)
    .map((bet) => ({
      betId: bet.id,
      game: bet.gameLabel,
      selection: bet.selectionText,
      odds: bet.odds,
      breakEven: impliedProbability(bet.odds),
      startsAt: bet.startsAt?.toISOString() ?? null,
      probability: noted.get(bet.id) ?? null,
      isSealed: isSealed(bet, ctx.now()),
    }));
};

/** Everything that somebody noted, for the export of the account. */
export const listEstimatesOf = async (ctx: Ctx, userId: string) =>
  (await listEstimateRows(ctx, userId)).map(({ betId, probability, notedAt }) => ({ betId, probability, notedAt: notedAt.toISOString() }));
