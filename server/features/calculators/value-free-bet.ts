import { type FreeBet, freeBetConversion, freeBetOutcome } from '@clearedge/quant/arbitrage';
import { centsToDollars, roundToCents } from '@clearedge/quant/money';
import type { Verb } from '../../kernel/feature.ts';
import { figure } from './price-list.ts';

const money = (dollars: number): number => centsToDollars(roundToCents(dollars));

function hedged(bet: FreeBet, hedgeDecimal: number) {
  const { hedgeStake, lockedProfit, conversion } = freeBetConversion(bet, hedgeDecimal);
  return { hedgeStake: money(hedgeStake), lockedProfit: money(lockedProfit), conversion };
}

export const valueFreeBet: Verb<'POST /api/calculators/free-bet'> = async (_ctx, { body: { hedgeDecimal, ...bet } }) =>
  figure(() => {
    const { profitIfWins, profitIfLoses } = freeBetOutcome(bet);
    return {
      profitIfWins: money(profitIfWins),
      profitIfLoses: money(profitIfLoses),
      hedge: hedgeDecimal === undefined ? null : hedged(bet, hedgeDecimal),
    };
  });
