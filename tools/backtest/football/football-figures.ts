import { blockBootstrap, type Estimate, logLosses } from '@clearedge/quant/scoring';
import { decidedChance, meanScore, priceScore, scoreDistribution } from '@clearedge/quant/sports/football/score';
import type { FootballPrediction } from './walk-football.ts';

/** How a span of games was forecast. */
export interface FootballFigures {
  name: string;
  games: number;
  homeWins: number;
  ties: number;
  /** Mean log loss of the winner, ties left out: of the model, and of the same chance for every home side. */
  logLoss: number;
  homeRateLogLoss: number;
  /** Model less home rate, with its 95% interval; below nought the model is better. */
  gain: Estimate;
  marginRmse: number;
  /** About the span's own mean, known in hindsight. */
  marginSpread: number;
  totalRmse: number;
  totalSpread: number;
  /** Mean log loss of home covering a line at the model's own center, rounded to a half: a coin has 0.6931. */
  coverLogLoss: number;
}

/** Also what the seasons at hand came to in hindsight, 75 of 136: no constant would have done better. */
export const HOME_RATE = 0.55;
const SEED = 2025;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rmse = (misses: readonly number[]): number => Math.sqrt(mean(misses.map((miss) => miss ** 2)));
const marginOf = ({ game }: FootballPrediction): number => game.homeScore - game.awayScore;
const totalOf = ({ game }: FootballPrediction): number => game.homeScore + game.awayScore;

/** Of the distribution, not of the center alone: whether home beats the half point nearest to the mean. */
function coverLoss(prediction: FootballPrediction): number {
  const distribution = scoreDistribution(prediction.score);
  const line = -(Math.floor(meanScore(distribution).margin) + 0.5);
  const chance = decidedChance(priceScore(distribution, { market: 'spread', period: 'full', side: 'home', line }));
  return -Math.log(marginOf(prediction) + line > 0 ? chance : 1 - chance);
}

/** Figures of some predictions. Blocks of the interval are days. RangeError of fewer than two days with a decided game. */
export function footballFigures(name: string, predictions: readonly FootballPrediction[]): FootballFigures {
  const decided = predictions.filter((prediction) => marginOf(prediction) !== 0);
  const outcomes = decided.map((prediction) => Number(marginOf(prediction) > 0));
  const own = logLosses(
    decided.map(({ pHome }) => pHome),
    outcomes,
  );
  const constant = logLosses(
    decided.map(() => HOME_RATE),
    outcomes,
  );
  const days = decided.map(({ game }) => game.startsAt.toISOString().slice(0, 10));
  const totals = predictions.map(totalOf);
  return {
    name,
    games: decided.length,
    homeWins: outcomes.filter(Boolean).length,
    ties: predictions.length - decided.length,
    logLoss: mean(Array.from(own)),
    homeRateLogLoss: mean(Array.from(constant)),
    gain: blockBootstrap(
      Array.from(own, (loss, at) => loss - constant[at]!),
      days,
      { seed: SEED },
    ),
    marginRmse: rmse(predictions.map((prediction) => marginOf(prediction) - prediction.expected.margin.mean)),
    marginSpread: rmse(predictions.map((prediction) => marginOf(prediction) - mean(predictions.map(marginOf)))),
    totalRmse: rmse(predictions.map((prediction) => totalOf(prediction) - prediction.expected.total.mean)),
    totalSpread: rmse(totals.map((total) => total - mean(totals))),
    coverLogLoss: mean(predictions.map(coverLoss)),
  };
}
