import { expect, test } from 'vitest';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { SCORE_FIGURES } from '../testing/golden/figures/scores.ts';
import { testFigures } from '../testing/golden/figures/test-figures.ts';
import { readQuantGroups, settleOn } from '../testing/vectors.ts';
import { logLoss, rankedProbabilityScore } from './index.ts';

interface Input {
  y: number[];
  p: number[];
  observed: number;
}

const FUNCTIONS: Record<string, (input: Input) => unknown> = {
  'ranked probability score': ({ p, observed }) => rankedProbabilityScore(p, observed),
  'log loss': ({ p, y }) => logLoss(p, y),
};

testFigures(SCORE_FIGURES);

describeWithShared('vectors', 'quantitative vectors of scores', () => {
  test.each(readQuantGroups<Input>('metric'))('$id $function', ({ function: name, input, expected, tolerance }) => {
    const calculate = FUNCTIONS[name];
    if (!calculate) throw new Error(`No calculation for ${name}`);
    expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
  });
});
