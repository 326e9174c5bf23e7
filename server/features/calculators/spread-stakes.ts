import { arbitrage, arbitrageInCents, mayPairBooks } from '@clearedge/quant/arbitrage';
import { centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import type { Verb } from '../../kernel/feature.ts';
import { decimalsOf, figure, quotesOf } from './price-list.ts';

export const spreadStakes: Verb<'POST /api/calculators/arbitrage'> = async (_ctx, { body }) =>
  figure(() => {
    const { isArbitrage, impliedSum, returnFraction, stakes: shares } = arbitrage(decimalsOf(body), 1);
    const placed = arbitrageInCents(quotesOf(body), dollarsToCents(body.totalStake));
    return {
      isArbitrage,
      mayPair: !body.books || mayPairBooks(body.books),
      impliedSum,
      returnFraction,
      shares,
      stakes: placed.stakesCents.map(centsToDollars),
      payouts: placed.payoutsCents.map(centsToDollars),
      leastProfit: centsToDollars(placed.leastProfitCents),
      mostProfit: centsToDollars(placed.mostProfitCents),
    };
  });
