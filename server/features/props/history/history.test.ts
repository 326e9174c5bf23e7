import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerGames, type SideLines } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createContest, type FakeWorld, withTestCtx } from '../../../testing/index.ts';
import { propJobs, recordPlayerGamesJob } from '../props-feature.ts';
import { aceId, addTeam, batterId, playedGame } from '../testing/sample-players.ts';
import { hitRatesOf, type LoggedGame, logOf, rateOf, splitsOf } from './hit-rate-rules.ts';
import { indexStarts } from './index-starts.ts';
import { listPlayerGames, listStarters } from './player-game-rows.ts';
import { mainLines, toPlayerGame } from './player-game-rules.ts';
import { recordPlayerGames } from './record-player-games.ts';

const BOOK = { code: 'AAA', name: 'Book A' };
const game = (day: string, hits: number) => ({
  ...toPlayerGame(playedGame(`202607${day}_NYY@BOS`, hits), `2026-07-${day}`, () => 'L', {}),
  recordedAt: new Date(),
});
const logged = (value: number, line: number | null = null): LoggedGame => ({
  gameId: '20260701_NYY@BOS',
  slateOn: '2026-07-01',
  teamCode: 'NYY',
  opponent: 'BOS',
  isHome: false,
  opposingArm: 'R',
  value,
  line,
});

test('a man’s log is the games he started, with the arm he faced', () => {
  const games = indexStarts([game('03', 2), game('02', 0)]);
  expect(logOf(games, batterId('NYY', 1), 'hits')).toMatchObject([
    { slateOn: '2026-07-03', teamCode: 'NYY', opponent: 'BOS', isHome: false, opposingArm: 'L', value: 2 },
    { value: 0 },
  ]);
  expect(logOf(games, aceId('BOS'), 'pitcher_strikeouts')).toMatchObject([{ value: 7, isHome: true, opposingArm: null }, { value: 7 }]);
  expect(logOf(games, 'BOS-closer', 'pitcher_strikeouts')).toEqual([]);
  expect(logOf(games, batterId('NYY', 1), 'pitcher_outs')).toEqual([]);
});

test('a push is in neither side of the rate, and no game has no range', () => {
  expect(rateOf([logged(2), logged(1), logged(0), logged(3)], 1)).toMatchObject({ games: 4, over: 2, push: 1 });
  expect(rateOf([logged(2), logged(2)], 1.5)).toMatchObject({ high: 1 });
  expect(rateOf([], 1.5)).toEqual({ games: 0, over: 0, push: 0, low: null, high: null });
  expect(rateOf([logged(1)], 1)).toMatchObject({ low: null, high: null });
});

test('each span is against this line and against each day’s own', () => {
  const log = Array.from({ length: 12 }, (_, at) => logged(at < 5 ? 2 : 0, at < 3 ? 2.5 : at < 8 ? 0.5 : null));
  expect(hitRatesOf(log, 1.5)).toMatchObject([
    { span: 'L5', games: 5, over: 5, linedGames: 5, overOwnLine: 2 },
    { span: 'L10', games: 10, over: 5, linedGames: 8, overOwnLine: 2 },
    { span: 'L20', games: 12 },
    { span: 'season', games: 12 },
  ]);
});

test('splits of a season add up to it', () => {
  const value = fc.record({ value: fc.nat({ max: 4 }), isHome: fc.boolean(), opposingArm: fc.constantFrom('L' as const, 'R' as const) });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 30 }), (games) => {
      const log = games.map((one) => ({ ...logged(0), ...one }));
      const [season, left, right, home, away] = splitsOf(log, 'hits', 0.5, 'BOS');
      expect(left!.games + right!.games).toBe(season!.games);
      expect(home!.over + away!.over).toBe(season!.over);
      expect(season!.low === null || (season!.low >= 0 && season!.high! <= 1)).toBe(true);
    }),
  );
});

test('the main line is what most books hung, the lower of two that share it', () => {
  const offer = (line: number) => ({
    gameId: 'g',
    playerId: 'p',
    playerName: 'P',
    teamCode: 'NYY',
    book: BOOK,
    prop: 'hits' as const,
    line,
    overPrice: -110,
    underPrice: -110,
    quotedAt: new Date(0),
  });
  expect(mainLines([offer(1.5), offer(0.5), offer(1.5)])).toEqual({ p: { hits: 1.5 } });
  expect(mainLines([offer(1.5), offer(0.5)])).toEqual({ p: { hits: 0.5 } });
});

async function playSeason(ctx: Ctx, feed: FakeWorld, days: number): Promise<void> {
  feed.seasonSpan = { from: '2026-06-20', to: '2026-10-31', year: 2026 };
  for (const team of ['NYY', 'BOS']) addTeam(feed, team);
  for (let back = 1; back <= days; back += 1) {
    const day = new Date(Date.UTC(2026, 6, 11 - back)).toISOString().slice(0, 10);
    const gameId = `${day.replaceAll('-', '')}_NYY@BOS`;
    const startsAt = new Date(`${day}T23:05:00Z`);
    await createContest(ctx, { gameId, slateOn: day, startsAt, status: 'final', awayScore: 0, homeScore: 1 });
    feed.finished.push(playedGame(gameId, back % 3));
    feed.props.push({
      gameId,
      playerId: batterId('NYY', 1),
      playerName: 'N',
      teamCode: 'NYY',
      book: BOOK,
      prop: 'hits',
      line: 1.5,
      overPrice: 150,
      underPrice: -180,
      quotedAt: new Date(startsAt.getTime() - 3_600_000),
    });
  }
}

test('a season is read newest first in strides until all of it is kept, with arms and the numbers of each day', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await playSeason(ctx, world.feed, 14);
    await recordPlayerGames(ctx, {}, recordPlayerGamesJob);
    const newest = await listPlayerGames(ctx.db, 2026, ['NYY'], '2026-07-11');
    expect(newest.map(({ slateOn }) => slateOn)).toEqual(['2026-07-10', '2026-07-09', '2026-07-08', '2026-07-07']);
    expect(await listPlayerGames(ctx.db, 2026, ['NYY'], '2026-07-11', 1)).toEqual(newest.slice(0, 1));
    expect(newest[0]).toMatchObject({ home: { starterThrows: 'L' }, propLines: { [batterId('NYY', 1)]: { hits: 1.5 } } });
    await world.runDue([propJobs()], '2026-07-11T16:20:00Z');
    expect(await ctx.db.select().from(playerGames)).toHaveLength(14);
    expect(await listPlayerGames(ctx.db, 2026, ['NYY'], '2026-07-05')).toHaveLength(8);
  });
});

test('starters are read without the rest of their games, of one club, one season and the days before', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await playSeason(ctx, world.feed, 3);
    await recordPlayerGames(ctx, {}, recordPlayerGamesJob);
    const [newest] = await listPlayerGames(ctx.db, 2026, ['NYY'], '2026-07-11', 1);
    expect(newest!.home.pitchers.map(({ isStarter }) => isStarter)).toContain(false);
    const starters = await listStarters(ctx.db, 2026, 'NYY', '2026-07-11');
    const begun = ({ pitchers }: SideLines) => ({ pitchers: pitchers.filter(({ isStarter }) => isStarter) });
    expect(starters).toHaveLength(3);
    expect(starters).toContainEqual({ away: begun(newest!.away), home: begun(newest!.home) });
    expect(await listStarters(ctx.db, 2026, 'NYY', '2026-07-09')).toHaveLength(1);
    expect(await listStarters(ctx.db, 2026, 'LAD', '2026-07-11')).toEqual([]);
    expect(await listStarters(ctx.db, 2025, 'NYY', '2026-07-11')).toEqual([]);
  });
});

test('a corrected box score replaces the old one; the closing numbers stay', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await playSeason(ctx, world.feed, 1);
    await world.runDue([propJobs()], '2026-07-11T16:50:01Z');
    world.feed.finished[0] = playedGame('20260710_NYY@BOS', 4);
    // The source no longer says what was offered, or says something else.
    world.feed.props.splice(0, 1, { ...world.feed.props[0]!, line: 2.5 });
    await world.runDue([propJobs()], '2026-07-11T17:50:01Z');
    const games = await listPlayerGames(ctx.db, 2026, ['BOS'], '2026-07-11');
    expect(games).toMatchObject([{ propLines: { [batterId('NYY', 1)]: { hits: 1.5 } } }]);
    expect(logOf(indexStarts(games), batterId('BOS', 2), 'hits')).toMatchObject([{ value: 4 }]);
  });
});
