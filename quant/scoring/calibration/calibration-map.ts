import { logistic, logit } from '../../distribution/index.ts';
import { requireInnerProbability } from '../../maths/index.ts';

/** A map from what a model says to what is published; plain values, so that it can be stored. */
export type CalibrationMap =
  | { kind: 'platt'; intercept: number; slope: number }
  | { kind: 'beta'; intercept: number; lower: number; upper: number }
  | { kind: 'isotonic'; said: number[]; seen: number[] };

/** The published probability, 0 to 1, for a raw one strictly between 0 and 1; never falls where the raw one rises. RangeError outside. */
export function applyCalibration(map: CalibrationMap, probability: number): number {
  requireInnerProbability(probability);
  switch (map.kind) {
    case 'platt':
      return logistic(map.intercept + map.slope * logit(probability));
    case 'beta':
      return logistic(map.intercept + map.lower * Math.log(probability) - map.upper * Math.log1p(-probability));
    case 'isotonic':
      return interpolate(map.said, map.seen, probability);
  }
}

function interpolate(said: readonly number[], seen: readonly number[], at: number): number {
  const above = said.findIndex((value) => value >= at);
  if (above === 0) return seen[0]!;
  if (above === -1) return seen.at(-1)!;
  const share = (at - said[above - 1]!) / (said[above]! - said[above - 1]!);
  return seen[above - 1]! + share * (seen[above]! - seen[above - 1]!);
}
