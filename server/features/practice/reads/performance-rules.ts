import { easternDay } from '@clearedge/quant/calendar';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { groupBy } from '../group-by.ts';
import type { StatBet } from '../rows/stat-rows.ts';

const DAY_MS = 86_400_000;
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

export interface Filter {
  period: 'all' | keyof typeof DAYS;
  betType: 'all' | StatBet['betType'];
  status: 'all' | StatBet['status'];
}

const profitOf = ({ payoutCents, stakeCents }: StatBet): number => (payoutCents ?? stakeCents) - stakeCents;
const sum = (bets: readonly StatBet[], of: (bet: StatBet) => number): number => bets.reduce((total, bet) => total + of(bet), 0);
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The bets placed within the period that pass the other filters. */
export function keep(bets: readonly StatBet[], { period, betType, status }: Filter, now: Date): StatBet[] {
  const from = period === 'all' ? null : new Date(now.getTime() - DAYS[period] * DAY_MS);
  return bets.filter(
    (bet) =>
      (from === null || bet.placedAt >= from) &&
      (betType === 'all' || bet.betType === betType) &&
      (status === 'all' || bet.status === status),
  );
}

/** Counts and sums in cents. A push, a void and a cash-out are neither won nor lost. */
function summarise(bets: readonly StatBet[]) {
  const settled = bets.filter(({ status }) => status === 'settled');
  const won = settled.filter(({ result }) => result === 'win');
  const lost = settled.filter(({ result }) => result === 'loss');
  const counted = settled.filter(({ result }) => result !== 'void');
  return {
    settled: settled.length,
    wins: won.length,
    losses: lost.length,
    pushes: settled.filter(({ result }) => result === 'push' || result === 'void').length,
    cashedOut: settled.filter(({ result }) => result === 'cash_out').length,
    winningsCents: sum(won, profitOf),
    lossesCents: sum(lost, ({ stakeCents }) => stakeCents),
    profitCents: sum(settled, profitOf),
    stakedCents: sum(counted, ({ stakeCents }) => stakeCents),
  };
}

/** Net profit after each Eastern day on which a bet was settled. */
function curveOf(bets: readonly StatBet[]) {
  const settled = bets.filter((bet) => bet.settledAt !== null).toSorted((a, b) => a.settledAt!.getTime() - b.settledAt!.getTime());
  let [netProfit, count] = [0, 0];
  return [...groupBy(settled, ({ settledAt }) => easternDay(settledAt!)).values()].map((day) => {
    netProfit += sum(day, profitOf);
    count += day.length;
    return { at: day.at(-1)!.settledAt!.toISOString(), netProfit, bets: count };
  });
}

/** The performance page's figures, in cents and fractions. */
export function performanceOf(bets: readonly StatBet[], since: Date | null) {
  const all = summarise(bets);
  const decided = all.wins + all.losses;
  const byBetType = [...groupBy(bets, ({ betType }) => betType)].map(([betType, own]) => {
    const { wins, losses, profitCents, stakedCents } = summarise(own);
    return [betType, { count: own.length, winRate: ratio(wins, wins + losses), winnings: profitCents, staked: stakedCents }] as const;
  });
  return {
    totalBets: bets.length,
    settledBets: all.settled,
    pendingBets: bets.length - all.settled,
    wins: all.wins,
    losses: all.losses,
    pushes: all.pushes,
    cashedOut: all.cashedOut,
    avgStake: Math.round(
      ratio(
        sum(bets, ({ stakeCents }) => stakeCents),
        bets.length,
      ),
    ),
    netProfit: all.profitCents,
    totalStaked: all.stakedCents,
    winRate: ratio(all.wins, decided),
    winRateInterval: decided > 0 ? intervalOf(all.wins, decided) : null,
    avgWin: Math.round(ratio(all.winningsCents, all.wins)),
    roi: ratio(all.profitCents, all.stakedCents),
    byBetType: Object.fromEntries(byBetType),
    curve: curveOf(bets),
    since: since?.toISOString() ?? null,
  };
}

function intervalOf(wins: number, tries: number): { low: number; high: number } {
  const { low, high } = wilsonInterval(wins, tries);
  return { low, high };
}
