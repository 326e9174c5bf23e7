import { describe, expect, test } from 'vitest';
import { copulaProbability, jointBounds } from '../../../parlay/index.ts';
import { NBA_LINKS } from '../../nba/players/index.ts';
import { NFL_LINKS } from '../../nfl/players/index.ts';
import { NHL_LINKS } from '../../nhl/players/index.ts';
import { impliesLeg, isExclusive, isPairProven, jointChance, type PlayerLeg, type PlayerLinks } from './index.ts';

const LINKS: PlayerLinks = {
  kinds: ['points', 'both'],
  within: [{ part: 'points', whole: 'both', times: 2 }],
  self: [[100], [90, 100]],
  mates: [[-30], [-20, -30]],
  rivals: [[20], [15, 20]],
};
const leg = (more: Partial<PlayerLeg> = {}): PlayerLeg => ({
  playerId: 'a',
  team: 'AAA',
  kind: 'points',
  side: 'over',
  line: 0.5,
  chance: 0.5,
  ...more,
});

describe('legs that depend on each other', () => {
  test.each([
    ['the same player', leg({ kind: 'both', line: 2.5 }), 1 / 4 + Math.asin(0.9) / (2 * Math.PI)],
    ['two of a side', leg({ playerId: 'b' }), 1 / 4 + Math.asin(-0.3) / (2 * Math.PI)],
    ['two opponents', leg({ playerId: 'b', team: 'BBB' }), 1 / 4 + Math.asin(0.2) / (2 * Math.PI)],
    ['an opponent’s under', leg({ playerId: 'b', team: 'BBB', side: 'under' }), 1 / 4 - Math.asin(0.2) / (2 * Math.PI)],
  ])('%s: even chances win together as the orthant of their correlation', (_, second, joint) => {
    expect(jointChance([leg(), second], LINKS)).toBeCloseTo(joint, 6);
  });

  test('legs of which none decides another are what their correlations alone make of all of them', () => {
    const four = ['a', 'b', 'c', 'd'].map((playerId, at) => leg({ playerId, team: at < 2 ? 'AAA' : 'BBB', chance: 0.3 + at / 10 }));
    const matrix = [
      [1, -0.3, 0.2, 0.2],
      [-0.3, 1, 0.2, 0.2],
      [0.2, 0.2, 1, -0.3],
      [0.2, 0.2, -0.3, 1],
    ];
    const alone = copulaProbability(
      four.map(({ chance }) => chance),
      matrix,
    );
    expect(jointChance(four, LINKS)).toBe(alone);
  });

  test('correlations that cannot hold together are drawn toward none; a leg alone keeps its chance', () => {
    const apart: PlayerLinks = { ...LINKS, mates: [[-90], [-90, -90]] };
    const joint = jointChance(
      ['a', 'b', 'c'].map((playerId) => leg({ playerId })),
      apart,
    );
    expect(joint).toBeGreaterThanOrEqual(0);
    expect(joint).toBeLessThan(1 / 8);
    expect(jointChance([leg({ chance: 0.3 })], LINKS)).toBe(0.3);
    expect(() => jointChance([leg(), leg({ kind: 'saves' })], LINKS)).toThrow(RangeError);
    expect(() => jointChance([leg(), leg({ chance: 1.1 })], LINKS)).toThrow(RangeError);
    expect(() => jointChance([], LINKS)).toThrow(RangeError);
    expect(() =>
      jointChance(
        Array.from({ length: 7 }, () => leg()),
        LINKS,
      ),
    ).toThrow(RangeError);
  });
});

describe('a number that holds another one', () => {
  const both = (side: 'over' | 'under', line: number) => leg({ kind: 'both', side, line, chance: 0.6 });
  const points = (side: 'over' | 'under', line: number) => leg({ side, line, chance: 0.4 });

  test.each([
    [points('over', 0.5), both('over', 1.5), true, false],
    [points('over', 0.5), both('over', 2), false, false],
    [points('over', 1), both('over', 3.5), true, false],
    [both('over', 1.5), points('over', 0.5), false, false],
    [both('under', 1.5), points('under', 0.5), true, false],
    [both('under', 2), points('under', 1), true, false],
    [both('under', 2.5), points('under', 1), false, false],
    [points('under', 0.5), both('under', 1.5), false, false],
    [points('over', 0.5), both('under', 1.5), false, true],
    [points('over', 0.5), both('under', 2.5), false, false],
    [both('over', 8.5), points('under', 0.5), false, false],
    [points('over', 1.5), points('over', 0.5), true, false],
    [points('under', 0.5), points('under', 1.5), true, false],
    [points('over', 1.5), points('under', 1.5), false, true],
    [leg({ playerId: 'b' }), both('over', 0.5), false, false],
  ])('%j beside %j', (one, two, isImplied, cannotBoth) => {
    expect([impliesLeg(one, two, LINKS), isExclusive(one, two, LINKS), isExclusive(two, one, LINKS)]).toEqual([
      isImplied,
      cannotBoth,
      cannotBoth,
    ]);
  });

  test('a leg that comes with another one adds nothing, one that cannot takes all, and a range is what lies between two lines', () => {
    expect(jointChance([points('over', 0.5), both('over', 1.5)], LINKS)).toBe(0.4);
    expect(jointChance([points('over', 0.5), { ...both('over', 1.5), chance: 0.35 }], LINKS)).toBe(0.35);
    expect(jointChance([points('over', 0.5), both('under', 1.5)], LINKS)).toBe(0);
    expect(jointChance([leg({ line: 0.5, chance: 0.7 }), leg({ line: 2.5, side: 'under', chance: 0.8 })], LINKS)).toBeCloseTo(0.5, 12);
  });
});

describe.each([
  ['nba', NBA_LINKS],
  ['nhl', NHL_LINKS],
  ['nfl', NFL_LINKS],
])('%s: whatever legs are put together', (_, links) => {
  const LINES = [0.5, 4, 24.5];
  const legs = links.kinds.flatMap((kind, at) =>
    LINES.flatMap((line, place) =>
      (['over', 'under'] as const).map((side) => leg({ kind, line, side, chance: 0.15 + ((7 * at + 3 * place) % 8) / 10 })),
    ),
  );

  test('two of one player win together no more often than either, no less than they must, and their four outcomes sum to one', () => {
    for (const [at, one] of legs.entries())
      for (const two of legs.slice(at + 1)) {
        const joint = jointChance([one, two], links);
        const { least, most } = jointBounds([one.chance, two.chance]);
        expect(joint).toBeLessThanOrEqual(most);
        if (isExclusive(one, two, links)) expect(joint).toBe(0);
        else expect(joint).toBeGreaterThanOrEqual(least);
        if (impliesLeg(one, two, links) || impliesLeg(two, one, links)) expect(joint).toBe(most);
        expect(jointChance([two, one], links)).toBeCloseTo(joint, 9);
      }
  });

  test('a further leg never makes a win likelier, and takes no more than it can', () => {
    const some = legs.filter(({ side, line }, at) => (side === 'over' ? line < 4 : line === 24.5) && at % 3 !== 0).slice(0, 6);
    for (const [at, one] of some.entries())
      for (const [next, two] of some.slice(at + 1).entries())
        for (const three of some.slice(at + next + 2)) {
          const joint = jointChance([one, two, three], links);
          const [first, second, third] = [
            [one, two],
            [one, three],
            [two, three],
          ].map((pair) => jointChance(pair, links)) as [number, number, number];
          expect(joint).toBeLessThanOrEqual(Math.min(first, second, third) + 1e-9);
          if (joint > 0) expect(joint).toBeGreaterThanOrEqual(Math.min(first, second, third, first + second - one.chance) - 1e-9);
        }
  });
});

test('two kinds of one player may share a parlay where they won together no more often than stated', () => {
  const of = (seen: number, error: number, count = 500) =>
    isPairProven(
      {
        on: '2026-11-29',
        seasons: [2023],
        command: 'c',
        kinds: {},
        pairs: { 'points + both': { pairs: count, stated: 0.3, seen, error } },
      },
      'both',
      'points',
    );
  expect([of(0.3, 0.001), of(0.304, 0.001), of(0.33, 0.001), of(0.33, 0.02), of(0.2, 0.001), of(0.3, 0.02, 199)]).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(isPairProven({ on: '2026-11-29', seasons: [], command: 'c', kinds: {}, pairs: {} }, 'points', 'both')).toBe(false);
});
