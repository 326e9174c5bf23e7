import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exclusiveKelly, type IndependentBet, jointKelly, kellyFraction, simultaneousKelly } from './index.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const bet: fc.Arbitrary<IndependentBet> = fc.record({
  winProbability: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  decimal: fc.double({ min: 1.1, max: 6, noNaN: true }),
});

/** Expected log of independent bets by going through every outcome. */
function growthOf(bets: readonly IndependentBet[], fractions: readonly number[]): number {
  let growth = 0;
  for (let outcome = 0; outcome < 2 ** bets.length; outcome += 1) {
    let probability = 1;
    let left = 1;
    bets.forEach(({ winProbability, decimal }, index) => {
      const isWon = Math.floor(outcome / 2 ** index) % 2 === 1;
      probability *= isWon ? winProbability : 1 - winProbability;
      left += fractions[index]! * (isWon ? decimal - 1 : -1);
    });
    growth += probability * Math.log(left);
  }
  return growth;
}

describe('independent bets at the same time', () => {
  test('two equal coins have a closed form', () => {
    for (const p of [0.51, 0.6, 0.75]) {
      const expected = (2 * p - 1) / (2 * (p * p + (1 - p) ** 2));
      const { fractions } = simultaneousKelly(Array.from({ length: 2 }, () => ({ winProbability: p, decimal: 2 })));
      expect(fractions[0]).toBeCloseTo(expected, 10);
      expect(fractions[1]).toBeCloseTo(expected, 10);
    }
  });
  test('three bets against a numerical optimum', () => {
    const { fractions, growth } = simultaneousKelly([
      { winProbability: 0.55, decimal: 2 },
      { winProbability: 0.4, decimal: 2.9 },
      { winProbability: 0.62, decimal: 1.8 },
    ]);
    [0.09700861, 0.08207999, 0.14166409].forEach((expected, index) => {
      expect(fractions[index]).toBeCloseTo(expected, 7);
    });
    expect(growth).toBeCloseTo(0.01985269919644823, 12);
  });
  test('one bet is the single formula; none is nothing', () => {
    expect(simultaneousKelly([{ winProbability: 0.6, decimal: 2.2 }]).fractions[0]).toBeCloseTo(kellyFraction(0.6, 2.2), 10);
    expect(simultaneousKelly([])).toEqual({ fractions: [], growth: 0 });
    expect(simultaneousKelly([{ winProbability: 0.4, decimal: 2 }])).toEqual({ fractions: [0], growth: 0 });
  });
  test('pushes', () => {
    const { fractions } = simultaneousKelly([{ winProbability: 0.5, decimal: 2, pushProbability: 0.1 }]);
    expect(fractions[0]).toBeCloseTo(1 / 9, 10);
  });
  test('below the single stakes, together below the bankroll, and no better neighbor', () => {
    fc.assert(
      fc.property(fc.array(bet, { minLength: 1, maxLength: 4 }), (bets) => {
        const { fractions, growth } = simultaneousKelly(bets);
        expect(total(fractions)).toBeLessThanOrEqual(1);
        expect(growth).toBeCloseTo(growthOf(bets, fractions), 12);
        fractions.forEach((fraction, index) => {
          const single = kellyFraction(bets[index]!.winProbability, bets[index]!.decimal);
          expect(fraction).toBeLessThanOrEqual(single + 1e-9);
          for (const step of [-1e-4, 1e-4]) {
            const moved = fractions.with(index, fraction + step);
            if (fraction + step >= 0 && total(moved) < 1) expect(growthOf(bets, moved)).toBeLessThanOrEqual(growth + 1e-12);
          }
        });
      }),
    );
  });
  test('a limit on what is at risk', () => {
    const bets = [
      { winProbability: 0.6, decimal: 2.1 },
      { winProbability: 0.6, decimal: 2 },
    ];
    const { fractions, growth } = simultaneousKelly(bets, 0.1);
    expect(total(fractions)).toBeCloseTo(0.1, 12);
    const shifted = (step: number) => growthOf(bets, [fractions[0]! + step, fractions[1]! - step]);
    expect(shifted(1e-4)).toBeLessThan(growth);
    expect(shifted(-1e-4)).toBeLessThan(growth);
    expect(simultaneousKelly(bets, 0.9).fractions).toEqual(simultaneousKelly(bets).fractions);
    expect(simultaneousKelly([{ winProbability: 1, decimal: 2 }], 0.3).fractions).toEqual([0.3]);
    for (const limit of [0, 1.1, -1, Number.NaN]) expect(() => simultaneousKelly(bets, limit)).toThrow(RangeError);
  });
  test('at most twelve bets with an edge; any number without one', () => {
    const good = { winProbability: 0.52, decimal: 2 };
    const bad = { winProbability: 0.5, decimal: 1.9 };
    const { fractions } = simultaneousKelly([bad, good, ...Array.from({ length: 20 }, () => bad), good]);
    expect(fractions[1]).toBeGreaterThan(0.039);
    expect(fractions[22]).toBeCloseTo(fractions[1]!, 9);
    expect(fractions.filter((fraction) => fraction === 0)).toHaveLength(21);
    expect(() => simultaneousKelly(Array.from({ length: 13 }, () => good))).toThrow(RangeError);
    expect(() => simultaneousKelly(Array.from({ length: 11 }, () => ({ ...good, pushProbability: 0.1 })))).toThrow(RangeError);
    expect(() => simultaneousKelly([{ winProbability: 1.2, decimal: 2 }])).toThrow(RangeError);
  });
});

describe('outcomes that exclude each other', () => {
  test('one outcome is the single formula', () => {
    const { fractions, reserve } = exclusiveKelly([{ winProbability: 0.6, decimal: 2 }]);
    expect(fractions[0]).toBeCloseTo(0.2, 14);
    expect(reserve).toBeCloseTo(0.8, 14);
    expect(exclusiveKelly([{ winProbability: 0.5, decimal: 2 }])).toEqual({ fractions: [0], reserve: 1 });
    expect(exclusiveKelly([])).toEqual({ fractions: [], reserve: 1 });
  });
  test('a known set, in the order given', () => {
    // Backing the first lowers the reserve to 0.4/0.5 = 0.8, below the 0.9 that the last returns, and so that is backed too.
    const { fractions, reserve } = exclusiveKelly([
      { winProbability: 0.1, decimal: 2 },
      { winProbability: 0.6, decimal: 2 },
      { winProbability: 0.3, decimal: 3 },
    ]);
    expect(reserve).toBeCloseTo(0.1 / (1 - 1 / 2 - 1 / 3), 12);
    expect(fractions[0]).toBe(0);
    expect(fractions[1]).toBeCloseTo(0.6 - 0.3, 12);
    expect(fractions[2]).toBeCloseTo(0.3 - 0.2, 12);
  });
  test('where the whole field is cheap everything is staked by probability', () => {
    const field = [0.5, 0.3, 0.2].map((winProbability) => ({ winProbability, decimal: 1.1 / winProbability }));
    const { fractions, reserve } = exclusiveKelly(field);
    expect(reserve).toBeCloseTo(0, 12);
    [0.5, 0.3, 0.2].forEach((expected, index) => {
      expect(fractions[index]).toBeCloseTo(expected, 12);
    });
  });
  test('agrees with the general optimum', () => {
    const weights = fc.array(fc.tuple(fc.double({ min: 0.05, max: 1, noNaN: true }), fc.double({ min: 0.7, max: 1.25, noNaN: true })), {
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(weights, (list) => {
        const whole = total(list.map(([weight]) => weight)) + 0.1;
        const bets = list.map(([weight, edge]) => ({ winProbability: weight / whole, decimal: Math.max(1.02, (edge * whole) / weight) }));
        const outcomes = bets.map(({ winProbability, decimal }, winner) => ({
          probability: winProbability,
          returns: bets.map((_, index) => (index === winner ? decimal - 1 : -1)),
        }));
        const none = { probability: 1 - total(bets.map(({ winProbability }) => winProbability)), returns: bets.map(() => -1) };
        const general = jointKelly([...outcomes, none]).fractions;
        exclusiveKelly(bets).fractions.forEach((fraction, index) => {
          expect(general[index]).toBeCloseTo(fraction, 7);
        });
      }),
    );
  });
  test('nonsense is refused', () => {
    const half = { winProbability: 0.6, decimal: 2 };
    expect(() => exclusiveKelly([half, half])).toThrow(RangeError);
    expect(() => exclusiveKelly([{ winProbability: -0.1, decimal: 2 }])).toThrow(RangeError);
    expect(() => exclusiveKelly([{ winProbability: 0.5, decimal: 1 }])).toThrow(RangeError);
  });
});
