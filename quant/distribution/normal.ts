import { requireFinite, requireInnerProbability } from '../maths/index.ts';

const FAR_TAIL = 38;
const NUMERATOR = [
  220.206867912376, 221.213596169931, 112.079291497871, 33.912866078383, 6.37396220353165, 0.700383064443688, 0.0352624965998911,
];
const DENOMINATOR = [
  440.413735824752, 793.826512519948, 637.333633378831, 296.564248779674, 86.7807322029461, 16.064177579207, 1.75566716318264,
  0.0883883476483184,
];
const TAIL_STARTS = 7.07106781186547;
const ROOT_OF_TWO_PI = Math.sqrt(2 * Math.PI);
const START_NUMERATOR = [2.515517, 0.802853, 0.010328];
const START_DENOMINATOR = [1, 1.432788, 0.189269, 0.001308];
const HALLEY_STEPS = 3;

/** Height of the standard normal curve. RangeError for NaN and infinity. */
export function normalDensity(value: number): number {
  return Math.exp(-(requireFinite(value) ** 2) / 2) / ROOT_OF_TWO_PI;
}

/** Probability, 0 to 1, that a standard normal variable is below a value, to about 1e-14. RangeError for NaN. Source: Hart's approximation as given by West (2005). */
export function normalProbability(value: number): number {
  if (Number.isNaN(value)) throw new RangeError('NaN has no probability');
  const distance = Math.abs(value);
  if (distance >= FAR_TAIL) return value > 0 ? 1 : 0;
  const density = Math.exp((-distance * distance) / 2);
  const tail =
    distance < TAIL_STARTS
      ? (density * polynomial(NUMERATOR, distance)) / polynomial(DENOMINATOR, distance)
      : density / (distance + 1 / (distance + 2 / (distance + 3 / (distance + 4 / (distance + 0.65))))) / 2.506628274631;
  return value > 0 ? 1 - tail : tail;
}

/** The value below which a standard normal variable falls with a probability strictly between 0 and 1. RangeError outside. */
export function normalQuantile(probability: number): number {
  requireInnerProbability(probability);
  // The lower tail keeps its digits where the upper one loses them, so solve there and turn the sign.
  if (probability > 0.5) return -lowerQuantile(1 - probability) || 0;
  return lowerQuantile(probability) || 0;
}

// Hastings' start is good to 4.5e-4 and each of Halley's steps trebles the digits.
function lowerQuantile(probability: number): number {
  const distance = Math.sqrt(-2 * Math.log(probability));
  let value = polynomial(START_NUMERATOR, distance) / polynomial(START_DENOMINATOR, distance) - distance;
  for (let step = 0; step < HALLEY_STEPS; step += 1) {
    const miss = (normalProbability(value) - probability) / normalDensity(value);
    value -= miss / (1 + (value * miss) / 2);
  }
  return value;
}

function polynomial(coefficients: readonly number[], at: number): number {
  return coefficients.reduceRight((total, coefficient) => total * at + coefficient, 0);
}
