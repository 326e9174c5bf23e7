import { logit, normalProbability } from '../distribution/index.ts';
import { requireInnerProbability, requirePositive } from '../maths/index.ts';

/** How the closing logit follows from the opening one and the model's: measured on past seasons. */
export interface CloseOutlook {
  /** Share of the gap between model and open by which the price moves towards the model. */
  drift: number;
  /** Standard deviation of the closing logit about that. */
  sd: number;
}

/**
 * Probability, 0..1, that the price taken beats the market's closing price without margin: that the close puts this side above the price's
 * break-even. `decimal` above 1. RangeError otherwise.
 */
export function beatsCloseProbability(outlook: CloseOutlook, pMarket: number, pModel: number, decimal: number): number {
  const market = logit(requireInnerProbability(pMarket));
  const expected = market + outlook.drift * (logit(requireInnerProbability(pModel)) - market);
  const breakEven = logit(requireInnerProbability(1 / requirePositive(decimal, 'price')));
  return normalProbability((expected - breakEven) / requirePositive(outlook.sd, 'deviation'));
}

/** The outlook that past games support: their opening, model and closing probabilities. RangeError for fewer than three or unequal lists. */
export function fitCloseOutlook(opens: readonly number[], models: readonly number[], closes: readonly number[]): CloseOutlook {
  const games = opens.length;
  if (games < 3 || models.length !== games || closes.length !== games) throw new RangeError('three games at least, each with all three');
  const gaps = opens.map((open, index) => logit(models[index]!) - logit(open));
  const moves = opens.map((open, index) => logit(closes[index]!) - logit(open));
  const square = gaps.reduce((sum, gap) => sum + gap ** 2, 0);
  if (!(square > 0)) throw new RangeError('Model and market never differ');
  const drift = gaps.reduce((sum, gap, index) => sum + gap * moves[index]!, 0) / square;
  const left = moves.reduce((sum, move, index) => sum + (move - drift * gaps[index]!) ** 2, 0);
  return { drift, sd: Math.sqrt(left / (games - 1)) };
}
