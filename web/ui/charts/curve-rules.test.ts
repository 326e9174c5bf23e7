import { describe, expect, it } from 'vitest';
import { fallPath, heightOf, marksFor, totalPath } from './curve-rules.ts';

const steps = [
  { total: 30, peak: 30 },
  { total: 10, peak: 30 },
  { total: -15, peak: 30 },
  { total: 25, peak: 30 },
];

describe('a curve', () => {
  it('finds round marks that hold everything and zero', () => {
    const { scale, marks } = marksFor(steps);
    expect(marks).toEqual([-20, 0, 20, 40]);
    expect(heightOf(scale, 40)).toBe(0);
    expect(heightOf(scale, -20)).toBe(100);
  });

  it('draws from zero to the last total, and shades what lies below the best', () => {
    const { scale } = marksFor(steps);
    const zero = heightOf(scale, 0);
    expect(totalPath(steps, scale).startsWith(`M0,${zero}L25,`)).toBe(true);
    expect(totalPath(steps, scale).endsWith(`100,${heightOf(scale, 25)}`)).toBe(true);
    expect(fallPath(steps, scale).endsWith(`L0,${zero}Z`)).toBe(true);
  });
});
