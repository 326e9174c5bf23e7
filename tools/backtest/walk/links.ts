import { fitLogistic } from '@clearedge/quant/scoring';
import type { Link } from '@clearedge/quant/sports/baseball/ratings';
import type { Prediction } from './prediction.ts';

/** Games needed before the calibration is fitted anew; until then the stored one stands. */
const ENOUGH = 2000;

/** Intercept and slope of the win probability on the log ratio of expected runs, from earlier seasons alone; null while they are too few. */
export function fitLink(earlier: readonly Prediction[], strengthOf: (prediction: Prediction) => number): Link | null {
  if (earlier.length < ENOUGH) return null;
  const lengths = earlier.map(({ scheduledInnings }) => Math.sqrt(Math.min(9, scheduledInnings) / 9));
  const { coefficients } = fitLogistic(
    [lengths, earlier.map(strengthOf)],
    earlier.map(({ homeWon }) => homeWon),
  );
  return { intercept: coefficients[0]!, slope: coefficients[1]! };
}
