import { expect, test } from 'vitest';
import { lostFields } from '../http/testing/lost-fields.ts';
import { readSamples } from '../http/testing/samples.ts';
import { mapScoreboard, periodsOf } from './map-game.ts';
import { mapFootball } from './map-live.ts';
import { NFL } from './nfl/league.ts';
import { WireScoreboard, WireSummary } from './schema.ts';

const samples = readSamples('nfl');
const read = (name: string): unknown => JSON.parse(samples.get(name)!);

test('a recorded Sunday of the NFL: finals, games in play and games to come, no field lost', () => {
  const body = read('espn-scoreboard-2022-09-11-live_final_scheduled.json');
  const board = WireScoreboard.parse(body);
  expect(lostFields(board, body)).toEqual([]);
  const games = mapScoreboard(board, NFL, new Date());
  expect(games.map(({ game }) => [game.gameId, game.week, game.stage, game.status, game.score])).toEqual([
    ['20220911_NO@ATL_NFL', 1, 'regular', 'live', { away: 24, home: 26 }],
    ['20220911_PIT@CIN_NFL', 1, 'regular', 'live', { away: 20, home: 14 }],
    ['20220911_NE@MIA_NFL', 1, 'regular', 'final', { away: 7, home: 20 }],
    ['20220911_NYG@TEN_NFL', 1, 'regular', 'scheduled', null],
    ['20220908_BUF@LAR_NFL', 1, 'regular', 'final', { away: 31, home: 10 }],
    ['20220912_DEN@SEA_NFL', 1, 'regular', 'scheduled', null],
  ]);
  const [, playing, over] = games;
  expect(periodsOf(over!.wire)).toEqual({ away: [0, 0, 7, 0], home: [3, 14, 3, 0] });
  expect(mapFootball(playing!, NFL, [], new Date())).toMatchObject({
    period: 4,
    clock: '00:16',
    possession: 'home',
    down: 2,
    distance: 10,
    ballOn: 'PIT 12',
  });
});

test('a recorded page of a game is read without a list of plays, and a row that is no game costs only itself', () => {
  expect(WireSummary.parse(read('espn-summary-slim-before_score_change.json')).header.id).toBe('401873286');
  const { response_structure: board } = read('espn-scoreboard-playoffs-excerpt.json') as { response_structure: { events: object[] } };
  const events = [...board.events, { id: '1' }];
  expect(() => WireScoreboard.parse({ events })).toThrow('none of 2 rows');
});
