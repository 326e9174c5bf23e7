import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logChoose, logGamma, logistic, logit, normalDensity, normalProbability, normalQuantile } from './index.ts';

const inner = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });

describe('normal', () => {
  test.each([
    [-1.3, 0.0968004845856103],
    [0, 0.5],
    [0.7, 0.758036347776927],
    [7.2, 0.9999999999996989],
  ])('below %d', (value, expected) => {
    expect(normalProbability(value)).toBeCloseTo(expected, 13);
  });
  test('far tails', () => {
    expect(normalProbability(-9)).toBeCloseTo(1.12858841e-19, 26);
    expect(normalProbability(38)).toBe(1);
    expect(normalProbability(-38)).toBe(0);
    expect(normalProbability(Number.NEGATIVE_INFINITY)).toBe(0);
    expect(() => normalProbability(Number.NaN)).toThrow(RangeError);
  });
  test('density', () => {
    expect(normalDensity(1.3)).toBeCloseTo(0.17136859204780736, 15);
    expect(normalDensity(0)).toBeCloseTo(0.3989422804014327, 15);
    expect(() => normalDensity(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
  test.each([
    [0.001, -3.090232306167813],
    [0.2, -0.8416212335729142],
    [0.5, 0],
    [0.975, 1.959963984540054],
    [1e-10, -6.361340902404057],
    [1e-300, -37.0470963],
  ])('quantile of %d', (probability, expected) => {
    expect(normalQuantile(probability)).toBeCloseTo(expected, probability < 0.001 ? 6 : 12);
  });
  test('the quantile undoes the probability and mirrors', () => {
    fc.assert(
      fc.property(inner, (probability) => {
        expect(normalProbability(normalQuantile(probability))).toBeCloseTo(probability, 12);
        expect(normalQuantile(1 - probability)).toBeCloseTo(-normalQuantile(1 - (1 - probability)), 6);
      }),
    );
  });
  test.each([0, 1, -0.1, Number.NaN])('no quantile of %d', (probability) => {
    expect(() => normalQuantile(probability)).toThrow(RangeError);
  });
});

describe('log-odds', () => {
  test('known values', () => {
    expect(logit(0.5)).toBe(0);
    expect(logit(0.8)).toBeCloseTo(Math.log(4), 14);
    expect(logistic(0)).toBe(0.5);
    expect(logistic(Math.log(4))).toBeCloseTo(0.8, 14);
    expect(logistic(-800)).toBe(0);
    expect(logistic(800)).toBe(1);
    expect(logistic(-40)).toBeCloseTo(4.248354255291589e-18, 30);
  });
  test('are undone', () => {
    fc.assert(
      fc.property(inner, (probability) => {
        expect(logistic(logit(probability))).toBeCloseTo(probability, 13);
        expect(logistic(-logit(probability))).toBeCloseTo(1 - probability, 13);
      }),
    );
  });
  test.each([0, 1, Number.NaN])('none of %d', (probability) => {
    expect(() => logit(probability)).toThrow(RangeError);
    expect(() => logistic(probability / 0)).toThrow(RangeError);
  });
});

describe('gamma', () => {
  test.each([
    [0.1, 2.252712651734206],
    [0.5, 0.5723649429247001],
    [1, 0],
    [2, 0],
    [3.7, 1.428072326665388],
    [100.25, 360.284559637765],
    [1e6, 12815504.569147611],
  ])('of %d', (value, expected) => {
    expect(logGamma(value) / (Math.abs(expected) || 1)).toBeCloseTo(expected === 0 ? 0 : 1, 12);
  });
  test('grows by the factor', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 300, noNaN: true }), (value) => {
        expect(logGamma(value + 1) - logGamma(value)).toBeCloseTo(Math.log(value), 9);
      }),
    );
  });
  test('ways to choose', () => {
    expect(Math.exp(logChoose(10, 3))).toBeCloseTo(120, 9);
    expect(logChoose(10, 0)).toBe(0);
    expect(logChoose(10, 10)).toBe(0);
    expect(() => logChoose(3, 4)).toThrow(RangeError);
    expect(() => logChoose(3.5, 1)).toThrow(RangeError);
    expect(() => logChoose(3, -1)).toThrow(RangeError);
    expect(() => logGamma(0)).toThrow(RangeError);
  });
});
