import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Selection } from '../grading/index.ts';
import { cents } from '../money/index.ts';
import { payoutCents } from '../price/index.ts';
import { legConflict } from './leg-conflict.ts';
import { parlayAmerican, parlayAmericanLabel, parlayDecimal } from './parlay-price.ts';
import { combinationCount, combinations, roundRobinCounts, roundRobinUnits, settleRoundRobin } from './round-robin.ts';
import { maximumReturnCents, type ParlayLeg, settleParlay } from './settle-parlay.ts';

const american = fc.oneof(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -900, max: -101 }));
const leg = fc.record({ price: american, result: fc.constantFrom('win', 'loss', 'push', 'void', 'pending') }) as fc.Arbitrary<ParlayLeg>;
const legs = fc.array(leg, { minLength: 1, maxLength: 8 });
const stake = fc.integer({ min: 0, max: 1e6 }).map(cents);

describe('prices', () => {
  test('multiply', () => {
    expect(parlayDecimal([-110, -110])).toBeCloseTo(3.6446281, 7);
    expect(parlayAmerican([150, -110])).toBeCloseTo(377.272727, 6);
    expect(parlayAmericanLabel([150, -110])).toBe(377);
    expect(parlayDecimal([{ decimal: 2.5 }, { fractional: '1/1' }])).toBe(5);
  });
  test('without a leg, or beyond counting, are refused', () => {
    expect(() => parlayDecimal([])).toThrow(RangeError);
    expect(() => parlayDecimal([50])).toThrow(RangeError);
    expect(() => parlayDecimal(Array.from({ length: 80 }, () => 1_000_000))).toThrow(RangeError);
  });
});

describe('settling', () => {
  const settle = (...pairs: [number, ParlayLeg['result']][]) =>
    settleParlay(
      cents(10_000),
      pairs.map(([price, result]) => ({ price, result })),
    );
  test('pays from the exact product, not from the label', () => {
    expect(settle([-6000, 'win'], [-10_000, 'win'], [105, 'win']).returnCents).toBe(21_050);
  });
  test('drops a void leg and settles', () => {
    expect(settle([-110, 'void'], [-110, 'win'], [-110, 'void'])).toMatchObject({
      result: 'win',
      returnCents: 19_091,
      countedLegs: 1,
      droppedLegs: 2,
    });
  });
  test('drops a push and keeps the price of the others', () => {
    expect(settle([300, 'push'], [-110, 'win'], [200, 'win'])).toEqual({
      result: 'win',
      returnCents: 57_273,
      decimal: expect.closeTo((21 / 11) * 3, 12),
      countedLegs: 2,
      droppedLegs: 1,
    });
    expect(settle([-110, 'pending'], [200, 'void']).decimal).toBeCloseTo(21 / 11, 12);
  });
  test('loses at once', () =>
    expect(settle([-110, 'loss'], [-110, 'pending'], [-110, 'void'])).toMatchObject({ result: 'loss', returnCents: 0 }));
  test('stays pending', () => expect(settle([-110, 'win'], [-110, 'pending'])).toMatchObject({ result: 'pending', returnCents: null }));
  test('hands the stake back when all drop out', () => {
    expect(settle([-110, 'void'], [-110, 'void'])).toMatchObject({ result: 'void', returnCents: 10_000, decimal: null });
    expect(settle([-110, 'void'], [-110, 'push'])).toMatchObject({ result: 'push', returnCents: 10_000 });
  });
  test('refuses nonsense', () => {
    expect(() => settleParlay(cents(-1), [{ price: 100, result: 'win' }])).toThrow(RangeError);
    expect(() => settleParlay(cents(1), [])).toThrow(RangeError);
    expect(() => settleParlay(cents(1), [{ price: 12, result: 'void' }])).toThrow(RangeError);
  });
  test('does not depend on the order of the legs, and settling twice changes nothing', () => {
    const shuffled = legs.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(stake, shuffled, (stakeCents, [list, other]) => {
        expect(settleParlay(stakeCents, other)).toEqual(settleParlay(stakeCents, list));
        expect(settleParlay(stakeCents, list)).toEqual(settleParlay(stakeCents, list));
      }),
    );
  });
  test('returns nothing if a leg is lost, else at least the stake, never above the most it could', () => {
    fc.assert(
      fc.property(stake, legs, (stakeCents, list) => {
        const { result, returnCents } = settleParlay(stakeCents, list);
        const most = maximumReturnCents(stakeCents, list);
        const isLost = list.some((one) => one.result === 'loss');
        expect(result === 'loss').toBe(isLost);
        expect(most).toBeGreaterThanOrEqual(isLost ? 0 : stakeCents);
        expect(returnCents ?? most).toBe(isLost ? 0 : most);
      }),
    );
  });
  test('a parlay of one is a straight bet', () => {
    fc.assert(
      fc.property(stake, american, (stakeCents, price) => {
        expect(settleParlay(stakeCents, [{ price, result: 'win' }]).returnCents).toBe(payoutCents(stakeCents, price));
      }),
    );
  });
});

describe('round robins', () => {
  test('are counted and listed', () => {
    expect(roundRobinCounts(3, [2, 3])).toEqual([3, 1]);
    expect(roundRobinUnits(['a', 'b', 'c'], [2, 3])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
      ['a', 'b', 'c'],
    ]);
    expect(combinationCount(10, 5)).toBe(252);
    expect(combinationCount(0, 0)).toBe(1);
    expect(combinationCount(5, 0)).toBe(1);
    expect(combinationCount(2, 3)).toBe(0);
  });
  test('list each choice once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (count, size) => {
        fc.pre(size <= count);
        const listed = combinations(
          Array.from({ length: count }, (_, index) => index),
          size,
        ).map((chosen) => chosen.join());
        expect(new Set(listed).size).toBe(combinationCount(count, size));
        expect(listed).toHaveLength(combinationCount(count, size));
      }),
    );
  });
  test('settle unit by unit', () => {
    const settled = settleRoundRobin(
      cents(100),
      [
        { price: { decimal: 2 }, result: 'win' },
        { price: { decimal: 3 }, result: 'void' },
        { price: { decimal: 4 }, result: 'pending' },
      ],
      [1, 2, 3],
    );
    expect(settled).toEqual({
      units: 7,
      totalStakeCents: 700,
      currentReturnCents: 500,
      maximumReturnCents: 2900,
      counts: { win: 2, loss: 0, push: 0, void: 1, pending: 4 },
    });
  });
  test('hold twenty thousand parlays at the most, all sizes together', () => {
    const legsOf = (count: number) => Array.from({ length: count }, (_, index) => index);
    expect(roundRobinUnits(legsOf(20_000), [1])).toHaveLength(20_000);
    expect(() => combinations(legsOf(20_001), 1)).toThrow(RangeError);
    expect(roundRobinUnits(legsOf(17), [7])).toHaveLength(19_448);
    // 19,448 and 136: each size by itself could be listed.
    expect(roundRobinUnits(legsOf(17), [7, 2])).toHaveLength(19_584);
    expect(() => roundRobinUnits(legsOf(17), [7, 4])).toThrow(RangeError);
  });
  test('refuse what cannot be counted or chosen', () => {
    for (const [count, size] of [
      [-1, 0],
      [5, -1],
      [5, 1.5],
      [200, 100],
    ] as const)
      expect(() => combinationCount(count, size)).toThrow(RangeError);
    expect(() => combinations(['a', 'b'], 0)).toThrow(RangeError);
    expect(() => combinations(['a', 'b'], 3)).toThrow(RangeError);
    expect(() => roundRobinCounts(3, [2, 0])).toThrow(RangeError);
    expect(() => roundRobinCounts(3, [2, 4])).toThrow(RangeError);
  });
  test('refuse what cannot be made', () => {
    for (const sizes of [[], [2, 2], [0], [4], [1.5]]) expect(() => roundRobinUnits(['a', 'b', 'c'], sizes)).toThrow(RangeError);
    expect(() => roundRobinUnits(Array.from({ length: 40 }), [20])).toThrow(RangeError);
  });
});

describe('legs of one event that conflict', () => {
  const moneyline = (side: 'away' | 'home'): Selection => ({ market: 'moneyline', period: 'full', side });
  const spread = (side: 'away' | 'home', line: number): Selection => ({ market: 'spread', period: 'full', side, line });
  const total = (side: 'over' | 'under', line: number): Selection => ({ market: 'total', period: 'full', side, line });
  const hits = (side: 'over' | 'under', line: number, playerId = 'a'): Selection => ({
    market: 'prop',
    playerId,
    prop: 'hits',
    side,
    line,
  });
  const regulation = (side: 'away' | 'home' | 'draw'): Selection => ({ market: 'moneyline', period: 'regulation', side });
  test.each<[Selection, Selection, string | null]>([
    [regulation('home'), regulation('draw'), 'exclusive'],
    [regulation('home'), moneyline('home'), 'implied'], // a regulation win is a win
    [regulation('home'), moneyline('away'), 'exclusive'],
    [regulation('home'), spread('away', 0.5), 'exclusive'],
    [regulation('home'), spread('away', 1.5), null], // by one goal
    [regulation('away'), spread('away', -1.5), null],
    [regulation('draw'), moneyline('home'), null], // it is won in overtime
    [regulation('draw'), spread('away', 1.5), null],
    [regulation('home'), { market: 'moneyline', period: 'period1', side: 'away' }, null],
    [moneyline('home'), moneyline('away'), 'exclusive'],
    [moneyline('home'), spread('home', -1.5), 'implied'],
    [moneyline('home'), spread('away', 1.5), null],
    [total('over', 8.5), total('under', 8.5), 'exclusive'],
    [total('over', 8.5), total('under', 10.5), null],
    [total('over', 8.5), total('over', 7.5), 'implied'],
    [moneyline('home'), total('over', 8.5), null],
    [moneyline('home'), { market: 'moneyline', period: 'first5', side: 'away' }, null],
    [hits('over', 0.5), hits('over', 1.5), 'implied'],
    [hits('over', 0.5), hits('under', 0.5), 'exclusive'],
    [hits('over', 0.5), hits('under', 0.5, 'b'), null],
    [hits('over', 0.5), moneyline('home'), null],
    [hits('over', 0.5), { market: 'prop', playerId: 'a', prop: 'runs', side: 'under', line: 0.5 }, null],
    [hits('over', 99.5), hits('over', 98.5), 'implied'],
    [spread('home', -99.5), moneyline('home'), 'implied'],
    [spread('away', -99.5), moneyline('away'), 'implied'],
    [total('over', 231.5), total('over', 218.5), 'implied'],
    [total('over', 231.5), total('under', 231), 'exclusive'],
    [total('under', 218.5), spread('home', -12.5), null],
    [total('under', 10), spread('home', -12.5), 'exclusive'],
  ])('%j and %j: %s', (first, second, expected) => {
    expect(legConflict(first, second)).toBe(expected);
    expect(legConflict(second, first)).toBe(expected);
  });
  test('lines beyond any result are refused', () => {
    for (const line of [400, 400.5, -400, Number.NaN])
      expect(() => legConflict(spread('home', line), moneyline('home'))).toThrow(RangeError);
    expect(() => legConflict(total('over', 8.5), total('over', 400))).toThrow(RangeError);
    expect(() => legConflict(hits('over', 400), hits('over', 8.5))).toThrow(RangeError);
  });
});
