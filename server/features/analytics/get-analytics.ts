import { easternDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { Verb } from '../../kernel/feature.ts';
import { performanceFeature } from '../performance/index.ts';
import { figuresOf } from './figures/figures.ts';
import { baseOf, baseOfReport } from './figures/own-base.ts';
import { countOpenPractice, listPractice } from './rows/practice-rows.ts';
import { simulateBets } from './sample/simulate-bets.ts';
import type { Figures, SettledBet } from './settled-bet.ts';

/** More than anybody's years of betting; it bounds what one request may cost. */
const MOST_BETS = 50_000;

/** One's settled tracked bets in the order in which they were decided. */
const listTracked = (db: Db, userId: string): Promise<SettledBet[]> =>
  rowsOf<SettledBet>(
    db,
    sql`select coalesce(e.slate_on, (coalesce(b.starts_at, b.placed_at) at time zone 'America/New_York')::date)::text as day,
        coalesce(e.sport, b.sport) as sport, b.bet_type as market, b.odds, b.stake_cents::float8 as "stakeCents", coalesce(b.profit_cents, 0)::float8 as "profitCents",
        b.result, coalesce(b.book, 'No book') as book, n.probability as estimate
      from bets b
      left join contests e on e.id = b.contest_id
      left join bet_estimates n on n.bet_id = b.id
      where b.user_id = ${userId} and b.deleted_at is null and b.status = 'settled'
      order by 1, b.settled_at, b.id
      limit ${MOST_BETS}`,
  );

type ReadOwn = Verb<'GET /api/performance/mine'>;

async function trackedFigures(ctx: Ctx, userId: string, readOwn: ReadOwn): Promise<Figures> {
  const report = await readOwn(ctx, { query: {} });
  const bets = await listTracked(ctx.db, userId);
  return figuresOf(bets, baseOfReport(report), { open: report.open.bets, takesEstimates: true });
}

async function practiceFigures(ctx: Ctx, userId: string): Promise<Figures> {
  const bets = await listPractice(ctx.db, userId);
  return figuresOf(bets, baseOf(bets), { open: await countOpenPractice(ctx.db, userId), takesEstimates: false });
}

function sampleFigures(now: Date): Figures {
  const bets = simulateBets(easternDay(now));
  return figuresOf(bets, baseOf(bets), { open: 0, takesEstimates: true });
}

/** One's own results in depth, of one kind of bets at a time; with nothing settled yet, beside them a sample that says so. */
export function analytics(): Verb<'GET /api/performance/analytics'> {
  const readOwn = performanceFeature().routes['GET /api/performance/mine'] as ReadOwn;
  return async (ctx, { query: { book } }) => {
    const userId = requireUser(ctx.actor);
    const figures = book === 'tracked' ? await trackedFigures(ctx, userId, readOwn) : await practiceFigures(ctx, userId);
    return { ...figures, asOf: ctx.now().toISOString(), book, sample: figures.totalBets === 0 ? sampleFigures(ctx.now()) : null };
  };
}
