import { expect, test } from 'vitest';
import { latenciesOf, percentile } from './latencies.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test.each([
  [upTo(1000), 0.5, 500],
  [upTo(1000), 0.975, 975],
  [upTo(1000), 0.99, 990],
  [upTo(1000), 1, 1000],
  [upTo(10), 0.975, 10],
  [[7], 0.01, 7],
  [[], 0.5, Number.NaN],
])('the percentile of %j at %d is %d', (sorted, share, expected) => {
  expect(percentile(sorted, share)).toBe(expected);
});

test.each([0, -0.1, 1.01, Number.NaN])('a share of %d is refused', (share) => {
  expect(() => percentile([1], share)).toThrow(RangeError);
});

test('latencies come in any order, and are left in it', () => {
  const values = [30, 10, 20];
  expect(latenciesOf(values)).toEqual({ count: 3, p50: 20, p975: 30, p99: 30, most: 30 });
  expect(values).toEqual([30, 10, 20]);
});
