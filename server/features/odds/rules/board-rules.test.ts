import { describe, expect, test } from 'vitest';
import type { OfferedPrice } from '../price.ts';
import { after, NOON, offer, offers } from '../testing/samples.ts';
import { bestLine, bestPrice, comparable, mainLine, moveOf, type OpenPrice } from './board-rules.ts';

const open = (...rows: OfferedPrice[][]): OpenPrice[] => comparable(rows.flat(), NOON);

describe('the main line', () => {
  test.each<[string, OfferedPrice[][], number | null]>([
    [
      'of most books',
      [offers('AAA', 'total', 8.5, -110, -110), offers('BBB', 'total', 9, -150, 130), offers('CCC', 'total', 9, -150, 130)],
      9,
    ],
    ['nearest to even of equals', [offers('AAA', 'total', 8.5, -135, 115), offers('BBB', 'total', 9, -108, -112)], 9],
    ['the lower of two that lean alike', [offers('AAA', 'total', 8.5, -120, 100), offers('BBB', 'total', 9, 100, -120)], 8.5],
    [
      'of both sides of a run line',
      [offers('AAA', 'spread', -1.5, 150, -170), offers('BBB', 'spread', -1.5, 155, -175), offers('CCC', 'spread', 1.5, -190, 165)],
      -1.5,
    ],
    ['of a pick’em run line', [offers('AAA', 'spread', 0, -110, -110)], 0],
    ['of a moneyline, which has none', [offers('AAA', 'moneyline', null, -110, -110)], null],
    ['of nothing', [], null],
  ])('%s', (_what, rows, line) => {
    expect(mainLine(open(...rows))).toBe(line);
  });

  test('one book does not count twice for its two sides', () => {
    const rows = open(offers('AAA', 'total', 8.5, -110, -110), [
      offer({ bookCode: 'BBB', market: 'total', side: 'over', line: 9, price: -110 }),
    ]);
    expect(mainLine(rows)).toBe(8.5);
  });
});

describe('prices worth comparing', () => {
  const old = after(-901);
  test('the suspended and the stale are left out', () => {
    const rows = [offer({ bookCode: 'AAA', seenAt: old, price: 200 }), offer({ bookCode: 'BBB', price: null }), offer({ bookCode: 'CCC' })];
    expect(comparable(rows, NOON).map(({ bookCode }) => bookCode)).toEqual(['CCC']);
  });
  test('unless all are stale', () => {
    expect(comparable([offer({ seenAt: old }), offer({ bookCode: 'BBB', price: null })], NOON)).toHaveLength(1);
  });
  test('a price of exactly the greatest age is still good', () => {
    expect(comparable([offer({ bookCode: 'AAA', seenAt: after(-900) }), offer({ bookCode: 'BBB', seenAt: old })], NOON)).toHaveLength(1);
  });
});

describe('the best price', () => {
  test.each([
    [[-110, -105, -120], -105],
    [[-105, 100, 102], 102],
    [[-100, 100], 100],
    [[-300], -300],
  ])('of %j is %d', (prices, best) => {
    const rows = open(prices.map((price, index) => offer({ bookCode: `B${index}`, price, seenAt: after(index) })));
    expect(bestPrice(rows)?.price).toBe(best);
  });
  test('of equals is the one confirmed last, then by book', () => {
    const rows = open([
      offer({ bookCode: 'ZZZ', seenAt: after(5) }),
      offer({ bookCode: 'AAA' }),
      offer({ bookCode: 'BBB', seenAt: after(5) }),
    ]);
    expect(bestPrice(rows)?.bookCode).toBe('BBB');
    expect(bestPrice([])).toBeNull();
  });
});

describe('the best line is another question than the best price', () => {
  const totals = open(
    offers('AAA', 'total', 8.5, -125, 105),
    offers('BBB', 'total', 9, 100, -120),
    offers('CCC', 'total', 8.5, -115, -105),
  );
  const spreads = open(offers('AAA', 'spread', 1.5, -180, 155), offers('BBB', 'spread', 2.5, -260, 210));
  test.each([
    ['over', totals, 8.5, -115],
    ['under', totals, 9, -120],
    ['away', spreads, 2.5, -260],
    ['home', spreads, -1.5, 155],
  ] as const)('for the %s', (side, rows, line, price) => {
    expect(bestLine(rows, side)).toMatchObject({ line, price });
  });
  test('a market without a line has none', () => {
    expect(bestLine(open(offers('AAA', 'moneyline', null, -110, -110)), 'away')).toBeNull();
  });
});

describe('movement, as the bettor sees it', () => {
  const moved = (values: Partial<OfferedPrice>) => moveOf(offer({ movedAt: NOON, previousPrice: -110, ...values }), after(59));
  test.each<[string, Partial<OfferedPrice>, 'up' | 'down' | null]>([
    ['a higher payout', { price: -105 }, 'up'],
    ['from laying to taking', { price: 102 }, 'up'],
    ['a lower payout', { price: -120 }, 'down'],
    ['no other payout', { price: -110 }, null],
    ['-100 is +100', { previousPrice: 100, price: -100 }, null],
    ['more points', { market: 'spread', previousLine: 1.5, line: 2.5, price: -150 }, 'up'],
    ['fewer points, better price', { market: 'spread', previousLine: 1.5, line: -1.5, price: 150 }, 'down'],
    ['a lower over', { market: 'total', side: 'over', previousLine: 9, line: 8.5 }, 'up'],
    ['a lower under', { market: 'total', side: 'under', previousLine: 9, line: 8.5 }, 'down'],
    ['taken down', { price: null }, null],
    ['never moved', { movedAt: null }, null],
  ])('%s', (_what, values, move) => {
    expect(moved(values)).toBe(move);
  });
  test('is news for a minute', () => {
    const row = offer({ movedAt: NOON, previousPrice: -120 });
    expect([moveOf(row, after(59.999)), moveOf(row, after(60))]).toEqual(['up', null]);
  });
});
