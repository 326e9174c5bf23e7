import { describe, expect, test } from 'vitest';
import type { FeedGame, ReportedFacts } from '../../ports/baseball-feed.ts';
import { ProviderFault } from '../http/index.ts';
import { finalGame, finalLine, GAME, type Scripts, smallLeague, wireFeed, wireGame, wirePlay, wireStatus } from './testing/small-league.ts';

const SLATE = '2026-08-07';
async function listed(games: Scripts['games']): Promise<FeedGame[]> {
  const { mlb, around } = smallLeague({ games });
  return mlb.baseball.listContests(SLATE, around.now());
}

describe('the schedule', () => {
  test('a game to come says nothing to nothing and has no score, warming up included', async () => {
    for (const status of [wireStatus('Preview', 'Pre-Game'), wireStatus('Live', 'Warmup', { codedGameState: 'P' })])
      expect(await listed([wireGame({ status })])).toMatchObject([{ gameId: GAME, status: 'scheduled', score: null }]);
  });

  test.each([
    ['Preview', 'Delayed Start: Rain', 'delayed'],
    ['Live', 'In Progress', 'live'],
    ['Live', 'Manager challenge: Pitch result', 'live'],
    ['Live', 'Delayed: Rain', 'live'],
    ['Final', 'Game Over', 'live'],
    ['Final', 'Final', 'final'],
    ['Final', 'Completed Early: Rain', 'final'],
    ['Final', 'Postponed', 'postponed'],
    ['Live', 'Suspended: Rain', 'suspended'],
    ['Final', 'Cancelled', 'cancelled'],
  ])('%s, %s is %s', async (abstract, detail, means) => {
    expect((await listed([wireGame({ status: wireStatus(abstract, detail) })]))[0]?.status).toBe(means);
  });

  test('starters, line score and weather are simply absent where unknown', async () => {
    const { teams, ...game } = wireGame() as { teams: { home: object } };
    const bare = { ...game, teams: { away: { team: { id: 121 } }, home: teams.home } };
    expect(await listed([bare])).toMatchObject([{ awayPitcher: null, homePitcher: null, away: { code: 'NYM', name: 'New York Mets' } }]);
  });

  test('both games of a day, told apart by their number', async () => {
    const games = [1, 2].map((gameNumber) =>
      wireGame({ gamePk: 800 + gameNumber, doubleHeader: 'S', gameNumber, gameDate: `2026-08-07T${15 + 4 * gameNumber}:05:00Z` }),
    );
    expect((await listed(games)).map(({ gameId, isDoubleheader }) => [gameId, isDoubleheader])).toEqual([
      [GAME, true],
      [`${GAME}_2`, true],
    ]);
  });

  test('a game put off stands on both days under one number: each day has its own', async () => {
    const { mlb, around } = smallLeague({
      games: (url) => {
        const date = url.searchParams.get('date')!;
        const status = date === SLATE ? wireStatus('Final', 'Postponed', { reason: 'Rain' }) : wireStatus('Preview', 'Scheduled');
        return { body: { dates: [{ date, games: [wireGame({ officialDate: date, status })] }] } };
      },
      feed: wireFeed(wireStatus('Preview', 'Scheduled')),
    });
    expect(await mlb.baseball.listContests(SLATE, around.now())).toMatchObject([
      { gameId: GAME, status: 'postponed', statusNote: 'Postponed: Rain' },
    ]);
    expect(await mlb.baseball.listContests('2026-08-08', around.now())).toMatchObject([
      { gameId: '20260808_NYM@PIT', status: 'scheduled' },
    ]);
    expect(await mlb.baseball.findFacts(GAME, around.now())).toMatchObject({ facts: { state: 'postponed' }, isFinal: true });
    expect(await mlb.baseball.findFacts('20260808_NYM@PIT', around.now())).toBeNull();
  });

  test('a night game is on the next day in London and stays on its own; a start to be decided says so', async () => {
    const [game] = await listed([
      wireGame({ gameDate: '2026-08-08T03:33:00Z', status: wireStatus('Preview', 'Scheduled', { startTimeTBD: true }) }),
    ]);
    expect(game).toMatchObject({ slateOn: SLATE, isStartTentative: true });
  });

  test('clubs that moved, and sides that are no clubs', async () => {
    const teams = (away: number): Record<string, unknown> => ({ teams: { away: { team: { id: away } }, home: { team: { id: 134 } } } });
    expect((await listed([wireGame(teams(133))]))[0]?.away).toEqual({ code: 'ATH', name: 'Athletics' });
    expect(await listed([wireGame(teams(159)), wireGame({ gameType: 'S' })])).toEqual([]);
  });

  test('a day that breaks when asked for more is asked for less', async () => {
    const { mlb, around } = smallLeague({
      games: (url) =>
        url.searchParams.has('hydrate')
          ? { status: 500, body: { messageNumber: 1 } }
          : { body: { dates: [{ date: SLATE, games: [wireGame()] }] } },
    });
    expect(await mlb.baseball.listContests(SLATE, around.now())).toHaveLength(1);
  });

  test('the season from first to last day', async () => {
    const games = ['2026-03-26', '2026-10-30'].map((officialDate) => wireGame({ officialDate }));
    const { mlb } = smallLeague({ games });
    expect(await mlb.baseball.getSeasonSpan(SLATE)).toEqual({ from: '2026-03-26', to: '2026-10-30', year: 2026 });
  });
});

describe('a game', () => {
  const live = wireStatus('Live', 'In Progress');
  const over = wireStatus('Final', 'Final');

  test('before the first pitch there is none, whatever the feed shows', async () => {
    const { mlb, around } = smallLeague({ games: [wireGame()], feed: wireFeed(wireStatus('Live', 'Warmup')) });
    expect(await mlb.baseball.findLiveState(GAME, around.now())).toBeNull();
    expect(await mlb.baseball.findBoxScore(GAME, around.now())).toBeNull();
    expect(await mlb.baseball.findLiveState('20260807_BOS@NYY', around.now())).toBeNull();
  });

  test('in play: plays latest first; malformed ones cost only themselves', async () => {
    const plays = [wirePlay('First.'), wirePlay('Second.'), { result: 'torn' }, wirePlay('Goes on.', { isComplete: false })];
    const { mlb, around } = smallLeague({ games: [wireGame({ status: live })], feed: wireFeed(live, { plays }) });
    expect(await mlb.baseball.findLiveState(GAME, around.now())).toMatchObject({
      inning: 3,
      half: 'bottom',
      outs: 1,
      lastPlay: 'Second.',
      plays: [{ text: 'Second.' }, { text: 'First.' }],
      score: { away: 3, home: 0 },
      lineScore: { away: [0, 1, 2], home: [0, 0] },
    });
    expect(await mlb.baseball.findFacts(GAME, around.now())).toBeNull();
  });

  test('asked for as often as the feed itself wishes while live', async () => {
    const { mlb, around } = smallLeague({ games: [wireGame({ status: live })], feed: wireFeed(live) });
    const requested = (): number => around.requests.filter(({ url }) => url.pathname === '/api/v1.1/game/823349/feed/live').length;
    await mlb.baseball.findLiveState(GAME, around.now());
    around.advance(9_000);
    await mlb.baseball.findLiveState(GAME, around.now());
    expect(requested()).toBe(1);
    around.advance(1_000);
    await mlb.baseball.findLiveState(GAME, around.now());
    expect(requested()).toBe(2);
  });

  test('facts: every man of both rosters, outs and not innings in thirds, final once they have stood', async () => {
    const { mlb, around } = smallLeague(
      { games: [finalGame(3, 1)], feed: wireFeed(over, { linescore: finalLine(3, 1) }) },
      '2026-08-08T02:00:00Z',
    );
    const first = (await mlb.baseball.findFacts(GAME, around.now())) as ReportedFacts | null;
    expect(first).toMatchObject({
      isFinal: false,
      facts: { state: 'final', completedInnings: 9, starters: { away: '50', home: '60' }, postseason: false },
    });
    expect(first?.facts.players['50']).toEqual({
      started: false,
      threwFirstPitch: true,
      stats: expect.objectContaining({ pitcher_outs: 20 }) as object,
    });
    expect(first?.facts.players['1']).toMatchObject({ started: true, stats: { hits: 1, total_bases: 2 } });
    expect(first?.facts.players['1120']).toEqual({ started: false, threwFirstPitch: false, stats: {} });
    around.advance(130_000);
    expect(await mlb.baseball.findFacts(GAME, around.now())).toMatchObject({ isFinal: true });
    expect(await mlb.baseball.listFinishedGames(SLATE, around.now())).toMatchObject([
      { gameId: GAME, playedOn: SLATE, awayCode: 'NYM', lineScore: { away: [3, 0, 0, 0, 0, 0, 0, 0, 0] } },
    ]);
  });

  test('over on the field is not official; called early is', async () => {
    const facts = async (detail: string): Promise<unknown> => {
      const status = wireStatus('Final', detail);
      const { mlb, around } = smallLeague({ games: [finalGame(3, 0, { status })], feed: wireFeed(status) }, '2026-08-09T02:00:00Z');
      return mlb.baseball.findFacts(GAME, around.now());
    };
    expect(await facts('Game Over')).toBeNull();
    expect(await facts('Completed Early: Rain')).toMatchObject({ isFinal: true, facts: { state: 'called' } });
  });

  test('line-ups are confirmed with nine on both sides', async () => {
    const nine = smallLeague({ games: [wireGame()], feed: wireFeed(wireStatus('Preview', 'Pre-Game')) });
    expect(await nine.mlb.players.findLineUps(GAME, nine.around.now())).toMatchObject({
      away: { confirmed: true, batters: [{ playerId: '1', battingOrder: 1, bats: 'S' }, ...Array<object>(8).fill({})] },
    });
    const none = wireFeed(wireStatus('Preview', 'Pre-Game')) as { liveData: { boxscore: { teams: { home: { battingOrder: number[] } } } } };
    none.liveData.boxscore.teams.home.battingOrder = [];
    const eight = smallLeague({ games: [wireGame()], feed: none as never });
    expect(await eight.mlb.players.findLineUps(GAME, eight.around.now())).toBeNull();
  });

  test('a batter without a name is not announced', async () => {
    for (const person of [{ id: 14, fullName: '' }, null]) {
      const feed = wireFeed(wireStatus('Preview', 'Pre-Game')) as never as {
        liveData: { boxscore: { teams: { home: { players: Record<string, { person: object }> } } } };
      };
      const { players } = feed.liveData.boxscore.teams.home;
      if (person) players.ID14!.person = person;
      else delete players.ID14;
      const { mlb, around } = smallLeague({ games: [wireGame()], feed: feed as never });
      expect(await mlb.players.findLineUps(GAME, around.now())).toBeNull();
    }
  });

  test('the park lies where the source says', async () => {
    const { mlb } = smallLeague({ games: [wireGame()] });
    expect(await mlb.findPark(GAME)).toEqual({
      latitude: 40.4,
      longitude: -80,
      azimuth: 116,
      roof: 'Open',
      condition: null,
      temperatureF: null,
      startsAt: new Date('2026-08-07T22:40:00Z'),
    });
  });
});

describe('injured lists', () => {
  const PATH = '/api/v1/teams/121/roster';
  const out = {
    person: { id: 7, fullName: 'Out Long' },
    position: { abbreviation: 'SP' },
    status: { code: 'D60', description: 'Injured 60-Day' },
  };
  const league = (roster: object) => smallLeague({ games: [], other: (url) => (url.pathname === PATH ? { body: roster } : undefined) });

  test('a player out since March is still listed in August, without the report of his placement too', async () => {
    const { mlb, around } = league({ rosterType: '40Man', roster: [out] });
    expect(await mlb.players.findInjuries('NYM', around.now())).toEqual({
      players: [
        {
          playerId: '7',
          name: 'Out Long',
          teamCode: 'NYM',
          position: 'SP',
          description: '60-day injured list',
          since: null,
          expectedReturn: null,
        },
      ],
      checkedAt: around.now(),
    });
    expect(around.requests.find(({ url }) => url.pathname === PATH)?.url.searchParams.get('rosterType')).toBe('40Man');
  });

  test('no answer, another roster and an unknown club are no empty list', async () => {
    const { mlb, around } = league({ rosterType: 'active', roster: [{ ...out, status: { code: 'A', description: 'Active' } }] });
    await expect(mlb.players.findInjuries('NYM', around.now())).rejects.toThrow('active roster');
    await expect(mlb.players.findInjuries('PIT', around.now())).rejects.toThrow(ProviderFault);
    expect(await mlb.players.findInjuries('XXX', around.now())).toBeNull();
  });
});
