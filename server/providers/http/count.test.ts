import { expect, test } from 'vitest';
import { Count } from './count.ts';

test.each([
  [0, 0],
  [162, 162],
  [500, 500],
  [501, null],
  [99_999, null],
  [-1, null],
  [2.5, null],
  ['7', null],
])('a count of %j is %j', (wire, count) => expect(Count.parse(wire)).toBe(count));
