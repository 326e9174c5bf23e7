import { expect, test } from 'vitest';
import { lostFields } from '../../http/testing/lost-fields.ts';
import { readSamples } from '../../http/testing/samples.ts';
import { mapScoreboard, periodsOf } from '../map-game.ts';
import { mapBasketball } from '../map-live.ts';
import { mapPlays } from '../map-plays.ts';
import { WireScoreboard, WireSummary } from '../schema.ts';
import { NBA } from './league.ts';

const samples = readSamples('nba');
const read = (name: string): unknown => JSON.parse(samples.get(name)!);
const NOW = new Date();

test.each(['espn-scoreboard-a.json', 'espn-scoreboard-playoffs-2026-05.json'])('%s: every game, no field lost', (name) => {
  const body = read(name) as { events: object[] };
  const board = WireScoreboard.parse(body);
  expect(lostFields(board, body)).toEqual([]);
  expect(mapScoreboard(board, NBA, NOW)).toHaveLength(body.events.length);
});

test('a recorded seventh game in play', () => {
  const [found] = mapScoreboard(WireScoreboard.parse(read('espn-scoreboard-playoffs-2026-05.json')), NBA, NOW);
  expect(found!.game).toMatchObject({
    gameId: '20260502_PHI@BOS_NBA',
    stage: 'round_1',
    seasonYear: 2025,
    status: 'live',
    score: { away: 92, home: 87 },
  });
  expect(mapBasketball(found!, [], NOW)).toMatchObject({ period: 4, clock: '08:41', lastPlay: 'Paul George foul' });
});

test('a recorded final and its page: quarters make the score, and its last plays are told', () => {
  // Of the preseason, which is not listed: read as a game of the season.
  const event = read('espn-event-final.json') as { season: object };
  const [over] = mapScoreboard(WireScoreboard.parse({ events: [{ ...event, season: { ...event.season, type: 2 } }] }), NBA, NOW);
  const periods = periodsOf(over!.wire);
  expect(over!.game.status).toBe('final');
  expect(periods!.home.reduce((sum, points) => sum + points, 0)).toBe(over!.game.score!.home);
  const summary = WireSummary.parse(read('espn-summary-final-trimmed.json'));
  const sides = {
    wire: {
      competitions: [
        {
          competitors: [
            { homeAway: 'home', team: { id: '19' } },
            { homeAway: 'away', team: { id: '28' } },
          ],
        },
      ],
    },
  };
  const plays = mapPlays(summary, sides as never);
  expect(plays).toHaveLength(20);
  expect(plays[0]!.score).toEqual({ away: 96, home: 111 });
});
