import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { americanToDecimal } from '../price/index.ts';
import { type LegResult, numbersCrossed, settleTeaser, teasedLine, teaserPrice, teaserTerms, teaserWorth } from './index.ts';

const six = teaserTerms(6);

test.each([
  ['favorite', { market: 'spread', side: 'home', line: -7.5 }, 6, -1.5],
  ['underdog', { market: 'spread', side: 'away', line: 2.5 }, 6, 8.5],
  ['over', { market: 'total', side: 'over', line: 47 }, 6.5, 40.5],
  ['under', { market: 'total', side: 'under', line: 47 }, 7, 54],
  ['basketball', { market: 'spread', side: 'home', line: -4 }, 4, 0],
] as const)('%s', (_name, leg, points, expected) => expect(teasedLine(leg, points)).toBe(expected));

test.each([
  [-7.5, -1.5, [-7, -3]],
  [1.5, 7.5, [3, 7]],
  [-3, 3, [-3, 3]],
  [-2.5, 3.5, [3]],
  [-6.5, -0.5, [-3]],
  [10, 16, []],
] as const)('from %d to %d lie %j', (from, to, expected) => expect(numbersCrossed(from, to, [3, 7])).toEqual(expected));

describe('what a teaser of six points pays on $100', () => {
  test.each<[string, LegResult[], LegResult, number | null]>([
    ['two win', ['win', 'win'], 'win', 183_33],
    ['three win', ['win', 'win', 'win'], 'win', 260_00],
    ['six win', ['win', 'win', 'win', 'win', 'win', 'win'], 'win', 700_00],
    ['one of three pushes: the price of two', ['win', 'push', 'win'], 'win', 183_33],
    ['one of four is void, one pushes', ['void', 'push', 'win', 'win'], 'win', 183_33],
    ['one of two pushes: the stake', ['push', 'win'], 'push', 100_00],
    ['two of three push: the stake', ['push', 'push', 'win'], 'push', 100_00],
    ['a push beside a lost leg', ['push', 'loss'], 'loss', 0],
    ['a push beside an open leg', ['push', 'pending'], 'pending', null],
    ['lost before the others end', ['loss', 'pending', 'pending'], 'loss', 0],
    ['all push', ['push', 'void'], 'push', 100_00],
    ['all void', ['void', 'void'], 'void', 100_00],
  ])('%s', (_name, results, result, returnCents) =>
    expect(settleTeaser(cents(100_00), six, results)).toMatchObject({ result, returnCents }),
  );
});

test('more points never pay more, and more legs never less', () => {
  for (const [fewer, more] of [
    [6, 6.5],
    [6.5, 7],
    [4, 4.5],
    [4.5, 5],
  ] as const)
    for (let legs = 2; legs <= 6; legs += 1) {
      expect(settleTeaser(cents(1000), teaserTerms(more), Array(legs).fill('win')).returnCents).toBeLessThan(
        settleTeaser(cents(1000), teaserTerms(fewer), Array(legs).fill('win')).returnCents!,
      );
      if (legs > 2) expect(teaserPrice(teaserTerms(more), legs)).toBeGreaterThan(teaserPrice(teaserTerms(more), legs - 1));
    }
});

const legChance = fc
  .tuple(fc.double({ min: 0.3, max: 0.85, noNaN: true }), fc.double({ min: 0, max: 0.1, noNaN: true }))
  .map(([win, push]) => ({ win, push }));
const legs = fc.array(legChance, { minLength: 2, maxLength: 6 });

describe('what it is worth', () => {
  test('two legs of 75% without a push at -120', () => {
    const worth = teaserWorth(six, [
      { win: 0.75, push: 0 },
      { win: 0.75, push: 0 },
    ]);
    expect(worth.winProbability).toBeCloseTo(0.5625, 12);
    expect(worth.pushProbability).toBe(0);
    expect(worth.expectedValue).toBeCloseTo(0.5625 * (11 / 6) - 1, 12);
    expect(worth.fairDecimal).toBeCloseTo(1 / 0.5625, 12);
    expect(worth.breakEven).toBeCloseTo(Math.sqrt(6 / 11), 12);
  });

  test('is what settling pays on average over every way it can end, and nothing at the fair price', () => {
    fc.assert(
      fc.property(legs, (chances) => {
        const outcomes = chances.reduce<{ chance: number; results: LegResult[] }[]>(
          (all, { win, push }) =>
            all.flatMap(({ chance, results }) => [
              { chance: chance * win, results: [...results, 'win' as const] },
              { chance: chance * push, results: [...results, 'push' as const] },
              { chance: chance * (1 - win - push), results: [...results, 'loss' as const] },
            ]),
          [{ chance: 1, results: [] }],
        );
        const stake = 1e9;
        const back = outcomes.reduce((sum, { chance, results }) => sum + chance * settleTeaser(cents(stake), six, results).returnCents!, 0);
        const worth = teaserWorth(six, chances);
        expect(back / stake - 1).toBeCloseTo(worth.expectedValue, 6);
        const price = americanToDecimal(teaserPrice(six, chances.length));
        const atFair = worth.expectedValue + worth.winProbability * (worth.fairDecimal! - price);
        expect(atFair).toBeCloseTo(0, 9);
      }),
      { numRuns: 60 },
    );
  });
});

test('no such teaser is a RangeError', () => {
  expect(() => teaserTerms(5.5)).toThrow(RangeError);
  expect(() => teaserPrice(six, 1)).toThrow(RangeError);
  expect(() => teaserPrice(six, 7)).toThrow(RangeError);
  expect(() => teasedLine({ market: 'spread', side: 'home', line: 2.25 }, 6)).toThrow(RangeError);
  expect(() => settleTeaser(cents(-1), six, ['win', 'win'])).toThrow(RangeError);
  expect(() => settleTeaser(cents(1), six, ['win'])).toThrow(RangeError);
  expect(() =>
    teaserWorth(six, [
      { win: 0.9, push: 0.2 },
      { win: 0.5, push: 0 },
    ]),
  ).toThrow(RangeError);
});
