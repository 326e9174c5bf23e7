import type { RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import type { Prediction } from '../walk/prediction.ts';
import { type WalkInput, walkForward } from '../walk/walk-forward.ts';

/** How good a set of parameters is on past seasons; both are below zero for no one. */
export interface Goodness {
  /** Mean log loss of the home win, nats. */
  logLoss: number;
  /** Mean divergence of the closing price from the forecast, nats: nearly the same yardstick with a twentieth of the noise. */
  closeGap: number;
  score: number;
  games: number;
}

/** A game's result is one coin toss, the closing price nearly its probability: most of the weight is on the latter. */
const CLOSE_SHARE = 0.8;

const gapOf = (close: number, p: number): number => close * Math.log(close / p) + (1 - close) * Math.log((1 - close) / (1 - p));

/** The goodness of predictions; the first season is left out, when the ratings were only finding their feet. */
export function goodnessOf(predictions: readonly Prediction[]): Goodness {
  const first = predictions[0]?.season ?? 0;
  let [loss, games, gap, priced] = [0, 0, 0, 0];
  for (const { season, pHome, homeWon, prices } of predictions) {
    if (season === first) continue;
    loss -= Math.log(homeWon === 1 ? pHome : 1 - pHome);
    games += 1;
    const close = prices?.close?.pHome;
    if (close === undefined) continue;
    gap += gapOf(close, pHome);
    priced += 1;
  }
  if (games === 0 || priced === 0) throw new RangeError('a fit needs two seasons at least, with closing prices');
  const [logLoss, closeGap] = [loss / games, gap / priced];
  return { logLoss, closeGap, score: CLOSE_SHARE * closeGap + (1 - CLOSE_SHARE) * logLoss, games };
}

export const tryParameters = (input: WalkInput, parameters: RatingParameters): Goodness => goodnessOf(walkForward(input, parameters));
