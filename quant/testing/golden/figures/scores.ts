import {
  accuracy,
  areaUnderCurve,
  brierScore,
  brierSkill,
  categoricalBrierScore,
  ignoranceBits,
  logLoss,
  rankedProbabilityScore,
  skillScore,
  streakProbability,
} from '../../../scoring/index.ts';
import type { Figure } from './figure.ts';

const THREE = [0.5, 0.3, 0.2];

export const SCORE_FIGURES: readonly Figure[] = [
  ['Brier score', () => brierScore([0.8, 0.3], [1, 0]), 0.065, '(0.04 + 0.09)/2'],
  ['Brier score of coins', () => brierScore([0.5, 0.5], [1, 0]), 0.25, '0.5²'],
  ['Brier score over three outcomes', () => categoricalBrierScore(THREE, 1), 0.78, '0.25 + 0.49 + 0.04'],
  ['Brier skill', () => brierSkill([0.75, 0.25], [1, 0]), 0.75, '1 − 0.0625/0.25'],
  ['log loss', () => logLoss([0.5, 0.25], [1, 0]), Math.log(8 / 3) / 2, '(ln 2 + ln 4/3)/2'],
  ['log loss of coins', () => logLoss([0.5, 0.5, 0.5], [1, 1, 0]), Math.LN2, 'ln 2'],
  ['log loss of a certain forecast that failed', () => logLoss([0], [1]), 'error', 'The loss is infinite'],
  ['ranked probability score, middle', () => rankedProbabilityScore(THREE, 1), 0.145, '(0.5² + 0.2²)/2'],
  ['ranked probability score, last', () => rankedProbabilityScore(THREE, 2), 0.445, '(0.5² + 0.8²)/2'],
  ['ignorance', () => ignoranceBits([0.25, 0.75], 0), 2, 'log2 4'],
  ['skill', () => skillScore(0.2, 0.25), 0.2, '1 − 0.2/0.25'],
  ['accuracy', () => accuracy([0.6, 0.4, 0.7, 0.5], [1, 1, 1, 0]), 0.625, '(1 + 0 + 1 + 1/2)/4'],
  [
    'area under the curve',
    () => areaUnderCurve([0.9, 0.6, 0.6, 0.2], [1, 0, 1, 0]),
    0.875,
    'Of four pairs three are right and one is tied',
  ],
  ['two wins in a row of three coins', () => streakProbability(3, 2, 0.5), 3 / 8, 'WWW, WWL, LWW of eight'],
];
