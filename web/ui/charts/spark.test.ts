import { expect, test } from 'vitest';
import { sparkPath } from './spark.tsx';

test('a running total begins at zero and fills the height, highest at the top', () => {
  expect(sparkPath([1, -1, 3])).toEqual({ line: 'M0.0 18.0L28.0 12.0L56.0 24.0L84.0 0.0', zero: 18 });
  expect(sparkPath([])).toEqual({ line: 'M0.0 12.0', zero: 12 });
});
