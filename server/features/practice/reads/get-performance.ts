import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { easternInstant } from '@clearedge/quant/calendar';
import { balancesOf, maxDrawdown, wilsonInterval } from '@clearedge/quant/scoring';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { resolveUser } from '../account/ensure-player.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { type DaySum, listSettledProfits, type StatSum, sumAlike, sumDays } from '../rows/stat-rows.ts';
import { contestWeekAt, startOf } from './spans.ts';

const sum = (rows: readonly StatSum[], of: (row: StatSum) => number): number => rows.reduce((total, row) => total + of(row), 0);
const betsOf = (rows: readonly StatSum[]): number => sum(rows, ({ bets }) => bets);
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const average = (sum: number, count: number): number => Math.round(ratio(sum, count) ?? 0);

/** Counts and sums in cents. A push, a void and a cash-out are neither won nor lost. */
function summarize(rows: readonly StatSum[]) {
  const settled = rows.filter(({ status }) => status === 'settled');
  const ended = (...results: StatSum['result'][]): StatSum[] => settled.filter(({ result }) => results.includes(result));
  return {
    settled: betsOf(settled),
    wins: betsOf(ended('win')),
    losses: betsOf(ended('loss')),
    pushes: betsOf(ended('push', 'void')),
    cashedOut: betsOf(ended('cash_out')),
    winningsCents: sum(ended('win'), ({ profitCents }) => profitCents),
    profitCents: sum(settled, ({ profitCents }) => profitCents),
    stakedCents: sum(ended('win', 'loss', 'push', 'cash_out'), ({ stakeCents }) => stakeCents),
  };
}

/** Net profit after each day. */
function curveOf(days: readonly DaySum[]) {
  let netProfit = 0;
  return days.map(({ at, bets, profitCents }) => {
    netProfit += profitCents;
    return { at: at.toISOString(), netProfit, bets };
  });
}

/** Settled bets by day, and the profit of each bet in the order of settlement. */
interface Course {
  days: readonly DaySum[];
  profits: readonly number[];
}

/** The performance page's figures, in cents and fractions. */
export function performanceOf(rows: readonly StatSum[], { days, profits }: Course, since: Date | null) {
  const all = summarize(rows);
  const bets = betsOf(rows);
  const decided = all.wins + all.losses;
  const byBetType = [...groupBy(rows, ({ betType }) => betType)].map(([betType, own]) => {
    const { wins, losses, profitCents, stakedCents } = summarize(own);
    return [betType, { count: betsOf(own), winRate: ratio(wins, wins + losses), winnings: profitCents, staked: stakedCents }] as const;
  });
  return {
    totalBets: bets,
    settledBets: all.settled,
    pendingBets: bets - all.settled,
    wins: all.wins,
    losses: all.losses,
    pushes: all.pushes,
    cashedOut: all.cashedOut,
    avgStake: average(
      sum(rows, ({ stakeCents }) => stakeCents),
      bets,
    ),
    netProfit: all.profitCents,
    totalStaked: all.stakedCents,
    winRate: ratio(all.wins, decided),
    winRateInterval: decided > 0 ? intervalOf(all.wins, decided) : null,
    avgWin: average(all.winningsCents, all.wins),
    roi: ratio(all.profitCents, all.stakedCents),
    byBetType: Object.fromEntries(byBetType),
    curve: curveOf(days),
    drawdown: maxDrawdown(balancesOf(0, profits)).depth,
    since: since?.toISOString() ?? null,
  };
}

function intervalOf(wins: number, tries: number): { low: number; high: number } {
  const { low, high } = wilsonInterval(wins, tries);
  return { low, high };
}

type Route = Contract['GET /api/virtual/performance'];

/** Statistics of one bankroll's bets, since the last reset or of the running contest week unless the whole history is asked for. Money in cents. */
export async function getPerformance(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await resolveUser(ctx, query.userId);
  const player = (await findPlayer(ctx, userId))!;
  const isAll = query.history === 'all';
  const week = contestWeekAt(ctx.now());
  const wanted = {
    userId,
    bankroll: query.bankroll,
    current: isAll ? undefined : { period: player.period, weekOn: week.weekOn },
    from: startOf(query.period, ctx.now()),
    betType: query.betType === 'all' ? undefined : query.betType,
    status: query.status === 'all' ? undefined : query.status,
  };
  const [sums, days, profits] = [await sumAlike(ctx, wanted), await sumDays(ctx, wanted), await listSettledProfits(ctx, wanted)];
  const startedAt = query.bankroll === 'contest' ? easternInstant(week.weekOn) : player.periodStartedAt;
  return performanceOf(sums, { days, profits }, isAll ? player.createdAt : startedAt);
}
