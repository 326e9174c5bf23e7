import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { closingOf } from './closing/closing-summary.ts';
import { curveOf } from './figures/curve.ts';
import { type Cut, cutsOf } from './figures/cuts.ts';
import { drawDays } from './figures/day-draws.ts';
import { figuresOf, isCounted } from './figures/figures.ts';
import { streaksOf } from './figures/streaks.ts';
import { type BetFilter, filterOf } from './filter-rules.ts';
import { findLeaks } from './findings/find-leaks.ts';
import { unsaidOf } from './findings/unsaid.ts';
import { keepReports } from './kept-reports.ts';
import { presentBet } from './present-bet.ts';
import { readAccountBets } from './rows/account-rows.ts';
import { listNamed } from './rows/listed-rows.ts';
import { readTracked } from './rows/tracked-rows.ts';

type Report = VerbResult<Contract['GET /api/performance/mine']>;

const MOST_LISTED = 100;

const withoutBets = ({ cut, rows }: Cut) => ({ cut, rows: rows.map(({ key, isTooFew, figures }) => ({ key, isTooFew, figures })) });

async function buildReport(ctx: Ctx, filter: BetFilter): Promise<Report> {
  const { tracked, books, open } = await readAccountBets(ctx.db, filter.userId);
  const { bets, newest } = await readTracked(ctx.db, filter, MOST_LISTED);
  const listed = await listNamed(ctx.db, newest);
  const draws = drawDays(bets.filter(isCounted).map(({ playedOn }) => playedOn));
  const cuts = cutsOf(bets, draws);
  return {
    asOf: ctx.now().toISOString(),
    tracked,
    books,
    open: { bets: open.bets, staked: centsToDollars(open.stakeCents), toWin: centsToDollars(open.toWinCents) },
    totals: figuresOf(bets, draws),
    ...curveOf(bets),
    cuts: cuts.map(withoutBets),
    ...findLeaks(cuts),
    closing: closingOf(bets),
    streaks: streaksOf(bets),
    unsaid: unsaidOf(bets),
    bets: listed.map(presentBet),
  };
}

/** Everything one's own settled bets say, and what they do not. The reader is the session's; no id is taken from the request. */
export function ownPerformance(): Verb<'GET /api/performance/mine'> {
  const keep = keepReports<Report>();
  return async (ctx, { query }) => {
    const filter = filterOf(requireUser(ctx.actor), query, ctx.now());
    return keep(ctx, filter, () => buildReport(ctx, filter));
  };
}
