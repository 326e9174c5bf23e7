import { expect, test } from 'vitest';
import { lostFields } from '../http/testing/lost-fields.ts';
import { readSamples } from '../http/testing/samples.ts';
import { mapWeek, type NhlGame } from './map-game.ts';
import { mapHockey, mapPeriods } from './map-live.ts';
import { WirePlays, WireRail, WireWeek } from './schema.ts';

const samples = readSamples('nhl');
const read = (name: string): unknown => JSON.parse(samples.get(name)!);
const NOW = new Date();
const weekOf = (name: string): NhlGame[] => mapWeek(WireWeek.parse(read(name)), NOW);

test.each([
  'apiweb-schedule-2023-11-11.json',
  'apiweb-schedule-2026-02-25-2days.json',
  'apiweb-schedule-live-ActiveGameScoreboard.json',
  'apiweb-schedule-2023-04-19-modified.json',
])('%s: every field of every game', (name) => {
  const body = read(name);
  expect(lostFields(WireWeek.parse(body), body)).toEqual([]);
});

test('a recorded evening: games in play and to come, on their Eastern day', () => {
  const games = weekOf('apiweb-schedule-live-ActiveGameScoreboard.json').map(({ game }) => game);
  expect(
    games.filter(({ slateOn }) => slateOn === '2023-11-09').map(({ gameId, status, score }) => [gameId, status, score]),
  ).toContainEqual(['20231109_NYI@BOS_NHL', 'live', { away: 2, home: 4 }]);
  expect(games.find(({ gameId }) => gameId === '20231109_PIT@LAK_NHL')).toMatchObject({
    status: 'scheduled',
    score: null,
    seasonYear: 2023,
  });
});

test('an edited week: a shootout, one over but not final, one in its last minutes, one postponed and listed again', () => {
  const games = weekOf('apiweb-schedule-2023-11-08-modified.json').map(({ game }) => game);
  const stated = (id: number) =>
    games.filter(({ sourceId }) => sourceId === String(id)).map(({ status, statusNote }) => [status, statusNote]);
  expect(stated(2023020207)).toEqual([['final', 'Final in a shootout']]);
  expect(stated(2023020191)).toEqual([['final', 'Final in overtime']]);
  expect([stated(2023020209), stated(2023020206)]).toEqual([[['live', null]], [['live', null]]]);
  expect(stated(2023020214)).toEqual([
    ['postponed', null],
    ['scheduled', null],
  ]);
  expect(weekOf('apiweb-schedule-2023-04-19-modified.json').map(({ game }) => game.stage)).toEqual(Array(4).fill('round_1'));
});

test('recorded plays and goals by period', () => {
  const plays = WirePlays.parse(read('apiweb-play-by-play-trimmed.json'));
  const found = { game: { gameId: 'g', status: 'live', score: { away: 5, home: 3 } } } as unknown as NhlGame;
  expect(mapHockey(found, plays, null, NOW)).toMatchObject({
    period: 3,
    clock: '00:00',
    shots: { away: 27, home: 39 },
    skaters: { away: 5, home: 5 },
  });
  const rail = WireRail.parse(read('apiweb-right-rail-2023020195.json'));
  const over = { game: { score: { away: 3, home: 2 }, statusNote: 'Final in overtime' } } as unknown as NhlGame;
  expect(mapPeriods(over, rail)).toEqual({ away: [1, 0, 1, 1], home: [0, 1, 1, 0] });
});
