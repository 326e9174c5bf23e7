import {
  betaBinomialTable,
  binomialAtLeast,
  binomialTable,
  inningRunsTable,
  lineProbabilities,
  logChoose,
  negativeBinomialTable,
  normalProbability,
  normalQuantile,
  poissonBinomialTable,
  poissonTable,
  probabilityAtLeast,
  tableMean,
  tableVariance,
} from '../../../distribution/index.ts';
import type { Figure } from './figure.ts';

// Mean 1 and k = 1: the geometric distribution 1/2, 1/4, 1/8, ...
const GEOMETRIC = negativeBinomialTable(1, 1, 60);

function both(counts: (home: number, away: number) => boolean): number {
  const pairs = GEOMETRIC.flatMap((first, home) => GEOMETRIC.map((second, away) => (counts(home, away) ? first * second : 0)));
  return pairs.reduce((total, chance) => total + chance, 0);
}

/** Distributions of runs, points and players' counts. */
export const DISTRIBUTION_FIGURES: readonly Figure[] = [
  ['Poisson of 2', () => poissonTable(2, 2), [Math.exp(-2), 2 * Math.exp(-2), 2 * Math.exp(-2)], 'e^−2, 2 e^−2, 4/2 e^−2'],
  ['four fair coins', () => binomialTable(4, 0.5), [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16], 'Row 4 of Pascal’s triangle over 16'],
  ['two of four fair coins or more', () => binomialAtLeast(2, 4, 0.5), 11 / 16, '(6 + 4 + 1)/16'],
  [
    'a home run in four or five turns at bat',
    () => (binomialAtLeast(1, 4, 0.1) + binomialAtLeast(1, 5, 0.1)) / 2,
    (0.3439 + 0.40951) / 2,
    '1 − 0.9⁴ and 1 − 0.9⁵',
  ],
  ['every batter strikes out', () => binomialAtLeast(3, 3, 0.25), 1 / 64, '(1/4)³'],
  [
    'coins of 1/2 and 1/3',
    () => poissonBinomialTable([1 / 2, 1 / 3]),
    [1 / 3, 1 / 2, 1 / 6],
    '1/2 x 2/3; 1/2 x 2/3 + 1/2 x 1/3; 1/2 x 1/3',
  ],
  [
    'a rate about which nothing is known',
    () => betaBinomialTable(3, { mean: 0.5, concentration: 2 }),
    [0.25, 0.25, 0.25, 0.25],
    'A uniform rate makes every count as likely',
  ],
  ['negative binomial of mean 1, k = 1', () => negativeBinomialTable(1, 1, 3), [1 / 2, 1 / 4, 1 / 8, 1 / 16], 'Geometric'],
  ['negative binomial of mean 2, k = 2', () => negativeBinomialTable(2, 2, 2), [1 / 4, 1 / 4, 3 / 16], '(n + 1)/2^(n + 2)'],
  ['runs in an inning, control 1', () => inningRunsTable(0.5, 2, 1), [2 / 3, 2 / 9, 2 / 27], '1/(1 + 1/2); 1/3 x 2/3; 1/3 x 2/3 x 1/3'],
  [
    'runs in an inning, control 3/4',
    () => inningRunsTable(4 / 9, 1, 0.75),
    [3 / 4, (1 / 4) * (9 / 16)],
    '1/(1 + 1/3) = 3/4; the next 1/4 x 3/4 x 3/4',
  ],
  ['a tie of two geometric scores', () => both((home, away) => home === away), 1 / 3, 'The sum of 4^−(n + 1)'],
  ['home ahead by two or more', () => both((home, away) => home >= away + 2), 1 / 6, 'By one 1/6, in all 1/3'],
  ['more than 1.5 runs', () => both((home, away) => home + away > 1.5), 1 / 2, '1 − 1/4 − 2/8'],
  ['Φ(1.96)', () => normalProbability(1.96), 0.9750021048517795, 'Table of the normal distribution'],
  ['the upper quarter', () => normalQuantile(0.75), 0.6744897501960817, 'Table of the normal distribution'],
  ['Φ(−1)', () => normalProbability(-1), 0.15865525393145707, 'Table of the normal distribution'],
  ['6 choose 2', () => Math.exp(logChoose(6, 2)), 15, '6 x 5/2'],
  ['a line on a count', () => lineProbabilities([0.25, 0.5, 0.25], 1), { over: 0.25, push: 0.5, under: 0.25 }, 'Above, on and below 1'],
  ['a line between counts', () => lineProbabilities([0.25, 0.5, 0.25], 1.5), { over: 0.25, push: 0, under: 0.75 }, 'Above and below 1.5'],
  ['at least one of 0, 1, 2', () => probabilityAtLeast([0.25, 0.5, 0.25], 1), 0.75, '0.5 + 0.25'],
  ['mean and variance', () => [tableMean([0.25, 0.5, 0.25]), tableVariance([0.25, 0.5, 0.25])], [1, 0.5], '0.5 + 0.5; 0.25 + 0.25'],
];
