import { describe, expect, test } from 'vitest';
import { describeWithShared } from '../../../testing/describe-with-shared.ts';
import { readSeason, seasonFile } from '../../../testing/football-seasons.ts';
import { clinchOf, type PlayedGame, placeTeams, playoffsOf, type StandingRow, type Standings, standingsOf } from './index.ts';

const game = (away: string, awayScore: number, homeScore: number, home: string): PlayedGame => ({ away, home, awayScore, homeScore });
const order = (codes: readonly string[], games: readonly PlayedGame[]) =>
  placeTeams(codes, games).map(({ code, tieBreak }) => `${code} ${tieBreak ?? '-'}`);

function regularGames(season: number): PlayedGame[] {
  return readSeason(season).flatMap(({ type, away, home, awayScore, homeScore }) =>
    type === 'Regular Season' && awayScore !== null && homeScore !== null ? [{ away, home, awayScore, homeScore }] : [],
  );
}

describeWithShared(['seasons', ...seasonFile(2025)], 'the season of 2025', () => {
  test('ends in the table that seeded its playoffs, ties broken', () => {
    const table = standingsOf(regularGames(2025));
    const lines = (rows: readonly StandingRow[]) => rows.map(({ code, wins, losses, ties }) => `${code} ${wins}-${losses}-${ties}`);
    expect(lines(table.west)).toEqual(['SSK 12-6-0', 'BC 11-7-0', 'CGY 11-7-0', 'WPG 10-8-0', 'EDM 7-11-0']);
    expect(lines(table.east)).toEqual(['HAM 11-7-0', 'MTL 10-8-0', 'TOR 5-13-0', 'OTT 4-14-0']);
    // British Columbia won both games against Calgary, 52-23 and 38-24, and received it in the semi-final.
    expect(table.west.map(({ tieBreak }) => tieBreak)).toEqual([null, null, 'tied_percentage', null, null]);
    for (const row of [...table.west, ...table.east]) expect(row.games).toBe(18);
  });

  test('seeds the playoffs that were played, the fourth of the West crossing over', () => {
    const playoffs = playoffsOf(standingsOf(regularGames(2025)));
    const semifinal = (type: string) => readSeason(2025).find((played) => played.type === type)!;
    expect(playoffs.crossOver).toEqual({ team: 'WPG', from: 'west', to: 'east', instead: 'TOR' });
    for (const [division, name] of [
      ['west', 'Western'],
      ['east', 'Eastern'],
    ] as const) {
      const { away, home } = semifinal(`${name} Semi-Final`);
      expect(playoffs[division]).toEqual({ finalHost: semifinal(`${name} Final`).home, semifinal: { host: home, visitor: away } });
    }
  });
});

/** Each club plays each other once, and the earlier in the list wins 30 to 20, but for these upsets. */
function madeUpSeason(strongestFirst: readonly string[], upsets: readonly (readonly [winner: string, loser: string])[]): PlayedGame[] {
  return strongestFirst.flatMap((better, at) =>
    strongestFirst.slice(at + 1).map((worse) => {
      const isUpset = upsets.some(([winner, loser]) => winner === worse && loser === better);
      return isUpset ? game(worse, 30, 20, better) : game(worse, 20, 30, better);
    }),
  );
}

describe('a made-up season of 36 games', () => {
  const season = madeUpSeason(
    ['SSK', 'HAM', 'BC', 'CGY', 'WPG', 'MTL', 'EDM', 'TOR', 'OTT'],
    [
      ['CGY', 'BC'],
      ['BC', 'HAM'],
    ],
  );
  const table = standingsOf(season);

  test('ends in this table: Calgary and British Columbia have 12 points each, and Calgary won their game', () => {
    const lines = (rows: readonly StandingRow[]) => rows.map((row) => [row.code, `${row.wins}-${row.losses}`, row.points, row.tieBreak]);
    expect(lines(table.west)).toEqual([
      ['SSK', '8-0', 16, null],
      ['CGY', '6-2', 12, null],
      ['BC', '6-2', 12, 'tied_percentage'],
      ['WPG', '4-4', 8, null],
      ['EDM', '2-6', 4, null],
    ]);
    expect(lines(table.east)).toEqual([
      ['HAM', '6-2', 12, null],
      ['MTL', '3-5', 6, null],
      ['TOR', '1-7', 2, null],
      ['OTT', '0-8', 0, null],
    ]);
    for (const { pointsFor, pointsAgainst, wins, losses } of [...table.west, ...table.east])
      expect([pointsFor, pointsAgainst]).toEqual([30 * wins + 20 * losses, 20 * wins + 30 * losses]);
  });

  test('seeds its playoffs: the fourth of the West has more points than the third of the East and crosses over', () => {
    expect(playoffsOf(table)).toEqual({
      west: { finalHost: 'SSK', semifinal: { host: 'CGY', visitor: 'BC' } },
      east: { finalHost: 'HAM', semifinal: { host: 'MTL', visitor: 'WPG' } },
      crossOver: { team: 'WPG', from: 'west', to: 'east', instead: 'TOR' },
    });
  });

  test('is the same table in whatever order its games are told', () => {
    expect(standingsOf(season.toReversed()).west.map(({ code }) => code)).toEqual(['SSK', 'CGY', 'BC', 'WPG', 'EDM']);
  });
});

test('a win is two points and a tie one; the row counts home, away, division, streak and the last five', () => {
  const games = [game('BC', 20, 20, 'CGY'), game('BC', 10, 30, 'HAM'), game('EDM', 7, 28, 'BC'), game('OTT', 3, 4, 'BC')];
  expect(standingsOf(games).west[0]).toEqual({
    code: 'BC',
    division: 'west',
    place: 1,
    games: 4,
    points: 5,
    wins: 2,
    losses: 1,
    ties: 1,
    pointsFor: 62,
    pointsAgainst: 60,
    difference: 2,
    overtimeLosses: 0,
    regulationWins: 2,
    winsBeforeShootout: 2,
    home: { wins: 2, losses: 0, ties: 0, overtimeLosses: 0 },
    away: { wins: 0, losses: 1, ties: 1, overtimeLosses: 0 },
    withinDivision: { wins: 1, losses: 0, ties: 1, overtimeLosses: 0 },
    lastTen: { wins: 2, losses: 1, ties: 1, overtimeLosses: 0 },
    streak: { outcome: 'win', count: 2 },
    tieBreak: null,
  });
});

describe('clubs with as many points', () => {
  const cases: [string, string[], PlayedGame[], string[]][] = [
    [
      'more wins come first, ties or not',
      ['A', 'B'],
      [game('A', 1, 0, 'X'), game('A', 0, 1, 'X'), game('B', 3, 3, 'X'), game('B', 3, 3, 'X')],
      ['A -', 'B wins'],
    ],
    ['then the games between them', ['A', 'B'], [game('A', 7, 10, 'B'), game('A', 50, 0, 'X')], ['B -', 'A tied_percentage']],
    [
      'then the points of those games, difference first',
      ['A', 'B'],
      [game('A', 20, 10, 'B'), game('A', 5, 12, 'B')],
      ['A -', 'B tied_difference'],
    ],
    [
      'then results in the division',
      ['A', 'B', 'C'],
      [game('A', 9, 3, 'C'), game('A', 3, 9, 'X'), game('B', 9, 3, 'X'), game('B', 3, 9, 'C'), game('X', 0, 1, 'C')],
      ['C -', 'A -', 'B division_percentage'],
    ],
    ['then the quotient of all points', ['A', 'B'], [game('A', 20, 10, 'X'), game('B', 30, 20, 'X')], ['A -', 'B all_quotient']],
    ['and a coin toss is not ours to make', ['B', 'A'], [game('A', 9, 3, 'X'), game('B', 9, 3, 'X')], ['A -', 'B coin_toss']],
  ];
  test.each(cases)('%s', (_name, codes, games, expected) => {
    expect(order(codes, games)).toEqual(expected);
  });

  test('once a step parts some of three, the others begin again between themselves', () => {
    // Among three C is last by its games; A then lost to B, though A has the better difference among the three.
    const games = [
      game('A', 10, 11, 'B'),
      game('A', 40, 0, 'C'),
      game('B', 7, 0, 'C'),
      game('B', 0, 9, 'X'),
      game('A', 9, 0, 'X'),
      game('C', 9, 0, 'X'),
      game('C', 9, 0, 'X'),
    ];
    expect(order(['A', 'B', 'C'], games)).toEqual(['B -', 'A tied_percentage', 'C tied_percentage']);
  });
});

const row = (code: string, division: 'west' | 'east', place: number, points: number, games: number): StandingRow =>
  ({ code, division, place, points, games }) as StandingRow;
const tableOf = (west: number[], east: number[], games: number): Standings => ({
  west: ['SSK', 'CGY', 'BC', 'WPG', 'EDM'].map((code, at) => row(code, 'west', at + 1, west[at]!, games)),
  east: ['HAM', 'MTL', 'TOR', 'OTT'].map((code, at) => row(code, 'east', at + 1, east[at]!, games)),
});

test('as many points as the third of the other division are not enough to cross over', () => {
  expect(playoffsOf(tableOf([24, 22, 20, 16, 8], [20, 18, 16, 8], 18)).crossOver).toBeNull();
  expect(playoffsOf(tableOf([24, 22, 20, 17, 8], [20, 18, 16, 8], 18)).crossOver).toMatchObject({ team: 'WPG', instead: 'TOR' });
  expect(playoffsOf(tableOf([24, 22, 10, 8, 8], [20, 18, 16, 11], 18)).crossOver).toMatchObject({ team: 'OTT', instead: 'BC' });
});

test('a mark is given once points alone prove it, and not before', () => {
  const late = tableOf([28, 24, 20, 16, 6], [26, 20, 12, 6], 16);
  const mark = (code: string) => clinchOf(code, late, 18);
  // Two wins would bring Calgary level with the first: a tie-break may prove more, points do not.
  expect(mark('SSK')).toBe('home_semifinal');
  expect(mark('CGY')).toBe('playoffs');
  expect(mark('WPG')).toBeNull();
  expect(mark('EDM')).toBe('out');
  expect(mark('HAM')).toBe('first');
  expect(mark('MTL')).toBe('home_semifinal');
  expect(mark('TOR')).toBeNull();
  expect(mark('OTT')).toBe('out');
  expect(() => clinchOf('TBD', late, 18)).toThrow(RangeError);
  expect(() => clinchOf('BC', late, 15)).toThrow(RangeError);
});

test('a club of another league and a score that is none are refused', () => {
  expect(() => standingsOf([game('TBD', 1, 2, 'BC')])).toThrow(RangeError);
  expect(() => standingsOf([game('CGY', 1.5, 2, 'BC')])).toThrow(RangeError);
});
