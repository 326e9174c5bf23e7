import { describe, expect, test } from 'vitest';
import { CFL_SEASON } from '../../football/season-rules.ts';
import { DIVISIONS as CFL } from '../../football/standings/index.ts';
import { NBA_SEASON } from '../../nba/season-rules.ts';
import { clubsIn } from '../../nba/standings/index.ts';
import { NFL_SEASON } from '../../nfl/season-rules.ts';
import { DIVISIONS as NFL } from '../../nfl/standings/index.ts';
import { NHL_SEASON } from '../../nhl/season-rules.ts';
import { DIVISIONS as NHL } from '../../nhl/standings/index.ts';
import type { SeasonRules } from './season-rules.ts';
import { joinOutlooks, type SeasonClub, type SeasonInput, simulateSeason, simulationError } from './simulate-season.ts';

const inDivisions = (divisions: Readonly<Record<string, readonly string[]>>): { code: string; division: string }[] =>
  Object.entries(divisions).flatMap(([division, codes]) => codes.map((code) => ({ code, division })));
const NBA = { east: clubsIn('east'), west: clubsIn('west') };

const fresh = ({ code, division }: { code: string; division: string }): SeasonClub => ({
  code,
  division,
  strength: 0,
  strengthSd: 0,
  wins: 0,
  losses: 0,
  ties: 0,
  overtimeLosses: 0,
  difference: 0,
});

/** Everybody at home against everybody else. */
function seasonOf(
  rules: SeasonRules,
  divisions: Readonly<Record<string, readonly string[]>>,
  more: Partial<SeasonInput> = {},
): SeasonInput {
  const clubs = inDivisions(divisions).map(fresh);
  const remaining = clubs.flatMap(({ code: home }) =>
    clubs.filter(({ code }) => code !== home).map(({ code: away }) => ({ away, home, isNeutral: false })),
  );
  return { clubs, remaining, homeEdge: 2, marginSd: 12, rules, simulations: 300, seed: 'test', ...more };
}
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const LEAGUES = [
  ['NFL', NFL_SEASON, NFL, 14, 2],
  ['NBA', NBA_SEASON, NBA, 16, 2],
  ['NHL', NHL_SEASON, NHL, 16, 2],
  ['CFL', CFL_SEASON, CFL, 6, 2],
] as const;

describe.each(LEAGUES)('%s', (_name, rules, divisions, qualified, finalists) => {
  const input = seasonOf(rules, divisions);
  const outlook = simulateSeason(input);

  test('each season has one champion, its finalists, its playoff clubs and a first in each division', () => {
    expect(sumOf(outlook.map(({ champion }) => champion))).toBeCloseTo(1, 9);
    expect(sumOf(outlook.map(({ conference }) => conference))).toBeCloseTo(finalists, 9);
    expect(sumOf(outlook.map(({ playoffs }) => playoffs))).toBeCloseTo(qualified, 9);
    for (const codes of Object.values(divisions) as (readonly string[])[])
      expect(sumOf(outlook.filter(({ code }) => codes.includes(code)).map(({ division }) => division))).toBeCloseTo(1, 9);
  });

  test('a champion was a finalist, and a finalist in the playoffs; wins are a distribution', () => {
    for (const { champion, conference, playoffs, wins, meanWins } of outlook) {
      expect(conference).toBeGreaterThanOrEqual(champion);
      expect(playoffs).toBeGreaterThanOrEqual(conference);
      expect(sumOf(wins)).toBeCloseTo(1, 9);
      expect(sumOf(wins.map((chance, won) => chance * won))).toBeCloseTo(meanWins, 9);
    }
  });

  test('the same seed gives the same seasons, another one others', () => {
    expect(simulateSeason(input)).toEqual(outlook);
    expect(simulateSeason({ ...input, seed: 'other' })).not.toEqual(outlook);
  });

  test('a club far better than the others wins nearly always, and hardly ever when nothing is known of it', () => {
    const strong = (strengthSd: number) =>
      simulateSeason({ ...input, clubs: input.clubs.map((club, at) => (at === 0 ? { ...club, strength: 40, strengthSd } : club)) })[0]!;
    expect(strong(0).champion).toBeGreaterThan(0.95);
    expect(strong(60).champion).toBeLessThan(0.9);
  });
});

test('wins that stand are kept, and a season without games left has one table', () => {
  const clubs = inDivisions(NFL).map((club, at) => ({ ...fresh(club), wins: at % 17, losses: 16 - (at % 17), difference: at }));
  const outlook = simulateSeason(seasonOf(NFL_SEASON, NFL, { clubs, remaining: [] }));
  for (const [at, { wins, division, playoffs }] of outlook.entries()) {
    expect(wins[at % 17]).toBe(1);
    expect([0, 1]).toContain(division);
    expect([0, 1]).toContain(playoffs);
  }
});

test('fewer points than the third keep a fourth from crossing over, more bring it in', () => {
  const points = { BC: 30, CGY: 28, EDM: 26, SSK: 20, WPG: 2, HAM: 30, MTL: 28, OTT: 10, TOR: 2 } as const;
  const clubs = inDivisions(CFL).map((club) => ({ ...fresh(club), wins: points[club.code as keyof typeof points] / 2 }));
  const playoffsOf = (code: string) =>
    simulateSeason(seasonOf(CFL_SEASON, CFL, { clubs, remaining: [] })).find((one) => one.code === code)!;
  expect([playoffsOf('SSK').playoffs, playoffsOf('OTT').playoffs]).toEqual([1, 0]);
});

test('parts of a simulation are one of as many seasons', () => {
  const input = seasonOf(CFL_SEASON, CFL);
  const parts = ['a', 'b', 'c'].map((seed) => simulateSeason({ ...input, seed }));
  const joined = joinOutlooks(parts);
  for (const [at, { champion, wins, meanWins }] of joined.entries()) {
    expect(champion).toBeCloseTo(sumOf(parts.map((part) => part[at]!.champion)) / 3, 12);
    expect(sumOf(wins)).toBeCloseTo(1, 9);
    expect(sumOf(wins.map((chance, won) => chance * won))).toBeCloseTo(meanWins, 9);
  }
  expect(() => joinOutlooks([])).toThrow(RangeError);
});

test('the standard error is that of a share, and never nought', () => {
  expect(simulationError(0.5, 2500)).toBeCloseTo(0.01, 12);
  expect(simulationError(0, 3000)).toBeCloseTo(0.0005, 12);
  expect(() => simulationError(0.5, 0)).toThrow(RangeError);
});

test('nonsense is a RangeError', () => {
  const input = seasonOf(NFL_SEASON, NFL);
  for (const wrong of [{ simulations: 0 }, { marginSd: 0 }, { remaining: [{ away: 'XXX', home: 'KC', isNeutral: false }] }])
    expect(() => simulateSeason({ ...input, ...wrong })).toThrow(RangeError);
});
