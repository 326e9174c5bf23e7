import { describe, expect, test } from 'vitest';
import type { OfferedPrice } from '../price.ts';
import { after, NOON, offer, offers } from '../testing/samples.ts';
import { comparable } from './board-rules.ts';
import { type CellContext, marketCells } from './cell-rules.ts';
import { holdOf, marketProbability, sidesByBook } from './market-rules.ts';

const openAt = (now: Date): CellContext => ({ now, isClosed: false, gradeSide: () => null });
const closed: CellContext = {
  now: after(36_000),
  isClosed: true,
  gradeSide: (_market, side) => (side === 'away' || side === 'over' ? 'win' : 'loss'),
};

describe('a market’s two cells', () => {
  test('each side at its own best book, on one line', () => {
    const rows = [
      ...offers('AAA', 'total', 8.5, -110, -110),
      ...offers('BBB', 'total', 8.5, -105, -118),
      ...offers('CCC', 'total', 9, 120, -140),
    ];
    const { first, second, bookCount } = marketCells('total', rows, openAt(NOON));
    expect(first).toEqual({
      odds: -105,
      line: 8.5,
      book: 'BBB',
      bookName: 'Book BBB',
      seenAt: NOON.toISOString(),
      state: 'open',
      move: null,
      movedAt: null,
      openOdds: -105,
      openLine: 8.5,
      grade: null,
    });
    expect(second).toMatchObject({ odds: -110, book: 'AAA', line: 8.5 });
    expect(bookCount).toBe(2);
  });

  test('the home cell of a run line carries its own handicap', () => {
    const { first, second } = marketCells('spread', offers('AAA', 'spread', 1.5, -180, 155), openAt(NOON));
    expect([first.line, second.line]).toEqual([1.5, -1.5]);
    expect(Object.is(marketCells('spread', offers('AAA', 'spread', 0, -110, -110), openAt(NOON)).second.line, 0)).toBe(true);
  });

  test('a stale price is shown as stale, and only when there is no other', () => {
    const [later, fresh] = [after(1000), offers('BBB', 'moneyline', null, -130, 110, after(900))];
    const old = offers('AAA', 'moneyline', null, 100, 100);
    expect(marketCells('moneyline', [...old, ...fresh], openAt(later))).toMatchObject({
      first: { odds: -130, state: 'open' },
      bookCount: 1,
    });
    expect(marketCells('moneyline', old, openAt(later))).toMatchObject({ first: { odds: 100, state: 'stale' }, bookCount: 1 });
  });

  test('a side no one offers is off, and so is a market that all books took down', () => {
    const rows = [
      ...offers('AAA', 'moneyline', null, -110, null),
      offer({ bookCode: 'BBB', market: 'total', side: 'over', line: 8.5, price: null }),
    ];
    expect(marketCells('moneyline', rows, openAt(NOON))).toMatchObject({
      first: { state: 'open' },
      second: { state: 'off', odds: null, book: null },
    });
    expect(marketCells('total', rows, openAt(NOON))).toMatchObject({ first: { state: 'off', odds: null, line: null }, bookCount: 0 });
  });

  test('after the start the best closing price stands, with its grade and however old it is', () => {
    const rows = [...offers('AAA', 'total', 8.5, -110, -110), ...offers('BBB', 'total', 8.5, -105, -118)];
    expect(marketCells('total', rows, closed)).toMatchObject({
      first: { odds: -105, line: 8.5, state: 'closed', move: null, grade: 'win', seenAt: NOON.toISOString() },
      second: { odds: -110, state: 'closed', grade: 'loss' },
    });
  });

  test('without a close the cell is closed and empty; a moneyline has a grade all the same, a total without a line has none', () => {
    expect(marketCells('moneyline', [], closed).first).toMatchObject({ odds: null, state: 'closed', grade: 'win' });
    expect(marketCells('total', [], closed).first).toMatchObject({ odds: null, state: 'closed', grade: null });
  });

  test('a move is shown on the cell for a minute', () => {
    const row = offer({ previousPrice: -125, movedAt: NOON });
    expect(marketCells('moneyline', [row], openAt(after(30))).first).toMatchObject({ move: 'up', movedAt: NOON.toISOString() });
    expect(marketCells('moneyline', [row], openAt(after(90))).first).toMatchObject({ move: null, movedAt: NOON.toISOString() });
  });
});

describe('what the market thinks', () => {
  const pairs = (...rows: OfferedPrice[][]) => sidesByBook(comparable(rows.flat(), NOON));

  test('an even pair is a coin, whatever its margin', () => {
    expect(marketProbability(pairs(offers('AAA', 'moneyline', null, -110, -110)))).toEqual({
      bySide: { away: 0.5, home: 0.5 },
      bookCount: 1,
      seenAt: NOON,
    });
  });

  test('is the average of the books’ fair probabilities on the log odds; the least recent price gives its age', () => {
    const both = marketProbability(
      pairs(offers('AAA', 'moneyline', null, -150, 130), offers('BBB', 'moneyline', null, -140, 120, after(-60))),
    );
    const alone = [
      [-150, 130],
      [-140, 120],
    ].map(([away, home]) => marketProbability(pairs(offers('AAA', 'moneyline', null, away!, home!)))!.bySide.away);
    expect(both).toMatchObject({ bookCount: 2, seenAt: after(-60) });
    const odds = Math.sqrt((alone[0]! / (1 - alone[0]!)) * (alone[1]! / (1 - alone[1]!)));
    expect(both!.bySide.away).toBeCloseTo(odds / (1 + odds), 12);
    expect(both!.bySide.away! + both!.bySide.home!).toBe(1);
  });

  test('three sides sum to one, and a book that lacks the draw is not heard', () => {
    const three = (bookCode: string, prices: readonly number[]) =>
      (['away', 'home', 'draw'] as const).flatMap((side, at) =>
        prices[at] === undefined ? [] : [offer({ bookCode, market: 'regulation_moneyline', side, line: null, price: prices[at] })],
      );
    const market = marketProbability(pairs(three('AAA', [180, 130, 300]), three('BBB', [170, 140, 310]), three('CCC', [400, 400])))!;
    expect(market.bookCount).toBe(2);
    const { away, home, draw } = market.bySide;
    expect(away! + home! + draw!).toBeCloseTo(1, 12);
    expect(home).toBeGreaterThan(away!);
    expect(draw).toBeLessThan(100 / 400);
    const cells = marketCells('regulation_moneyline', three('AAA', [180, 130, 300]), openAt(NOON));
    expect([cells.first.odds, cells.second.odds, cells.third?.odds, cells.bookCount]).toEqual([180, 130, 300, 1]);
    expect(marketCells('moneyline', [], openAt(NOON))).not.toHaveProperty('third');
  });

  test('a book with one side, or with sides on different numbers, is not heard', () => {
    const odd = [
      offer({ bookCode: 'BBB', market: 'total', side: 'over', line: 8.5 }),
      offer({ bookCode: 'BBB', market: 'total', side: 'under', line: 9 }),
    ];
    expect(pairs(odd)).toEqual([]);
    expect(marketProbability([])).toBeNull();
    expect(pairs(offers('AAA', 'spread', 1.5, -180, 155))).toHaveLength(1);
  });

  test.each([
    [-110, -110, 0.0454545],
    [100, 100, 0],
    [-105, -105, 0.0238095],
  ])('the hold of %d and %d', (first, second, hold) => {
    expect(holdOf([first, second])).toBeCloseTo(hold, 6);
  });
});
