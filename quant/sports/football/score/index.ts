export { centreFor, decidedChance, meanScore, priceScore, type ScoreChances, type ScoreClaim, tieChance } from './match-score.ts';
export {
  fitKeyNumbers,
  type KeyEvidence,
  type KeyNumbers,
  keyNumbersOf,
  MOST_POINTS,
  multiplierAt,
  type ScoreDistribution,
  type ScoreInput,
  scoreDistribution,
} from './score-distribution.ts';
