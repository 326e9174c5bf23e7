import { expect, test } from 'vitest';
import { barScale } from './bar-scale.ts';

test('chances stand in order inside the width, and a small gap stays small', () => {
  const { at } = barScale([0.438, 0.412, 0.403]);
  const places = [0.403, 0.412, 0.438].map((chance) => Number.parseFloat(at(chance)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[2]).toBeLessThan(100);
  expect(places[2]! - places[1]!).toBeLessThan(30);
});

test('a chance near certainty or nothing stays inside', () => {
  for (const chances of [
    [0.97, 0.99, null],
    [0.01, 0.02, 0.03],
  ])
    for (const chance of chances.filter((one) => one !== null)) {
      const place = Number.parseFloat(barScale(chances).at(chance));
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
    }
});
