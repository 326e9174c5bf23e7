import { matchLine, overChance } from '@clearedge/quant/sports/baseball/game';
import { FITTED } from '@clearedge/quant/sports/baseball/ratings';
import { describe, expect, test } from 'vitest';
import { quoteOf } from '../testing/priced-games.ts';
import { tinyHistory } from '../testing/tiny-history.ts';
import type { Prediction } from '../walk/prediction.ts';
import { walkForward } from '../walk/walk-forward.ts';
import { moneylineQuestion, totalQuestion } from './questions.ts';

const [first] = walkForward({ seasons: tinyHistory([2018]), prices: new Map(), publicForecasts: new Map() }, FITTED).slice(-1);
const total = (line: number, over = 1.91, under = 1.91) => ({ line, over, under });
const NONE = { open: null, close: null, totalOpen: null, totalClose: null, marks: [], recorded: { open: null, close: null } };
const priced = (prices: Partial<NonNullable<Prediction['prices']>>, other: Partial<Prediction> = {}): Prediction => ({
  ...first!,
  ...other,
  prices: { ...NONE, ...prices },
});
const even = quoteOf(0.1);

describe('a total at the close', () => {
  test('that has not moved is the closing price of the same number', () => {
    const { atClose, push } = totalQuestion(priced({ close: even, totalOpen: total(8.5), totalClose: total(8.5, 1.85, 1.97) }))!;
    expect(atClose()).toEqual({ win: expect.closeTo(0.515, 2), push });
    expect(push).toBe(0);
  });
  test('that has moved up makes the opening over worth more, by the distribution that fits the close', () => {
    const { atClose } = totalQuestion(priced({ close: even, totalOpen: total(8.5), totalClose: total(9.5) }))!;
    const game = matchLine({ pHome: even.pHome, line: 9.5, overProbability: 0.5 }, { season: 2018, scheduledInnings: 9 });
    expect(atClose()!.win).toBeCloseTo(overChance(game.full, 8.5), 9);
    expect(atClose()!.win).toBeGreaterThan(0.55);
  });
  test('of a whole number knows the push', () => {
    const { atClose, push, result } = totalQuestion(
      priced({ close: even, totalOpen: total(8), totalClose: total(8.5) }, { awayRuns: 3, homeRuns: 5 }),
    )!;
    expect(result).toBeNull();
    for (const chance of [push, atClose()!.push]) expect(chance > 0.05 && chance < 0.15).toBe(true);
  });
  test.each([
    ['without a closing total', { close: even, totalOpen: total(8.5) }],
    ['without a closing moneyline', { totalOpen: total(8.5), totalClose: total(9) }],
  ])('%s is unknown', (_name, prices) => {
    expect(totalQuestion(priced(prices))!.atClose()).toBeNull();
  });
  test('of seven innings, or without an open, is no question', () => {
    expect(totalQuestion(priced({ totalOpen: total(8.5) }, { scheduledInnings: 7 }))).toBeNull();
    expect(totalQuestion(priced({}))).toBeNull();
  });
});

describe('a moneyline', () => {
  test('takes the early forecast, or only the starters whose turn it was', () => {
    const one = priced({ open: even, close: quoteOf(0.3) }, { outOfTurn: { pHome: 0.41, strength: 0, total: 9 } });
    expect(moneylineQuestion(one)!.pModel).toBe(one.pHomeEarly);
    expect(moneylineQuestion(one, 'rotation')!.pModel).toBe(0.41);
    expect(moneylineQuestion(one)!.atClose()).toEqual({ win: quoteOf(0.3).pHome, push: 0 });
    expect(moneylineQuestion(priced({ close: even }))).toBeNull();
  });
});
