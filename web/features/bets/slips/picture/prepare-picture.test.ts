import { expect, it } from 'vitest';
import { brightnessOf, scaleOf } from './prepare-picture.ts';

const pixels = (value: number): Uint8ClampedArray => new Uint8ClampedArray(64 * 10).fill(value);

it('tells a dark picture from a light one', () => {
  expect(brightnessOf(pixels(255))).toBeCloseTo(255);
  expect(brightnessOf(pixels(20))).toBeCloseTo(20);
  expect(brightnessOf(new Uint8ClampedArray())).toBe(255);
});

it('enlarges a small picture, leaves one of a phone as it is, and shrinks what no device holds', () => {
  expect(scaleOf(600, 400)).toBe(2);
  expect(scaleOf(100, 100)).toBe(3);
  expect(scaleOf(1200, 2600)).toBe(1);
  const [width, height] = [8000, 8000];
  expect((scaleOf(width, height) * width) ** 2).toBeCloseTo(16_000_000);
});
