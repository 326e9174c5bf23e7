import { describe, expect, test } from 'vitest';
import type { ReportedFacts } from '../../ports/baseball-feed.ts';
import { FakeSurroundings } from '../http/testing/fake-surroundings.ts';
import { mlbStatsApi } from './index.ts';
import { finalGame, finalLine, GAME, smallLeague, wireFeed, wireGame, wirePlay, wireStatus } from './testing/small-league.ts';

type Wire = Record<string, unknown>;
interface Feed {
  liveData: {
    linescore: Wire & { innings: Wire[]; teams: Record<'away' | 'home', Wire> };
    plays: { allPlays: Wire[] };
    boxscore: {
      teams: Record<'away' | 'home', { players: Record<string, { stats: { batting: Wire; pitching: Wire } }>; battingOrder: number[] }>;
    };
  };
}

const LATER = '2026-08-09T02:00:00Z';
const over = wireStatus('Final', 'Final');

async function factsOf(change: (feed: Feed) => void, game = finalGame(2, 5), status = over): Promise<unknown> {
  const feed = structuredClone(wireFeed(status, { linescore: finalLine(2, 5) })) as unknown as Feed;
  change(feed);
  const { mlb, around } = smallLeague({ games: [game], feed: feed as unknown as Wire }, LATER);
  return mlb.baseball.findFacts(GAME, around.now());
}
const doubtsOf = async (change: (feed: Feed) => void, game?: Wire): Promise<string> =>
  ((await factsOf(change, game)) as { doubts?: string[] } | null)?.doubts?.join('; ') ?? '';

describe('a final that can’t be one is held, with the reason', () => {
  test('a sound one is final', async () =>
    expect(await factsOf(() => undefined)).toMatchObject({ isFinal: true, facts: { score: { away: 2, home: 5 } } }));

  test.each<[string, (feed: Feed) => void, string]>([
    ['run totals missing', ({ liveData }) => delete liveData.linescore.teams.away.runs, 'NYM: no total runs'],
    ['run total renamed', ({ liveData }) => Object.assign(liveData.linescore.teams.home, { runs: undefined, r: 5 }), 'PIT: no total runs'],
    ['run total of -1', ({ liveData }) => Object.assign(liveData.linescore.teams.away, { runs: -1 }), 'NYM: no total runs'],
    ['run total of 2.5', ({ liveData }) => Object.assign(liveData.linescore.teams.away, { runs: 2.5 }), 'NYM: no total runs'],
    ['run total as a text', ({ liveData }) => Object.assign(liveData.linescore.teams.away, { runs: '2' }), 'NYM: no total runs'],
    ['an empty line score', ({ liveData }) => Object.assign(liveData, { linescore: {} }), 'No inning and outs at which it ended'],
    [
      'innings that add up to something else',
      ({ liveData }) => Object.assign(liveData.linescore.innings[3]!, { away: { runs: 4 } }),
      'NYM: 2 runs, but the innings add up to 6',
    ],
    [
      'an inning left out',
      ({ liveData }) => Object.assign(liveData.linescore.innings[4]!, { away: {} }),
      'NYM: runs by innings are missing',
    ],
    ['a list of innings cut short', ({ liveData }) => liveData.linescore.innings.splice(7), 'runs by innings are missing'],
    [
      'a last play with another score',
      ({ liveData }) => liveData.plays.allPlays.push(wirePlay('Out.', {})),
      'NYM: 2 runs, but 1 in the play-by-play',
    ],
    [
      'batting lines with other runs',
      ({ liveData }) => Object.assign(liveData.boxscore.teams.home.players.ID11!.stats.batting, { runs: 1 }),
      'PIT: 5 runs, but 1 in the batting lines',
    ],
    [
      'pitching lines with other runs',
      ({ liveData }) => Object.assign(liveData.boxscore.teams.home.players.ID60!.stats.pitching, { runs: 0 }),
      'NYM: 2 runs, but 0 in the pitching lines',
    ],
    ['outs that are missing', ({ liveData }) => delete liveData.linescore.outs, 'No inning and outs at which it ended'],
    [
      'an end in the third without being called',
      ({ liveData }) => Object.assign(liveData.linescore, { currentInning: 3, innings: liveData.linescore.innings.slice(0, 3) }),
      'Final after 3 of 9 innings, and not called',
    ],
  ])('%s', async (_name, change, expected) => expect(await doubtsOf(change)).toContain(expected));

  test('another score on the schedule', async () =>
    expect(await doubtsOf(() => undefined, finalGame(0, 0))).toBe(
      'NYM: 2 runs, but 0 in the schedule; PIT: 5 runs, but 0 in the schedule',
    ));

  test('nothing to nothing, though all agree', async () => {
    const feed = wireFeed(over, { linescore: finalLine(0, 0) });
    const { mlb, around } = smallLeague({ games: [finalGame(0, 0)], feed }, LATER);
    expect(await mlb.baseball.findFacts(GAME, around.now())).toEqual({ gameId: GAME, doubts: ['A final score of 0-0'] });
    expect(mlb.notes()['mlb-stats-api']).toEqual([`Result of ${GAME} not used: A final score of 0-0`]);
  });

  test('a suspended game without totals is held as well', async () => {
    const suspended = wireStatus('Live', 'Suspended: Rain');
    const found = await factsOf(
      ({ liveData }) => delete liveData.linescore.teams.home.runs,
      finalGame(2, 5, { status: suspended }),
      suspended,
    );
    expect(found).toMatchObject({ doubts: ['PIT: no total runs'] });
  });
});

describe('a figure that is missing is unknown', () => {
  const rename = ({ liveData }: Feed): void => {
    for (const { stats } of Object.values(liveData.boxscore.teams.away.players)) {
      if (stats.batting.hits !== undefined) stats.batting.h = stats.batting.hits;
      delete stats.batting.hits;
    }
  };

  test('renamed hits leave the props open, and everything else graded', async () => {
    const found = (await factsOf(rename)) as ReportedFacts;
    expect(found.facts.players['1']).toMatchObject({ started: true, stats: { total_bases: 2 } });
    expect(found.facts.players['1']?.stats).not.toHaveProperty('hits');
    expect(found.facts.players['11']?.stats).toMatchObject({ hits: 1 });
  });

  test('in the box score as well, and such a game teaches the model nothing', async () => {
    const feed = structuredClone(wireFeed(over, { linescore: finalLine(2, 5) })) as unknown as Feed;
    rename(feed);
    const { mlb, around } = smallLeague({ games: [finalGame(2, 5)], feed: feed as unknown as Wire }, LATER);
    expect((await mlb.baseball.findBoxScore(GAME, around.now()))?.away.batters[0]).toMatchObject({ hits: null, atBats: 4 });
    expect(await mlb.baseball.listFinishedGames('2026-08-07', around.now())).toEqual([]);
  });

  test('a lineup that is not told names no one: no prop is void for it', async () => {
    const found = (await factsOf(({ liveData }) => {
      for (const player of Object.values(liveData.boxscore.teams.away.players)) delete (player as Wire).battingOrder;
    })) as ReportedFacts;
    expect(Object.keys(found.facts.players).filter((id) => Number(id) < 10)).toEqual([]);
    expect(found.facts.players['11']).toMatchObject({ started: true });
  });

  test('a score that the schedule lost or invented is none, of a final and of a game in play', async () => {
    const scoreOf = async (score: unknown, status = over): Promise<unknown> => {
      const teams = { away: { team: { id: 121 }, score }, home: { team: { id: 134 }, score: 4 } };
      const { mlb, around } = smallLeague({ games: [wireGame({ status, teams })] });
      return (await mlb.baseball.listContests('2026-08-07', around.now()))[0]?.score;
    };
    for (const score of [undefined, null, -1, '3', 1.5]) expect(await scoreOf(score)).toBeNull();
    expect(await scoreOf(undefined, wireStatus('Live', 'In Progress'))).toBeNull();
    expect(await scoreOf(0)).toEqual({ away: 0, home: 4 });
  });

  test('a live game without runs, inning or outs has no live state; without a count it has no count', async () => {
    const live = wireStatus('Live', 'In Progress');
    const stateOf = async (linescore: Wire) => {
      const { mlb, around } = smallLeague({ games: [wireGame({ status: live })], feed: wireFeed(live, { linescore }) });
      return mlb.baseball.findLiveState(GAME, around.now());
    };
    expect(await stateOf({ teams: { away: {}, home: { runs: 2 } } })).toBeNull();
    expect(await stateOf({ currentInning: null })).toBeNull();
    expect(await stateOf({ outs: -1 })).toBeNull();
    expect(await stateOf({})).toMatchObject({ balls: null, strikes: null, score: { away: 3, home: 0 } });
  });
});

describe('past results', () => {
  const DAY = '2026-05-01';
  const past = (boxes: (number | 'renamed')[]) => {
    const around = new FakeSurroundings('2026-08-07T16:00:00Z');
    const games = boxes.map((_box, at) =>
      finalGame(2, 5, { gamePk: at, officialDate: DAY, gameNumber: at + 1, doubleHeader: 'S', linescore: finalLine(2, 5) }),
    );
    around.script((url) => {
      if (url.pathname === '/api/v1/schedule') return { body: { dates: [{ date: DAY, games }] } };
      const runs = boxes[Number(url.pathname.split('/')[4])]!;
      const line = finalLine(runs === 'renamed' ? 2 : runs, 5);
      const box = (wireFeed(over, { linescore: line }) as unknown as Feed).liveData.boxscore;
      if (runs === 'renamed') delete box.teams.away.players.ID1!.stats.batting.hits;
      return { body: box };
    });
    return mlbStatsApi(around);
  };

  test('one contradictory game is left out and named', async () => {
    const mlb = past([2, 3]);
    expect(await mlb.readPastDay(DAY)).toMatchObject([{ gameId: '20260501_NYM@PIT' }]);
    expect(mlb.notes()['mlb-past-results']).toEqual([
      expect.stringContaining('20260501_NYM@PIT_2: NYM: 2 runs, but 3 in the batting lines') as string,
    ]);
  });

  test('several are a source that changed: the day is not read', async () => {
    await expect(past(['renamed', 'renamed']).readPastDay(DAY)).rejects.toThrow('figures are missing from its box score');
  });
});
