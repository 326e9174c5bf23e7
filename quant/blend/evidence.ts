import { requireInnerProbability, requireProbability } from '../maths/index.ts';

/**
 * Evidence of a pick, 0..0.5: how far its blended probability lies above one half, less what is missing behind it. `quality` is the share of
 * the usual inputs that is there (`Forecast.quality.evidence`). Below one half the evidence is 0. RangeError outside 0..1.
 */
export function evidenceOf(probability: number, quality: number): number {
  return Math.max(0, requireInnerProbability(probability) - 0.5) * requireProbability(quality);
}
