import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataSource, ReportedFacts } from '../../../ports/index.ts';
import { createArchiveSource } from '../create-archive-source.ts';
import type { TinyArchive } from '../testing/tiny-archive.ts';
import { playerOf } from '../testing/tiny-game.ts';
import { ANCHOR, at, GAME, minutesIn, START, tinyReplay } from '../testing/tiny-replay.ts';

let archive: TinyArchive;
let source: DataSource;
beforeAll(async () => {
  ({ archive, source } = await tinyReplay());
});
afterAll(() => archive.remove());

const contestAt = async (when: Date): Promise<unknown> => (await source.baseball.listContests('2026-08-18', when))[0];

describe('the schedule', () => {
  test('a game keeps its weekday and its local hour on the replayed day', async () => {
    expect(await contestAt(at('2026-08-16T12:00:00Z'))).toMatchObject({
      gameId: GAME,
      startsAt: at(START),
      status: 'scheduled',
      sourceId: 'BOS202406110',
      score: null,
      awayPitcher: null,
    });
    const winter = await source.baseball.listSeason('2027-02-01', '2027-02-20', ANCHOR);
    expect(winter.map(({ gameId, startsAt }) => [gameId, startsAt.toISOString()])).toEqual([
      ['20270218_CHW@SD', '2027-02-19T02:40:00.000Z'],
    ]);
  });
  test('a doubleheader, the hour of its second game unknown', async () => {
    const [first, second] = await source.baseball.listContests('2026-08-19', ANCHOR);
    expect(first).toMatchObject({ gameId: '20260819_NYY@BOS', gameNumber: 1, isDoubleheader: true, isStartTentative: false });
    expect(second).toMatchObject({ gameId: '20260819_NYY@BOS_2', gameNumber: 2, isDoubleheader: true });
  });
  test('probable starters are known the morning before, with their season up to the day before', async () => {
    expect(await contestAt(at('2026-08-17T13:59:00Z'))).toMatchObject({ homePitcher: null });
    expect(await contestAt(at('2026-08-17T14:00:00Z'))).toMatchObject({
      homePitcher: { playerId: playerOf('BOS', 0), throws: 'L', starts: 0, era: null, strikeoutRate: null },
    });
    const [next] = await source.baseball.listContests('2026-08-19', at('2026-08-19T12:00:00Z'));
    expect(next?.awayPitcher).toMatchObject({ starts: 1, losses: 1, wins: 0, era: 3.38, inningsPitched: 8 });
    const [asSeenBefore] = await source.baseball.listContests('2026-08-19', minutesIn(30));
    expect(asSeenBefore?.awayPitcher).toMatchObject({ starts: 0, losses: 0, era: null });
  });
  test('a run that was over before the anchor is not listed, and still answers by id', async () => {
    const span = await source.baseball.getSeasonSpan('2026-08-20');
    expect(span).toEqual({ from: '2026-08-18', to: '2027-02-18', year: 2024 });
    expect(await source.baseball.listSeason('2026-01-01', '2026-08-17', ANCHOR)).toEqual([]);
    const earlier = await source.baseball.getSeasonSpan('2026-08-17');
    expect(earlier.year).toBe(2023);
    const id = `${earlier.from.replaceAll('-', '')}_NYY@BOS`;
    expect(await source.baseball.findFacts(id, ANCHOR)).toMatchObject({ isFinal: true, facts: { score: { away: 0, home: 3 } } });
  });
  test('restarting on another day of the run gives the same mapping', async () => {
    const later = await createArchiveSource({ storeDir: archive.out, season: 2024, anchorNow: at('2027-02-01T00:00:00Z') });
    expect(await later.baseball.listContests('2026-08-18', ANCHOR)).toEqual(await source.baseball.listContests('2026-08-18', ANCHOR));
  });
  test('a season that is not stored is an error', async () => {
    await expect(createArchiveSource({ storeDir: archive.out, season: 1999, anchorNow: ANCHOR })).rejects.toThrow('has no season 1999');
    await expect(createArchiveSource({ storeDir: `${archive.out}-none`, anchorNow: ANCHOR })).rejects.toThrow('It has none');
  });
});

describe('a game as it goes', () => {
  test('nothing before the first pitch', async () => {
    const before = minutesIn(-1);
    expect(await source.baseball.findLiveState(GAME, before)).toBeNull();
    expect(await source.baseball.findBoxScore(GAME, before)).toBeNull();
    expect(await source.baseball.findFacts(GAME, before)).toBeNull();
    expect(await source.baseball.findNextChange('2026-08-18', before)).toEqual(at(START));
  });
  test('the count grows pitch by pitch, and a play shows when its time has come', async () => {
    const first = await source.baseball.findNextChange('2026-08-18', at(START));
    const justBefore = new Date(first!.getTime() - 1000);
    expect(await source.baseball.findLiveState(GAME, at(START))).toMatchObject({
      inning: 1,
      half: 'top',
      balls: 0,
      strikes: 0,
      outs: 0,
      plays: [],
      batter: 'Bat1 NYAman',
    });
    expect(await source.baseball.findLiveState(GAME, justBefore)).toMatchObject({ balls: 1, strikes: 2, outs: 0, lastPlay: null });
    expect(await source.baseball.findLiveState(GAME, first!)).toMatchObject({ outs: 1, lastPlay: 'NYAman flies out to center' });
  });
  test('every state leads to the next and none tells of a later one', async () => {
    let now: Date | null = at(START);
    let plays = 0;
    let runs = 0;
    for (; now; now = await source.baseball.findNextChange('2026-08-18', now)) {
      const state = await source.baseball.findLiveState(GAME, now);
      const box = await source.baseball.findBoxScore(GAME, now);
      expect(state?.plays.every((play) => play.at <= now!)).toBe(true);
      expect(state!.score.home).toBeGreaterThanOrEqual(runs);
      const scored = box?.home.batters.reduce((sum, batter) => sum + batter.runs!, 0);
      expect(scored).toBe(state?.score.home);
      runs = state!.score.home;
      plays += 1;
    }
    expect(plays).toBe(1 + 51 + 3);
  });
  test('it is final after its real duration, with decisions', async () => {
    expect(await contestAt(minutesIn(149))).toMatchObject({ status: 'live', endedAt: null, score: { away: 0, home: 3 } });
    expect(await contestAt(minutesIn(150))).toMatchObject({
      status: 'final',
      endedAt: minutesIn(150),
      score: { away: 0, home: 3 },
      statusNote: null,
    });
    expect((await source.baseball.findBoxScore(GAME, minutesIn(149)))?.home.pitchers[0]).toMatchObject({ decision: null });
    expect((await source.baseball.findBoxScore(GAME, minutesIn(150)))?.home.pitchers[0]).toMatchObject({
      decision: 'W',
      outs: 27,
      strikeouts: 8,
    });
  });
  test('facts for settlement', async () => {
    expect(await source.baseball.findFacts(GAME, minutesIn(149))).toBeNull();
    const found = (await source.baseball.findFacts(GAME, minutesIn(150))) as ReportedFacts | null;
    expect(found).toMatchObject({
      isFinal: true,
      reportedAt: minutesIn(150),
      facts: { state: 'final', completedInnings: 8.5, score: { away: 0, home: 3 } },
    });
    expect(found?.facts.lineScore).toEqual({ away: Array(9).fill(0), home: [3, ...Array(7).fill(0)] });
    expect(found?.facts.players[playerOf('BOS', 3)]).toMatchObject({
      started: true,
      threwFirstPitch: false,
      stats: { home_runs: 1, rbi: 2, total_bases: 4, runs: 1 },
    });
    expect(found?.facts.players[playerOf('BOS', 0)]).toMatchObject({
      threwFirstPitch: true,
      stats: { pitcher_outs: 27, pitcher_strikeouts: 8, pitcher_earned_runs: 0 },
    });
  });
  test('a game called inside an inning', async () => {
    const [called] = await source.baseball.listContests('2026-08-20', at('2026-08-21T12:00:00Z'));
    expect(called).toMatchObject({ status: 'final', statusNote: 'Called after 6 innings', score: { away: 2, home: 0 } });
    const found = (await source.baseball.findFacts(called!.gameId, at('2026-08-21T12:00:00Z'))) as ReportedFacts | null;
    expect(found?.facts).toMatchObject({ state: 'called', completedInnings: 6, lastFullInningScore: { away: 1, home: 0 } });
  });
});
