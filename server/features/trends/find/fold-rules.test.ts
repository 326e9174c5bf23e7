import { expect, test } from 'vitest';
import { foldTold } from './fold-rules.ts';
import type { Entry } from './trials.ts';

const bets = (from: number, to: number, side = 'home', market = 'moneyline'): Entry[] =>
  Array.from({ length: to - from }, (_, at) => ({ game: { gameId: `g${from + at}` }, side: { market, side }, place: at })) as never;
const told = (id: string, entries: Entry[], chance: number, kind: 'record' | 'streak' = 'record') => ({
  candidate: { id, kind },
  entries,
  chance,
});
const fold = (...found: ReturnType<typeof told>[]) =>
  foldTold(found).map(({ told: first, also }) => [first.candidate.id, ...also.map(({ candidate }) => candidate.id)]);

test.each([
  ['the same bets', [told('club', bets(0, 20), 0.02), told('park', bets(0, 20), 0.01)], [['park', 'club']]],
  ['four fifths of them', [told('a', bets(0, 20), 0.01), told('b', bets(0, 25), 0.02)], [['a', 'b']]],
  ['less than that', [told('a', bets(0, 20), 0.01), told('b', bets(0, 26), 0.02)], [['a'], ['b']]],
  ['a part of a season', [told('home', bets(0, 40), 0.01), told('season', bets(0, 80), 0.02)], [['home'], ['season']]],
  ['the other side', [told('a', bets(0, 20), 0.01), told('b', bets(0, 20, 'away'), 0.02)], [['a'], ['b']]],
  ['another market', [told('a', bets(0, 20), 0.01), told('b', bets(0, 20, 'home', 'spread'), 0.02)], [['a'], ['b']]],
  ['a streak', [told('a', bets(0, 20), 0.01), told('b', bets(0, 20), 0.02, 'streak')], [['a'], ['b']]],
  ['three of them', [told('c', bets(0, 20), 0.03), told('a', bets(0, 20), 0.01), told('b', bets(0, 21), 0.02)], [['a', 'b', 'c']]],
])('%s', (_what, found, stories) => {
  expect(fold(...found)).toEqual(stories);
});
