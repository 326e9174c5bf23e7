import { normalQuantile } from '../../distribution/index.ts';
import { mean, requireCount, requireFinite, requireInnerProbability, requireNotNegative, sum } from '../../maths/index.ts';
import { drawBelow, type RandomState, seedRandom } from '../../random/index.ts';

/** A mean with its standard error and the interval of the stated level. */
export interface Estimate {
  mean: number;
  standardError: number;
  low: number;
  high: number;
}

/** Mean, standard error and normal interval of independent values. RangeError for fewer than two, or a level outside 0 to 1. */
export function meanInterval(values: ArrayLike<number>, level = 0.95): Estimate {
  if (values.length < 2) throw new RangeError('An interval needs two values');
  const center = mean(values);
  const squares = sum(Float64Array.from(values, (value) => (value - center) ** 2));
  const standardError = Math.sqrt(squares / (values.length - 1) / values.length);
  if (!Number.isFinite(standardError)) throw new RangeError('Every value must be a finite number');
  const reach = twoSidedScore(level) * standardError;
  return { mean: center, standardError, low: center - reach, high: center + reach };
}

/** How many standard errors an interval of a level reaches to each side: 1.96 for 0.95. RangeError for a level not strictly between 0 and 1. */
export function twoSidedScore(level: number): number {
  return -normalQuantile((1 - requireInnerProbability(level, 'level')) / 2);
}

export interface BootstrapTerms {
  seed: number;
  draws?: number;
  level?: number;
}

interface Block {
  total: number;
  weight: number;
}

/**
 * Mean of values with an interval from resampling whole blocks, as a rule days: games of one day share weather, news and a market's mood.
 * Give paired differences to compare two models. Repeats for the same seed. RangeError for unequal lists or fewer than two blocks.
 */
export function blockBootstrap(values: ArrayLike<number>, blocks: ArrayLike<number | string>, terms: BootstrapTerms): Estimate {
  return ratioBootstrap(
    values,
    Array.from(values, () => 1),
    blocks,
    terms,
  );
}

/**
 * A ratio of sums, such as profit over money staked, with an interval from resampling whole blocks. `weights` are zero or above. Repeats for
 * the same seed. RangeError for unequal lists or fewer than two blocks. Source: Efron and Tibshirani 1993, percentile method; quant
 * reference, A7.
 */
export function ratioBootstrap(...input: Parameters<typeof ratioBootstrapSteps>): Estimate {
  const steps = ratioBootstrapSteps(...input);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Blocks that are drawn between two steps: a few milliseconds. */
const STEP_BLOCKS = 100_000;

/** `ratioBootstrap` in steps, for a caller that lets others take their turn between them. */
export function* ratioBootstrapSteps(
  values: ArrayLike<number>,
  weights: ArrayLike<number>,
  blocks: ArrayLike<number | string>,
  { seed, draws = 10_000, level = 0.95 }: BootstrapTerms,
): Generator<undefined, Estimate> {
  const gathered = gather(values, weights, blocks);
  requireCount(draws, 'number of draws', 2);
  requireInnerProbability(level, 'level');
  const random = seedRandom(seed);
  const ratios = new Float64Array(draws);
  const perStep = Math.max(1, Math.floor(STEP_BLOCKS / gathered.length));
  for (let draw = 0; draw < draws; draw += 1) {
    if (draw > 0 && draw % perStep === 0) yield undefined;
    ratios[draw] = resampled(gathered, random);
  }
  ratios.sort();
  const center = ratios.reduce((total, ratio) => total + ratio, 0) / draws;
  const variance = ratios.reduce((total, ratio) => total + (ratio - center) ** 2, 0) / (draws - 1);
  const tail = (1 - level) / 2;
  return {
    mean: ratioOfSums(gathered),
    standardError: Math.sqrt(variance),
    low: percentile(ratios, tail),
    high: percentile(ratios, 1 - tail),
  };
}

function gather(values: ArrayLike<number>, weights: ArrayLike<number>, names: ArrayLike<number | string>): Block[] {
  if (values.length !== weights.length || values.length !== names.length) throw new RangeError('Each value needs a weight and a block');
  const blocks = new Map<number | string, Block>();
  for (let index = 0; index < values.length; index += 1) {
    const block = blocks.get(names[index]!) ?? { total: 0, weight: 0 };
    block.total += requireFinite(values[index]!);
    block.weight += requireNotNegative(weights[index]!, 'weight');
    blocks.set(names[index]!, block);
  }
  const gathered = [...blocks.values()].filter(({ weight }) => weight > 0);
  if (gathered.length < 2) throw new RangeError('A bootstrap needs two blocks that weigh something');
  return gathered;
}

function resampled(blocks: readonly Block[], random: RandomState): number {
  let total = 0;
  let weight = 0;
  for (let count = 0; count < blocks.length; count += 1) {
    const block = blocks[drawBelow(random, blocks.length)]!;
    total += block.total;
    weight += block.weight;
  }
  return total / weight;
}

function ratioOfSums(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { total }) => sum + total, 0) / blocks.reduce((sum, { weight }) => sum + weight, 0);
}

function percentile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place - Math.floor(place));
}
