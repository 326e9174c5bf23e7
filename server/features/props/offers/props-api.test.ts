import { can, TIERS } from '@clearedge/contract/entitlements';
import { expect, test } from 'vitest';
import { contestFacts, contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { createContest, createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { getContest } from '../../contests/index.ts';
import { cachedProps } from '../../odds/index.ts';
import { writePlayerGames } from '../history/player-game-rows.ts';
import { mainLines, toPlayerGame } from '../history/player-game-rules.ts';
import { cachedStarts } from '../history/read-starts.ts';
import type { PlayerProps } from '../index.ts';
import { propsFeature } from '../index.ts';
import { runningProjections } from '../project/running-projections.ts';
import { projectGame } from '../props-feature.ts';
import { aceId, batterId, playedGame } from '../testing/sample-players.ts';
import { GAME_ID, playFew, prepareGame } from '../testing/sample-projection.ts';
import { listPlayerProps } from './list-player-props.ts';
import { type GameProps, listSlateProps, withHitRates } from './list-slate-props.ts';

const NOW = '2026-07-11T16:00:00.000Z';
const after = (seconds: number): Date => new Date(Date.parse(NOW) + seconds * 1000);
const path = `/api/games/${GAME_ID}/player-props`;

async function withServer(run: (server: TestServer, ctx: Ctx, world: TestWorld) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, world) => {
    const server = await makeServer([propsFeature()], { world });
    await run(server, ctx, world);
    await server.close();
  });
}
/** Moves the clock as the product does: what was kept of the time before is dropped. */
const moveTo = async ({ clock, ctxFor }: TestWorld, to: string): Promise<void> => {
  clock.set(to);
  await ctxFor('system').publish({ topic: 'clock', now: to });
};
const proClient = async (server: TestServer, ctx: Ctx) => server.as(await createUser(ctx, { tier: 'pro' }));

const prop = (code: string, values: Partial<FeedProp> = {}): FeedProp => ({
  gameId: GAME_ID,
  playerId: aceId('NYY'),
  playerName: 'Ace Hill',
  teamCode: 'NYY',
  book: { code, name: `Book ${code}` },
  prop: 'pitcher_strikeouts',
  line: 5.5,
  overPrice: -110,
  underPrice: -110,
  quotedAt: after(-60),
  ...values,
});
const hits = { prop: 'hits', playerId: batterId('BOS', 2), playerName: 'Joe Bat', teamCode: 'BOS', line: 0.5 } as const;

test('are for Pro and Elite, the log too', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(prop('SUM'));
    const log = `${path}/${aceId('NYY')}?propType=pitcher_strikeouts&line=5.5`;
    const statuses = [(await server.visitor.get(path)).statusCode, (await server.visitor.get(log)).statusCode];
    const bodies: string[] = [];
    for (const tier of TIERS) {
      const { get } = await server.as(await createUser(ctx, { tier }));
      const answer = await get(path);
      statuses.push(answer.statusCode, (await get(log)).statusCode);
      bodies.push(answer.body);
    }
    expect(statuses).toEqual([401, 401, ...TIERS.flatMap((tier) => (can(tier, 'props') ? [200, 200] : [402, 402]))]);
    expect(bodies.map((body) => body.includes('Ace Hill'))).toEqual(TIERS.map((tier) => can(tier, 'props')));
  });
});

test('one offer each, the best of each side with its book and age, strikeouts first; the last ones once the game has started', async () => {
  await withServer(async (server, ctx, world) => {
    const { feed } = world;
    await createContest(ctx);
    feed.props.push(
      prop('SUM', { ...hits, overPrice: -200 }),
      prop('SUM', { overPrice: -125, underPrice: 105, quotedAt: after(-7200) }),
      prop('NRT', { overPrice: 100, underPrice: -130 }),
      prop('NRT', { line: 6.5, overPrice: null }),
      prop('SUM', { line: 7.5, overPrice: null, underPrice: null }),
    );
    const { get } = await proClient(server, ctx);
    const shown = (await get(path)).json<PlayerProps>();
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatchObject({
      playerName: 'Ace Hill',
      teamCode: 'NYY',
      opponent: 'BOS',
      propType: 'pitcher_strikeouts',
      line: 5.5,
      overOdds: 100,
      underOdds: -130,
      bookmaker: 'NRT',
      bookmakerName: 'Book NRT',
      quotedAt: after(-60).toISOString(),
      over: { odds: 100, book: 'NRT', seenAt: NOW, isStale: false },
      under: { odds: 105, book: 'SUM', quotedAt: after(-7200).toISOString() },
      bookCount: 2,
      projection: null,
      modelWeight: null,
    });
    expect(shown[0]!.over).toMatchObject({ modelProbability: null, probability: null, ev: null });
    expect(shown[0]!.over!.marketProbability! + shown[0]!.under!.marketProbability!).toBeCloseTo(1, 3);
    expect(shown[1]).toMatchObject({ line: 6.5, overOdds: null, over: null, under: { marketProbability: null }, bookCount: 0 });
    expect(shown[2]).toMatchObject({ playerName: 'Joe Bat', opponent: 'NYY', propType: 'hits', overOdds: -200 });
    await moveTo(world, '2026-07-11T23:05:00Z');
    const begun = (await get(path)).json<PlayerProps>();
    const unknown = { over: null, under: null, actual: null };
    expect(begun.map(({ line, overOdds, closing }) => [line, overOdds, closing])).toEqual([
      [5.5, 100, unknown],
      [6.5, null, unknown],
      [0.5, -200, unknown],
    ]);
  });
});

test('the last props of a final stay with their results: hit, miss, push, void, and unknown where the facts do not say', async () => {
  await withServer(async (server, ctx, world) => {
    const contest = await createContest(ctx);
    const late = { line: 3.5, overPrice: 400, quotedAt: new Date('2026-07-11T23:04:30Z') };
    world.feed.props.push(
      prop('SUM'),
      prop('SUM', { line: 7 }),
      prop('SUM', { ...hits }),
      prop('SUM', { ...hits, playerId: 'nobody', playerName: 'Zed Unknown' }),
      prop('SUM', late),
    );
    const start = '2026-07-11T23:05:00Z';
    await moveTo(world, '2026-07-12T03:00:00Z');
    const players = {
      [aceId('NYY')]: { started: true, threwFirstPitch: true, stats: { pitcher_strikeouts: 7 } },
      [batterId('BOS', 2)]: { started: false, threwFirstPitch: false, stats: { hits: 1 } },
    };
    const facts = {
      state: 'final' as const,
      scheduledInnings: 9,
      completedInnings: 9,
      score: { away: 2, home: 5 },
      lineScore: { away: [2, 0, 0, 0, 0, 0, 0, 0, 0], home: [5, 0, 0, 0, 0, 0, 0, 0, 0] },
      starters: { away: 'a', home: 'h' },
      players,
    };
    const row = { id: ctx.newId(), contestId: contest.id, version: 1, isFinal: true, facts, factsHash: '1' };
    await ctx.db.insert(contestFacts).values({ ...row, reportedAt: ctx.now(), recordedAt: ctx.now() });
    await ctx.db.update(contests).set({ status: 'final', awayScore: 2, homeScore: 5, endedAt: ctx.now(), startsAt: new Date(start) });
    const { get } = await proClient(server, ctx);
    const shown = (await get(path)).json<PlayerProps>();
    const ended = Object.fromEntries(
      shown.map(({ playerName, line, over, closing }) => [`${playerName} ${line}`, [over?.odds, over?.isStale, closing]]),
    );
    expect(ended).toEqual({
      'Ace Hill 5.5': [-110, false, { over: 'win', under: 'loss', actual: 7 }],
      'Ace Hill 7': [-110, false, { over: 'push', under: 'push', actual: 7 }],
      'Joe Bat 0.5': [-110, false, { over: 'void', under: 'void', actual: 1 }],
      'Zed Unknown 0.5': [-110, false, { over: null, under: null, actual: null }],
    });
    expect((await server.visitor.get(path)).statusCode).toBe(401);
  });
});

test('a projection, a pooled probability between model and market, and worth at the best price', async () => {
  await withServer(async (server, ctx, { feed }) => {
    const contest = await prepareGame(ctx, feed);
    await projectGame(playFew(ctx), contest.id, runningProjections());
    feed.props.push(
      prop('SUM', { ...hits, overPrice: -150, underPrice: 120 }),
      prop('NRT', { ...hits, overPrice: -145, underPrice: null }),
    );
    feed.props.push(prop('NRT', { ...hits, line: 1.5, overPrice: 240, underPrice: null }));
    const { get } = await proClient(server, ctx);
    const [shown, oneSided] = (await get(path)).json<PlayerProps>();
    const { over, under, projection, modelWeight } = shown!;
    expect(modelWeight).toBe(0.25);
    expect(projection).toMatchObject({ games: 3000, pushProbability: 0, isLineUpAnnounced: false });
    const [low, high] = [over!.modelProbability!, over!.marketProbability!].sort((a, b) => a - b);
    expect(over!.probability).toBeGreaterThan(low!);
    expect(over!.probability).toBeLessThan(high!);
    // To the last digit: a chance that is rounded here would read otherwise than on a screen that has it whole.
    expect(over!.probability! + under!.probability!).toBeCloseTo(1, 12);
    expect(over!.ev).toBeCloseTo(over!.probability! * (1 + 100 / 145) - 1, 12);
    expect(over!.book).toBe('NRT');
    expect(oneSided).toMatchObject({ line: 1.5, modelWeight: null, over: { probability: null, fairOdds: null, ev: null } });
    expect(oneSided!.over!.modelProbability).toBeGreaterThan(0);
  });
});

test('where no book offers any, the model’s own prices stand in and say so', async () => {
  await withServer(async (server, ctx, { feed }) => {
    const contest = await prepareGame(ctx, feed);
    const { get } = await proClient(server, ctx);
    expect((await get(path)).json()).toEqual([]);
    await projectGame(playFew(ctx), contest.id, runningProjections());
    const shown = (await get(path)).json<PlayerProps>();
    expect(shown.length).toBeGreaterThan(40);
    for (const one of shown) {
      expect(one).toMatchObject({ bookmaker: 'MODEL', bookmakerName: 'Model price', bookCount: 0 });
      expect(one.over).toMatchObject({ isModelPrice: true, marketProbability: null, ev: null });
    }
  });
});

test('hit rates and splits come from finished games, against the line asked for', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(prop('SUM', hits));
    const days = ['01', '02', '03', '04', '05', '06'];
    const games = days.map((day, at) =>
      toPlayerGame(
        playedGame(`202607${day}_NYY@BOS`, at % 2),
        `2026-07-${day}`,
        () => 'R',
        at > 3 ? mainLines([prop('SUM', { ...hits, line: 1.5 })]) : {},
      ),
    );
    await writePlayerGames(ctx.db, games, ctx.now());
    const { get } = await proClient(server, ctx);
    const [shown] = (await get(path)).json<PlayerProps>();
    expect(shown!.hitRates).toMatchObject([
      { span: 'L5', games: 5, over: 3, linedGames: 2, overOwnLine: 0 },
      { span: 'L10', games: 6, over: 3 },
      { span: 'L20', games: 6 },
      { span: 'season', games: 6 },
    ]);
    const log = (await get(`${path}/${hits.playerId}?propType=hits&line=0.5`)).json();
    expect(log).toMatchObject({
      from: '2026-07-01',
      line: 0.5,
      recent: [{ slateOn: '2026-07-06', value: 1, line: 1.5, isHome: true }, {}, {}, {}, {}, {}],
    });
    expect(log.splits).toContainEqual(expect.objectContaining({ label: 'v. right-handed starters', games: 6, over: 3, mean: 0.5 }));
    expect(log.splits).toContainEqual(expect.objectContaining({ label: 'v. NYY', games: 6 }));
    expect((await get(`${path}/nobody?propType=hits&line=0.5`)).json()).toMatchObject({ recent: [], from: null });
  });
});

test('a slate’s props are those of its games, and say the same once hit rates are added', async () => {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(prop('SUM', hits), prop('SUM'));
    await writePlayerGames(ctx.db, [toPlayerGame(playedGame('20260701_NYY@BOS', 1), '2026-07-01', () => 'R', {})], ctx.now());
    const sources = { askForProps: cachedProps, readStarts: cachedStarts() };
    const begun = await createContest(ctx, { gameId: '20260711_LAD@SF', awayCode: 'LAD', homeCode: 'SF', status: 'live' });
    const slate = await listSlateProps(ctx, [await getContest(ctx, GAME_ID), await getContest(ctx, begun.gameId)], sources);
    expect(slate.map(({ contest, props }) => [contest.gameId, props.length])).toEqual([[GAME_ID, 2]]);
    const [{ contest, props }] = slate as [GameProps];
    const whole = await Promise.all(props.map((one) => withHitRates(ctx, contest, one, sources)));
    expect(whole).toEqual(await listPlayerProps(ctx, GAME_ID, sources));
    expect(whole.flatMap(({ hitRates }) => hitRates).length).toBeGreaterThan(0);
  });
});

test('a slate’s props are made once from the same offers, and anew when those grow stale', async () => {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, { feed, clock }) => {
    await createContest(ctx, { startsAt: new Date(ctx.now().getTime() + 6 * 3_600_000) });
    feed.props.push(prop('SUM', hits), prop('SUM'));
    const offers = await cachedProps(ctx, GAME_ID);
    const read = async (): Promise<PlayerProps> =>
      (await listSlateProps(ctx, [await getContest(ctx, GAME_ID)], { askForProps: () => Promise.resolve(offers) }))[0]!.props;
    const first = await read();
    expect(first.map(({ over }) => over?.isStale)).toEqual([false, false]);
    expect(await read()).toBe(first);
    clock.advanceMinutes(16);
    expect((await read()).map(({ over }) => over?.isStale)).toEqual([true, true]);
  });
});

test.each([
  ['propType=hits&line=0.3', 400],
  ['propType=hits&line=-1', 400],
  ['propType=hits', 400],
  ['propType=balks&line=0.5', 404],
])('a bad question (%s) is refused', async (query, status) => {
  await withServer(async (server, ctx) => {
    await createContest(ctx);
    const { get } = await proClient(server, ctx);
    expect((await get(`${path}/${hits.playerId}?${query}`)).statusCode).toBe(status);
  });
});

test('the source is asked once a minute; while it is down its last answer stands with its age until it is stale', async () => {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, { feed, clock }) => {
    await createContest(ctx);
    const sources = { askForProps: cachedProps, readStarts: cachedStarts() };
    const list = () => listPlayerProps(ctx, GAME_ID, sources);
    feed.props.push(prop('SUM'));
    expect(await list()).toHaveLength(1);
    feed.props.push(prop('SUM', { line: 6.5 }));
    expect(await list()).toHaveLength(1);
    clock.advanceMinutes(1);
    expect(await list()).toHaveLength(2);
    clock.advanceMinutes(1);
    feed.outage = new Error('down');
    expect((await list()).map(({ over }) => over!.seenAt)).toEqual([after(60).toISOString(), after(60).toISOString()]);
    clock.advanceMinutes(15);
    expect(await list()).toEqual([]);
    clock.advanceMinutes(1);
    feed.outage = null;
    expect(await list()).toHaveLength(2);
  });
});

test('an unknown game is a 404', async () => {
  await withServer(async (server, ctx) => {
    const { get } = await proClient(server, ctx);
    expect((await get('/api/games/20260711_XXX@YYY/player-props')).json()).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The requested game could not be found.',
    });
  });
});

test('an offer that most books would void is shown with its reason, and is no best price, chance nor value; alone it leaves both sides empty', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(prop('SUM'), prop('MER', { overPrice: -105, underPrice: -115 }), prop('BAD', { overPrice: 2000, underPrice: -4500 }));
    feed.props.push(prop('BAD', { ...hits, overPrice: 300, underPrice: 300 }));
    const pro = await proClient(server, ctx);
    const [ace, bat] = (await pro.get(path)).json() as PlayerProps;
    expect(ace).toMatchObject({
      over: { odds: -105 },
      under: { odds: -110 },
      bookCount: 2,
      likelyErrors: [
        { book: 'BAD', side: 'over', line: 5.5, likelyError: { odds: 2000, reason: 'outlier' } },
        { book: 'BAD', side: 'under', line: 5.5, likelyError: { odds: -4500, reason: 'outlier' } },
      ],
    });
    expect(bat).toMatchObject({ playerName: 'Joe Bat', over: null, under: null, overOdds: null, underOdds: null, bookCount: 0 });
    expect(bat!.likelyErrors!.map(({ side, likelyError }) => [side, likelyError.reason])).toEqual([
      ['over', 'overround'],
      ['under', 'overround'],
    ]);
    const slate = await listSlateProps(ctx, [await getContest(ctx, GAME_ID)], { askForProps: cachedProps });
    expect(slate[0]!.props.map(({ playerName }) => playerName)).toEqual(['Ace Hill']);
  });
});
