import { drawUniform, type RandomState, seedRandom, shuffle } from '@clearedge/quant/random';
import { BIAS, featuresOf, SCALE } from '../../server/features/assistant/understand/classifier.ts';

/** One question with the kind that it has to be read as. */
export interface Example {
  cues: readonly string[];
  words: readonly string[];
  what: string;
}

/** A cue or a word counts from the second question on that has it, two cues together from the fourth. */
const LEAST_SEEN = 2;
const LEAST_PAIRS = 4;
/** This share of cues and words is hidden at each look: in a question that no one wrote the grammar for, some are always missing. */
const HIDDEN = 0.3;
const PASSES = 14;
/** The first passes still move too much to be averaged. */
const SETTLED_AFTER = 4;
const RATE = 0.5;
/** Keeps the first step of each weight from being too long. */
const CAUTION = 0.01;
/** Weights nearer to a feature's middle weight than this many tenths are left out. */
const LEAST_TENTHS = 4;
const MOST_TENTHS = 127;

function featuresSeen(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cues, words } of examples)
    for (const feature of featuresOf(cues, words)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const seen = [...counts]
    .filter(([feature, count]) => count >= (feature.includes('&') ? LEAST_PAIRS : LEAST_SEEN))
    .map(([feature]) => feature);
  return new Map([BIAS, ...seen.toSorted()].map((feature, row) => [feature, row]));
}

/** Changes sums into chances, in place. */
function toChances(sums: Float64Array): void {
  const most = Math.max(...sums);
  let all = 0;
  for (const [kind, sum] of sums.entries()) all += sums[kind] = Math.exp(sum - most);
  for (const [kind, share] of sums.entries()) sums[kind] = share / all;
}

/** One fit from one order of the examples: the mean of the weights after each later pass, row by row. */
function descend(examples: readonly Example[], rowOf: ReadonlyMap<string, number>, kinds: readonly string[], random: RandomState) {
  const weights = new Float64Array(rowOf.size * kinds.length);
  const squares = new Float64Array(weights.length).fill(CAUTION);
  const mean = new Float64Array(weights.length);
  const sums = new Float64Array(kinds.length);
  const isShown = (): boolean => drawUniform(random) >= HIDDEN;
  const order = [...examples];
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(random, order);
    for (const { cues, words, what } of order) {
      const features = [BIAS, ...featuresOf(cues.filter(isShown), words.filter(isShown))];
      const starts = features.flatMap((feature) => rowOf.get(feature) ?? []).map((row) => row * kinds.length);
      sums.fill(0);
      for (const start of starts) for (let kind = 0; kind < kinds.length; kind++) sums[kind]! += weights[start + kind]!;
      toChances(sums);
      sums[kinds.indexOf(what)]! -= 1;
      for (const start of starts)
        for (let kind = 0; kind < kinds.length; kind++) {
          const slope = sums[kind]!;
          squares[start + kind]! += slope * slope;
          weights[start + kind]! -= (RATE * slope) / Math.sqrt(squares[start + kind]!);
        }
    }
    if (pass >= SETTLED_AFTER) for (const [at, weight] of weights.entries()) mean[at]! += weight / (PASSES - SETTLED_AFTER);
  }
  return mean;
}

/** Weights in tenths beside the middle one of their feature, which no comparison of kinds needs; small ones are zero. */
function roundedRow(row: readonly number[]): number[] {
  const middle = row.toSorted((a, b) => a - b)[Math.floor(row.length / 2)]!;
  return row
    .map((weight) => Math.round((weight - middle) * SCALE))
    .map((tenths) => (Math.abs(tenths) < LEAST_TENTHS ? 0 : Math.max(-MOST_TENTHS, Math.min(MOST_TENTHS, tenths))));
}

/**
 * A softmax regression of the kind of question on its features, by Adagrad with some of the features hidden at each look; the mean of `rounds`
 * fits. Answers, for each kind, "feature weight feature weight …" with weights in tenths of a natural logarithm. Refuses to fit nothing.
 */
export function fitClassifier(examples: readonly Example[], rounds: number): Record<string, string> {
  if (examples.length === 0 || rounds < 1) throw new RangeError('a fit needs examples and one round or more');
  const kinds = [...new Set(examples.map(({ what }) => what))].toSorted();
  const rowOf = featuresSeen(examples);
  const fits = Array.from({ length: rounds }, (_, round) => descend(examples, rowOf, kinds, seedRandom(round + 1)));
  const rows = [...rowOf].map(([feature, row]) => ({
    feature,
    tenths: roundedRow(kinds.map((_, kind) => fits.reduce((sum, fit) => sum + fit[row * kinds.length + kind]! / rounds, 0))),
  }));
  return Object.fromEntries(
    kinds.map((what, kind) => [
      what,
      rows.flatMap(({ feature, tenths }) => (tenths[kind] === 0 ? [] : [`${feature} ${tenths[kind]}`])).join(' '),
    ]),
  );
}
