import { impliedProbability } from '@clearedge/quant/price';
import { type Interval, wilsonInterval } from '@clearedge/quant/scoring';

export interface RatedBet {
  id: string;
  playedOn: string;
  odds: number;
  result: 'win' | 'loss' | 'push' | 'void';
}
export interface RollingStep {
  id: string;
  on: string;
  wins: number;
  rate: number;
  /** Mean break-even rate of the same bets' prices. */
  needed: number;
  interval: Interval;
}

/** Decided bets in one step. */
export const WINDOW = 20;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The win rate of each `WINDOW` decided bets in a row, the oldest first; `bets` come the newest first, as the report has them. */
export function rollingSteps(bets: readonly RatedBet[]): RollingStep[] {
  const decided = bets.filter(({ result }) => result === 'win' || result === 'loss').toReversed();
  return decided.slice(WINDOW - 1).map((last, at) => {
    const span = decided.slice(at, at + WINDOW);
    const wins = span.filter(({ result }) => result === 'win').length;
    const needed = mean(span.map(({ odds }) => impliedProbability(odds)));
    return { id: last.id, on: last.playedOn, wins, rate: wins / WINDOW, needed, interval: wilsonInterval(wins, WINDOW) };
  });
}

/** How many decided bets there are, for those who have too few. */
export const countDecided = (bets: readonly RatedBet[]): number =>
  bets.filter(({ result }) => result === 'win' || result === 'loss').length;
