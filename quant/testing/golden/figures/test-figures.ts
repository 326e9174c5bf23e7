import { describe, expect, test } from 'vitest';
import { settleOn } from '../../vectors.ts';
import type { Figure } from './figure.ts';

/** A suite of figures worked out by hand, each to 1e-9. */
export function testFigures(figures: readonly Figure[]): void {
  describe('golden figures', () => {
    test.each(figures)('%s', (_what, calculate, expected, source) => {
      expect(settleOn(calculate, expected, 1e-9), source).toEqual(expected);
    });
  });
}
