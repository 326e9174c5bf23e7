import type { SportKey } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { boxScores } from '../../db/schema/index.ts';
import type { BatterLine, BoxScore } from '../../ports/index.ts';
import { createContest, makeServer, type TestClient, withTestCtx } from '../../testing/index.ts';
import { contestsFeature, syncNews } from './contests-feature.ts';
import { lineScore, live, starter } from './testing/live-game.ts';

const gameId = '20260711_NYY@BOS';
const feature = contestsFeature({ onFacts: () => Promise.resolve() });
const batter: BatterLine = {
  playerId: 'b1',
  name: "Pat O'Neil",
  position: 'SS',
  battingOrder: 1,
  isStarter: true,
  atBats: 4,
  runs: 1,
  hits: 2,
  doubles: 1,
  triples: 0,
  homeRuns: 0,
  runsBattedIn: 1,
  walks: 0,
  strikeouts: 1,
  stolenBases: 0,
  totalBases: 3,
};
const FOOTBALL = (sport: 'cfl' | 'nfl') => ({ sport, week: 1, detail: { sport, stage: 'regular' as const, isNeutral: false } });
const box: BoxScore = { away: { batters: [batter], pitchers: [] }, home: { batters: [], pitchers: [] } };

async function withVisitor(
  test: (
    visitor: TestClient,
    world: Parameters<Parameters<typeof withTestCtx>[1]>[1],
    ctx: Parameters<Parameters<typeof withTestCtx>[1]>[0],
  ) => Promise<void>,
) {
  await withTestCtx({ signedOut: true, now: '2026-07-11T23:30:00Z' }, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    await test(server.visitor, world, ctx);
    await server.close();
  });
}

test('a live game tells its situation; a scheduled and a final one have none', async () => {
  await withVisitor(async ({ get }, _world, ctx) => {
    await createContest(ctx, { status: 'live', liveState: live, lineScore, awayScore: 1, homeScore: 2 });
    await createContest(ctx, { gameId: '20260711_CHC@STL' });
    await createContest(ctx, {
      gameId: '20260711_LAD@SF',
      status: 'final',
      liveState: { ...live, gameId: '20260711_LAD@SF' },
      awayScore: 1,
      homeScore: 2,
    });
    await createContest(ctx, { gameId: '20260711_TB@SEA', status: 'suspended', liveState: live, awayScore: 1, homeScore: 2 });
    expect((await get(`/api/live-game/${gameId}`)).json()).toEqual({
      gameId,
      status: 'live',
      awayScore: 1,
      homeScore: 2,
      inning: 2,
      inningHalf: 'top',
      balls: 3,
      strikes: 1,
      outs: 0,
      lastPlay: 'Walk.',
      runnersOn: { first: true, second: false, third: true },
      batter: "Pat O'Neil",
      pitcher: 'Ace Hill',
      lineScore,
      plays: [{ ...live.plays[0], at: '2026-07-11T23:19:00.000Z' }],
      asOf: '2026-07-11T23:20:00.000Z',
    });
    expect((await get('/api/live-game/20260711_CHC@STL')).json()).toMatchObject({
      status: 'scheduled',
      awayScore: null,
      homeScore: null,
      inning: 0,
      lastPlay: null,
      plays: [],
      lineScore: null,
    });
    expect((await get('/api/live-game/20260711_LAD@SF')).json()).toMatchObject({
      status: 'final',
      lastPlay: 'Walk.',
      runnersOn: { first: false, second: false, third: false },
    });
    expect((await get('/api/live-game/20260711_TB@SEA')).json()).toMatchObject({ status: 'scheduled', inning: 2 });
  });
});

test('the box score of a finished game is the recorded one, of a live one the source’s', async () => {
  await withVisitor(async ({ get }, { feed }, ctx) => {
    const contest = await createContest(ctx, { status: 'final', lineScore });
    await ctx.db.insert(boxScores).values({ contestId: contest.id, box, asOf: ctx.now() });
    await createContest(ctx, { gameId: '20260711_CHC@STL', status: 'live', lineScore });
    await createContest(ctx, { gameId: '20260711_LAD@SF' });
    expect((await get(`/api/games/${gameId}/box-score`)).json()).toEqual({ gameId, ...box, lineScore, asOf: '2026-07-11T23:30:00.000Z' });
    expect((await get('/api/games/20260711_CHC@STL/box-score')).statusCode).toBe(404);
    feed.boxScores.set('20260711_CHC@STL', box);
    expect((await get('/api/games/20260711_CHC@STL/box-score')).json()).toMatchObject(box);
    const early = await get('/api/games/20260711_LAD@SF/box-score');
    expect([early.statusCode, early.json().message]).toEqual([404, 'The box score appears once the game has started.']);
  });
});

test.each(['20260711_XXX@YYY', 'nothing', '1%20or%201', '%00', '%F0%9F%92%A5', "'; drop table contests; --"])(
  'an unknown game (%s) is a 404 that says so',
  async (unknown) => {
    await withVisitor(async ({ get }) => {
      for (const path of [`/api/live-game/${unknown}`, `/api/games/${unknown}/box-score`]) {
        const answer = await get(path);
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          expect.objectContaining({ code: 'NOT_FOUND', message: 'The requested game could not be found.' }),
        ]);
      }
    });
  },
);

test('a game id that is too long is refused with the field’s name', async () => {
  await withVisitor(async ({ get }) => {
    const answer = await get(`/api/live-game/${'x'.repeat(41)}`);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [expect.objectContaining({ path: 'gameId' })]]);
  });
});

test('news come newest first, once, corrected, and never from the future', async () => {
  await withVisitor(async ({ get }, { feed }, ctx) => {
    const item = (sourceId: string, publishedAt: string, sport: SportKey = 'mlb') => ({
      sport,
      sourceId,
      title: `Title ${sourceId}`,
      summary: 'S',
      publishedAt: new Date(publishedAt),
      source: 'Wire',
      url: '#',
      category: 'MLB',
    });
    feed.news.push(
      item('1', '2026-07-11T20:00:00Z'),
      item('2', '2026-07-11T21:00:00Z'),
      item('3', '2026-07-12T21:00:00Z'),
      item('4', '2026-07-11T21:30:00Z', 'nhl'),
    );
    await syncNews(ctx);
    feed.news[0]!.title = 'Corrected';
    await syncNews(ctx);
    const titles = async (league: string) => (await get(`/api/${league}/news`)).json<{ title: string }[]>().map(({ title }) => title);
    expect([await titles('mlb'), await titles('nhl'), await titles('nfl')]).toEqual([['Title 2', 'Corrected'], ['Title 4'], []]);
    expect((await get('/api/golf/news')).statusCode).toBe(400);
    feed.outage = new Error('down');
    await syncNews(ctx);
  });
});

test('search finds teams, games of the week and players seen in them', async () => {
  await withVisitor(async ({ get }, _world, ctx) => {
    const contest = await createContest(ctx, { homePitcher: starter });
    await createContest(ctx, {
      gameId: '20260712_BOS@NYY',
      startsAt: new Date('2026-07-12T23:05:00Z'),
      awayName: 'Boston Red Sox',
      homeName: 'New York Yankees',
    });
    await createContest(ctx, { gameId: '20260601_NYY@BOS' });
    await ctx.db.insert(boxScores).values({ contestId: contest.id, box, asOf: ctx.now() });
    await createContest(ctx, {
      gameId: '20260709_NYY@BOS',
      startsAt: new Date('2026-07-09T23:05:00Z'),
      status: 'final',
      awayScore: 4,
      homeScore: 2,
    });
    await createContest(ctx, {
      gameId: '20260710_NYY@BOS',
      startsAt: new Date('2026-07-10T23:05:00Z'),
      status: 'final',
      awayScore: 1,
      homeScore: 0,
    });
    const search = async (q: string) => (await get(`/api/search?q=${encodeURIComponent(q)}`)).json() as Record<string, unknown>[];
    const red = await search('red sox');
    expect(red[0]).toEqual({
      kind: 'team',
      sport: 'mlb',
      team: { code: 'BOS', name: 'Boston Red Sox' },
      href: '/games?q=Boston%20Red%20Sox',
    });
    // What is to come in its order, then what is over from the last back.
    expect(red.slice(1).map(({ href, status }) => [href, status])).toEqual([
      ['/game/20260711_NYY%40BOS', 'scheduled'],
      ['/game/20260712_BOS%40NYY', 'scheduled'],
      ['/game/20260710_NYY%40BOS', 'completed'],
      ['/game/20260709_NYY%40BOS', 'completed'],
    ]);
    expect(red[3]).toMatchObject({ away: { code: 'NYY', score: 1 }, home: { code: 'BOS', score: 0 }, gameNumber: null });
    expect(await search('ace h')).toEqual([
      { kind: 'player', sport: 'mlb', name: 'Ace Hill', teamCode: 'BOS', slateOn: '2026-07-11', href: '/game/20260711_NYY%40BOS' },
    ]);
    expect(await search("o'neil")).toEqual([
      expect.objectContaining({ kind: 'player', name: "Pat O'Neil", teamCode: 'NYY', slateOn: '2026-07-11' }),
    ]);
    for (const nothing of ['%%', '__', '\\\\', 'a\0b', "';--"]) expect(await search(nothing)).toEqual([]);
  });
});

test.each([
  ['q=a', 'q'],
  ['', 'q'],
  [`q=${'a'.repeat(10_000)}`, 'q'],
  ['q=ab&q=cd', 'q'],
  ['q[]=ab', 'q'],
  ['q=%20%20%20a', 'q'],
])('a bad search (%.12s) is refused with the field’s name', async (query, field) => {
  await withVisitor(async ({ get }) => {
    const answer = await get(`/api/search?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([expect.objectContaining({ path: field })]);
  });
});

test('what each sport has today: in season first, then by the next day', async () => {
  await withVisitor(async ({ get }, { feed }, ctx) => {
    const sports = async () => (await get('/api/sports')).json<{ sport: string; nextOn: string | null }[]>();
    const none = { isInSeason: false, games: 0, live: 0, next: null, nextOn: null };
    expect(await sports()).toEqual(['mlb', 'cfl', 'golf'].map((sport) => ({ sport, ...none })));
    feed.leagues = { ...feed.leagues, nfl: feed.leagues.cfl! };

    // Seven in the evening, Eastern time, of July 11.
    await createContest(ctx, { gameId: '20260711_NYY@BOS', status: 'live', startsAt: new Date('2026-07-11T23:00:00Z') });
    await createContest(ctx, { gameId: '20260711_CHC@STL', startsAt: new Date('2026-07-12T00:10:00Z') });
    await createContest(ctx, { gameId: '20260711_LAD@SF', startsAt: new Date('2026-07-12T02:10:00Z') });
    await createContest(ctx, { gameId: '20260711_TB@SEA', status: 'postponed', startsAt: new Date('2026-07-11T23:40:00Z') });
    await createContest(ctx, { gameId: '20260710_TB@SEA', status: 'final', slateOn: '2026-07-10' });
    await createContest(ctx, { gameId: '20260712_NYY@BOS', slateOn: '2026-07-12', status: 'postponed' });
    await createContest(ctx, { gameId: '20260713_NYY@BOS', slateOn: '2026-07-13' });
    await createContest(ctx, { ...FOOTBALL('nfl'), gameId: '20260910_DAL@PHI', slateOn: '2026-09-10' });
    await createContest(ctx, { ...FOOTBALL('cfl'), gameId: '20260719_HAM@TOR', slateOn: '2026-07-19' });
    await ctx.publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });

    expect(await sports()).toEqual([
      {
        sport: 'mlb',
        isInSeason: true,
        games: 4,
        live: 1,
        next: { at: '2026-07-12T00:10:00.000Z', isTentative: false },
        nextOn: '2026-07-13',
      },
      { sport: 'cfl', ...none, nextOn: '2026-07-19' },
      { sport: 'nfl', ...none, nextOn: '2026-09-10' },
      { sport: 'golf', ...none },
    ]);
  });
});
