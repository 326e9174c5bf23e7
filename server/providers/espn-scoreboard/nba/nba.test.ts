import { expect, test } from 'vitest';
import type { BasketballLiveState, FeedLeagueGame } from '../../../ports/league-feed.ts';
import { FINAL, playing, smallBoard, wireEvent, wireStatus } from '../testing/small-board.ts';

const DAY = '2026-10-18';
type Event = Parameters<typeof wireEvent>[2];
const event = (away: string, home: string, { more, ...game }: NonNullable<Event> = {}) =>
  wireEvent(away, home, { week: null, ...game, more: { type: { abbreviation: 'STD' }, ...more } });

async function listed(...events: ReturnType<typeof event>[]): Promise<FeedLeagueGame[]> {
  const { espn, around } = smallBoard({ events });
  return espn.feeds.nba!.listGames(DAY, DAY, around.now());
}

test('ESPN’s codes are the league’s; a season that ESPN names by its end is named by its beginning; no weeks', async () => {
  const games = await listed(event('GS', 'NY'), event('SA', 'WSH', { id: '2' }), event('UTAH', 'NO', { id: '3' }));
  expect(games.map(({ gameId }) => gameId)).toEqual(['20261018_GSW@NYK_NBA', '20261018_SAS@WAS_NBA', '20261018_UTA@NOP_NBA']);
  expect(games[0]).toMatchObject({ seasonYear: 2025, week: null, stage: 'regular' });
});

test.each([
  [2, 'STD', 'NBA Cup - East Group A', 'regular'],
  [2, 'STD', 'NBA Cup - East Quarterfinal', 'regular'],
  [2, 'STD', 'NBA Cup - Semifinal', 'regular'],
  [2, 'STD', 'NBA Cup - Championship', 'cup_final'],
  [5, 'STD', 'Play-In - East - 7 vs 8', 'play_in'],
  [3, 'RD16', 'East 1st Round - Game 7', 'round_1'],
  [3, 'OTHER', 'West Semifinals - Game 2', 'conference_semifinal'],
  [3, 'SEMI', 'East Finals - Game 1', 'conference_final'],
  [3, 'OTHER', 'NBA Finals - Game 4', 'finals'],
])('part %i, %s, "%s" is %s', async (type, abbreviation, headline, stage) => {
  expect(await listed(event('GS', 'NY', { type, more: { type: { abbreviation }, notes: [{ headline }] } }))).toMatchObject([{ stage }]);
});

test('before the season nothing is listed', async () => {
  expect(await listed(event('GS', 'NY', { type: 1 }))).toEqual([]);
});

test('a game in play: seconds alone are a clock, overtime a fifth period, and the run of who scored last', async () => {
  const play = (at: number, away: number, home: number) => ({
    text: `Play ${at}`,
    wallclock: `2026-10-18T17:${10 + at}:00Z`,
    awayScore: away,
    homeScore: home,
    period: { number: 5 },
    clock: { displayValue: '32.4' },
    scoringPlay: true,
    team: { id: 'GS' },
  });
  const plays = [play(1, 98, 100), play(2, 98, 102), play(3, 100, 102), play(4, 103, 102), play(5, 103, 102)];
  const summaries = { 4010001: { header: { id: '4010001' }, plays } };
  const { espn, around } = smallBoard({ events: [event('GS', 'NY', { status: playing(5, '32.4'), score: ['103', '102'] })], summaries });
  const state = (await espn.feeds.nba!.findLiveState('20261018_GSW@NYK_NBA', around.now())) as BasketballLiveState;
  expect(state).toMatchObject({ kind: 'basketball', period: 5, clock: '00:32', run: { side: 'away', points: 5 }, lastPlay: 'Play 5' });
});

test('a final counts 48 minutes; moved by less than a day a game stays in action, else it is void', async () => {
  const over = smallBoard({ events: [event('GS', 'NY', { status: FINAL, score: ['103', '102'] })] });
  const id = '20261018_GSW@NYK_NBA';
  expect(await over.espn.feeds.nba!.findFacts(id, over.around.now())).toMatchObject({ facts: { state: 'final', minutesPlayed: 48 } });
  const { espn } = smallBoard({ events: [event('GS', 'NY', { status: wireStatus('POSTPONED', 'post', { period: 0 }) })] });
  expect(await espn.feeds.nba!.findFacts(id, new Date('2026-10-19T16:59:00Z'))).toBeNull();
  expect(await espn.feeds.nba!.findFacts(id, new Date('2026-10-19T17:00:00Z'))).toMatchObject({ facts: { state: 'postponed' } });
});
