import { FakeSurroundings, type Reply } from '../../http/testing/fake-surroundings.ts';
import { type MlbStatsApi, mlbStatsApi } from '../index.ts';

type Wire = Record<string, unknown>;
export const GAME = '20260807_NYM@PIT';

export const wireStatus = (abstractGameState: string, detailedState: string, more: Wire = {}): Wire => ({
  abstractGameState,
  detailedState,
  startTimeTBD: false,
  ...more,
});

/** A game as the schedule writes it, by hand. */
export const wireGame = (more: Wire = {}): Wire => ({
  gamePk: 823349,
  gameType: 'R',
  season: '2026',
  gameDate: '2026-08-07T22:40:00Z',
  officialDate: '2026-08-07',
  status: wireStatus('Preview', 'Scheduled'),
  teams: {
    away: { team: { id: 121, name: 'Mets' }, score: 0, probablePitcher: { id: 804267, fullName: 'Zac Thornton' } },
    home: { team: { id: 134, name: 'Pirates' }, score: 0 },
  },
  venue: { id: 31, name: 'PNC Park' },
  gameNumber: 1,
  doubleHeader: 'N',
  dayNight: 'night',
  scheduledInnings: 9,
  ...more,
});

const NO_BATTING = { runs: 0, doubles: 1, triples: 0, homeRuns: 0, rbi: 0, baseOnBalls: 0, strikeOuts: 1, stolenBases: 0 };
const NO_PITCHING = { hits: 5, earnedRuns: 0, baseOnBalls: 1, homeRuns: 0, numberOfPitches: 90 };

/** The first batter scores all the runs, the pitcher allows all of the other side's. */
const side = (team: number, ids: number[], pitcher: number, scored: unknown, allowed: unknown): Wire => ({
  team: { id: team },
  players: Object.fromEntries([
    ...ids.map((id, place) => [
      `ID${id}`,
      {
        person: { id, fullName: `Batter ${id}` },
        position: { abbreviation: 'CF' },
        battingOrder: `${place + 1}00`,
        stats: { batting: { ...NO_BATTING, ...(place === 0 ? { runs: scored } : {}), hits: 1, atBats: 4, totalBases: 2 }, pitching: {} },
      },
    ]),
    [
      `ID${pitcher}`,
      {
        person: { id: pitcher, fullName: 'Arm' },
        position: { abbreviation: 'P' },
        stats: { batting: {}, pitching: { ...NO_PITCHING, outs: 20, runs: allowed, strikeOuts: 6, inningsPitched: '6.2' } },
      },
    ],
    ['ID999', { person: { id: 999 + team, fullName: 'Bench' }, stats: { batting: {}, pitching: {} } }],
  ]),
  batters: [...ids, pitcher],
  pitchers: [pitcher],
  battingOrder: ids,
});

const nine = (from: number): number[] => Array.from({ length: 9 }, (_, place) => from + place);
const innings = [0, 1, 2].map((each) => ({ num: each + 1, away: { runs: each }, home: each < 2 ? { runs: 0 } : {} }));

export const wireFeed = (
  status: Wire,
  { linescore = {}, plays = [], game = {} }: { linescore?: Wire; plays?: Wire[]; game?: Wire } = {},
): Wire => {
  const totals = (linescore.teams ?? { away: { runs: 3, hits: 5, errors: 0 }, home: { runs: 0 } }) as Record<
    'away' | 'home',
    Wire | undefined
  >;
  const [away, home] = [totals.away?.runs, totals.home?.runs];
  return {
    gamePk: 823349,
    metaData: { wait: 10, timeStamp: '20260807_232532' },
    gameData: {
      game: { pk: 823349, type: 'R', ...game },
      datetime: { dateTime: '2026-08-07T22:40:00Z', officialDate: '2026-08-07' },
      status,
      players: { ID1: { id: 1, fullName: 'Batter 1', batSide: { code: 'S' } } },
    },
    liveData: {
      plays: { allPlays: plays },
      linescore: {
        currentInning: 3,
        isTopInning: false,
        inningState: 'Bottom',
        outs: 1,
        scheduledInnings: 9,
        innings,
        teams: totals,
        ...linescore,
      },
      boxscore: { teams: { away: side(121, nine(1), 50, away, home), home: side(134, nine(11), 60, home, away) } },
      decisions: { winner: { id: 50, fullName: 'Arm' } },
    },
  };
};

/** The end of a game by so many runs, all of them scored in the first inning. */
export const finalLine = (away: number, home: number): Wire => {
  const inning = (num: number): Wire => ({ num, away: { runs: num === 1 ? away : 0 }, home: { runs: num === 1 ? home : 0 } });
  return {
    currentInning: 9,
    isTopInning: false,
    inningState: 'Bottom',
    outs: 3,
    innings: Array.from({ length: 9 }, (_, place) => inning(place + 1)),
    teams: { away: { runs: away, hits: 9, errors: 0 }, home: { runs: home, hits: 5, errors: 0 } },
  };
};

/** The schedule's row of a game that ended by so many runs. */
export const finalGame = (away: number, home: number, more: Wire = {}): Wire =>
  wireGame({
    status: wireStatus('Final', 'Final'),
    teams: { away: { team: { id: 121 }, score: away }, home: { team: { id: 134 }, score: home } },
    ...more,
  });

export const wirePlay = (text: string, more: Wire = {}): Wire => ({
  result: { description: text, awayScore: 1, homeScore: 0 },
  about: { halfInning: 'top', inning: 1, endTime: '2026-08-07T22:50:00Z', isComplete: true, isScoringPlay: false, ...more },
});

export interface Scripts {
  games: Wire[] | ((url: URL) => Reply);
  feed?: Wire;
  people?: Wire[];
  other?: (url: URL) => Reply | undefined;
}

/** The service by path, over a network that is none. */
export function smallLeague(
  { games, feed, people = [], other }: Scripts,
  now = '2026-08-07T16:00:00Z',
): { around: FakeSurroundings; mlb: MlbStatsApi } {
  const around = new FakeSurroundings(now);
  around.script((url) => {
    const reported = other?.(url);
    if (reported) return reported;
    if (url.pathname === '/api/v1/schedule')
      return Array.isArray(games) ? { body: { dates: [{ date: '2026-08-07', games }] } } : games(url);
    if (url.pathname.endsWith('/feed/live')) return feed ? { body: feed } : { status: 404, body: { messageNumber: 10 } };
    if (url.pathname === '/api/v1/people') return { body: { people } };
    if (url.pathname.startsWith('/api/v1/venues/'))
      return {
        body: {
          venues: [
            {
              id: 31,
              name: 'PNC Park',
              location: { city: 'Pittsburgh', defaultCoordinates: { latitude: 40.4, longitude: -80 }, azimuthAngle: 116 },
              fieldInfo: { roofType: 'Open' },
            },
          ],
        },
      };
    return { status: 404, body: { messageNumber: 10, message: 'Object not found' } };
  });
  return { around, mlb: mlbStatsApi(around) };
}
