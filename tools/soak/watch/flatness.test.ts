import { expect, test } from 'vitest';
import { growth } from '../phase.ts';

const thirds = (...levels: readonly [number, number, number]): number[] => levels.flatMap((level) => [level, level, level, level]);

test.each([
  ['flat', thirds(100, 100, 100), 0],
  // A process fills its caches at first; only what comes after counts.
  ['a start that climbs', thirds(50, 100, 100), 0],
  ['a tenth more at the end', thirds(100, 100, 110), 0.1],
  ['less at the end', thirds(100, 100, 80), -0.2],
  ['one peak in the last third', [...thirds(100, 100, 100).slice(0, 11), 900], 0],
])('%s', (_, samples, expected) => expect(growth(samples)).toBeCloseTo(expected, 10));

test('what lives in a heap is seen between its peaks', () => {
  const saw = (floor: number): number[] => [floor, floor + 80, floor, floor + 60];
  expect(growth([...saw(50), ...saw(100), ...saw(130)], 0.25)).toBeCloseTo(0.3, 10);
});

test('five samples are too few to say', () => expect(growth([1, 2, 3, 4, 5])).toBeNull());
