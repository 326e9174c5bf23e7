import { expect, test } from 'vitest';
import { describeWithShared } from '../../../testing/describe-with-shared.ts';
import { readQuantGroups, settleOn } from '../../../testing/vectors.ts';
import { addState, addTerm, emptyStates, noTerms, observeCount } from './states.ts';

interface RateUpdate {
  means: number[];
  variances: number[];
  coef: number[];
  logRate: number;
  runs: number;
  k: number;
}

/** New means, then new variances, of states that together speak of one count. */
function updated({ means, variances, coef, logRate, runs, k }: RateUpdate): number[] {
  const states = emptyStates();
  const terms = noTerms();
  for (const [at, mean] of means.entries()) {
    addState(states, 'offence', `${at}`, [mean, variances[at]!, 0]);
    addTerm(terms, at, coef[at]!);
  }
  const exposure = logRate - means.reduce((sum, mean, at) => sum + coef[at]! * mean, 0);
  observeCount(states, terms, runs, exposure, k);
  return [...states.means, ...states.variances];
}

const RATE_UPDATE = 'one Bayesian rate update (log link, negative binomial): new means then new variances of offence and starter';
const updates = readQuantGroups<RateUpdate>('runs').filter(({ function: name }) => name === RATE_UPDATE);

describeWithShared('vectors', 'published vectors of runs: rating updates', () => {
  test.each(updates)('$id $function', ({ input, expected, tolerance }) => {
    expect(settleOn(() => updated(input), expected, tolerance)).toEqual(expected);
  });
});

test('a count as expected moves no mean and leaves less to learn', () => {
  const [offence, starter, ...variances] = updated({
    means: [0.1, 0.2],
    variances: [0.004, 0.02],
    coef: [1, 1],
    logRate: Math.log(4),
    runs: 4,
    k: 2,
  });
  expect(offence).toBeCloseTo(0.1, 12);
  expect(starter).toBeCloseTo(0.2, 12);
  expect(variances.every((variance, at) => variance < [0.004, 0.02][at]!)).toBe(true);
});
