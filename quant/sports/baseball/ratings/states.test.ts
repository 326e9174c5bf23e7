import { describe, expect, test } from 'vitest';
import {
  addState,
  addTerm,
  batterTerms,
  emptyStates,
  knownPlace,
  meanOf,
  noTerms,
  observeCount,
  observeValue,
  parametersOf,
  placeOf,
  type SidePlaces,
  sideTerms,
  varianceOf,
  weightsOf,
} from './states.ts';
import { PLAIN } from './testing/plain-parameters.ts';

/** Two states with means 0.1 and 0.3, variances 0.04 and 0.09, weighted 1 and 2. */
function twoTerms(secondLearns = true) {
  const states = emptyStates();
  const terms = noTerms();
  addTerm(terms, addState(states, 'offence', 'A', [0.1, 0.04, 0]), 1);
  addTerm(terms, addState(states, 'starter', 'B', [0.3, 0.09, 0]), 2, secondLearns);
  return { states, terms };
}

describe('observing', () => {
  test('the sum of the terms has a mean and a variance', () => {
    const { states, terms } = twoTerms();
    expect(meanOf(terms, states)).toBeCloseTo(0.7, 12);
    expect(varianceOf(terms, states)).toBeCloseTo(0.04 + 4 * 0.09, 12);
  });
  test('a measurement is shared out as in least squares', () => {
    const { states, terms } = twoTerms();
    observeValue(states, terms, 1.7, 0.6);
    // Total variance 0.4 + 0.6: of a miss of 1 each mean takes its variance times its weight.
    expect(states.means[0]).toBeCloseTo(0.1 + 0.04, 12);
    expect(states.means[1]).toBeCloseTo(0.3 + 0.18, 12);
    expect(states.variances[0]).toBeCloseTo(0.04 - 0.04 ** 2, 12);
    expect(states.variances[1]).toBeCloseTo(0.09 - 0.18 ** 2, 12);
  });
  test('a state that does not learn counts for the expectation alone', () => {
    const { states, terms } = twoTerms(false);
    observeValue(states, terms, 1.7, 0.6);
    expect([states.means[1], states.variances[1]]).toEqual([0.3, 0.09]);
    expect(states.means[0]).toBeCloseTo(0.14, 12);
  });
  test('a count weighs by its rate and its dispersion', () => {
    const { states, terms } = twoTerms();
    // Rate 3 with dispersion 6: share 2/3, gradient (6 - 3) * 2/3 = 2, information 2, divisor 1 + 2 * 0.4.
    observeCount(states, terms, 6, Math.log(3) - 0.7, 6);
    expect(states.means[0]).toBeCloseTo(0.1 + (0.04 * 2) / 1.8, 12);
    expect(states.means[1]).toBeCloseTo(0.3 + (0.18 * 2) / 1.8, 12);
    expect(states.variances[0]).toBeCloseTo(0.04 - (0.04 ** 2 * 2) / 1.8, 12);
    expect(states.variances[1]).toBeCloseTo(0.09 - (0.18 ** 2 * 2) / 1.8, 12);
  });
  test('what weighs nothing is no term', () => {
    const terms = noTerms();
    addTerm(terms, 3, 0);
    addTerm(terms, 4, -1, false);
    expect(terms).toEqual({ places: [4], weights: [-1], learns: [false] });
  });
});

describe('states', () => {
  test('enter once, at the mean of their kind', () => {
    const states = emptyStates();
    expect(placeOf(states, PLAIN, 'starter', '')).toBe(0);
    expect(placeOf(states, PLAIN, 'starter', 'ace')).toBe(1);
    expect(placeOf(states, PLAIN, 'starter', 'ace')).toBe(1);
    expect(placeOf(states, PLAIN, 'depth', 'ace')).toBe(2);
    expect(states.means).toEqual([0.04, 0.04, 16]);
    expect(states.variances).toEqual([0.012, 0.012, 6]);
    expect(states.games).toEqual([0, 0, 0]);
    expect(states.kinds).toEqual(['starter', 'starter', 'depth']);
  });
  test('of whoever is unknown are the newcomer of the kind', () => {
    const states = emptyStates();
    placeOf(states, PLAIN, 'starter', '');
    placeOf(states, PLAIN, 'starter', 'ace');
    expect([knownPlace(states, 'starter', 'ace'), knownPlace(states, 'starter', 'other'), knownPlace(states, 'starter', null)]).toEqual([
      1, 0, 0,
    ]);
    expect(() => knownPlace(states, 'park', 'other')).toThrow(RangeError);
  });
  test('of depth live on the scale of outs', () => {
    expect(parametersOf(PLAIN, 'depth')).toEqual({
      firstMean: 16,
      firstVariance: 6,
      seasonShrink: 0.7,
      seasonCentre: 16,
      seasonVariance: 3,
      gameVariance: 0.12,
    });
    expect(parametersOf(PLAIN, 'park')).toBe(PLAIN.park);
  });
});

const places: SidePlaces = {
  isHome: true,
  levels: { early: 0, late: 1, control: 2, power: 3, inPlay: 4 },
  home: 5,
  offence: 6,
  batters: [
    { place: 7, weight: 1 },
    { place: 8, weight: 0.5 },
  ],
  starter: 9,
  bullpen: 10,
  fielding: 11,
  park: 12,
  starterReach: 0.8,
};

describe('what a side is made of', () => {
  test.each([
    ['early', { home: 1, offence: 1, starter: 0.8, bullpen: 0.25, fielding: 1, park: 1 }],
    ['late', { home: 1, offence: 1, starter: 0.2, bullpen: 1, fielding: 1, park: 1 }],
    ['control', { home: 0.4, offence: 0.4, starter: 0.72, bullpen: 0.2, fielding: 0.05, park: 0.22 }],
    ['power', { home: 1.1, offence: 1.1, starter: 0.36, bullpen: 0.42, fielding: 0.1, park: 0.35 }],
    ['inPlay', { home: 0.65, offence: 0.65, starter: 0.048, bullpen: 0.15, fielding: 0.6, park: 0.16 }],
  ] as const)('in %s', (span, expected) => {
    const [there, away] = [weightsOf(PLAIN, places, span), weightsOf(PLAIN, { ...places, isHome: false }, span)];
    for (const [part, weight] of Object.entries(expected)) expect(there[part as keyof typeof expected]).toBeCloseTo(weight, 12);
    expect(away).toEqual({ ...there, home: -there.home });
  });
  const weights = { home: 0.4, offence: 0.5, starter: 0.7, bullpen: 0.2, fielding: 0.05, park: 0.22 };
  test('everybody in it learns', () => {
    const all = sideTerms(places, 'control', weights);
    expect(all.places).toEqual([2, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(all.weights).toEqual([1, 0.4, 0.5, 0.5, 0.25, 0.7, 0.2, 0.05, 0.22]);
    expect(all.learns.every(Boolean)).toBe(true);
  });
  test('but for those who are told not to', () => {
    const { learns } = sideTerms(places, 'control', weights, { batters: false, starter: false });
    expect(learns).toEqual([true, true, true, false, false, false, true, true, true]);
  });
  test("a batter's own line speaks of nine of him, and he alone learns", () => {
    const own = batterTerms(places, 'control', weights, 8);
    expect(own.places).toEqual([2, 5, 6, 9, 10, 11, 12, 8]);
    expect(own.weights).toEqual([1, 0.4, 0.5, 0.7, 0.2, 0.05, 0.22, 4.5]);
    expect(own.learns).toEqual([false, false, false, false, false, false, false, true]);
  });
});
