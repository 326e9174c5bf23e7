import { describe, expect, test } from 'vitest';
import type { PlayedGame } from '../../league/table.ts';
import { standingsOf } from './index.ts';

const game = (away: string, awayScore: number, homeScore: number, home: string): PlayedGame => ({ away, home, awayScore, homeScore });
const beat = (winner: string, loser: string, times = 1): PlayedGame[] => Array.from({ length: times }, () => game(loser, 100, 101, winner));
/** The clubs among these of the East, in their order, each with what parted it from the one above. */
const order = (codes: readonly string[], games: readonly PlayedGame[]): string[] =>
  standingsOf(games)
    .east.filter(({ code }) => codes.includes(code))
    .map(({ code, tieBreak }) => `${code} ${tieBreak ?? '-'}`);

describe('two clubs with the same share of wins', () => {
  const cases: [string, string[], PlayedGame[], string[]][] = [
    [
      'stand by their games against each other first',
      ['BOS', 'MIA'],
      [
        ...beat('BOS', 'MIA', 2),
        ...beat('MIA', 'BOS'),
        ...beat('MIA', 'CHI'),
        ...beat('BOS', 'LAL'),
        ...beat('LAL', 'BOS'),
        ...beat('MIA', 'LAL'),
      ],
      ['BOS -', 'MIA head_to_head'],
    ],
    [
      'then a division winner goes first, whatever the records inside the conference are',
      ['NYK', 'MIA'],
      [
        ...beat('BOS', 'LAL', 2),
        ...beat('NYK', 'IND'),
        ...beat('LAL', 'NYK'),
        ...beat('MIA', 'LAL'),
        ...beat('IND', 'MIA'),
        ...beat('IND', 'LAL'),
      ],
      ['MIA -', 'NYK division_winner'],
    ],
    [
      'then, of one division, the record inside it',
      ['NYK', 'PHI'],
      [
        ...beat('BOS', 'LAL', 3),
        ...beat('NYK', 'TOR'),
        ...beat('LAL', 'NYK'),
        ...beat('PHI', 'LAL'),
        ...beat('TOR', 'PHI'),
        ...beat('TOR', 'LAL'),
      ],
      ['NYK -', 'PHI division'],
    ],
    [
      'then the record inside the conference',
      ['NYK', 'MIL'],
      [
        ...beat('BOS', 'LAL', 3),
        ...beat('CHI', 'LAL', 3),
        ...beat('NYK', 'ATL'),
        ...beat('LAL', 'NYK'),
        ...beat('MIL', 'LAL'),
        ...beat('ATL', 'MIL'),
        ...beat('ATL', 'LAL', 3),
      ],
      ['NYK -', 'MIL conference'],
    ],
  ];
  test.each(cases)('%s', (_name, codes, games, expected) => expect(order(codes, games)).toEqual(expected));
});

test('of more than two the division winners go first, and those still tied begin again as two', () => {
  const games = [
    ...beat('ORL', 'LAL', 9),
    ...beat('BOS', 'NYK', 2),
    ...beat('NYK', 'PHI', 2),
    ...beat('PHI', 'BOS', 2),
    ...beat('MIL', 'LAL', 2),
    ...beat('LAL', 'MIL', 2),
    game('NYK', 130, 100, 'LAL'),
    game('NYK', 100, 101, 'LAL'),
  ];
  expect(order(['BOS', 'NYK', 'PHI', 'MIL'], games)).toEqual(['NYK -', 'MIL conference', 'PHI division_winner', 'BOS head_to_head']);
});

test('every club stands once, in its conference, and one that is none of the league’s is refused', () => {
  const { east, west } = standingsOf([game('LAL', 90, 110, 'BOS')]);
  expect([east.length, west.length, new Set([...east, ...west].map(({ code }) => code)).size]).toEqual([15, 15, 30]);
  expect(east.map(({ place }) => place)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  expect(east[0]).toMatchObject({ code: 'BOS', division: 'east', wins: 1, home: { wins: 1 }, withinDivision: { wins: 0 } });
  expect(west.at(-1)).toMatchObject({ code: 'LAL', losses: 1 });
  expect(() => standingsOf([game('TBD', 1, 2, 'BOS')])).toThrow(RangeError);
  expect(() => standingsOf([game('BOS', 1.5, 2, 'MIA')])).toThrow(RangeError);
});
