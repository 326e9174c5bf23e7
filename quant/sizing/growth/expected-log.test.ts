import { describe, expect, test } from 'vitest';
import { derivatives, expectedLog, type Outcome } from './maximise-growth.ts';

const OUTCOMES: Outcome[] = [
  { probability: 0.6, returns: [1.5, -1] },
  { probability: 0.4, returns: [-1, 0.5] },
];

describe('expected log of the bankroll', () => {
  test('weighs what each outcome leaves', () => {
    expect(expectedLog(OUTCOMES, [0.2, 0.1])).toBeCloseTo(0.6 * Math.log(1.2) + 0.4 * Math.log(0.85), 14);
    expect(expectedLog(OUTCOMES, [0, 0])).toBe(0);
  });
  test('of nothing left, or less than nothing, is minus infinity', () => {
    expect(expectedLog(OUTCOMES, [1, 0])).toBe(Number.NEGATIVE_INFINITY);
    expect(expectedLog(OUTCOMES, [1.5, 0])).toBe(Number.NEGATIVE_INFINITY);
    expect(expectedLog(OUTCOMES, [0, 1.1])).toBe(Number.NEGATIVE_INFINITY);
  });
  test('has the slopes and curvature that small steps show', () => {
    const at = [0.2, 0.1];
    const { gradient, curvature } = derivatives(OUTCOMES, at);
    const step = 1e-5;
    const moved = (bet: number, by: number): number[] => at.with(bet, at[bet]! + by);
    for (const bet of [0, 1]) {
      const slope = (expectedLog(OUTCOMES, moved(bet, step)) - expectedLog(OUTCOMES, moved(bet, -step))) / (2 * step);
      expect(gradient[bet]).toBeCloseTo(slope, 7);
      for (const other of [0, 1]) {
        const ahead = derivatives(OUTCOMES, moved(other, step)).gradient[bet]!;
        const behind = derivatives(OUTCOMES, moved(other, -step)).gradient[bet]!;
        expect(curvature[bet]![other]).toBeCloseTo((behind - ahead) / (2 * step), 6);
      }
      expect(curvature[bet]).toHaveLength(2);
    }
  });
});
