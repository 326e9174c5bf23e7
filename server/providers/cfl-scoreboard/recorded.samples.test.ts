import { expect, test } from 'vitest';
import { readSamples } from '../http/testing/samples.ts';
import { mapRecords, mapRounds } from './mapper.ts';
import { WireRecords, WireRounds } from './schema.ts';

const samples = readSamples('cfl');
const rounds = samples.get('cflscoreboard-rounds.json');
const squads = samples.get('cflscoreboard-squads.json');

test('a recorded season: every round and game, and every field of them', () => {
  const body = JSON.parse(rounds!) as { tournaments: object[] }[];
  const read = WireRounds.parse(body);
  expect(read.rows.map(({ tournaments, ...round }) => ({ ...round, tournaments: tournaments.rows }))).toEqual(body);
  const games = mapRounds(read.rows, new Map());
  expect(games).toHaveLength(body.flatMap(({ tournaments }) => tournaments).length);
  expect(new Set(games.map(({ game }) => game.gameId)).size).toBe(games.length);
  expect(new Set(games.map(({ game }) => game.sourceId)).size).toBe(games.length);
  expect(games.filter(({ game }) => game.status === 'scheduled' && game.score !== null)).toEqual([]);
  expect(games.slice(0, 4).map(({ game }) => [game.gameId, game.week, game.status, game.score])).toEqual([
    ['20260518_SSK@CGY', -3, 'final', { away: 15, home: 20 }],
    ['20260522_OTT@MTL', -2, 'final', { away: 27, home: 12 }],
    ['20260523_TOR@HAM', -2, 'live', { away: 0, home: 7 }],
    ['20260523_EDM@BC', -2, 'live', { away: 10, home: 7 }],
  ]);
});

test('recorded records: the nine clubs, and every field', () => {
  const read = WireRecords.parse(JSON.parse(squads!));
  expect(read.rows).toEqual(JSON.parse(squads!));
  expect(mapRecords(read.rows)).toHaveLength(9);
});
