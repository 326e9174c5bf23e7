import { propCategory } from '@clearedge/quant/grading';
import { cents, dollarsToCents } from '@clearedge/quant/money';
import { parlayDecimal } from '@clearedge/quant/parlay';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfferedPrice } from '../odds/index.ts';
import { type Part, parlayOutcome } from '../practice/index.ts';
import { propId, readPropId } from '../props/index.ts';
import { bestSingleBook, fromBoard, holdAt, sharedGames } from './parlay-price.ts';
import { analyze, costOf, whatIfs } from './quote/quote-parlay.ts';

const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const decimal = fc.double({ min: 1.05, max: 12, noNaN: true });

const single = (win: number, price: number, push = 0): Part => ({
  decimal: price,
  win,
  isOneGame: false,
  reduced: push > 0 ? [{ probability: push, decimal: 1 }] : [],
});

describe('worth', () => {
  test('without pushes it is the chance times the price, less one, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ probability: chance, price: decimal }), { minLength: 1, maxLength: 6 }), (legs) => {
        const parts = legs.map(({ probability, price }) => single(probability, price));
        const expected = legs.reduce((product, leg) => product * leg.probability * leg.price, 1) - 1;
        expect(parlayOutcome(parts).ev).toBeCloseTo(expected, 6);
        expect(parlayOutcome(parts.toReversed()).ev).toBeCloseTo(expected, 6);
        expect(parlayOutcome(parts)).toMatchObject({ pushProbability: 0, pushReturn: null });
      }),
    );
  });

  test('win and push chances, what a push returns and the price give the expected value and the fair price', () => {
    const leg = fc.record({ given: chance, price: decimal, push: fc.double({ min: 0, max: 0.15, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 5 }), (legs) => {
        const parts = legs.map(({ given, price, push }) => single(given * (1 - push), price, push));
        const price = legs.reduce((product, one) => product * one.price, 1);
        const { winProbability: win, pushProbability: push, pushReturn, ev, fairDecimal } = parlayOutcome(parts);
        expect(win).toBeCloseTo(
          legs.reduce((product, one) => product * one.given * (1 - one.push), 1),
          12,
        );
        expect(win * (price - 1) + push * ((pushReturn ?? 1) - 1) - (1 - win - push)).toBeCloseTo(ev, 6);
        if (fairDecimal !== null) expect(win * fairDecimal + push * (pushReturn ?? 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('a leg that is always pushed adds nothing', () => {
    const pushed: Part = { decimal: 3, win: 0, isOneGame: false, reduced: [{ probability: 1, decimal: 1 }] };
    expect(parlayOutcome([single(0.6, 2), pushed]).ev).toBeCloseTo(0.2, 12);
    expect(() => parlayOutcome([])).toThrow(RangeError);
  });

  // Specification, document 3: strictly above 15, 8 and 0 percent; above 0.15 and 0.05, below −0.05.
  test.each([
    [0.16, 'excellent', 'strong_bet', 85],
    [0.15, 'good', 'moderate_bet', 65],
    [0.08, 'fair', 'moderate_bet', 65],
    [0.05, 'fair', 'analysis_needed', 0],
    [0, 'poor', 'analysis_needed', 0],
    [-0.05, 'poor', 'analysis_needed', 0],
    [-0.06, 'poor', 'avoid', 75],
  ])('an expected value of %d is %s and %s', (ev, rating, recommendation, confidence) => {
    expect(analyze({ probability: 0.5, decimal: 2, ev, fairDecimal: 2, bankroll: { bankrollCents: cents(100_000) } })).toMatchObject({
      recommendation: rating,
      advice: { recommendation, confidence },
    });
  });

  test.each([
    [0.55, 2, 100_000, 10, 100, 'house limit'],
    [0.55, 2, 1000, 10, 25, 'kelly share'],
    [0.9, 2, 1000, 80, 50, 'bankroll cap'],
    [0.4, 2, 1000, 0, 0, 'no edge'],
  ])('at %d and %d with $%d: Kelly %d%%, at most $%d by the %s', (probability, price, bankroll, kelly, most, boundBy) => {
    const found = analyze({
      probability,
      decimal: price,
      ev: 0,
      fairDecimal: 1 / probability,
      bankroll: { bankrollCents: dollarsToCents(bankroll) },
    });
    expect(found.kellyPercentage).toBeCloseTo(kelly, 9);
    expect([found.maxBetSize, found.maxBetBoundBy]).toEqual([most, boundBy]);
  });

  test('three legs at −110 cost 13 percent; an unknown hold leaves the cost unknown', () => {
    const hold = 1 - 1 / (2 / (1 + 100 / 110));
    const legs = [single(0.5, 2), single(0.5, 2), single(0.5, 2)];
    expect(costOf(legs, [hold, hold, hold])).toBeCloseTo(0.1305, 3);
    expect(costOf(legs.slice(1), [hold, null])).toBeNull();
  });

  test('legs of one game cost what their price lacks of their fair price', () => {
    const together: Part = { decimal: 5.5, win: 0.117, isOneGame: true, reduced: [] };
    const { ev } = parlayOutcome([together]);
    expect(costOf([together], [])).toBeCloseTo(1 - 5.5 / (1 / 0.117), 12);
    expect(costOf([together], [])).toBeCloseTo(-ev, 12);
    expect(costOf([together, single(0.5, 1.9)], [0.05])).toBeCloseTo(1 - 0.95 * (5.5 * 0.117), 12);
  });
});

describe('what if', () => {
  test('the others pay their own product, and nothing left hands the stake back', () => {
    expect(whatIfs([-110, 150, 200], [], 10, [0.1, 0.2, 0.3])).toEqual([
      { position: 0, legsLeft: 2, odds: 650, decimal: 7.5, probability: 0.1, payout: 75 },
      {
        position: 1,
        legsLeft: 2,
        odds: 473,
        decimal: expect.closeTo(Number(parlayDecimal([-110, 200])), 12),
        probability: 0.2,
        payout: 57.27,
      },
      {
        position: 2,
        legsLeft: 2,
        odds: 377,
        decimal: expect.closeTo(Number(parlayDecimal([-110, 150])), 12),
        probability: 0.3,
        payout: 47.73,
      },
    ]);
    expect(whatIfs([150], [], undefined, [null])).toEqual([
      { position: 0, legsLeft: 0, odds: null, decimal: null, probability: null, payout: null },
    ]);
  });
  test('legs that share a game are found by their places', () =>
    expect(sharedGames([{ gameId: 'a' }, { gameId: 'b' }, { gameId: 'a' }, { gameId: 'c' }])).toEqual([[0, 2]]));
});

describe('books', () => {
  const now = new Date('2026-07-11T16:00:00Z');
  const row = (bookCode: string, side: string, line: number | null, price: number | null, seenAt = now, market = 'spread') =>
    ({ bookCode, bookName: bookCode, side, line, price, seenAt, market }) as OfferedPrice;
  const homeGives = { market: 'spread', period: 'full', side: 'home', line: -1.5 } as const;

  test('a run line is paired with the other side’s opposite number; old prices and other numbers are left out', () => {
    const old = new Date(now.getTime() - 901_000);
    const rows = [
      row('A', 'home', -1.5, 140),
      row('A', 'away', 1.5, -160),
      row('A', 'away', -1.5, 200),
      row('B', 'home', -1.5, 150, old),
      row('C', 'home', -2.5, 220),
      row('D', 'home', -1.5, null),
      row('E', 'home', -1.5, 145),
    ];
    expect(fromBoard(homeGives, rows, now)).toEqual([
      { book: 'A', bookName: 'A', odds: 140, otherOdds: [-160] },
      { book: 'E', bookName: 'E', odds: 145, otherOdds: null },
    ]);
    expect(holdAt(fromBoard(homeGives, rows, now), 'E')).toBeNull();
    expect(holdAt(fromBoard(homeGives, rows, now), 'A')).toBeCloseTo(1 - 1 / (1 / 2.4 + 1 / 1.625), 9);
  });

  test('a first-five price is another market, and no one offers the first inning or a club’s own total', () => {
    const first5 = [row('A', 'away', null, 110, now, 'first5_moneyline'), row('A', 'away', null, 120, now, 'moneyline')];
    const ask = (period: 'full' | 'first5' | 'inning1') =>
      fromBoard({ market: 'moneyline', period, side: 'away' }, first5, now).map(({ odds }) => odds);
    expect([ask('full'), ask('first5'), ask('inning1')]).toEqual([[120], [110], []]);
    expect(
      fromBoard(
        { market: 'total', period: 'full', side: 'over', line: 4.5, team: 'away' },
        [row('A', 'over', 4.5, -110, now, 'total')],
        now,
      ),
    ).toEqual([]);
  });

  test('the best book is the one that has every leg and pays most', () => {
    const at = (book: string, odds: number) => ({ book, bookName: book, odds, otherOdds: null });
    expect(
      bestSingleBook([
        [at('A', 200), at('B', 100), at('C', 110)],
        [at('B', 150), at('C', 130)],
      ])?.book,
    ).toBe('B');
    expect(bestSingleBook([[at('A', 200)], [at('B', 150)]])).toBeNull();
    expect(bestSingleBook([])).toBeNull();
  });
});

describe('a proposition’s word', () => {
  test('says what it is and is read back', () => {
    const named = { gameId: '20260711_NYY@BOS', playerId: 'demo-12', prop: 'hits', line: 0.5 } as const;
    expect(readPropId(propId(named))).toEqual(named);
  });
  test.each(['', 'a~b~hits', 'a~b~luck~0.5', 'a~b~hits~-1', 'a~b~hits~0.25', 'a~b~hits~0.5~x', '~b~hits~0.5', 'a~b~hits~NaN'])(
    '%j names none',
    (id) => expect(readPropId(id)).toBeNull(),
  );
  test.each([
    ['hits', 'hitting'],
    ['pitcher_outs', 'pitching'],
    ['stolen_bases', 'general'],
  ] as const)('%s is %s', (prop, category) => expect(propCategory(prop)).toBe(category));
});
