import { describe, expect, test } from 'vitest';
import { isPresent, readQuantGroups, settleOn } from '../testing/vectors.ts';
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

describe.skipIf(!isPresent)('quantitative vectors of scores (skipped where the folder is absent)', () => {
  test.each(readQuantGroups<Input>('metric'))('$id $function', ({ function: name, input, expected, tolerance }) => {
    const calculate = FUNCTIONS[name];
    if (!calculate) throw new Error(`No calculation for ${name}`);
    expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
  });
});
