import { parlayDecimal } from '@clearedge/quant/parlay';
import { describe, expect, it } from 'vitest';
import type { ParlayQuote } from '../parlay-types.ts';
import { sampleQuote } from '../testing/sample-parlay.ts';
import { costliestLeg, priceSteps, singlesValue } from './price-steps.ts';

const leg = (gameId: string, odds: number) => ({ gameId, betType: 'moneyline' as const, selection: `${gameId} ${odds}`, odds });
const PAIR = [leg('a', 120), leg('b', -110)];
const product = (odds: readonly number[]): number => Number(parlayDecimal(odds));

const stepsOf = (quote: ParlayQuote) => priceSteps(quote)!.steps.map(({ look, label, from, to }) => [look, label, from, to]);
const near = (value: number) => expect.closeTo(value, 9);

describe('the price of a parlay in steps', () => {
  it('of legs of one game: margin first, then what ties them, down to what the practice book pays', () => {
    const legs = [leg('a', 120), leg('a', 110), leg('b', -110)];
    const whole = product([120, 110, -110]);
    const quote = sampleQuote(legs, {
      pricing: 'joint',
      decimal: 6,
      correlationFactor: 1.25,
      winProbability: 0.15,
      expectedValue: -0.1,
      oneBook: null,
    });
    expect(stepsOf(quote)).toEqual([
      ['price', 'Legs multiplied', 0, near(whole)],
      ['cut', 'Book margin', near(whole), 7.5],
      ['cut', 'Same-game correlation', 7.5, 6],
      ['pays', 'Practice book pays', 0, 6],
      ['fair', 'Fair price', 0, near(1 / 0.15)],
    ]);
    expect(priceSteps(quote)!.steps[2]!.note).toBe('2 legs, NYY @ BOS');
  });

  it('legs that work against each other raise the price', () => {
    const legs = [leg('a', 120), leg('a', 110)];
    const quote = sampleQuote(legs, { pricing: 'joint', decimal: 4.4, correlationFactor: 0.9, oneBook: null });
    expect(stepsOf(quote)[2]).toEqual(['gain', 'Same-game correlation', near(3.96), 4.4]);
  });

  it('of different games: the best single book is named, and its own prices cut the product', () => {
    const quote = sampleQuote(PAIR, { expectedValue: 0.155 });
    expect(stepsOf(quote).map(([look, label]) => [look, label])).toEqual([
      ['price', 'Legs multiplied'],
      ['cut', 'One book’s prices'],
      ['pays', 'Book A pays'],
      ['fair', 'Fair price'],
    ]);
    expect(priceSteps(quote)).toMatchObject({ payer: 'Book A', odds: 300, expectedValue: 0.1 });
  });

  it('without a book that has every leg the practice book pays the product', () => {
    const quote = sampleQuote(PAIR, { oneBook: null, decimal: product([120, -110]) });
    expect(stepsOf(quote).map(([, label]) => label)).toEqual(['Practice book pays', 'Fair price']);
  });

  it('a push returns part of the stake, so the fair price is shorter by it', () => {
    const quote = sampleQuote(PAIR, { winProbability: 0.25, pushProbability: 0.1, pushReturn: 2 });
    expect(priceSteps(quote)!.steps.at(-1)!.to).toBeCloseTo((1 - 0.2) / 0.25, 9);
  });

  it.each([
    ['a single leg', PAIR.slice(0, 1), {}],
    ['no price', PAIR, { decimal: null }],
    ['no probability', PAIR, { winProbability: null, expectedValue: null }],
  ])('%s draws nothing', (_what, legs, values) => expect(priceSteps(sampleQuote(legs, values))).toBeNull());
});

describe('what else could be done with the legs', () => {
  it('singles are worth the mean of their EVs, where each has one', () => {
    expect(singlesValue(sampleQuote(PAIR, {}, { 0: { expectedValue: 0.06 }, 1: { expectedValue: -0.02 } }))).toBeCloseTo(0.02, 12);
    expect(singlesValue(sampleQuote(PAIR, {}, { 1: { expectedValue: null } }))).toBeNull();
  });

  const without = (values: readonly (number | null)[]): ParlayQuote['whatIf'] =>
    values.map((expectedValue, position) => ({
      position,
      legsLeft: 2,
      odds: 120,
      decimal: 2.2,
      probability: 0.5,
      payout: null,
      expectedValue,
    }));

  it('the costliest leg is the one without which the rest is worth most', () => {
    const of = (values: readonly (number | null)[], expectedValue: number | null = -0.1) =>
      costliestLeg(sampleQuote(PAIR, { expectedValue, whatIf: without(values) }));
    expect(of([-0.08, 0.04, -0.2])).toEqual({ position: 1, expectedValue: 0.04 });
    expect(of([-0.2, -0.15, -0.3])).toBeNull();
    expect(of([-0.096, -0.2, -0.2])).toBeNull();
    expect(of([0.1, 0.2])).toBeNull();
    expect(of([0.1, null, 0.2], null)).toBeNull();
  });
});
