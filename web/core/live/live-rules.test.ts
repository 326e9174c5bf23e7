import { expect, test } from 'vitest';
import { type LiveEvent, testsOf } from './live-stream.ts';

const isHit = (event: LiveEvent, data: Record<string, unknown>, ...key: unknown[]): boolean => testsOf(event, data).some((one) => one(key));

test.each([
  [['/api/games'], true],
  [['/api/games', { date: '2026-07-11' }], true],
  [['/api/games', { date: '2026-07-12' }], false],
  [['/api/mlb/games/2026-07-11'], true],
  [['/api/games/20260711_NYY%40BOS'], true],
  [['/api/games/20260711_NYY%40BOS/line-history', { market: 'total' }], true],
  [['/api/games/20260712_NYY%40BOS'], false],
  [['/api/status'], false],
])('a slate event makes %j old: %s', (key, hit) => expect(isHit('slate', { slateOn: '2026-07-11' }, ...key)).toBe(hit));

test.each([
  ['/api/live-game/20260711_NYY%40BOS', true],
  ['/api/games/20260711_NYY%40BOS', true],
  ['/api/games/20260711_NYY%40BOS/box-score', true],
  ['/api/games/20260711_NYY%40BOS/line-history', false],
  ['/api/games/20260711_NYY%40BOS_2', false],
  ['/api/games', false],
])('a live event makes %s old: %s', (path, hit) => expect(isHit('live', { gameId: '20260711_NYY@BOS' }, path)).toBe(hit));

test('a user event makes that user’s answers old', () => {
  expect(isHit('user', { what: 'bets' }, '/api/bets/stats')).toBe(true);
  expect(isHit('user', { what: 'notifications' }, '/api/notifications')).toBe(true);
  expect(isHit('user', { what: 'notifications' }, '/api/bets')).toBe(false);
  expect(isHit('user', { what: 'something new' }, '/api/auth/me')).toBe(true);
});
