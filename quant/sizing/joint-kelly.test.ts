import { describe, expect, test } from 'vitest';
import { jointKelly, kellyFraction } from './index.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('bets that hang together', () => {
  test('two tickets on the same thing are one', () => {
    const { fractions } = jointKelly([
      { probability: 0.6, returns: [1, 1] },
      { probability: 0.4, returns: [-1, -1] },
    ]);
    expect(total(fractions)).toBeCloseTo(0.2, 9);
  });
  test('a hedge lets both be larger', () => {
    const { fractions, growth } = jointKelly([
      { probability: 0.5, returns: [1.2, -1] },
      { probability: 0.5, returns: [-1, 1.2] },
    ]);
    expect(fractions[0]).toBeCloseTo(0.5, 9);
    expect(fractions[1]).toBeCloseTo(0.5, 9);
    expect(growth).toBeCloseTo(Math.log(1.1), 12);
  });
  test('of two nested bets the better carries the stake', () => {
    const { fractions } = jointKelly([
      { probability: 0.4, returns: [1.8, 0.7] },
      { probability: 0.2, returns: [-1, 0.7] },
      { probability: 0.4, returns: [-1, -1] },
    ]);
    expect(fractions[0]).toBeCloseTo(kellyFraction(0.4, 2.8), 9);
    expect(fractions[1]).toBe(0);
  });
  test('two tickets on one thing are backed alike, whatever their number', () => {
    const tickets = [1, 2, 3].map((count) =>
      jointKelly([
        { probability: 0.6, returns: Array.from({ length: count }, () => 1) },
        { probability: 0.4, returns: Array.from({ length: count }, () => -1) },
      ]),
    );
    for (const { fractions, growth } of tickets) {
      expect(total(fractions)).toBeCloseTo(0.2, 9);
      expect(growth).toBeCloseTo(tickets[0]!.growth, 12);
    }
  });
  test('under a limit money goes where it gains most', () => {
    const outcomes = [
      { probability: 0.5, returns: [1.3, -1, 0.4] },
      { probability: 0.3, returns: [-1, 1.5, 0.4] },
      { probability: 0.2, returns: [-1, -1, -1] },
    ];
    const free = jointKelly(outcomes);
    for (const limit of [0.02, 0.05, 0.1, 0.2, 0.3]) {
      const { fractions, growth } = jointKelly(outcomes, limit);
      expect(total(fractions)).toBeLessThanOrEqual(limit + 1e-12);
      expect(growth).toBeLessThanOrEqual(free.growth + 1e-12);
      const growthAt = (moved: readonly number[]): number =>
        outcomes.reduce(
          (sum, { probability, returns }) =>
            sum + probability * Math.log(1 + returns.reduce((left, value, bet) => left + value * moved[bet]!, 0)),
          0,
        );
      // No stake moved from one bet to another, or put on one within the limit, does better.
      for (const [from, to] of [0, 1, 2].flatMap((first) => [0, 1, 2].map((second) => [first, second] as const))) {
        const moved = fractions.with(from, fractions[from]! - 1e-4);
        moved[to]! += 1e-4;
        if (moved[from]! >= 0) expect(growthAt(moved)).toBeLessThanOrEqual(growth + 1e-12);
        const more = fractions.with(to, fractions[to]! + 1e-4);
        if (total(more) <= limit) expect(growthAt(more)).toBeLessThanOrEqual(growth + 1e-12);
      }
    }
  });
  test('impossible outcomes do not bind', () => {
    const { fractions } = jointKelly([
      { probability: 1, returns: [0.1] },
      { probability: 0, returns: [-1] },
    ]);
    expect(fractions).toEqual([1]);
  });
  test.each([
    ['no outcome', []],
    ['a sum below 1', [{ probability: 0.9, returns: [1] }]],
    [
      'rows of different length',
      [
        { probability: 0.5, returns: [1] },
        { probability: 0.5, returns: [] },
      ],
    ],
    [
      'losing more than the stake',
      [
        { probability: 0.5, returns: [1] },
        { probability: 0.5, returns: [-1.1] },
      ],
    ],
    [
      'losing more than the stake on one of two bets',
      [
        { probability: 0.5, returns: [1, 1] },
        { probability: 0.5, returns: [-1, -1.1] },
      ],
    ],
    ['NaN', [{ probability: 1, returns: [Number.NaN] }]],
    [
      'a negative probability',
      [
        { probability: 1.5, returns: [1] },
        { probability: -0.5, returns: [-1] },
      ],
    ],
  ])('%s', (_, outcomes) => {
    expect(() => jointKelly(outcomes)).toThrow(RangeError);
  });
  test('a limit outside 0 to 1', () => {
    expect(() => jointKelly([{ probability: 1, returns: [1] }], 0)).toThrow(RangeError);
    expect(() => jointKelly([{ probability: 1, returns: [1] }], 1.5)).toThrow(RangeError);
    expect(jointKelly([{ probability: 1, returns: [1] }], 0.25).fractions).toEqual([0.25]);
  });
});
