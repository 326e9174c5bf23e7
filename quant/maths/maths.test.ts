import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cholesky,
  fallingRoot,
  integrate,
  invertMatrix,
  mean,
  requireCount,
  requireFinite,
  requireInnerProbability,
  requireNotNegative,
  requirePositive,
  requireProbability,
  sum,
} from './index.ts';

describe('numbers that are required', () => {
  const checks = { requireFinite, requirePositive, requireNotNegative, requireProbability, requireInnerProbability, requireCount };
  const allowed: Record<keyof typeof checks, number[]> = {
    requireFinite: [-1.5, -1, 0, 0.5, 1, 2, 2.5],
    requirePositive: [0.5, 1, 2, 2.5],
    requireNotNegative: [0, 0.5, 1, 2, 2.5],
    requireProbability: [0, 0.5, 1],
    requireInnerProbability: [0.5],
    requireCount: [0, 1, 2],
  };
  test.each(Object.keys(checks) as (keyof typeof checks)[])('%s', (name) => {
    for (const value of [-1.5, -1, 0, 0.5, 1, 2, 2.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      if (allowed[name].includes(value)) expect(checks[name](value)).toBe(value);
      else expect(() => checks[name](value, 'odd thing'), String(value)).toThrow(/odd thing/);
      if (!allowed[name].includes(value)) expect(() => checks[name](value)).toThrow(RangeError);
    }
  });
  test('a count may start above zero', () => {
    expect(requireCount(3, 'number', 3)).toBe(3);
    expect(() => requireCount(2, 'number', 3)).toThrow(RangeError);
  });
});

describe('sums', () => {
  test('keep what plain addition loses', () => {
    expect(sum([1e16, 1, -1e16])).toBe(1);
    expect(sum([1, 1e16, -1e16])).toBe(1);
    expect(sum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
    expect(sum([])).toBe(0);
  });
  test('mean', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(() => mean([])).toThrow(RangeError);
  });
});

describe('roots and integrals', () => {
  test('a falling function', () => {
    expect(fallingRoot((at) => 2 - at * at, 0, 2)).toBeCloseTo(Math.SQRT2, 14);
    expect(fallingRoot((at) => 1 - at, 0, 1)).toBe(1);
    expect(fallingRoot((at) => -at, 0, 1)).toBe(0);
  });
  test('integrals', () => {
    expect(integrate((at) => at ** 3, 0, 2)).toBeCloseTo(4, 12);
    expect(integrate(Math.sin, 0, Math.PI)).toBeCloseTo(2, 11);
    expect(integrate((at) => 1 / (1 + 2500 * at * at), -1, 1)).toBeCloseTo((2 / 50) * Math.atan(50), 11);
    expect(integrate(Math.exp, 1, 0)).toBeCloseTo(1 - Math.E, 12);
    expect(() => integrate((at) => 1 / at, 0, 1)).toThrow(RangeError);
  });
});

describe('matrices', () => {
  test('inverse', () => {
    expect(invertMatrix([[4]])).toEqual([[0.25]]);
    expect(
      invertMatrix([
        [0, 2],
        [4, 0],
      ]),
    ).toEqual([
      [0, 0.25],
      [0.5, 0],
    ]);
  });
  test('inverse times the matrix is one', () => {
    const row = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 4, maxLength: 4 }), (rows) => {
        const matrix = rows.map((values, index) => values.map((value, column) => (index === column ? value + 6 : value)));
        const inverse = invertMatrix(matrix);
        matrix.forEach((values, index) => {
          inverse[0]!.forEach((_, column) => {
            const product = values.reduce((total, value, at) => total + value * inverse[at]![column]!, 0);
            expect(product).toBeCloseTo(index === column ? 1 : 0, 12);
          });
        });
      }),
    );
  });
  test.each([
    [[[1, 2]]],
    [
      [
        [1, 2],
        [2, 4],
      ],
    ],
    [[[0]]],
    [[[Number.NaN]]],
  ])('%j has no inverse', (rows) => {
    expect(() => invertMatrix(rows)).toThrow(RangeError);
  });
  test('the triangle of a matrix', () => {
    expect(
      cholesky([
        [4, 2],
        [2, 5],
      ]),
    ).toEqual([
      [2, 0],
      [1, 2],
    ]);
    expect(
      cholesky([
        [1, 1],
        [1, 1],
      ]),
    ).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const [, , last] = cholesky([
      [1, 0.5, 0.3],
      [0.5, 1, 0.2],
      [0.3, 0.2, 1],
    ]);
    expect(last![0]! ** 2 + last![1]! ** 2 + last![2]! ** 2).toBeCloseTo(1, 14);
    expect(last![0]! * 0.5 + last![1]! * Math.sqrt(0.75)).toBeCloseTo(0.2, 14);
  });
  test.each([
    [
      [
        [1, 0.9, -0.9],
        [0.9, 1, 0.9],
        [-0.9, 0.9, 1],
      ],
    ],
    [
      [
        [1, 1, 0.5],
        [1, 1, 0.2],
        [0.5, 0.2, 1],
      ],
    ],
    [
      [
        [1, 0.5],
        [0.4, 1],
      ],
    ],
    [[[1, 0.5]]],
    [[[Number.NaN]]],
  ])('%j has none', (rows) => {
    expect(() => cholesky(rows)).toThrow(RangeError);
  });
});
