import { describe, expect, test } from 'vitest';
import { movesOf, nextPlace, openCohort, zoneOf } from './leaderboard-rules.ts';

describe('cohorts', () => {
  test.each([
    [1, 1, 0, 0],
    [2, 3, 0, 0],
    [3, 1, 1, 0],
    [3, 3, 1, 0],
    [5, 3, 1, 1],
    [20, 1, 4, 0],
    [20, 3, 4, 4],
    [20, 5, 0, 4],
    [9, 5, 0, 1],
  ])('of %i in division %i, %i go up and %i down', (size, division, goUp, goDown) => {
    expect(movesOf(size, division)).toEqual({ goUp, goDown });
  });

  test.each([
    [{ rank: 1, points: 3 }, 10, 2, 'up'],
    [{ rank: 2, points: 3 }, 10, 2, 'up'],
    [{ rank: 3, points: 3 }, 10, 2, 'stays'],
    [{ rank: 8, points: 0 }, 10, 2, 'stays'],
    [{ rank: 9, points: 0 }, 10, 2, 'down'],
    [{ rank: 10, points: 0 }, 10, 2, 'down'],
    [{ rank: 1, points: 0 }, 10, 2, 'stays'],
    [{ rank: 10, points: 0 }, 10, 1, 'stays'],
    [{ rank: 1, points: 30 }, 10, 5, 'stays'],
  ] as const)('%j of %i in division %i: %s', (place, size, division, zone) => expect(zoneOf(place, size, division)).toBe(zone));

  test('everybody starts at the bottom, moves one division at a time and never out of the five', () => {
    expect(nextPlace(null)).toEqual({ division: 1, movement: 'new' });
    expect(nextPlace({ division: 2, zone: 'up' })).toEqual({ division: 3, movement: 'up' });
    expect(nextPlace({ division: 2, zone: 'down' })).toEqual({ division: 1, movement: 'down' });
    expect(nextPlace({ division: 5, zone: 'up' }).division).toBe(5);
    expect(nextPlace({ division: 1, zone: 'down' }).division).toBe(1);
  });

  test('newcomers fill the first cohort with room', () => {
    expect(openCohort(new Map())).toBe(1);
    expect(
      openCohort(
        new Map([
          [1, 20],
          [2, 19],
        ]),
      ),
    ).toBe(2);
    expect(
      openCohort(
        new Map([
          [1, 20],
          [2, 20],
        ]),
      ),
    ).toBe(3);
    expect(
      openCohort(
        new Map([
          [1, 3],
          [2, 20],
        ]),
      ),
    ).toBe(1);
  });
});
