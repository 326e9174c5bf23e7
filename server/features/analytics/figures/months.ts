import { centsToDollars } from '@clearedge/quant/money';
import { groupBy } from '../../../kernel/collections.ts';
import { type Figures, isCounted, isDecided, isWon, type SettledBet, sumOf } from '../settled-bet.ts';

type Month = Figures['monthlyBreakdown'][number];

/** Results by Eastern month of the games, the newest first. */
export function monthsOf(bets: readonly SettledBet[]): Month[] {
  const months = groupBy(bets.filter(isCounted), ({ day }) => day.slice(0, 7));
  return [...months]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, list]) => {
      const decided = list.filter(isDecided);
      const wins = decided.filter(isWon).length;
      const staked = sumOf(list, ({ stakeCents }) => stakeCents);
      const profit = sumOf(list, ({ profitCents }) => profitCents);
      return {
        month,
        bets: list.length,
        wins,
        losses: decided.length - wins,
        winRate: decided.length === 0 ? null : wins / decided.length,
        staked: centsToDollars(staked),
        profit: centsToDollars(profit),
        roi: staked === 0 ? null : profit / staked,
      };
    });
}
