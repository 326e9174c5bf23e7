import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, GROUNDS, inkOn, LEAST_CONTRAST, legibleIn } from './brand-colors.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // WCAG's well-known borderline greys on white.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s and %s is %f', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

test.each(['', 'red', '#fff', '#12345g'])('%j is no color', (text) => expect(() => contrastOf(text, '#000000')).toThrow(RangeError));

test('whatever color a brand has, text on it and in it can be read in both themes', () => {
  fc.assert(
    fc.property(color, (hex) => {
      expect(contrastOf(inkOn(hex), hex)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      for (const theme of ['dark', 'light'] as const)
        expect(contrastOf(legibleIn(theme, hex), GROUNDS[theme])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});

test('a color that can be read stays as it is', () => {
  expect([legibleIn('dark', '#2dbd86'), legibleIn('light', '#08704c')]).toEqual(['#2dbd86', '#08704c']);
  expect(legibleIn('light', '#ffff00')).not.toBe('#ffff00');
});
