import { logit } from '../../distribution/index.ts';
import { fitLogistic } from './logistic-fit.ts';

/** The line through the log-odds that was seen against the log-odds that was said: 0 and 1 for an honest forecast. */
export interface CalibrationLine {
  intercept: number;
  slope: number;
  interceptStandardError: number;
  slopeStandardError: number;
}

/**
 * Calibration intercept and slope: logistic regression of the outcome on the logit of the probability. A slope below 1 says that the
 * forecasts were too bold. RangeError for probabilities at 0 or 1, all the same, or as `fitLogistic`. Source: Cox 1958.
 */
export function calibrationLine(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): CalibrationLine {
  const ones = Float64Array.from(probabilities, () => 1);
  const { coefficients, standardErrors } = fitLogistic(
    [ones, Float64Array.from(probabilities, (probability) => logit(probability))],
    outcomes,
  );
  return {
    intercept: coefficients[0]!,
    slope: coefficients[1]!,
    interceptStandardError: standardErrors[0]!,
    slopeStandardError: standardErrors[1]!,
  };
}
