import { expect, test } from 'vitest';
import { simultaneousKelly } from './index.ts';

test('twelve bets with an edge share the bankroll alike', () => {
  const good = { winProbability: 0.52, decimal: 2 };
  const { fractions } = simultaneousKelly([
    ...Array.from({ length: 12 }, () => good),
    ...Array.from({ length: 20 }, () => ({ winProbability: 0.5, decimal: 1.9 })),
  ]);
  expect(fractions[0]).toBeGreaterThan(0.035);
  expect(fractions[11]).toBeCloseTo(fractions[0]!, 9);
  expect(fractions[12]).toBe(0);
});
