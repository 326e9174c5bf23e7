import { expect, test } from 'vitest';
import { paths, safeReturn } from './paths.ts';

test.each([
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https:evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth?return=/auth', '/'],
  ['/login', '/'],
  [null, '/'],
  ['', '/'],
  ['/my-bets?tab=slip', '/my-bets?tab=slip'],
  ['/authors', '/authors'],
])('after signing in, %s leads to %s', (given, to) => expect(safeReturn(given)).toBe(to));

test('addresses are escaped and leave empty parts out', () => {
  expect(paths.game('20260711_NYY@BOS')).toBe('/game/20260711_NYY%40BOS');
  expect(paths.games({ date: '2026-07-11', q: '' })).toBe('/games?date=2026-07-11');
  expect(paths.myBets()).toBe('/my-bets');
});
