import { expect, test } from 'vitest';
import type { GameResult } from '../../contests/index.ts';
import { againstClose } from './against-close-rules.ts';

const game = (id: string, awayCode: string, homeCode: string, away: number, home: number, innings: number | null = 9): GameResult => ({
  id,
  gameId: id,
  slateOn: '2026-07-10',
  startsAt: new Date('2026-07-10T23:05:00Z'),
  awayCode,
  homeCode,
  score: { away, home },
  scheduledInnings: 9,
  innings,
});
const results = [
  game('a', 'NYY', 'BOS', 5, 3),
  game('b', 'BOS', 'NYY', 2, 7),
  game('c', 'NYY', 'TB', 4, 5),
  game('d', 'NYY', 'TB', 1, 0, 6),
  game('e', 'TB', 'SEA', 1, 0),
];
const closings = [
  { contestId: 'a', market: 'total', line: 8.5 },
  { contestId: 'a', market: 'spread', line: 1.5 },
  { contestId: 'b', market: 'total', line: 9 },
  { contestId: 'b', market: 'spread', line: -1.5 },
  { contestId: 'c', market: 'spread', line: -1 },
  { contestId: 'd', market: 'total', line: 8.5 },
  { contestId: 'e', market: 'total', line: 8.5 },
] as const;

test('a club’s games against their closes: both handicaps, pushes, no close, cut short, other clubs’', () => {
  expect(againstClose(results, 'NYY', closings)).toEqual({
    overUnder: { overs: 0, unders: 1, pushes: 1 },
    runLine: { covered: 2, lost: 0, pushes: 1 },
  });
  expect(againstClose(results, 'BOS', closings)).toEqual({
    overUnder: { overs: 0, unders: 1, pushes: 1 },
    runLine: { covered: 0, lost: 2, pushes: 0 },
  });
  expect(againstClose(results, 'NYY', [])).toEqual({
    overUnder: { overs: 0, unders: 0, pushes: 0 },
    runLine: { covered: 0, lost: 0, pushes: 0 },
  });
});
