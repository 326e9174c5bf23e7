import { describe, expect, test } from 'vitest';
import { movedPrice, tieWords, whyNot, whyNotPlace } from './panel/panel-rules.ts';
import { hasLeg, readChoice, withLeg, withoutLeg, withPrice } from './parlay-choice.ts';
import type { ChosenLeg } from './parlay-types.ts';
import { summarize } from './saved-parlays.tsx';
import { sampleQuote, sampleSaved } from './testing/sample-parlay.ts';

const leg = (id: string, odds = 120): ChosenLeg => ({
  id,
  gameId: `20260711_${id}@BOS`,
  betType: 'moneyline',
  selection: id,
  odds,
  pick: { market: 'moneyline', period: 'full', side: 'home' },
  startsAt: '2026-07-11T23:05:00.000Z',
});
const choice = { legs: [leg('A'), leg('B', -110)], stake: 25 };

describe('a choice', () => {
  test('takes a leg once, gives it up and takes its new price', () => {
    expect(withLeg(choice, leg('A', 130))).toBe(choice);
    expect(withLeg(choice, leg('C')).legs.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
    expect(hasLeg(withoutLeg(choice, 'A'), 'A')).toBe(false);
    expect(withPrice(choice, 'B', 105).legs.map(({ odds }) => odds)).toEqual([120, 105]);
  });
  test.each([
    [null, { legs: [], stake: 10 }],
    [
      { legs: 'no', stake: 'much' },
      { legs: [], stake: 10 },
    ],
    [
      { legs: [leg('A'), { id: 'B' }, null, { ...leg('C'), odds: 1.5 }], stake: -3 },
      { legs: [leg('A')], stake: 10 },
    ],
    [choice, choice],
  ])('stored as %j reads %j', (stored, expected) => expect(readChoice(stored, 10)).toEqual(expected));
});

describe('what a quote says of a leg', () => {
  const { legs } = sampleQuote(choice.legs);
  test.each([
    ['the same', {}, null],
    ['worse', { odds: 110 }, { kind: 'worse', to: 110 }],
    ['better', { odds: 130 }, { kind: 'better', to: 130 }],
    ['worse across even', { odds: -105 }, { kind: 'worse', to: -105 }],
    ['gone', { odds: null, problem: 'This game has already started.' }, { kind: 'gone', reason: 'This game has already started.' }],
    ['of another price than the one seen', { odds: 90_000, seenOdds: 130 }, null],
  ])('%s', (_word, change, expected) => expect(movedPrice(leg('A'), { ...legs[0]!, ...change })).toEqual(expected));

  test.each([
    ['one that has started', 1, '2026-07-12T00:00:00Z', 'A leg has started. Remove it.'],
    ['two that have started', 2, '2026-07-12T00:00:00Z', '2 legs have started. Remove them.'],
    ['one without a price', 1, '2026-07-11T12:00:00Z', 'A leg is no longer available. Remove it.'],
    ['two without a price', 2, '2026-07-11T12:00:00Z', '2 legs are no longer available. Remove them.'],
  ])('%s must be removed', (_word, gone, at, expected) => {
    const quote = sampleQuote(choice.legs);
    const without = { ...quote, legs: quote.legs.map((one, index) => (index < gone ? { ...one, odds: null } : one)) };
    expect(whyNot({ kind: 'parlay', ...choice, quote: without, isOf: true, now: Date.parse(at) })).toBe(expected);
  });

  test.each([
    [-0.05, 820, 604, 'Negative EV: you’d need +820, this pays +604.'],
    [-0.05, null, 604, 'Negative EV at this price.'],
    [-0.0001, 604, 604, 'Negative EV at this price.'],
    [0, 604, 604, null],
    [null, null, 604, null],
  ])('an expected value of %j at a fair price of %j and one of %j', (expectedValue, fairOdds, totalOdds, expected) => {
    const quote = { ...sampleQuote(choice.legs), expectedValue, fairOdds, totalOdds };
    expect(whyNotPlace({ kind: 'parlay', ...choice, quote, isOf: true, now: 0 })).toBe(expected);
  });

  test('nothing is done while the answer is about other legs', () => {
    const quote = sampleQuote(choice.legs);
    const now = 0;
    expect(whyNot({ kind: 'parlay', ...choice, quote, isOf: false, now })).toBe('Asking for the price...');
    expect(whyNot({ kind: 'parlay', ...choice, quote, isOf: true, now })).toBeNull();
    expect(whyNot({ kind: 'parlay', ...choice, stake: 501, quote, isOf: true, now })).toBe('Between $1 and $500.');
    expect(whyNot({ kind: 'player_prop', ...choice, stake: 501, quote, isOf: true, now })).toBeNull();
  });

  test.each([
    [1.001, /do not depend/],
    [1.1, /10% more often/],
    [0.9, /10% less often/],
  ])('a factor of %d reads %s', (factor, words) => expect(tieWords(factor)).toMatch(words));
});

test('pushed and void parlays are on neither side of the wins; expected wins are of those that were decided', () => {
  const settled = (result: 'win' | 'loss' | 'push', profit: number, estimatedProbability: number | null) =>
    sampleSaved({ status: 'settled', result, profit, payout: 25 + profit, estimatedProbability });
  expect(
    summarize([sampleSaved(), settled('win', 80, 0.3), settled('loss', -25, 0.2), settled('push', 0, 0.9), settled('loss', -25, null)]),
  ).toEqual({ pending: 1, settled: 4, won: 1, decided: 3, expectedWins: 0.5, staked: 100, profit: 30 });
  expect(summarize([]).expectedWins).toBeNull();
});
