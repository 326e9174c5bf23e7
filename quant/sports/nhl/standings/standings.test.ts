import { describe, expect, test } from 'vitest';
import type { Decision, PlayedGame } from '../../league/table.ts';
import { DIVISIONS, standingsOf } from './index.ts';
import { placer } from './tie-breaks.ts';

const game = (away: string, awayScore: number, homeScore: number, home: string, decidedIn: Decision = 'regulation'): PlayedGame => ({
  away,
  home,
  awayScore,
  homeScore,
  decidedIn,
});
const placed = (codes: readonly string[], games: readonly PlayedGame[]): string[] =>
  placer(games)(codes).map(({ code, tieBreak }) => `${code} ${tieBreak ?? '-'}`);

describe('clubs with as many points', () => {
  const cases: [string, string[], PlayedGame[], string[]][] = [
    [
      'fewer games, a higher share of the points that could be had, come first',
      ['BOS', 'BUF'],
      [game('BUF', 3, 1, 'NYR'), game('BUF', 1, 3, 'NYI'), game('BOS', 3, 2, 'NYR', 'shootout')],
      ['BOS -', 'BUF fewer_games'],
    ],
    [
      'then wins in regulation, whatever the goals are',
      ['BOS', 'BUF'],
      [game('BOS', 9, 8, 'NYR', 'overtime'), game('BUF', 2, 1, 'NYI')],
      ['BUF -', 'BOS regulation_wins'],
    ],
    [
      'then wins before a shootout',
      ['BOS', 'BUF'],
      [game('BOS', 2, 1, 'NYR', 'shootout'), game('BUF', 2, 1, 'NYI', 'overtime')],
      ['BUF -', 'BOS wins_before_shootout'],
    ],
    [
      'then all wins: one and a loss are worth two losses after regulation',
      ['BOS', 'BUF'],
      [
        game('BOS', 2, 1, 'NYR', 'shootout'),
        game('BOS', 1, 2, 'NYI'),
        game('BUF', 1, 2, 'NYR', 'overtime'),
        game('BUF', 1, 2, 'NYI', 'overtime'),
      ],
      ['BOS -', 'BUF wins'],
    ],
    [
      'then the games between them, once each has been host',
      ['BOS', 'BUF'],
      [
        game('BUF', 1, 2, 'BOS'),
        game('BOS', 2, 1, 'BUF', 'overtime'),
        game('NYR', 1, 2, 'BUF'),
        game('NYI', 1, 2, 'BUF', 'overtime'),
        game('BOS', 0, 9, 'NYR', 'overtime'),
        game('BOS', 0, 9, 'NYI'),
      ],
      ['BOS -', 'BUF games_between'],
    ],
    [
      'the first game in the city that had one more does not count among them',
      ['BOS', 'BUF'],
      [game('BUF', 1, 2, 'BOS'), game('BUF', 2, 1, 'BOS'), game('BOS', 1, 2, 'BUF'), game('BOS', 2, 1, 'NYR'), game('BUF', 1, 4, 'NYR')],
      ['BUF -', 'BOS games_between'],
    ],
    ['then the difference in goals', ['BOS', 'BUF'], [game('BOS', 3, 1, 'NYR'), game('BUF', 4, 1, 'NYI')], ['BUF -', 'BOS difference']],
    ['then goals scored', ['BOS', 'BUF'], [game('BOS', 3, 1, 'NYR'), game('BUF', 4, 2, 'NYI')], ['BUF -', 'BOS goals_for']],
    ['a coin toss is not ours to make', ['BUF', 'BOS'], [], ['BOS -', 'BUF coin_toss']],
  ];
  test.each(cases)('%s', (_name, codes, games, order) => {
    expect(placed(codes, games)).toEqual(order);
  });
});

test('two points a win, one for a loss after regulation; each kind of win is counted', () => {
  const games = [
    game('BOS', 3, 1, 'NYR'),
    game('BOS', 3, 2, 'NYI', 'overtime'),
    game('BOS', 3, 2, 'PHI', 'shootout'),
    game('PIT', 4, 3, 'BOS', 'shootout'),
    game('WSH', 4, 3, 'BOS'),
  ];
  const table = standingsOf(games).divisions;
  expect(table.atlantic[0]).toMatchObject({
    code: 'BOS',
    points: 7,
    wins: 3,
    losses: 1,
    overtimeLosses: 1,
    regulationWins: 1,
    winsBeforeShootout: 2,
    pointsFor: 15,
    pointsAgainst: 13,
    away: { wins: 3, losses: 0, overtimeLosses: 0 },
    home: { wins: 0, losses: 1, overtimeLosses: 1 },
    streak: { outcome: 'loss', count: 1 },
  });
  const others = table.metropolitan.filter(({ games }) => games > 0).map(({ code, points }) => [code, points]);
  expect(others).toEqual([
    ['WSH', 2],
    ['PIT', 2],
    ['NYI', 1],
    ['PHI', 1],
    ['NYR', 0],
  ]);
});

test('the first three of each division and two of the rest are in; the better winner meets the second wild card', () => {
  // Each club wins as often as its place from the end says; the West's clubs lose to all.
  const wins = { CAR: 16, CBJ: 15, NJD: 14, NYI: 13, NYR: 12, BOS: 11, BUF: 10, DET: 9, FLA: 8, MTL: 7 };
  const games = Object.entries(wins).flatMap(([code, count]) => Array.from({ length: count }, () => game('ANA', 0, 1, code)));
  const { divisions, firstRound } = standingsOf(games);
  expect(divisions.metropolitan.slice(0, 5).map(({ code, wildCard }) => [code, wildCard])).toEqual([
    ['CAR', null],
    ['CBJ', null],
    ['NJD', null],
    ['NYI', 1],
    ['NYR', 2],
  ]);
  expect(divisions.atlantic.slice(2, 5).map(({ code, wildCard }) => [code, wildCard])).toEqual([
    ['DET', null],
    ['FLA', 3],
    ['MTL', 4],
  ]);
  expect(firstRound.eastern).toEqual([
    ['CAR', 'NYR'],
    ['BOS', 'NYI'],
    ['BUF', 'DET'],
    ['CBJ', 'NJD'],
  ]);
});

test('every club stands once, and a club of another league or a score that is none is refused', () => {
  const { divisions } = standingsOf([]);
  const codes = Object.values(divisions).flatMap((rows) => rows.map(({ code }) => code));
  expect(codes.toSorted()).toEqual(Object.values(DIVISIONS).flat().toSorted());
  expect(() => standingsOf([game('TBD', 1, 2, 'BOS')])).toThrow(RangeError);
  expect(() => standingsOf([game('BOS', 1.5, 2, 'BUF')])).toThrow(RangeError);
});
