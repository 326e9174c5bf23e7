import { matchLine, priceSelection } from '@clearedge/quant/sports/baseball/game';
import { expect, test } from 'vitest';
import type { Contest } from '../../contests/index.ts';
import type { GameProjection } from '../../forecasts/index.ts';
import { offers } from '../../odds/testing/samples.ts';
import { finalFacts } from '../../picks/testing/board.ts';
import { NOON } from '../testing/shop.ts';
import { type BookGame, LOOK_MS, measureMarket } from './book-rules.ts';

const contest = { sport: 'mlb', seasonYear: 2026, scheduledInnings: 9, startsAt: new Date(NOON.getTime() + LOOK_MS) } as Contest;
const money = (code: string, away: number, home: number) => offers(code, 'moneyline', null, away, home);
const won = (away: number, home: number): BookGame['result'] => ({ sport: 'mlb', isFinal: true, facts: finalFacts(away, home) });
const game = (change: Partial<BookGame> = {}): BookGame => ({ contest, closes: [], before: [], steps: [], result: null, ...change });

test('what a book kept and how often it was best are of its closing prices', () => {
  const found = measureMarket(
    game({ closes: [...money('TOP', 110, -120), ...money('AAA', 105, -125), ...money('BBB', 110, -130)] }),
    'moneyline',
  );
  // 1 / 2.1 + 120 / 220 = 1.021645: the book keeps 1 − 1 / 1.021645.
  expect(found.get('TOP')).toMatchObject({ pairs: 1, hold: expect.closeTo(1 - 1 / (1 / 2.1 + 120 / 220), 9), sides: 2, best: 2 });
  expect(found.get('AAA')).toMatchObject({ sides: 2, best: 0 });
  expect(found.get('BBB')).toMatchObject({ sides: 2, best: 1 });
});

test('a price above fair an hour before is held against the close of the others and against its result', () => {
  const even = (code: string) => money(code, -110, -110);
  const before = [...money('TOP', 105, -125), ...even('AAA'), ...even('BBB')];
  const closes = [...money('TOP', -130, 110), ...money('AAA', -120, 100), ...money('BBB', -120, 100)];
  const measured = (result: BookGame['result']) => measureMarket(game({ before, closes, result }), 'moneyline').get('TOP')!;
  const lost = measured(won(2, 3));
  expect(lost).toMatchObject({ plays: 1, claimed: expect.closeTo(0.025, 9), judged: 1, graded: 1, units: -1 });
  // Power method on −120/+100: the away side is a little over 52%.
  expect(lost.atClose).toBeGreaterThan(0.06);
  expect(lost.atClose).toBeLessThan(0.08);
  expect(measured(won(3, 2)).units).toBeCloseTo(1.05, 9);
  expect(measured(null)).toMatchObject({ plays: 1, graded: 0, units: 0 });
});

test('less than 1% is no play, and without two other books at the close nothing is judged', () => {
  const before = [...money('TOP', 101, -121), ...money('AAA', -110, -110), ...money('BBB', -110, -110)];
  expect(measureMarket(game({ before }), 'moneyline').get('TOP')?.plays ?? 0).toBe(0);
  const dear = [...money('TOP', 105, -125), ...before.slice(2)];
  expect(measureMarket(game({ before: dear, closes: money('AAA', -120, 100) }), 'moneyline').get('TOP')).toMatchObject({
    plays: 1,
    judged: 0,
  });
});

test('a total whose number moved is priced at the number taken', () => {
  const total = (code: string, line: number, over: number, under: number) => offers(code, 'total', line, over, under);
  const before = [...total('TOP', 8.5, 105, -125), ...total('AAA', 8.5, -110, -110), ...total('BBB', 8.5, -110, -110)];
  const closes = ['AAA', 'BBB'].flatMap((code) => [
    ...money(code, -110, -110),
    ...offers(code, 'spread', -1.5, 150, -180),
    ...total(code, 9.5, -110, -110),
  ]);
  const found = measureMarket(game({ before, closes }), 'total').get('TOP')!;
  expect(found).toMatchObject({ plays: 1, judged: 1 });
  // A run more at the close makes over 8.5 better than the even bet it was: some 60%.
  expect(found.atClose).toBeGreaterThan(0.12);
});

test('both books of an arbitrage have it', () => {
  const found = measureMarket(game({ before: [...money('TOP', 110, -130), ...money('AAA', -130, 110)] }), 'moneyline');
  expect(found.get('TOP')).toMatchObject({ arbitrages: 1, sure: expect.closeTo(0.05, 9) });
  expect(found.get('AAA')).toMatchObject({ arbitrages: 1 });
});

test('a push brings nothing: what is claimed and what it is worth at the close count it, as the board of value does', () => {
  const total = (code: string, over: number, under: number) => offers(code, 'total', 9, over, under);
  const before = [...total('TOP', 110, -130), ...total('AAA', -110, -110), ...total('BBB', -110, -110)];
  const closes = [...total('AAA', -120, 100), ...total('BBB', -120, 100)];
  const distribution = matchLine({ pHome: 0.5, line: 9, overProbability: 0.5 }, { season: 2026, scheduledInnings: 9 });
  const { push } = priceSelection(distribution, { market: 'total', period: 'full', side: 'over', line: 9 });
  const projection = { distribution: () => distribution } as GameProjection;
  const decided = measureMarket(game({ before, closes }), 'total').get('TOP')!;
  const found = measureMarket(game({ before, closes, projection }), 'total').get('TOP')!;
  expect(push).toBeGreaterThan(0.05);
  expect(decided.claimed).toBeCloseTo(0.05, 9);
  expect(found.claimed).toBeCloseTo(0.05 * (1 - push), 9);
  expect(found.atClose).toBeCloseTo(decided.atClose * (1 - push), 9);
});
