import { expect, test } from 'vitest';
import { booksOf, type Looking, matching, viewOf } from './compare-rules.ts';
import { NOW, sampleBook, sampleComparison } from './testing/sample-comparison.ts';

const looking = (values: Partial<Looking> = {}): Looking => ({
  market: 'moneyline',
  books: [],
  maxAgeSeconds: 900,
  now: Date.parse(NOW),
  ...values,
});
const bestBooks = (values: Partial<Looking>, game = sampleComparison()) =>
  viewOf(game, looking(values))!.sides.map(({ best }) => best?.code ?? null);

test('the best price is the one that pays most among fresh prices of the chosen books', () => {
  expect(bestBooks({})).toEqual(['QUA', 'SUM']);
  expect(bestBooks({ maxAgeSeconds: 300 })).toEqual(['HAR', 'SUM']);
  expect(bestBooks({ books: ['HAR'] })).toEqual(['HAR', 'HAR']);
  expect(bestBooks({ books: ['QUA'], maxAgeSeconds: 300 })).toEqual([null, null]);
});

test('a closing price never grows old', () => {
  expect(bestBooks({ maxAgeSeconds: 300 }, sampleComparison({ isClosed: true }))).toEqual(['QUA', 'SUM']);
});

test('a price on another number is never the best price, but may be the best number', () => {
  const game = sampleComparison({
    bookmakers: [
      sampleBook('AAA', [100, -120]),
      sampleBook('BBB', [100, -120], [130, -150, 9]),
      sampleBook('CCC', [100, -120], [-140, 120, 8]),
    ],
  });
  const [over, under] = viewOf(game, looking({ market: 'total' }))!.sides;
  expect([over.best?.code, over.bestLine?.code, under.best?.code, under.bestLine?.code]).toEqual(['AAA', 'CCC', 'AAA', 'BBB']);
});

test('the hold is that of the two best prices', () => {
  expect(viewOf(sampleComparison(), looking())!.hold).toBeCloseTo(1 - 1 / (100 / 220 + 116 / 216), 12);
  expect(viewOf(sampleComparison(), looking({ books: ['ZZZ'] }))!.hold).toBeNull();
});

test.each([
  ['red', 1],
  ['NYY fen', 1],
  ['cubs', 0],
  ['  ', 1],
])('%j finds %d games', (search, count) => {
  expect(matching([sampleComparison()], search)).toHaveLength(count);
});

test('books are listed by name with the mean of their holds', () => {
  expect(booksOf([sampleComparison(), sampleComparison()], 'moneyline').map(({ code, hold }) => [code, hold])).toEqual([
    ['HAR', 0.041],
    ['QUA', 0.041],
    ['SUM', 0.041],
  ]);
  expect(booksOf([sampleComparison()], 'spread')[0]!.hold).toBeNull();
});
