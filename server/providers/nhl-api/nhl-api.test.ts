import { describe, expect, test } from 'vitest';
import type { FeedLeagueGame, HockeyLiveState, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import { smallWeek, team, wireGame } from './testing/small-week.ts';

const ID = '20261112_TOR@BOS_NHL';
async function listed(...games: object[]): Promise<FeedLeagueGame[]> {
  const { nhl, around } = smallWeek(games as never);
  return nhl.feed.listGames('2026-11-12', '2026-11-18', around.now());
}

describe('the schedule', () => {
  test('a night game belongs to its Eastern day; a season is named by the year in which it begins', async () => {
    expect(await listed(wireGame('TOR', 'BOS'))).toMatchObject([
      {
        gameId: ID,
        sourceId: '2026020123',
        seasonYear: 2026,
        week: null,
        stage: 'regular',
        status: 'scheduled',
        score: null,
        isNeutral: false,
      },
    ]);
    const { nhl } = smallWeek([]);
    expect(await nhl.feed.getSeasonSpan('2026-11-12')).toEqual({ from: '2026-09-19', to: '2027-06-20', year: 2026 });
  });

  test.each([
    ['FUT', 'OK', 'scheduled'],
    ['PRE', 'OK', 'scheduled'],
    ['LIVE', 'OK', 'live'],
    ['CRIT', 'OK', 'live'],
    ['OVER', 'OK', 'live'],
    ['FINAL', 'OK', 'final'],
    ['OFF', 'OK', 'final'],
    ['FUT', 'PPD', 'postponed'],
    ['FUT', 'CNCL', 'cancelled'],
  ])('%s, %s is %s', async (gameState, gameScheduleState, status) => {
    expect(await listed(wireGame('TOR', 'BOS', { gameState, gameScheduleState, score: [1, 2] }))).toMatchObject([{ status }]);
  });

  test('all-star games and national teams are left out; rounds of the playoffs come from the number; a start is not set', async () => {
    const games = [
      wireGame('TOR', 'BOS', { gameType: 4 }),
      wireGame('CAN', 'USA', { id: 1 }),
      wireGame('TOR', 'BOS', { id: 2026030411, gameType: 3, gameScheduleState: 'TBD' }),
      wireGame('TOR', 'BOS', { id: 2026010011, gameType: 1, startTimeUTC: '2026-11-14T00:00:00Z' }),
    ];
    expect((await listed(...games)).map(({ stage, isStartTentative }) => [stage, isStartTentative])).toEqual([
      ['stanley_cup_final', true],
      ['preseason', false],
    ]);
  });

  test('a postponed game keeps its number and is listed on both days: the new one counts', async () => {
    const games = [
      wireGame('TOR', 'BOS', { startTimeUTC: '2026-11-13T22:00:00Z' }),
      wireGame('TOR', 'BOS', { gameScheduleState: 'PPD', score: [0, 0] }),
    ];
    expect(await listed(...games)).toMatchObject([{ gameId: '20261113_TOR@BOS_NHL', status: 'scheduled' }]);
  });
});

describe('a game in play', () => {
  const plays = (more: object = {}) => ({
    id: 2026020123,
    awayTeam: team('TOR', { sog: 21 }),
    homeTeam: team('BOS', { sog: 30 }),
    periodDescriptor: { number: 3, periodType: 'REG' },
    clock: { timeRemaining: '01:03', inIntermission: false },
    plays: [
      {
        periodDescriptor: { number: 3, periodType: 'REG' },
        typeDescKey: 'goal',
        situationCode: '1560',
        details: { eventOwnerTeamId: 10, scoringPlayerId: 7 },
      },
    ],
    rosterSpots: [{ playerId: 7, firstName: { default: 'Ann' }, lastName: { default: 'Example' } }],
    ...more,
  });
  const rail = {
    linescore: {
      byPeriod: [
        { away: 1, home: 0 },
        { away: 1, home: 2 },
      ],
    },
  };
  const live = wireGame('TOR', 'BOS', { gameState: 'CRIT', score: [2, 2] });

  test('clock, shots, skaters and the empty net; its last play in words, and no list of plays that the service does not date', async () => {
    const { nhl, around } = smallWeek([live], { 'play-by-play': plays(), 'right-rail': rail });
    expect(await nhl.feed.findLiveState(ID, around.now())).toEqual({
      kind: 'hockey',
      gameId: ID,
      asOf: around.now(),
      period: 3,
      clock: '01:03',
      isBreak: false,
      lastPlay: 'Goal by Ann Example, TOR',
      plays: [],
      score: { away: 2, home: 2 },
      periods: { away: [1, 1], home: [0, 2] },
      shots: { away: 21, home: 30 },
      skaters: { away: 5, home: 6 },
      emptyNet: 'home',
      isShootout: false,
    } satisfies HockeyLiveState);
    expect(await nhl.feed.findFacts(ID, around.now())).toBeNull();
  });

  test('an intermission, a shootout without a clock, and no state without the page that tells it', async () => {
    const stateOf = async (more: object) => {
      const { nhl, around } = smallWeek([live], { 'play-by-play': plays(more) });
      return nhl.feed.findLiveState(ID, around.now());
    };
    expect(await stateOf({ clock: { timeRemaining: '12:00', inIntermission: true } })).toMatchObject({ isBreak: true });
    expect(await stateOf({ periodDescriptor: { number: 5, periodType: 'SO' } })).toMatchObject({
      isShootout: true,
      clock: null,
      emptyNet: null,
    });
    const { nhl, around } = smallWeek([live]);
    expect(await nhl.feed.findLiveState(ID, around.now())).toBeNull();
  });
});

describe('results', () => {
  const over = (lastPeriodType: string, score: readonly [number, number]) =>
    wireGame('TOR', 'BOS', { gameState: 'FINAL', gameOutcome: { lastPeriodType }, score });
  const rail = (...periods: readonly (readonly [number, number])[]) => ({
    linescore: { byPeriod: periods.map(([away, home]) => ({ away, home })) },
  });

  test('a shootout is one goal to the winner, and a period more; final once it has held for two minutes', async () => {
    const { nhl, around } = smallWeek([over('SO', [3, 2])], { 'right-rail': rail([1, 0], [0, 2], [1, 0], [0, 0]) });
    const ask = async () => (await nhl.feed.findFacts(ID, around.now())) as ReportedLeagueFacts;
    expect(await ask()).toMatchObject({ isFinal: false, facts: { state: 'final', minutesPlayed: 60, score: { away: 3, home: 2 } } });
    around.advance(121_000);
    expect(await ask()).toMatchObject({ isFinal: true, periods: { away: [1, 0, 1, 0, 1], home: [0, 2, 0, 0, 0] } });
  });

  test('periods that do not make the score are in doubt; without them the score counts', async () => {
    const doubtful = smallWeek([over('OT', [3, 2])], { 'right-rail': rail([1, 0], [0, 2], [1, 0], [0, 0]) });
    expect(await doubtful.nhl.feed.findFacts(ID, doubtful.around.now())).toMatchObject({
      doubts: [expect.stringContaining('add up to 2')],
    });
    const bare = smallWeek([over('OT', [3, 2])]);
    expect(await bare.nhl.feed.findFacts(ID, bare.around.now())).toMatchObject({ periods: null, facts: { score: { away: 3, home: 2 } } });
  });

  test('postponed, it is void a day after its start unless it is played by then', async () => {
    const { nhl } = smallWeek([wireGame('TOR', 'BOS', { gameScheduleState: 'PPD' })]);
    expect(await nhl.feed.findFacts(ID, new Date('2026-11-13T23:59:00Z'))).toBeNull();
    expect(await nhl.feed.findFacts(ID, new Date('2026-11-14T00:00:00Z'))).toMatchObject({ facts: { state: 'postponed' }, isFinal: true });
  });

  test('a week of another season is a wrong answer', async () => {
    const { nhl, around } = smallWeek([wireGame('TOR', 'BOS', { startTimeUTC: '2022-11-12T00:00:00Z' })]);
    await expect(nhl.feed.listGames('2026-11-12', '2026-11-12', around.now())).rejects.toMatchObject({ kind: 'wrong_shape' });
  });
});
