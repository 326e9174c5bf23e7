import { equalisingHedge, hedgeInCents } from '@clearedge/quant/arbitrage';
import { centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import type { Verb } from '../../kernel/feature.ts';
import { figure } from './price-list.ts';

export const hedgeBet: Verb<'POST /api/calculators/hedge'> = async (_ctx, { body: { stake, decimal, hedgeDecimal } }) =>
  figure(() => {
    const { hedgeCents, profitIfFirstWinsCents, profitIfHedgeWinsCents } = hedgeInCents(
      dollarsToCents(stake),
      { decimal },
      { decimal: hedgeDecimal },
    );
    return {
      hedgeStake: centsToDollars(hedgeCents),
      profitIfFirstWins: centsToDollars(profitIfFirstWinsCents),
      profitIfHedgeWins: centsToDollars(profitIfHedgeWinsCents),
      exact: equalisingHedge(stake, decimal, hedgeDecimal),
    };
  });
