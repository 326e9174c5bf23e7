import { blockBootstrap, type Estimate } from '@clearedge/quant/scoring';
import { type FootballParameters, type FootballResult, rateGames } from '@clearedge/quant/sports/football/ratings';
import { MOST_POINTS, scoreDistribution } from '@clearedge/quant/sports/football/score';
import type { FootballPrediction } from './walk-football.ts';

const SEED = 7;
/** The first season whose rules are not verified: there the distribution follows the smooth curve. */
const SMOOTH_SEASON = 2027;

/**
 * Mean log chance given to the margin that came, with key numbers less without, and its 95% interval by days: above nought they help.
 * RangeError of fewer than two days.
 */
export function keyNumberGain(predictions: readonly FootballPrediction[]): Estimate {
  const logChance = ({ game, score }: FootballPrediction, season: number): number =>
    Math.log(scoreDistribution({ ...score, season }).margins[game.homeScore - game.awayScore + MOST_POINTS]!);
  return blockBootstrap(
    predictions.map((prediction) => logChance(prediction, prediction.game.season) - logChance(prediction, SMOOTH_SEASON)),
    predictions.map(({ game }) => game.startsAt.toISOString().slice(0, 10)),
    { seed: SEED },
  );
}

/** What the games themselves say of home and of the league's level, for comparison with what was set beforehand. */
export function learntTerms(games: readonly FootballResult[], model: FootballParameters): { home: number; rest: number; level: number } {
  const { margin, total } = rateGames(games, model);
  return { home: margin.mean.at(-2)!, rest: margin.mean.at(-1)!, level: total.mean.at(-1)! };
}
