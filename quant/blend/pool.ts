import { logistic, logit } from '../distribution/index.ts';
import { requireFinite, requireInnerProbability, requireProbability } from '../maths/index.ts';

/**
 * Logit pool of the market's probability without margin and the model's: (1 - weight) and weight of their logits. Both strictly between 0
 * and 1, weight 0..1; RangeError otherwise. Source: quant reference, A8.
 */
export function poolProbability(pMarket: number, pModel: number, weight: number): number {
  requireInnerProbability(pMarket);
  requireInnerProbability(pModel);
  requireProbability(weight);
  return logistic((1 - weight) * logit(pMarket) + weight * logit(pModel));
}

/** Linear pool of a market's mean total and the model's, in runs. RangeError for weights outside 0..1 and totals that are not finite. */
export function poolTotal(marketTotal: number, modelTotal: number, weight: number): number {
  requireProbability(weight);
  return (1 - weight) * requireFinite(marketTotal, 'total') + weight * requireFinite(modelTotal, 'total');
}
