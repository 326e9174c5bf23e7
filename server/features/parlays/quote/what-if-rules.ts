import { cents, centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import { decimalToAmericanRounded } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import { payBet } from '../../practice/index.ts';

export interface WhatIf {
  position: number;
  legsLeft: number;
  odds: number | null;
  decimal: number | null;
  probability: number | null;
  payout: number | null;
}

const UNIT = cents(100);

/** What is left to win when a leg is pushed or void, for each leg: it drops out and the price is made again of the others. */
export function whatIfs(
  odds: readonly number[],
  sameGame: readonly SameGameLegs[],
  stake: number | undefined,
  chances: readonly (number | null)[],
): WhatIf[] {
  return odds.map((_odds, dropped) => {
    const legs = odds.map((one, position) => ({
      position,
      odds: one,
      result: position === dropped ? ('void' as const) : ('win' as const),
    }));
    const { decimal, returnCents } = payBet(stake === undefined ? UNIT : dollarsToCents(stake), legs, sameGame);
    return {
      position: dropped,
      legsLeft: odds.length - 1,
      odds: decimal === null ? null : decimalToAmericanRounded(decimal),
      decimal: decimal === null ? null : Number(decimal),
      probability: chances[dropped] ?? null,
      payout: stake === undefined ? null : centsToDollars(returnCents ?? cents(0)),
    };
  });
}
