import { describe, expect, test } from 'vitest';
import { baseballFacts } from '../testing/baseball-facts.ts';
import type { BaseballFacts, Score } from '../types.ts';
import { countedScore, isFullLength, isOfficial, requireBaseballFacts, scoreThrough } from './game-length.ts';

describe('facts', () => {
  test.each<Partial<BaseballFacts>>([
    { scheduledInnings: 5 },
    { completedInnings: 0 },
    { completedInnings: 0.5 },
    { lastFullInningScore: { away: 0, home: 0 } },
  ])('%j are accepted', (changes) => expect(() => requireBaseballFacts(baseballFacts(1, 2, changes))).not.toThrow());
  test.each<Partial<BaseballFacts>>([
    { scheduledInnings: 4 },
    { scheduledInnings: 7.5 },
    { completedInnings: -0.5 },
    { completedInnings: Number.POSITIVE_INFINITY },
    { lastFullInningScore: { away: -1, home: 0 } },
    { lastFullInningScore: { away: 0, home: 0.5 } },
    { lineScore: { away: [], home: [0, -1] } },
  ])('%j are refused', (changes) => expect(() => requireBaseballFacts(baseballFacts(1, 2, changes))).toThrow(RangeError));
});

test.each([
  [5, 3, 1, true],
  [4.5, 1, 3, true],
  [4.5, 3, 3, false],
  [4.5, 3, 1, false],
  [4, 1, 3, false],
])('after %d innings at %i to %i a moneyline stands: %s', (completedInnings, away, home, expected) => {
  const facts = baseballFacts(away, home, { completedInnings });
  expect(isOfficial(facts)).toBe(expected);
  expect(isFullLength({ ...facts, scheduledInnings: 5 })).toBe(expected);
  expect(isFullLength(facts)).toBe(false);
});

describe('the score that counts', () => {
  const last: Score = { away: 2, home: 2 };
  const called = { state: 'called', completedInnings: 6 } as const;
  test.each<[string, BaseballFacts, Score]>([
    ['of a final is the final score', baseballFacts(4, 2, { lastFullInningScore: last }), { away: 4, home: 2 }],
    ['of a mercy win is the score', baseballFacts(0, 12, { state: 'mercy', lastFullInningScore: last }), { away: 0, home: 12 }],
    ['is the last full inning’s when visitors had just scored', baseballFacts(4, 2, { ...called, lastFullInningScore: last }), last],
    [
      'is the last full inning’s while the home side, though scoring, was behind',
      baseballFacts(4, 3, { ...called, completedInnings: 6.5, lastFullInningScore: last }),
      last,
    ],
    [
      'is the score once the home side had tied it',
      baseballFacts(4, 4, { ...called, completedInnings: 6.5, lastFullInningScore: last }),
      { away: 4, home: 4 },
    ],
    [
      'is the same either way where no one scored in the inning',
      baseballFacts(2, 2, { ...called, completedInnings: 6.5, lastFullInningScore: last }),
      last,
    ],
    ['is the score where nothing else is known', baseballFacts(4, 2, called), { away: 4, home: 2 }],
  ])('%s', (_name, facts, expected) => expect(countedScore(facts)).toEqual(expected));

  test.each<[string, number, number[], number[], Score]>([
    ['before a full inning there is only the score', 0.5, [1], [], { away: 5, home: 1 }],
    ['one full inning counts', 1.5, [1, 2], [0], { away: 1, home: 0 }],
    ['both sides have just as many innings as were completed', 2, [1, 2], [0, 1], { away: 3, home: 1 }],
    ['runs of the inning that was broken off do not count', 2.5, [1, 2, 2], [0, 0, 1], { away: 3, home: 0 }],
    ['an inning of the visitors is missing', 2, [1], [0, 1], { away: 5, home: 1 }],
    ['an inning of the home side is missing', 2, [1, 2], [0], { away: 5, home: 1 }],
  ])('read from the line score: %s', (_name, completedInnings, away, home, expected) => {
    expect(countedScore(baseballFacts(5, 1, { state: 'called', completedInnings, lineScore: { away, home } }))).toEqual(expected);
  });
});

test.each<[number, number, number[], number[], Score | null]>([
  [5, 9, [1, 0, 0, 0, 1, 3], [0, 0, 2, 0, 0, 7], { away: 2, home: 2 }],
  [5, 4.5, [1, 0, 0, 0, 1], [0, 0, 2, 0], { away: 2, home: 2 }],
  [5, 4.5, [1, 0, 0, 0], [0, 0, 2, 0], null],
  [5, 4.5, [1, 0, 0, 0, 1], [0, 0, 2], null],
  [1, 9, [3], [1], { away: 3, home: 1 }],
  [1, 9, [], [1], null],
  [1, 9, [3], [], null],
])('runs through inning %i after %d of %j and %j: %j', (innings, completedInnings, away, home, expected) => {
  expect(scoreThrough(baseballFacts(9, 9, { completedInnings, lineScore: { away, home } }), innings)).toEqual(expected);
});
