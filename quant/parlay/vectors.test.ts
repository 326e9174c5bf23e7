import { describe, expect, test } from 'vitest';
import { centsToDollars, dollarsToCents } from '../money/index.ts';
import type { Quote } from '../price/index.ts';
import { isPresent, readVectors, settleOn } from '../testing/vectors.ts';
import { parlayAmerican, parlayAmericanLabel, parlayDecimal } from './parlay-price.ts';
import { roundRobinCounts, settleRoundRobin } from './round-robin.ts';
import { type LegResult, type ParlayLeg, settleParlay } from './settle-parlay.ts';

interface Leg {
  american?: number;
  decimal: number;
  status: 'won' | 'lost' | 'push' | 'void' | 'pending';
}

interface Input {
  american_odds?: number[];
  decimal_odds?: number[];
  stake: number;
  legs: Leg[];
  unit_stake: number;
  combination_sizes: number[];
  teams: number;
  sizes: number[];
}

const RESULTS: Record<Leg['status'], LegResult> = { won: 'win', lost: 'loss', push: 'push', void: 'void', pending: 'pending' };
const WORDS: Record<LegResult, string> = { win: 'won', loss: 'lost', push: 'push', void: 'void', pending: 'pending' };
const quotes = ({ american_odds, decimal_odds }: Input): Quote[] => american_odds ?? (decimal_odds ?? []).map((decimal) => ({ decimal }));
const toLeg = ({ american, decimal, status }: Leg): ParlayLeg => ({ price: american ?? { decimal }, result: RESULTS[status] });

function won(input: Input): number {
  const { returnCents } = settleParlay(
    dollarsToCents(input.stake),
    quotes(input).map((price) => ({ price, result: 'win' })),
  );
  return returnCents === null ? 0 : centsToDollars(returnCents);
}

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  parlay_decimal: (input) => parlayDecimal(quotes(input)),
  parlay_american: (input) => parlayAmerican(quotes(input)),
  parlay_american_rounded: (input) => parlayAmericanLabel(quotes(input)),
  parlay_total_return: won,
  parlay_profit: (input) => won(input) - input.stake,
  settle_parlay: ({ stake, legs }) => {
    const { result, returnCents } = settleParlay(dollarsToCents(stake), legs.map(toLeg));
    return { result: WORDS[result], total_return: returnCents === null ? null : centsToDollars(returnCents) };
  },
  round_robin: ({ unit_stake, legs, combination_sizes }) => {
    const settled = settleRoundRobin(dollarsToCents(unit_stake), legs.map(toLeg), combination_sizes);
    return {
      units: settled.units,
      total_stake: centsToDollars(settled.totalStakeCents),
      current_return: centsToDollars(settled.currentReturnCents),
      max_return: centsToDollars(settled.maximumReturnCents),
      won: settled.counts.win,
      void: settled.counts.void,
      lost: settled.counts.loss,
    };
  },
  round_robin_counts: ({ teams, sizes }) => roundRobinCounts(teams, sizes),
};

// Cards with a fixed payout are not parlays at true odds, and the house has none.
const NOT_OFFERED = new Set(['fixed_payout_parlay_expected_loss']);

describe.skipIf(!isPresent)('reference vectors (skipped where the folder is absent)', () => {
  test.each(readVectors<Input>('PARLAY', 'PSET', 'SYS').filter(({ op }) => !NOT_OFFERED.has(op)))(
    '$id $op',
    ({ op, input, expected, tolerance }) => {
      const operation = OPERATIONS[op];
      if (!operation) throw new Error(`No calculation for ${op}`);
      expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
    },
  );
});
