import { fallingRoot } from './root.ts';

const FAR_TAIL = 38;
const NUMERATOR = [
  220.206867912376, 221.213596169931, 112.079291497871, 33.912866078383, 6.37396220353165, 0.700383064443688, 0.0352624965998911,
];
const DENOMINATOR = [
  440.413735824752, 793.826512519948, 637.333633378831, 296.564248779674, 86.7807322029461, 16.064177579207, 1.75566716318264,
  0.0883883476483184,
];
const TAIL_STARTS = 7.07106781186547;

/** Probability that a standard normal variable is below a value, to about 1e-14. Source: Hart's rational approximation as given by West (2005). */
export function normalProbability(value: number): number {
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
  if (!(probability > 0 && probability < 1)) throw new RangeError(`Not a probability between 0 and 1: ${probability}`);
  // The lower tail keeps its digits where the upper one loses them, so solve there and turn the sign.
  if (probability > 0.5) return -normalQuantile(1 - probability) || 0;
  return fallingRoot((value) => probability - normalProbability(value), -FAR_TAIL, 0) || 0;
}

function polynomial(coefficients: readonly number[], at: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * at + coefficient, 0);
}
