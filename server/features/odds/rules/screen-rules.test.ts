import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfferedPrice } from '../price.ts';
import { after, NOON, offer, offers } from '../testing/samples.ts';
import { bestPrice, comparable, isOpen, mainLine } from './board-rules.ts';
import { marketProbability, sidesByBook } from './market-rules.ts';
import { screenBoard } from './screen-rules.ts';

const screen = (rows: readonly OfferedPrice[], sport: 'mlb' | 'cfl' = 'mlb', ages = true) =>
  screenBoard(rows, { sportOf: () => sport, ages });
const errorsIn = (rows: readonly OfferedPrice[]): string[] =>
  rows.flatMap(({ bookCode, side, likelyError }) => (likelyError ? [`${bookCode} ${side} ${likelyError.odds} ${likelyError.reason}`] : []));
const money = (code: string, away: number | null, home: number | null, seenAt = NOON) =>
  offers(code, 'moneyline', null, away, home, seenAt);
const sane = [...money('AAA', -112, -108), ...money('BBB', -110, -110), ...money('CCC', -108, -112), ...money('DDD', -114, -105)];

describe('a likely error', () => {
  test.each<[string, OfferedPrice[], string[]]>([
    ['a pair that gives money away', money('EEE', 100_000, -125), ['EEE away 100000 overround', 'EEE home -125 overround']],
    ['a pair that keeps far too much', money('EEE', -200, -190), ['EEE away -200 overround', 'EEE home -190 overround']],
    ['a pair far from the others', money('EEE', 260, -300), ['EEE away 260 outlier', 'EEE home -300 outlier']],
    ['sides that were swapped far from even', money('EEE', -320, 270), ['EEE away -320 outlier', 'EEE home 270 outlier']],
    ['a side alone that pays far too much', money('EEE', null, 400), ['EEE home 400 outlier']],
    ['a side alone that pays far too little', money('EEE', -2000, null), ['EEE away -2000 outlier']],
  ])('%s loses its price and says why', (_what, rows, errors) => {
    const screened = screen([...sane, ...rows]);
    expect(errorsIn(screened)).toEqual(errors);
    expect(screened.filter(({ likelyError }) => likelyError).every(({ price }) => price === null)).toBe(true);
  });

  test.each<[string, OfferedPrice[]]>([
    ['a generous price', money('EEE', 115, -132)],
    ['a reduced margin', money('EEE', -101, -103)],
    ['a side alone at a fair price', money('EEE', null, -105)],
    ['a side taken down', money('EEE', null, null)],
  ])('is not %s', (_what, rows) => expect(errorsIn(screen([...sane, ...rows]))).toEqual([]));

  test('of two books far apart either may be, and neither is a consensus; with a third the two that agree are', () => {
    const apart = [...money('AAA', -110, -110), ...money('BBB', 250, -290)];
    expect(errorsIn(screen(apart)).map((text) => text.split(' ').at(-1))).toEqual(Array(4).fill('disagreement'));
    expect(errorsIn(screen([...apart, ...money('CCC', -112, -108)]))).toEqual(['BBB away 250 outlier', 'BBB home -290 outlier']);
    expect(errorsIn(screen([...apart, ...money('CCC', -900, 600)]))).toHaveLength(6);
  });

  test('sides alone are held against each other where no book has a pair', () => {
    const alone = [...money('AAA', 105, null), ...money('BBB', 110, null)];
    expect(errorsIn(screen([...alone, ...money('CCC', 9000, null)]))).toEqual(['CCC away 9000 outlier']);
    expect(errorsIn(screen([...money('AAA', 105, null), ...money('CCC', 9000, null)]))).toHaveLength(2);
  });

  test('an old price is no judge of fresh ones, nor an error for being old; alone against several it is not fresh that decides', () => {
    const old = (seconds: number) => money('EEE', 160, -180, after(-seconds));
    expect(errorsIn(screen([...sane, ...old(0)]))).toHaveLength(2);
    expect(errorsIn(screen([...sane, ...old(3600)]))).toEqual([]);
    expect(errorsIn(screen([...money('AAA', -110, -110), ...old(3600)]))).toEqual([]);
    const stale = sane.map((row) => ({ ...row, seenAt: after(-3600) }));
    expect(errorsIn(screen([...stale, ...money('EEE', 100_000, -100_500)]))).toHaveLength(2);
  });
});

describe('numbers', () => {
  const total = (code: string, line: number, over: number, under: number) => offers(code, 'total', line, over, under);
  const spread = (code: string, line: number, away: number, home: number) => offers(code, 'spread', line, away, home);
  const runs = [
    ...total('AAA', 8.5, -110, -110),
    ...total('BBB', 8.5, -108, -112),
    ...total('CCC', 9, 102, -122),
    ...total('DDD', 8, -122, 102),
  ];

  test('that stand apart at prices that fit are no errors, an absurd one is', () => {
    expect(errorsIn(screen(runs))).toEqual([]);
    expect(errorsIn(screen([...runs, ...total('EEE', 85, -110, -110)]))).toHaveLength(2);
    expect(errorsIn(screen([...runs, ...total('EEE', 3.5, -110, -110)]))).toHaveLength(2);
    expect(errorsIn(screen([...runs, ...total('EEE', 10.5, 180, -210)]))).toEqual([]);
  });

  test('a run line on either side of a coin flip is none, a run line of football is measured in points', () => {
    const flips = [...spread('AAA', 1.5, -185, 155), ...spread('BBB', 1.5, -180, 152), ...spread('CCC', -1.5, 152, -178)];
    expect(errorsIn(screen(flips))).toEqual([]);
    const points = [...spread('AAA', -3.5, -110, -110), ...spread('BBB', -4.5, -108, -112), ...spread('CCC', -2.5, -112, -108)];
    expect(errorsIn(screen(points, 'cfl'))).toEqual([]);
    expect(errorsIn(screen([...points, ...spread('DDD', 3.5, -110, -110)], 'cfl'))).toHaveLength(2);
  });
});

test('an absurd opening is not known, an opening before the news is', () => {
  const opened = (rows: OfferedPrice[], away: number, home: number) =>
    rows.map((row) => ({ ...row, openPrice: row.side === 'away' ? away : home, openLine: null }));
  const rows = screen([
    ...opened(money('AAA', -112, -108), 104, -124),
    ...opened(money('BBB', -110, -110), 105, -125),
    ...opened(money('CCC', -108, -112), 20_000, -125),
  ]);
  expect(rows.map(({ bookCode, openPrice, openedAt }) => [bookCode, openPrice, openedAt === null])).toEqual([
    ['AAA', 104, false],
    ['AAA', -124, false],
    ['BBB', 105, false],
    ['BBB', -125, false],
    ['CCC', null, true],
    ['CCC', null, true],
  ]);
  expect(errorsIn(rows)).toEqual([]);
});

test('whatever one more book quotes, the figures of four sane ones move by little and no arbitrage appears that its own limit does not allow', () => {
  const american = fc.oneof(
    fc.integer({ min: 100, max: 100_000 }),
    fc.integer({ min: -100_000, max: -100 }),
    fc.integer({ min: -400, max: -100 }),
    fc.integer({ min: 100, max: 400 }),
  );
  const quote = fc.record({
    away: fc.option(american),
    home: fc.option(american),
    minutes: fc.integer({ min: -60, max: 0 }),
    isFirst: fc.boolean(),
  });
  const figures = (rows: readonly OfferedPrice[]) => {
    const open = comparable(rows, NOON);
    const best = (side: string) => bestPrice(open.filter((row) => row.side === side))!;
    return { fair: marketProbability(sidesByBook(open))!.bySide.away!, away: best('away'), home: best('home') };
  };
  const implied = (odds: number): number => (odds > 0 ? 100 / (odds + 100) : odds / (odds - 100));
  const before = figures(screen(sane));
  fc.assert(
    fc.property(quote, ({ away, home, minutes, isFirst }) => {
      const added = money('EEE', away, home, after(minutes * 60));
      const screened = screen(isFirst ? [...added, ...sane] : [...sane, ...added]);
      const now = figures(screened);
      expect(screened.filter(({ bookCode, likelyError }) => bookCode !== 'EEE' && likelyError)).toEqual([]);
      // What is let through is seven points of probability away at most, one voice of five, and may have no margin.
      expect(Math.abs(now.fair - before.fair)).toBeLessThan(0.07 / 5);
      for (const side of ['away', 'home'] as const) expect(implied(now[side].price)).toBeGreaterThan(implied(before[side].price) - 0.1);
      if ((away !== null && Math.abs(away) > 400) || (home !== null && Math.abs(home) > 400)) expect(now).toEqual(before);
    }),
    { numRuns: 2000 },
  );
});

test('an absurd number of any size moves neither the main line nor the consensus of four books', () => {
  const runs = ['AAA', 'BBB', 'CCC', 'DDD'].flatMap((code, at) => offers(code, 'total', 8.5, -112 + at, -108 - at));
  const shown = (rows: readonly OfferedPrice[]) => {
    const open = rows.filter(isOpen<OfferedPrice>);
    return { line: mainLine(open), fair: marketProbability(sidesByBook(open.filter(({ line }) => line === 8.5)))!.bySide.over! };
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -5000, max: -100 }), (halves, price) => {
      const rows = screen([...runs, offer({ bookCode: 'EEE', market: 'total', side: 'over', line: halves / 2, price })]);
      expect(shown(rows)).toEqual(shown(screen(runs)));
      if (Math.abs(halves / 2 - 8.5) > 4 && price > -200) expect(errorsIn(rows)).toHaveLength(1);
    }),
  );
});
