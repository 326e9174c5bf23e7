import { describe, expect, test } from 'vitest';
import { centsToDollars, dollarsToCents } from '../money/index.ts';
import type { Quote } from '../price/index.ts';
import { houseLimitCents, kellyFraction } from '../sizing/index.ts';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { readQuantGroups, readVectors, settleOn } from '../testing/vectors.ts';
import { jointBounds, nestedProbability } from './joint-probability.ts';
import { parlayAmerican, parlayAmericanLabel, parlayDecimal } from './parlay-price.ts';
import { fixedPayoutValue } from './parlay-value.ts';
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
  legs: Leg[] & number;
  unit_stake: number;
  combination_sizes: number[];
  teams: number;
  sizes: number[];
  bets: number;
  leg_p: number;
  net_payout: number;
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
  fixed_payout_parlay_expected_loss: ({ bets, stake, legs, leg_p, net_payout }) =>
    -bets * stake * fixedPayoutValue({ legs, legProbability: leg_p, netPayout: net_payout }),
};

describe('golden cases and published vectors', () => {
  test.each(readVectors<Input>('PARLAY', 'PSET', 'SYS'))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});

describeWithShared('vectors', 'quantitative vectors of parlays', () => {
  interface QuantInput {
    p: number | number[];
    decimal: number | number[];
    american: number[];
    rho: number;
    pRunLine: number;
    pMoneyline: number;
  }
  const list = (value: number | number[]) => (Array.isArray(value) ? value : [value]);
  const functions: Record<string, (input: QuantInput) => unknown> = {
    'Frechet bounds on the joint probability': ({ p }) => {
      const { least, most } = jointBounds(list(p));
      return [least, most];
    },
    'nested legs: home -1.5 and home moneyline': ({ pRunLine, pMoneyline }) => nestedProbability([pRunLine, pMoneyline]),
    'Kelly % of the parlay builder max(0,(p d - 1)/(d - 1) x 100); max bet min(100, 10 x Kelly%)': ({ p, decimal }) => {
      const kelly = kellyFraction(list(p)[0]!, list(decimal)[0]!);
      return [kelly * 100, centsToDollars(houseLimitCents(kelly))];
    },
  };
  // The decisions replace this formula: its expected value is 1.05^n - 1 whatever the prices.
  const replaced = [
    'spec document 3 player-prop parlay: estimated probability is the product of implied probability x 1.05; EV = P(D-1)-(1-P)',
  ];
  test.each(readQuantGroups<QuantInput>('parlay', 'sgp').filter((vector) => !replaced.includes(vector.function)))(
    '$id $function',
    ({ function: name, input, expected, tolerance }) => {
      const calculate = functions[name];
      if (!calculate) throw new Error(`No calculation for ${name}`);
      expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
    },
  );
});
