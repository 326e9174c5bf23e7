import { mean } from '../../maths/index.ts';
import { requireForecasts } from '../rules/index.ts';
import { calibrationLine } from './calibration-line.ts';
import type { CalibrationMap } from './calibration-map.ts';
import { fitIsotonic } from './isotonic.ts';
import { fitLogistic } from './logistic-fit.ts';

const RESULTS_FOR_BETA = 2000;
const RESULTS_FOR_ISOTONIC = 10_000;

/** The richest map that so many results can carry: Platt, beta from 2,000, isotonic from 10,000. Source: quant reference, A7. */
export function calibrationKindFor(results: number): CalibrationMap['kind'] {
  if (results >= RESULTS_FOR_ISOTONIC) return 'isotonic';
  return results >= RESULTS_FOR_BETA ? 'beta' : 'platt';
}

/**
 * Fits a calibration map of one kind to past forecasts (strictly between 0 and 1) and outcomes (0 or 1). RangeError for unequal or empty
 * lists, where a fit does not exist, or where a map would fall as the forecast rises.
 */
export function fitCalibration(
  probabilities: ArrayLike<number>,
  outcomes: ArrayLike<number>,
  kind: CalibrationMap['kind'] = calibrationKindFor(outcomes.length),
): CalibrationMap {
  requireForecasts(probabilities, outcomes);
  if (kind === 'isotonic') return fitIsotonic(probabilities, outcomes);
  return kind === 'beta' ? fitBeta(probabilities, outcomes) : fitPlatt(probabilities, outcomes);
}

function fitPlatt(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): CalibrationMap {
  const { intercept, slope } = calibrationLine(probabilities, outcomes);
  if (slope < 0) throw new RangeError('These forecasts point the wrong way: no rising map fits them');
  return { kind: 'platt', intercept, slope };
}

// A negative exponent would turn the map round at one end, so it is set to zero and the other fitted again (Kull, Silva Filho, Flach 2017).
function fitBeta(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): CalibrationMap {
  const ones = Float64Array.from(probabilities, () => 1);
  const lowerColumn = Float64Array.from(probabilities, (probability) => Math.log(probability));
  const upperColumn = Float64Array.from(probabilities, (probability) => -Math.log1p(-probability));
  const [intercept = 0, lower = 0, upper = 0] = fitLogistic([ones, lowerColumn, upperColumn], outcomes).coefficients;
  if (lower >= 0 && upper >= 0) return { kind: 'beta', intercept, lower, upper };
  const [start = 0, exponent = 0] = fitLogistic([ones, lower < 0 ? upperColumn : lowerColumn], outcomes).coefficients;
  if (exponent < 0) throw new RangeError(`These forecasts point the wrong way around ${mean(probabilities)}: no rising map fits them`);
  return { kind: 'beta', intercept: start, lower: lower < 0 ? 0 : exponent, upper: lower < 0 ? exponent : 0 };
}
