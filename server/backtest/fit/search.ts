import { drawBelow, drawNormal, type RandomState, seedRandom } from '@clearedge/quant/random';
import type { RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import type { Goodness } from './objective.ts';
import { readTunable, TUNABLE, type Tunable, withValue } from './tunable.ts';

export interface SearchTerms {
  seed: number;
  draws: number;
  /** Size of the first steps: 0.5 is half a logarithm. */
  reach: number;
}
export interface Found {
  parameters: RatingParameters;
  goodness: Goodness;
}

const MOST_AT_ONCE = 4;
const AMOUNT_UNIT = 0.02;
const LEAST_REACH = 0.12;
const COOLING = 0.993;
const SMALLEST = 1e-9;

function moved(value: number, kind: Tunable['kind'], step: number): number {
  if (kind === 'factor') return Math.max(value, SMALLEST) * Math.exp(step);
  if (kind === 'amount') return value + AMOUNT_UNIT * step;
  const logit = Math.log(value / (1.0001 - value)) + 1.5 * step;
  return Math.min(0.999, 1 / (1 + Math.exp(-logit)));
}

/** A neighbour of the parameters: up to four of them moved by random steps. */
function neighbour(parameters: RatingParameters, reach: number, random: RandomState): RatingParameters {
  let next = parameters;
  const count = 1 + drawBelow(random, MOST_AT_ONCE);
  for (let change = 0; change < count; change += 1) {
    const tunable = TUNABLE[drawBelow(random, TUNABLE.length)]!;
    next = withValue(next, tunable, moved(readTunable(next, tunable), tunable.kind, reach * drawNormal(random)));
  }
  return next;
}

/**
 * Random search that walks downhill with ever smaller steps: each draw moves a few parameters of the best set so far and stays there if it
 * scores better. The same seed walks the same way.
 */
export function searchParameters(
  start: RatingParameters,
  attempt: (parameters: RatingParameters) => Goodness,
  { seed, draws, reach }: SearchTerms,
  onDraw: (draw: number, best: Found) => void,
): Found {
  const random = seedRandom(seed);
  let best: Found = { parameters: start, goodness: attempt(start) };
  let size = reach;
  onDraw(0, best);
  for (let draw = 1; draw <= draws; draw += 1) {
    const parameters = neighbour(best.parameters, size, random);
    const goodness = attempt(parameters);
    if (goodness.score < best.goodness.score) best = { parameters, goodness };
    else size = Math.max(LEAST_REACH, size * COOLING);
    onDraw(draw, best);
  }
  return best;
}
