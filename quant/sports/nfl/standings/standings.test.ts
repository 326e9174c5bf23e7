import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeWithShared } from '../../../testing/describe-with-shared.ts';
import { extraPath } from '../../../testing/extra-evidence.ts';
import type { PlayedGame } from '../../league/table.ts';
import { conferenceOf, DIVISIONS, type Division } from './divisions.ts';
import { type Standings, standingsOf } from './index.ts';
import { bestOf, readSeason } from './tie-breaks.ts';

const game = (away: string, awayScore: number, homeScore: number, home: string): PlayedGame => ({ away, home, awayScore, homeScore });
const rowsOf = (table: Standings) => Object.values(table).flat();
const seedsOf = (table: Standings, conference: string): string[] =>
  rowsOf(table)
    .filter(({ division, seed }) => seed !== null && conferenceOf(division) === conference)
    .sort((a, b) => a.seed! - b.seed!)
    .map(({ code }) => code);

const FILE = ['nfl', 'games_1999_2022.csv'] as const;

describeWithShared(['seasons', ...FILE], 'the seasons of 2002 to 2022', () => {
  const CODES: Readonly<Record<string, string>> = { LA: 'LAR', WAS: 'WSH' };
  const lines = readFileSync(extraPath('seasons', ...FILE), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const at = (name: string): number => lines[0]!.indexOf(name);
  const codeOf = (code: string): string => CODES[code] ?? code;
  const games = lines
    .slice(1)
    .map((cells) => ({
      season: Number(cells[at('season')]),
      type: cells[at('game_type')],
      ...game(codeOf(cells[at('away')]!), Number(cells[at('away_score')]), Number(cells[at('home_score')]), codeOf(cells[at('home')]!)),
    }));
  // The league of 2022 took a canceled game as it was; before 2020 six of each conference were in.
  test.each(Array.from({ length: 21 }, (_, index) => 2002 + index))('%i seeds the wild-card games that were played', (season) => {
    const own = games.filter((one) => one.season === season);
    const table = standingsOf(own.filter(({ type }) => type === 'REG'));
    const pairs = (['AFC', 'NFC'] as const).flatMap((conference) => {
      const [, two, three, four, five, six, seven] = seedsOf(table, conference);
      return [...(season < 2020 ? [] : [`${seven}@${two}`]), `${six}@${three}`, `${five}@${four}`];
    });
    const played = own.filter(({ type }) => type === 'WC').map(({ away, home }) => `${away}@${home}`);
    expect(pairs.toSorted()).toEqual(played.toSorted());
  });
});

describe('clubs with the same share of wins', () => {
  const cases: [string, string[], PlayedGame[], string, [string, string][]][] = [
    [
      'the games between them come first',
      ['BUF', 'MIA'],
      [game('BUF', 7, 10, 'MIA'), game('BUF', 50, 0, 'DAL')],
      'MIA',
      [['BUF', 'head_to_head']],
    ],
    ['then the division', ['BUF', 'MIA'], [game('BUF', 3, 9, 'NE'), game('MIA', 9, 3, 'NE')], 'MIA', [['BUF', 'division']]],
    ['then common games', ['BUF', 'MIA'], [game('BUF', 9, 3, 'DAL'), game('MIA', 3, 9, 'DAL')], 'BUF', [['MIA', 'common']]],
    ['then the conference', ['BUF', 'MIA'], [game('BUF', 9, 3, 'DAL'), game('MIA', 9, 3, 'KC')], 'MIA', [['BUF', 'conference']]],
    [
      'then whom they beat',
      ['BUF', 'MIA'],
      [game('BUF', 9, 3, 'DEN'), game('MIA', 9, 3, 'KC'), game('KC', 9, 3, 'DAL')],
      'MIA',
      [['BUF', 'strength_of_victory']],
    ],
    ['a coin toss is not ours to make', ['MIA', 'BUF'], [], 'BUF', [['MIA', 'coin_toss']]],
    [
      'across divisions common games count from four on',
      ['BUF', 'DEN'],
      [game('BUF', 9, 3, 'KC'), game('DEN', 3, 9, 'KC')],
      'BUF',
      [['DEN', 'conference']],
    ],
    [
      'across divisions a club that beat all of the others goes first',
      ['BUF', 'DEN', 'HOU'],
      [game('HOU', 9, 3, 'BUF'), game('DEN', 3, 9, 'HOU')],
      'HOU',
      [
        ['BUF', 'sweep'],
        ['DEN', 'sweep'],
      ],
    ],
    [
      'and one that lost to all of them is out, whereupon the two left begin again',
      ['BUF', 'DEN', 'HOU'],
      [game('HOU', 3, 9, 'BUF'), game('DEN', 9, 3, 'HOU'), game('DEN', 3, 9, 'KC'), game('HOU', 40, 0, 'DAL')],
      'BUF',
      [
        ['HOU', 'sweep'],
        ['DEN', 'conference'],
      ],
    ],
  ];
  test.each(cases)('%s', (_name, tied, games, best, parted) => {
    const found = bestOf(tied, readSeason(games));
    expect([found.code, [...found.partedBy]]).toEqual([best, parted]);
  });

  test('once the best is found, those left begin again among themselves', () => {
    // Among the three Buffalo won two of three, Miami one of two and New England one of three; New England beat Miami.
    const among = [game('NE', 0, 9, 'BUF'), game('BUF', 9, 0, 'NE'), game('NE', 9, 0, 'MIA'), game('MIA', 9, 0, 'BUF')];
    const rows = standingsOf([...among, game('BUF', 0, 9, 'DAL'), game('NE', 9, 0, 'DAL')])['AFC East'];
    expect(rows.map(({ code, wins, losses, tieBreak }) => [code, wins, losses, tieBreak])).toEqual([
      ['BUF', 2, 2, null],
      ['NE', 2, 2, 'head_to_head'],
      ['MIA', 1, 1, 'head_to_head'],
      ['NYJ', 0, 0, null],
    ]);
  });
});

test('every club stands once, in its division, and a tie is half a win', () => {
  const table = standingsOf([game('DAL', 20, 20, 'PHI'), game('NYG', 3, 7, 'WSH')]);
  expect(
    rowsOf(table)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(Object.values(DIVISIONS).flat().toSorted());
  for (const [division, rows] of Object.entries(table))
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4].slice(0, DIVISIONS[division as Division].length));
  expect(table['NFC East'].map(({ code, ties, points }) => [code, ties, points])).toEqual([
    ['WSH', 0, 2],
    ['DAL', 1, 1],
    ['PHI', 1, 1],
    ['NYG', 0, 0],
  ]);
  expect(seedsOf(table, 'NFC')).toHaveLength(7);
  expect(seedsOf(table, 'NFC')[0]).toBe('WSH');
});

test('a club of another league and a score that is none are refused', () => {
  expect(() => standingsOf([game('TBD', 1, 2, 'BUF')])).toThrow(RangeError);
  expect(() => standingsOf([game('BUF', 1.5, 2, 'MIA')])).toThrow(RangeError);
});
