import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { adviseStake, exclusiveKelly, groupedKelly, kellyFraction, simultaneousKelly, sizeTogether, stakeFigures } from './index.ts';

const bet = fc.record({
  winProbability: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  decimal: fc.double({ min: 1.1, max: 6, noNaN: true }),
});
const near = (values: readonly number[]): unknown[] => values.map((value) => expect.closeTo(value, 6));

describe('groups of bets', () => {
  test('each alone in its group are independent bets', () => {
    fc.assert(
      fc.property(fc.array(bet, { minLength: 1, maxLength: 4 }), (bets) => {
        expect(groupedKelly(bets.map((one) => [one])).fractions).toEqual(near(simultaneousKelly(bets).fractions));
      }),
    );
  });

  test('one group is the closed form for outcomes that exclude each other', () => {
    const sides = [
      { winProbability: 0.5, decimal: 2.2 },
      { winProbability: 0.3, decimal: 3.6 },
      { winProbability: 0.15, decimal: 4 },
    ];
    expect(groupedKelly([sides]).fractions).toEqual(near(exclusiveKelly(sides).fractions));
  });

  test('both sides of one game beside another game: below each alone, and no neighbor grows faster', () => {
    const game = [
      { winProbability: 0.5, decimal: 2.15 },
      { winProbability: 0.5, decimal: 2.1 },
    ];
    const other = { winProbability: 0.56, decimal: 2 };
    const { fractions, growth } = groupedKelly([game, [other]]);
    expect(fractions).toHaveLength(3);
    expect(fractions[2]).toBeLessThanOrEqual(kellyFraction(other.winProbability, other.decimal));
    const growthAt = (f: readonly number[]): number => {
      let sum = 0;
      for (const [p, away, home] of [
        [0.5, 1.15, -1],
        [0.5, -1, 1.1],
      ] as const)
        sum += p * (0.56 * Math.log(1 + f[0]! * away + f[1]! * home + f[2]!) + 0.44 * Math.log(1 + f[0]! * away + f[1]! * home - f[2]!));
      return sum;
    };
    expect(growth).toBeCloseTo(growthAt(fractions), 10);
    for (const at of [0, 1, 2])
      for (const step of [-1e-4, 1e-4]) {
        const moved = fractions.with(at, fractions[at]! + step);
        if (moved.every((value) => value >= 0) && moved.reduce((a, b) => a + b, 0) < 1)
          expect(growthAt(moved)).toBeLessThanOrEqual(growth + 1e-12);
      }
  });

  test('a limit on all that is at risk holds', () => {
    const { fractions } = groupedKelly([[{ winProbability: 0.6, decimal: 2.1 }], [{ winProbability: 0.6, decimal: 2 }]], 0.1);
    expect(fractions[0]! + fractions[1]!).toBeCloseTo(0.1, 12);
  });

  test('nonsense is refused', () => {
    const half = { winProbability: 0.6, decimal: 2 };
    expect(() => groupedKelly([[half, half]])).toThrow(RangeError);
    expect(() =>
      groupedKelly([
        [
          { winProbability: 0.4, decimal: 3, pushProbability: 0.1 },
          { winProbability: 0.3, decimal: 2 },
        ],
      ]),
    ).toThrow(RangeError);
    expect(() => groupedKelly([[{ winProbability: 0.5, decimal: 1 }, half]])).toThrow(RangeError);
    expect(() => groupedKelly(Array.from({ length: 15 }, () => [half]))).toThrow(RangeError);
    expect(groupedKelly([])).toEqual({ fractions: [], growth: 0 });
    expect(groupedKelly([[{ winProbability: 0.4, decimal: 2 }]]).fractions).toEqual([0]);
  });
});

describe('bets sized together', () => {
  const good = { winProbability: 0.55, decimal: 2 };

  test('one bet is what it is alone', () => {
    const { bets, atRisk } = sizeTogether([good], { bankrollCents: 100_000 });
    expect(bets[0]).toMatchObject({ stakeCents: 2500, advised: expect.closeTo(0.025, 9), joint: expect.closeTo(0.1, 9) });
    expect(atRisk).toBeCloseTo(0.025, 9);
  });

  test('two sides of one group are found wherever they stand', () => {
    const sides = [
      { winProbability: 0.5, decimal: 2.2, group: 'NYY @ BOS' },
      good,
      { winProbability: 0.3, decimal: 3.6, group: 'NYY @ BOS' },
    ];
    const inGroups = groupedKelly([[sides[0]!, sides[2]!], [good]]).fractions;
    const joint = sizeTogether(sides).bets.map(({ joint }) => joint);
    expect(joint).toEqual(near([0, 2, 1].map((place) => inGroups[place]!)));
  });

  test('terms that hold more than terms change no bet', () => {
    const question = { winProbability: 0.9, decimal: 5, share: 0.5, cap: 1, bankrollCents: 1000 };
    expect(sizeTogether([good], question).bets[0]!.alone).toMatchObject({ full: expect.closeTo(0.1, 12), stakeCents: 50 });
  });

  test('doubt takes off what it does for a bet alone; the cap holds', () => {
    const doubted = sizeTogether([{ ...good, deviation: 0.04 }], { share: 1, cap: 1 }).bets[0]!;
    expect(doubted.advised).toBeCloseTo(doubted.alone.shrunk, 9);
    expect(sizeTogether([{ winProbability: 0.8, decimal: 2 }], { share: 1 }).bets[0]!.advised).toBe(0.05);
  });
});

describe('figures of one bet', () => {
  test('known values', () => {
    const figures = stakeFigures({ winProbability: 0.55, decimal: 2, bankrollCents: 100_000 });
    expect(figures).toMatchObject({ stakeCents: 2500, boundBy: 'kelly', isHigh: false });
    for (const [name, value] of Object.entries({
      breakEven: 0.5,
      edge: 0.05,
      expectedValue: 0.1,
      full: 0.1,
      wanted: 0.025,
      advised: 0.025,
    }))
      expect([name, figures[name as keyof typeof figures]]).toEqual([name, expect.closeTo(value, 12)]);
    expect(figures.growth).toBeCloseTo(0.55 * Math.log(1.025) + 0.45 * Math.log(0.975), 14);
  });

  test('a cap of one’s own binds instead of the house’s', () => {
    const question = { winProbability: 0.7, decimal: 2, share: 0.5, bankrollCents: cents(100_000) };
    expect(adviseStake(question)).toMatchObject({ stakeCents: 5000, boundBy: 'advice cap' });
    expect(adviseStake({ ...question, cap: 0.1 })).toMatchObject({ stakeCents: 10_000, boundBy: 'advice cap' });
    expect(adviseStake({ ...question, cap: 1 })).toMatchObject({ stakeCents: 20_000, boundBy: 'kelly' });
    for (const cap of [-0.1, 1.1, Number.NaN]) expect(() => adviseStake({ ...question, cap })).toThrow(RangeError);
  });

  test('at a price of 1 there is nothing to win, and without a bankroll no stake', () => {
    expect(stakeFigures({ winProbability: 0.5, decimal: 1 })).toMatchObject({ expectedValue: -0.5, full: 0, boundBy: 'no edge' });
    expect(stakeFigures({ winProbability: 0.6, decimal: 2 }).stakeCents).toBe(0);
    expect(() => stakeFigures({ winProbability: 0.6, decimal: 0.9 })).toThrow(RangeError);
  });
});
