import { expect, test } from 'vitest';
import { readBoot, seedBoot } from './boot.ts';
import { apiQuery, createQueryClient } from './query.ts';

test('boot answers are found where the screens look for them', () => {
  const client = createQueryClient();
  seedBoot(client, {
    '/api/status': { today: '2026-07-11' },
    '/api/games': ['slate'],
    '/api/games?date=2026-07-12': ['next'],
    '/api/games/20260711_NYY@BOS': 'game',
  });
  expect(client.getQueryData(apiQuery('GET /api/games').queryKey)).toEqual(['slate']);
  expect(client.getQueryData(apiQuery('GET /api/games', { query: { date: '2026-07-11' } }).queryKey)).toEqual(['slate']);
  expect(client.getQueryData(apiQuery('GET /api/games', { query: { date: '2026-07-12' } }).queryKey)).toEqual(['next']);
  expect(client.getQueryData(apiQuery('GET /api/games/:gameId', { params: { gameId: '20260711_NYY@BOS' } }).queryKey)).toBe('game');
});

test('a page without boot data, or with broken ones, starts empty', () => {
  expect(readBoot()).toEqual({});
  const script = document.createElement('script');
  script.id = 'boot';
  script.type = 'application/json';
  script.textContent = '{"broken';
  document.body.append(script);
  expect(readBoot()).toEqual({});
  script.remove();
});
