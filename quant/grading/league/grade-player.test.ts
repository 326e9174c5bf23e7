import { describe, expect, test } from 'vitest';
import {
  cflGrading,
  type Grading,
  HOUSE_RULES,
  type LeagueFacts,
  type LeaguePlayerFacts,
  nbaGrading,
  nflGrading,
  nhlGrading,
  type PropKind,
  type PropSelection,
} from '../index.ts';

const ACTION = { pitcherRule: 'action' } as const;
const facts = (
  stats: Readonly<Record<string, number>>,
  over: Partial<LeagueFacts> = {},
  status: LeaguePlayerFacts['status'] = 'played',
): LeagueFacts => ({ state: 'final', minutesPlayed: 60, score: { away: 24, home: 27 }, players: { man: { status, stats } }, ...over });
const on = (prop: PropKind, side: 'over' | 'under', line: number): PropSelection => ({ market: 'prop', playerId: 'man', prop, side, line });
const grade = (grading: Grading<LeagueFacts>, selection: PropSelection, known: LeagueFacts) => grading.grade(selection, known, ACTION);

const PASSER = { passing_yards: 251, passing_touchdowns: 2, completions: 22, passing_attempts: 34, interceptions: 1, rushing_yards: -3 };
const SCORER = { points: 31, rebounds: 10, assists: 4, threes: 5, steals: 1, blocks: 0 };
const TRIPLE = { points: 12, rebounds: 11, assists: 10 };
const CENTER = { shots: 4, goals: 1, assists: 1, points: 2 };

type Row = readonly [prop: PropKind, side: 'over' | 'under', line: number, ending: 'win' | 'loss' | 'push'];

describe.each<[string, Grading<LeagueFacts>, string, Readonly<Record<string, number>>, readonly Row[]]>([
  [
    'NFL',
    nflGrading,
    'nfl-player-prop',
    PASSER,
    [
      ['passing_yards', 'over', 250.5, 'win'],
      ['passing_yards', 'under', 250.5, 'loss'],
      ['passing_yards', 'over', 251, 'push'],
      ['passing_touchdowns', 'over', 1.5, 'win'],
      ['completions', 'under', 22.5, 'win'],
      ['interceptions', 'over', 0.5, 'win'],
      ['rushing_yards', 'under', 0.5, 'win'], // yards lost count
      ['touchdowns', 'over', 0.5, 'loss'], // a passer does not score
      ['receptions', 'under', 0.5, 'win'],
    ],
  ],
  [
    'NBA',
    nbaGrading,
    'nba-player-prop',
    SCORER,
    [
      ['points', 'over', 30.5, 'win'],
      ['points_rebounds_assists', 'over', 44.5, 'win'], // 45
      ['points_assists', 'under', 35, 'push'],
      ['rebounds_assists', 'over', 14.5, 'loss'],
      ['double_double', 'over', 0.5, 'win'],
      ['blocks', 'under', 0.5, 'win'],
    ],
  ],
  ['NBA three tens', nbaGrading, 'nba-player-prop', TRIPLE, [['double_double', 'over', 0.5, 'win']]],
  [
    'NHL',
    nhlGrading,
    'nhl-player-prop',
    CENTER,
    [
      ['shots', 'over', 3.5, 'win'],
      ['points', 'over', 2, 'push'],
      ['goals', 'over', 1.5, 'loss'],
      ['assists', 'under', 1.5, 'win'],
    ],
  ],
])('%s', (_, grading, rule, stats, rows) => {
  test.each([...rows])('%s %s %d: %s', (prop, side, line, ending) => {
    const found = grade(grading, on(prop, side, line), facts(stats));
    expect(found).toMatchObject({ kind: 'graded', grade: ending, rule: ending === 'push' ? 'push' : rule });
  });
});

test.each([
  [nflGrading, 'receiving_yards', 'nfl', 'field'],
  [nbaGrading, 'points', 'nba', 'floor'],
  [nhlGrading, 'shots', 'nhl', 'ice'],
] as const)('%# a player who does not play voids, and the receipt says why', (grading, prop, id, surface) => {
  const rule = `${id}-player-absent`;
  const under = on(prop, 'under', 3.5);
  expect(grade(grading, under, facts({}, {}, 'inactive'))).toMatchObject({
    grade: 'void',
    rule,
    formula: expect.stringContaining('inactive'),
  });
  expect(grade(grading, under, facts({}, {}, 'did not play'))).toMatchObject({
    grade: 'void',
    rule,
    formula: expect.stringContaining(surface),
  });
  expect(grade(grading, under, facts({}))).toMatchObject({ grade: 'win' });
  expect(HOUSE_RULES.map(({ id: own }) => own)).toEqual(expect.arrayContaining([rule, `${id}-player-prop`, `${id}-player-unfinished`]));
});

test('of an abandoned game only what cannot change any more is decided', () => {
  const called = (stats: Readonly<Record<string, number>>) => facts(stats, { state: 'called', minutesPlayed: 58 });
  const ended = (prop: PropKind, side: 'over' | 'under', line: number, stats: Readonly<Record<string, number>>) =>
    grade(nflGrading, on(prop, side, line), called(stats));
  expect(ended('receptions', 'over', 4.5, { receptions: 5 })).toMatchObject({ grade: 'win', rule: 'nfl-already-decided' });
  expect(ended('receptions', 'under', 4.5, { receptions: 5 })).toMatchObject({ grade: 'loss' });
  expect(ended('receptions', 'under', 5.5, { receptions: 5 })).toMatchObject({ grade: 'void', rule: 'nfl-player-unfinished' });
  expect(ended('receiving_yards', 'over', 60.5, { receiving_yards: 80 })).toMatchObject({ grade: 'void', rule: 'nfl-player-unfinished' });
});

test('a postponed game voids its props, and one moved in action leaves them open', () => {
  const postponed = facts({}, { state: 'postponed', minutesPlayed: 0 });
  expect(grade(nbaGrading, on('points', 'over', 20.5), postponed)).toMatchObject({ grade: 'void', rule: 'nba-postponed' });
  expect(grade(nbaGrading, on('points', 'over', 20.5), { ...postponed, isMovedInAction: true })).toMatchObject({ kind: 'undecided' });
});

test('what is not known, or not of the sport, stays open', () => {
  const { players: _players, ...untold } = facts({});
  expect(grade(nflGrading, on('receptions', 'over', 4.5), untold)).toMatchObject({ kind: 'undecided' });
  expect(grade(nflGrading, { ...on('receptions', 'over', 4.5), playerId: 'constructor' }, facts({}))).toMatchObject({ kind: 'undecided' });
  expect(grade(nflGrading, on('rebounds', 'over', 4.5), facts(SCORER))).toMatchObject({ kind: 'undecided' });
  expect(grade(cflGrading, on('receptions', 'over', 4.5), facts({ receptions: 5 }))).toMatchObject({ kind: 'undecided' });
  expect(() => grade(nflGrading, on('receptions', 'over', 4.25), facts({}))).toThrow(RangeError);
});

test('the evidence of a grade names its player alone, and none for a bet on the score', () => {
  const two = facts({}, { players: { man: { status: 'played', stats: {} }, other: { status: 'played', stats: {} } } });
  expect(Object.keys(nflGrading.evidenceFor(on('receptions', 'over', 4.5), two).players!)).toEqual(['man']);
  expect(nflGrading.evidenceFor({ market: 'moneyline', period: 'full', side: 'home' }, two)).not.toHaveProperty('players');
});
