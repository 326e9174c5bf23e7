import { fairProbabilities } from '@clearedge/quant/margin';
import type { Moneyline } from '../reading/quotes.ts';
import type { RecordedGame } from '../reading/screen-prices.ts';

/** A home side's log-odds as a pair of prices that hold so much. */
export function quoteOf(logOdds: number, overround = 0.03): Moneyline {
  const p = 1 / (1 + Math.exp(-logOdds));
  const [away, home] = [1 / ((1 - p) * (1 + overround)), 1 / (p * (1 + overround))];
  return { away, home, pHome: overround < 0 ? p : fairProbabilities([away, home]).probabilities[1]! };
}

/** A recorded game of a day with the same price at open, close and second close, unless told otherwise. */
export function recordedGame(on: string, logOdds: number, other: Partial<RecordedGame> = {}): RecordedGame {
  const total = { line: 8.5, over: 1.91, under: 1.91 };
  const quote = quoteOf(logOdds);
  return { on, open: quote, close: quote, secondClose: null, isAmbiguous: false, totalOpen: total, totalClose: total, ...other };
}
