import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import { describe, expect, it } from 'vitest';
import { NOW, sampleBooks, sampleDetail } from '../testing/sample-league.ts';
import { boardOf } from './board-rules.ts';

const now = Date.parse(NOW);
const board = (over: Parameters<typeof sampleDetail>[0] = {}, market: BoardMarket = 'spread') =>
  boardOf(sampleDetail(over), market, now, 900);

describe('the prices of a market at every book', () => {
  it('compares fresh prices on the number most books offer', () => {
    const { line, best, books } = board();
    expect(line).toBe(3.5);
    expect([best.first?.book, best.second?.book]).toEqual(['SUM', 'KEY']);
    expect(books.map(({ row, isOld }) => [row.book, isOld])).toEqual([
      ['HAR', true],
      ['KEY', false],
      ['RED', false],
      ['SUM', false],
    ]);
  });
  it('takes the margin out book by book and says over how many', () => {
    const { fair } = board();
    expect(fair?.bookCount).toBe(2);
    expect(fair!.first!.probability + fair!.second!.probability).toBeCloseTo(1, 12);
    expect(fair!.first!.probability).toBeGreaterThan(0.5);
  });
  it('averages the books on the log odds: the one whose price is best has its say', () => {
    const row = sampleBooks().find(({ market }) => market === 'moneyline')!;
    const at = (book: string, away: number, home: number) => ({
      ...row,
      book,
      first: { line: null, odds: away },
      second: { line: null, odds: home },
    });
    const near = [at('SUM', -110, -110), at('KEY', -110, -110)];
    const { fair } = board({ books: [...near, at('RED', 130, -130)] }, 'moneyline');
    // Odds of 1, 1 and 10/13; a pair without a margin is fair as it stands.
    const odds = (10 / 13) ** (1 / 3);
    expect(fair).toMatchObject({ first: { probability: expect.closeTo(odds / (1 + odds), 12) }, bookCount: 3 });
  });
  it('reads the spread of a part as it reads that of the game', () => {
    const books = sampleBooks().map((row) => (row.market === 'spread' ? { ...row, market: 'half1_spread' as const } : row));
    expect(board({ books }, 'half1_spread').fair).toEqual(board().fair);
    expect(board({ books }).books).toEqual([]);
  });
  it('takes the margin out of three sides, and has no fair price without the draw', () => {
    const row = sampleBooks().find(({ market }) => market === 'moneyline')!;
    const three = { ...row, market: 'regulation_moneyline' as const, first: { line: null, odds: 180 }, second: { line: null, odds: 130 } };
    const whole = board({ books: [{ ...three, third: { line: null, odds: 300 } }] }, 'regulation_moneyline');
    const { first, second, third } = whole.fair!;
    expect(first!.probability + second!.probability + third!.probability).toBeCloseTo(1, 12);
    expect(third!.probability).toBeLessThan(100 / 400);
    expect(whole.hold).toBeCloseTo(1 - 1 / (100 / 280 + 100 / 230 + 100 / 400), 12);
    const lacking = board({ books: [{ ...three, third: { line: null, odds: null } }] }, 'regulation_moneyline');
    expect([lacking.fair, lacking.hold, lacking.best.third]).toEqual([null, null, null]);
  });
  it('has no fair price without both sides of one book', () => {
    const oneSided = sampleBooks().map((row) => ({ ...row, second: { ...row.second, odds: null } }));
    const { fair, hold, best } = board({ books: oneSided });
    expect([fair, hold, best.second]).toEqual([null, null, null]);
  });
  it('calls no closing price old', () => {
    const { books, best } = board({ status: 'completed' });
    expect(books.some(({ isOld }) => isOld)).toBe(false);
    expect(best.first?.book).toBe('HAR');
  });
  it('is empty where no one prices the market', () => {
    expect(board({ books: [] }, 'total')).toEqual({ line: null, books: [], best: { first: null, second: null }, fair: null, hold: null });
  });
  it('knows no number on a moneyline', () => expect(board({}, 'moneyline').line).toBeNull());
});
