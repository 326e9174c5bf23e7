import { describe, expect, test } from 'vitest';
import type { ReportedLeagueFacts } from '../../ports/index.ts';
import type { FeedLeagueGame } from '../../ports/league-feed.ts';
import { CFL_TEAMS } from './teams.ts';
import { type Scripts, smallFeed, wireGame, wireRound } from './testing/small-feed.ts';

const week = (...games: object[]): object => wireRound('REG', 10, 'Week 10', games as never);
async function listed(scripts: Scripts): Promise<FeedLeagueGame[]> {
  const { cfl, around } = smallFeed(scripts);
  return cfl.feed.listGames('2026-01-01', '2026-12-31', around.now());
}

describe('the schedule', () => {
  test('an unplayed game says 0 to 0 and has no score', async () => {
    const [game] = await listed({ rounds: [week(wireGame('TOR', 'HAM', [0, 0]))] });
    expect(game).toMatchObject({
      gameId: '20260807_TOR@HAM',
      sourceId: '6584',
      week: 10,
      stage: 'regular',
      status: 'scheduled',
      score: null,
    });
    const [tie] = await listed({ rounds: [week(wireGame('TOR', 'HAM', [0, 0], { status: 'complete' }))] });
    expect(tie).toMatchObject({ status: 'final', score: { away: 0, home: 0 } });
  });

  test.each([
    ['first_quarter', 'live'],
    ['half_time', 'live'],
    ['overtime_2', 'live'],
    ['a_word_nobody_has_seen', 'live'],
    ['complete', 'final'],
    ['postponed', 'postponed'],
  ])('status %s is %s', async (status, means) => {
    expect((await listed({ rounds: [week(wireGame('TOR', 'HAM', [3, 7], { status }))] }))[0]?.status).toBe(means);
  });

  test('markets are an object, a list or absent by turns, and none is a reason to lose the game', async () => {
    const forms = [{}, [], undefined, { away: { value: '+155', handicap: '' }, home: { value: '-220', handicap: '' } }];
    const games = forms.map((markets, day) => wireGame('TOR', 'HAM', [0, 0], { markets, date: `2026-08-0${day + 1}T23:30:00+00:00` }));
    const scorebet = { marketsScorebet: { moneyline: { home: { odds: 1.5, american: '-200' } } } };
    expect(await listed({ rounds: [week(...games, wireGame('OTT', 'BC', [0, 0], scorebet))] })).toHaveLength(5);
  });

  test('playoff places no one has won: TBD, two a day told apart, and the same source id once the clubs are known', async () => {
    const early = wireGame('TBD', 'TBD', [0, 0], { cflId: null, date: '2026-10-31T19:00:00+00:00' });
    const late = wireGame('TBD', 'TBD', [0, 0], { cflId: null, date: '2026-10-31T22:30:00+00:00' });
    const semis = (...games: object[]): object => wireRound('POST', 22, 'Eastern Semi Final', games as never);
    const before = await listed({ rounds: [semis(late, early)] });
    expect(before.map(({ gameId }) => gameId)).toEqual(['20261031_TBD@TBD', '20261031_TBD@TBD_2']);
    expect(before[0]).toMatchObject({ stage: 'semifinal', week: 22, away: { code: 'TBD' } });
    const after = await listed({ rounds: [semis({ ...wireGame('OTT', 'HAM', [0, 0]), date: early.date, cflId: 6672 }, late)] });
    expect(after[0]).toMatchObject({ gameId: '20261031_OTT@HAM', sourceId: before[0]?.sourceId });
    expect(after[1]).toMatchObject({ gameId: '20261031_TBD@TBD', sourceId: before[1]?.sourceId });
  });

  test('stages and weeks: preseason counts down, the Grey Cup is week 24', async () => {
    const one = (type: string, number: number, name: string, day: string): object =>
      wireRound(type, number, name, [wireGame('OTT', 'HAM', [0, 0], { date: `2026-${day}T23:00:00+00:00`, cflId: null })]);
    const games = await listed({
      rounds: [
        one('PRE', 0, 'Preseason Week 1', '05-18'),
        one('PRE', 0, 'Preseason Week 2', '05-23'),
        one('POST', 24, 'Eastern Final', '11-07'),
        one('POST', 26, '113th Grey Cup', '11-15'),
      ],
    });
    expect(games.map(({ week: number, stage }) => [number, stage])).toEqual([
      [-2, 'preseason'],
      [-1, 'preseason'],
      [23, 'final'],
      [24, 'grey_cup'],
    ]);
  });

  test('the feed spells a club its own way; the house has one name for it', async () => {
    const [game] = await listed({ rounds: [week(wireGame('OTT', 'HAM', [0, 0]))] });
    expect(game?.away).toEqual({ code: 'OTT', name: 'Ottawa Redblacks' });
    expect(CFL_TEAMS).toHaveLength(9);
  });

  test('a night kickoff belongs to the Eastern day on which it is', async () => {
    const [game] = await listed({ rounds: [week(wireGame('OTT', 'BC', [0, 0], { date: '2026-08-08T02:00:00+00:00' }))] });
    expect(game?.slateOn).toBe('2026-08-07');
  });

  test('another season, or no round at all, is refused', async () => {
    const old = { ...wireRound('REG', 3, 'Week 3', [wireGame('TOR', 'HAM', [1, 2])]), startDate: '2022-06-24T00:00:00+00:00' };
    await expect(listed({ rounds: [old] })).rejects.toMatchObject({ kind: 'wrong_shape' });
    await expect(listed({ rounds: [] })).rejects.toMatchObject({ kind: 'wrong_shape' });
  });
});

describe('the join with the history service', () => {
  const fixture = {
    ID: 6584,
    season_id: 75,
    week: 10,
    start_at: '2026-08-07T23:30:00Z',
    venue_id: 39,
    relations: { venue: { name: 'Apple Bowl' } },
  };

  test('venues by the number of the league, never by the other id', async () => {
    const rounds = [week(wireGame('TOR', 'HAM', [0, 0], { id: 1 }))];
    expect((await listed({ rounds, fixtures: [fixture] }))[0]?.venue.name).toBe('Apple Bowl');
    expect((await listed({ rounds, fixtures: [{ ...fixture, ID: 1 }] }))[0]?.venue.name).toBe('Venue not known');
    expect((await listed({ rounds, fixtures: [{ ...fixture, venue_id: 8, relations: {} }] }))[0]?.venue.name).toBe('Hamilton Stadium');
  });

  test('a start without an offset is tentative; a service that is down costs the venue and nothing else', async () => {
    const rounds = [week(wireGame('TOR', 'HAM', [0, 0]))];
    expect((await listed({ rounds, fixtures: [{ ...fixture, start_at: '2026-08-07T00:00:00' }] }))[0]?.isStartTentative).toBe(true);
    expect(await listed({ rounds, fixtures: { status: 503 } })).toMatchObject([{ venue: { name: 'Venue not known' } }]);
  });

  test('it is asked for two hundred rows, as a browser of the league would; the year inside decides', async () => {
    const past = (more: object): object => ({
      ...fixture,
      home_team_id: 8,
      away_team_id: 19,
      game_type_id: 1,
      start_at: '2025-08-02T23:00:00Z',
      ...more,
    });
    const fixtures = [
      past({ home_team_score: 20, away_team_score: 17 }),
      past({ start_at: '2026-08-02T23:00:00Z', home_team_score: 1, away_team_score: 0 }),
      past({ home_team_score: 0, away_team_score: 0 }),
      past({ home_team_score: 9, away_team_score: 3, week: null, start_at: '2025-08-16T23:00:00Z' }),
      past({ home_team_score: 0, away_team_score: 0, game_status: '"Finished"', start_at: '2025-08-09T23:00:00Z' }),
    ];
    const { cfl, around } = smallFeed({ rounds: [week(wireGame('TOR', 'HAM', [0, 0]))], fixtures });
    const games = await cfl.feed.listGames('2025-06-01', '2025-12-01', around.now());
    expect(games).toMatchObject([{ gameId: '20250802_TOR@HAM', score: { away: 17, home: 20 } }]);
    const requested = around.requests.filter(({ url }) => url.pathname.includes('/fixtures'));
    expect(requested.map(({ url }) => [url.pathname, url.search])).toContainEqual(['/api/seasons/34/fixtures', '?limit=200']);
    expect(requested[0]?.headers.get('referer')).toBe('https://www.cfl.ca/');
  });
});

describe('a game in play and over', () => {
  test('quarter, clock and possession; no plays, for the feed has none', async () => {
    const live = wireGame('TOR', 'HAM', [0, 7], { status: 'third_quarter', activePeriod: 3, clock: '11:00', possession: 'Home' });
    const { cfl, around } = smallFeed({ rounds: [week(live)] });
    const state = await cfl.feed.findLiveState('20260807_TOR@HAM', around.now());
    expect(state).toMatchObject({
      period: 3,
      clock: '11:00',
      possession: 'home',
      score: { away: 0, home: 7 },
      plays: [],
      periods: { away: [], home: [] },
    });
    expect(await cfl.feed.findFacts('20260807_TOR@HAM', around.now())).toBeNull();
    expect(await cfl.feed.findNextChange('2026-08-07', around.now())).toEqual(new Date('2026-08-07T16:00:30Z'));
  });

  test('a result is final once it has stood for two minutes; a correction starts again', async () => {
    const rounds = [week(wireGame('TOR', 'HAM', [20, 10], { status: 'complete', winner: 122345, date: '2026-08-07T13:00:00+00:00' }))];
    const { cfl, around } = smallFeed({ rounds });
    const ask = async (): Promise<boolean | undefined> =>
      ((await cfl.feed.findFacts('20260807_TOR@HAM', around.now())) as ReportedLeagueFacts | null)?.isFinal;
    expect(await ask()).toBe(false);
    around.advance(121_000);
    expect(await ask()).toBe(true);
    rounds[0] = week(wireGame('TOR', 'HAM', [20, 11], { status: 'complete', date: '2026-08-07T13:00:00+00:00' }));
    around.advance(300_000);
    expect(await ask()).toBe(false);
    around.advance(8 * 3_600_000);
    expect(await ask()).toBe(true);
  });

  test('a postponed game is void', async () => {
    const { cfl, around } = smallFeed({ rounds: [week(wireGame('TOR', 'HAM', [0, 0], { status: 'postponed' }))] });
    expect(await cfl.feed.findFacts('20260807_TOR@HAM', around.now())).toMatchObject({ facts: { state: 'postponed' }, isFinal: true });
  });

  test('asked every thirty seconds while a game is on, else by the next kickoff or every five minutes', async () => {
    const { cfl, around } = smallFeed({ rounds: [week(wireGame('TOR', 'HAM', [0, 0], { date: '2026-08-07T16:02:00+00:00' }))] });
    const requested = (): number => around.requests.filter(({ url }) => url.pathname.endsWith('rounds.json')).length;
    await cfl.feed.listGames('2026-08-07', '2026-08-07', around.now());
    around.advance(119_000);
    await cfl.feed.listGames('2026-08-07', '2026-08-07', around.now());
    expect(requested()).toBe(1);
    around.advance(1_000);
    await cfl.feed.listGames('2026-08-07', '2026-08-07', around.now());
    expect(requested()).toBe(2);
  });
});

test('records leave the open playoff place out', async () => {
  const squads = [
    { id: 0, name: 'TBD', abbreviation: 'TBD', wins: 0, draw: 0, loss: 0, ticketUrls: [] },
    { id: 83579, name: 'Hamilton Tiger-Cats', abbreviation: 'HAM', wins: 3, draw: 1, loss: 2, ticketUrls: { en: 'x' } },
  ];
  const { cfl } = smallFeed({ rounds: [], squads });
  expect(await cfl.listRecords()).toEqual([{ code: 'HAM', name: 'Hamilton Tiger-Cats', wins: 3, losses: 2, ties: 1 }]);
});
