import { integrate, requireFinite } from '../../maths/index.ts';
import { normalProbability } from '../normal.ts';

const PERFECT = 1 - 1e-12;

/**
 * Probability that two standard normal variables with a correlation (-1 to 1) are both below their bounds, to about 1e-12. RangeError for a
 * correlation outside or bounds that are not finite. Source: Plackett 1954, integrated over the angle.
 */
export function bivariateNormal(first: number, second: number, correlation: number): number {
  requireFinite(first, 'bound');
  requireFinite(second, 'bound');
  if (!(Math.abs(correlation) <= 1)) throw new RangeError(`Not a correlation: ${correlation}`);
  if (correlation >= PERFECT) return normalProbability(Math.min(first, second));
  if (correlation <= -PERFECT) return Math.max(0, normalProbability(first) - normalProbability(-second));
  const height = (angle: number) => {
    const cosine = Math.cos(angle);
    return Math.exp(-(first ** 2 + second ** 2 - 2 * first * second * Math.sin(angle)) / (2 * cosine ** 2));
  };
  const excess = integrate(height, 0, Math.asin(correlation), 1e-13) / (2 * Math.PI);
  return Math.min(1, Math.max(0, normalProbability(first) * normalProbability(second) + excess));
}
