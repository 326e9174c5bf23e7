import { fairProbabilities, overround, theoreticalHold } from '@clearedge/quant/margin';
import { fairAmericanRounded, fairDecimal } from '@clearedge/quant/price';
import type { Verb } from '../../kernel/feature.ts';
import { decimalsOf, figure } from './price-list.ts';

export const takeMarginOut: Verb<'POST /api/calculators/fair-prices'> = async (_ctx, { body }) => {
  const decimals = decimalsOf(body);
  const { method, parameter, probabilities } = figure(() => fairProbabilities(decimals, body.method));
  // Beside two near-certain outcomes a third may be left so little that no whole price says it.
  const outcomes = figure(() =>
    probabilities.map((fair, at) => ({
      implied: 1 / decimals[at]!,
      fair,
      fairDecimal: fairDecimal(fair),
      fairOdds: fairAmericanRounded(fair),
    })),
  );
  return { method, parameter, overround: overround(decimals), hold: theoreticalHold(decimals), outcomes };
};
