import { calibrationOf } from '../estimates/calibration-rules.ts';
import { insightsOf } from '../insights/insight-rules.ts';
import { type Figures, LEAST_BETS, type SettledBet } from '../settled-bet.ts';
import { averageOdds, bestOf, bestSport } from './best.ts';
import { monthsOf } from './months.ts';
import type { Base } from './own-base.ts';
import { currentStreak } from './streaks.ts';

interface Counted {
  open: number;
  /** Practice bets take no estimate. */
  takesEstimates: boolean;
}

const countOf = (bets: readonly SettledBet[], result: SettledBet['result']): number => bets.filter((bet) => bet.result === result).length;

/** Everything that the page says of some bets. */
export function figuresOf(bets: readonly SettledBet[], base: Base, { open, takesEstimates }: Counted): Figures {
  const { whole, markets, bands, books, streaks, closing, findings } = base;
  const told = {
    totalBets: whole.bets,
    wins: whole.wins,
    losses: whole.losses,
    pushes: countOf(bets, 'push'),
    cashedOut: countOf(bets, 'cash_out'),
    open,
    winRate: whole.winRate,
    winInterval: whole.winInterval,
    neededRate: whole.neededRate,
    staked: whole.staked,
    totalProfit: whole.profit,
    roi: whole.roi,
    roiInterval: whole.roiInterval,
    avgOdds: averageOdds(bets),
    ...currentStreak(bets),
    bestSport: bestSport(bets),
    bestMarket: bestOf(markets),
    monthlyBreakdown: monthsOf(bets),
    marketBreakdown: markets.map(({ key, ...part }) => ({ market: key, ...part })),
    bands,
    books,
    streaks,
    closing,
    findings,
    calibration: takesEstimates ? calibrationOf(bets) : null,
    leastBets: LEAST_BETS,
  };
  return { ...told, insights: insightsOf(told, bets) };
}
