import { arbitrageInCents, middleBreakEven } from '@clearedge/quant/arbitrage';
import { addCents, centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import type { Verb } from '../../kernel/feature.ts';
import { figure } from './price-list.ts';

export const valueMiddle: Verb<'POST /api/calculators/middle'> = async (_ctx, { body: { firstDecimal, secondDecimal, totalStake } }) =>
  figure(() => {
    const total = dollarsToCents(totalStake);
    const { stakesCents, payoutsCents, leastProfitCents } = arbitrageInCents(
      [{ decimal: firstDecimal }, { decimal: secondDecimal }],
      total,
    );
    return {
      breakEven: middleBreakEven(firstDecimal, secondDecimal),
      stakes: stakesCents.map(centsToDollars),
      profitIfBothWin: centsToDollars(addCents(...payoutsCents) - total),
      profitIfOneWins: centsToDollars(leastProfitCents),
    };
  });
