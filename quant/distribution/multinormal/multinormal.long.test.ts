import { expect, test } from 'vitest';
import { multivariateNormal } from './multivariate-normal.ts';

const equal = (size: number, correlation: number) =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (row === column ? 1 : correlation)));

test('equal correlations of one half at the middle give 1 / (n + 1)', () => {
  for (const size of [5, 6, 8])
    expect(
      multivariateNormal(
        equal(size, 0).map(() => 0),
        equal(size, 0.5),
      ),
    ).toBeCloseTo(1 / (size + 1), 4);
});
