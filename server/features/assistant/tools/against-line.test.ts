import { expect, test } from 'vitest';
import { type Against, againstWords } from './against-line.ts';

const GAME = {
  status: 'final',
  awayCode: 'NYY',
  homeCode: 'BOS',
  awayScore: 2,
  homeScore: 5,
  scheduledInnings: 9,
  lineScore: null,
  resultHold: null,
} as const;
const inningsOf = (count: number) => ({ away: Array<number>(count).fill(0), home: Array<number>(count).fill(0) });

test.each<[Partial<Against>, string]>([
  [{ kind: 'spread', side: 'home', closing: -1.5 }, '; BOS −1.5 at the close covered by 1.5'],
  [{ kind: 'spread', side: 'away', closing: -1.5 }, '; NYY +1.5 at the close did not cover, by 1.5'],
  [{ kind: 'spread', side: 'away', line: 3, closing: -1.5 }, '; NYY +3 pushed'],
  [{ kind: 'total', closing: 7.5 }, '; total 7 against 7.5 at the close: under by 0.5'],
  [{ kind: 'total', line: 7, closing: 7.5 }, '; total 7 against 7: a push'],
  [{ kind: 'team_total', side: 'away', line: 1.5 }, '; NYY 2 against 1.5: over by 0.5'],
  [{ kind: 'team_total', side: 'away' }, '; no closing team total is stored'],
  [{ kind: 'spread' }, '; no closing spread is stored'],
])('%j is "%s"', (against, words) => {
  expect(againstWords(GAME as never, { kind: 'total', side: 'home', line: null, closing: null, ...against })).toBe(words);
});

test('a game cut short says that such bets are void; one that is not over, or whose result is checked, says nothing', () => {
  const over = { kind: 'total', side: 'home', line: 8.5, closing: null } as const;
  const words = (change: object): string => againstWords({ ...GAME, ...change } as never, over);
  expect(words({ lineScore: inningsOf(6) })).toBe('; total 7 against 8.5: under by 1.5, but it was cut short, and such bets are void');
  expect(words({ lineScore: inningsOf(9) })).toBe('; total 7 against 8.5: under by 1.5');
  // Leagues of periods schedule no innings.
  expect(words({ lineScore: inningsOf(4), scheduledInnings: 0 })).toBe('; total 7 against 8.5: under by 1.5');
  expect(words({ status: 'live' })).toBe('');
  expect(words({ resultHold: { reason: 'checked' } })).toBe('');
});
