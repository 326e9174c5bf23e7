import { expect, test } from 'vitest';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { DISTRIBUTION_FIGURES } from '../testing/golden/figures/distributions.ts';
import { testFigures } from '../testing/golden/figures/test-figures.ts';
import { readQuantGroups, settleOn } from '../testing/vectors.ts';
import { binomialAtLeast } from './binomial.ts';
import { inningRunsTable } from './inning-runs.ts';
import { negativeBinomialTable } from './negative-binomial.ts';

interface Input {
  RI: number;
  c: number;
  home: [number, number];
  away: [number, number];
  perPA: number;
  pa: Record<string, number>;
  kRate: number;
  battersFaced: Record<string, number>;
}

const average = (weights: Record<string, number>, value: (count: number) => number) =>
  Object.entries(weights).reduce((total, [count, weight]) => total + weight * value(Number(count)), 0);

function independentScores({ home, away }: Input): number[] {
  const homeTable = negativeBinomialTable(...home, 60);
  const awayTable = negativeBinomialTable(...away, 60);
  const chance = (counts: (homeRuns: number, awayRuns: number) => boolean) =>
    homeTable.reduce(
      (total, first, homeRuns) =>
        total + awayTable.reduce((sum, second, awayRuns) => sum + (counts(homeRuns, awayRuns) ? first * second : 0), 0),
      0,
    );
  return [
    chance((first, second) => first > second),
    chance((first, second) => first === second),
    chance((first, second) => first >= second + 2),
    chance((first, second) => first + second > 8.5),
  ];
}

const FUNCTIONS: Record<string, (input: Input) => unknown> = {
  'P(1), P(2) in an inning': ({ RI, c }) => inningRunsTable(RI, 2, c).slice(1),
  'independent negative binomials, nine full innings each: P(home ahead), P(tied), P(home by 2+), P(total > 8.5)': independentScores,
  'P(home run) with the same distribution': ({ perPA, pa }) => average(pa, (count) => binomialAtLeast(1, count, perPA)),
  'strikeouts: P(K >= 7) for a starter, beta-binomial-free version: sum over batters faced of binomial tails': ({ kRate, battersFaced }) =>
    average(battersFaced, (count) => binomialAtLeast(7, count, kRate)),
};

testFigures(DISTRIBUTION_FIGURES);

describeWithShared('vectors', 'quantitative vectors of runs and props', () => {
  const known = readQuantGroups<Input>('runs', 'prop').filter((vector) => vector.function in FUNCTIONS);
  test.each(known)('$id $function', ({ function: name, input, expected, tolerance }) => {
    expect(settleOn(() => FUNCTIONS[name]!(input), expected, tolerance)).toEqual(expected);
  });
});
