import { describe, expect, test } from 'vitest';
import { americanToDecimal } from '../price/index.ts';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { readQuantGroups, readVectors, settleOn } from '../testing/vectors.ts';
import { arbitrage } from './arbitrage.ts';
import { bestMarket } from './best-market.ts';
import { freeBetOutcome } from './free-bet.ts';
import { equalisingHedge } from './hedge.ts';
import { mayPairBooks } from './leg-warnings.ts';
import { middleBreakEven } from './middle.ts';

interface Input {
  decimal: number[] & number;
  total_stake: number;
  legs: string[];
  stake: number;
  stake_returned: boolean;
}

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  arbitrage: ({ decimal, total_stake }) => {
    const { stakes, profit, impliedSum } = arbitrage(decimal, total_stake);
    return { stakes, profit, implied_sum: impliedSum };
  },
  arbitrage_same_book_allowed: ({ legs }) => mayPairBooks(legs),
  free_bet_single_outcome: ({ stake, decimal, stake_returned }) => {
    const { profitIfWins, profitIfLoses } = freeBetOutcome({ stake, decimal, isStakeReturned: stake_returned });
    return { profit_if_wins: profitIfWins, profit_if_loses: profitIfLoses };
  },
};

describe('golden cases and published vectors', () => {
  test.each(readVectors<Input>('ARB'))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});

interface QuantInput {
  books: number[][];
  decimal: number[] & number;
  american: [number, number];
  total: number;
  stake: number;
  hedgeDecimal: number;
}

const FUNCTIONS: Record<string, (input: QuantInput) => unknown> = {
  'best prices 2.1 and 2.0 across two books: arbitrage exists, return': ({ books }) => {
    const market = bestMarket(books.map((decimals, index) => ({ book: `book ${index}`, decimals })));
    return market?.kind === 'arbitrage' ? 1 / market.impliedSum - 1 : null;
  },
  'stakes for total 1000': ({ decimal, total }) => arbitrage(decimal, total).stakes,
  'break-even middle probability at -110 both sides (risk 110 each)': ({ american: [first, second] }) =>
    middleBreakEven(americanToDecimal(first), americanToDecimal(second)),
  'equalising hedge stake and locked profit': ({ stake, decimal, hedgeDecimal }) => {
    const { hedgeStake, lockedProfit } = equalisingHedge(stake, decimal, hedgeDecimal);
    return [hedgeStake, lockedProfit];
  },
};

describeWithShared('vectors', 'quantitative vectors of arbitrage, middles and hedges', () => {
  test.each(readQuantGroups<QuantInput>('arb', 'middle', 'hedge'))('$id $function', ({ function: name, input, expected, tolerance }) => {
    const calculate = FUNCTIONS[name];
    if (!calculate) throw new Error(`No calculation for ${name}`);
    expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
  });
});
