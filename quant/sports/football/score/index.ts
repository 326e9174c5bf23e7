export { fitKeyNumbers, type KeyEvidence, type KeyNumbers, keyNumbersOf, multiplierAt } from './key-numbers.ts';
export { centreFor, type ScoreClaim } from './match-score.ts';
export { decidedChance, meanScore, priceScore, type ScoreChances, tieChance } from './price-score.ts';
export { MOST_POINTS, type ScoreDistribution, type ScoreInput, scoreDistribution } from './score-distribution.ts';
