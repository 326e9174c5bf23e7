import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';
import { can, lowestTier, TIERS } from '@clearedge/contract/entitlements';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { expectedValue } from '@clearedge/quant/sizing';
import { expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import {
  createContest,
  createUser,
  makeServer,
  type TestClient,
  type TestServer,
  type TestWorld,
  withTestCtx,
} from '../../../testing/index.ts';
import type { Contest } from '../../contests/index.ts';
import { writePlayerGames } from '../history/player-game-rows.ts';
import { mainLines, toPlayerGame } from '../history/player-game-rules.ts';
import { NOTHING } from '../history/read-starts.ts';
import { propsFeature } from '../index.ts';
import { aceId, batterId, playedGame } from '../testing/sample-players.ts';
import { GAME_ID, prepareGame } from '../testing/sample-projection.ts';
import { finderPropsOf } from './present-prop.ts';
import { propId, readPropId } from './prop-id.ts';
import { agreementOf, readMarket, worstOf } from './reading-rules.ts';
import type { FinderDetail, FinderProp } from './span-rules.ts';

const NOW = '2026-07-11T16:00:00.000Z';
const LIST = '/api/prop-finder';
const at = (seconds: number): Date => new Date(Date.parse(NOW) + seconds * 1000);

type Run = (server: TestServer, ctx: Ctx, world: TestWorld) => Promise<void>;
async function withServer(run: Run): Promise<void> {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, world) => {
    const server = await makeServer([propsFeature()], { world });
    await run(server, ctx, world);
    await server.close();
  });
}
const eliteClient = async (server: TestServer, ctx: Ctx): Promise<TestClient> => server.as(await createUser(ctx, { tier: 'elite' }));
const listOf = async ({ get }: TestClient, query = ''): Promise<FinderProp[]> => (await get(LIST + query)).json<FinderProp[]>();
const detailOf = (id: string): string => `${LIST}/${encodeURIComponent(id)}`;

const strikeouts = (code: string, overPrice: number | null, underPrice: number | null, values: Partial<FeedProp> = {}): FeedProp => ({
  gameId: GAME_ID,
  playerId: aceId('NYY'),
  playerName: 'Ace Hill',
  teamCode: 'NYY',
  book: { code, name: `Book ${code}` },
  prop: 'pitcher_strikeouts',
  line: 5.5,
  overPrice,
  underPrice,
  quotedAt: at(-60),
  ...values,
});
const hits = { prop: 'hits', playerId: batterId('BOS', 2), playerName: 'Joe Bat', teamCode: 'BOS', line: 0.5 } as const;
const steals = { ...hits, prop: 'stolen_bases' } as const;
const outs = { prop: 'pitcher_outs', line: 16.5 } as const;
const BOARD: FeedProp[] = [
  strikeouts('SUM', -125, 105),
  strikeouts('NRT', 120, -130),
  strikeouts('SUM', -200, 170, hits),
  strikeouts('NRT', 400, null, steals),
];

const fairOver = (method: (typeof MARGIN_METHOD_NAMES)[number]): number => {
  const pairs = [
    [-125, 105],
    [120, -130],
  ] as const;
  const each = pairs.map(
    ([over, under]) => fairProbabilities([americanToDecimal(over), americanToDecimal(under)], method).probabilities[0]!,
  );
  const odds = Math.sqrt((each[0]! / (1 - each[0]!)) * (each[1]! / (1 - each[1]!)));
  return odds / (1 + odds);
};

test('is for Elite, the detail too', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(...BOARD);
    const detail = detailOf(`${GAME_ID}~${aceId('NYY')}~pitcher_strikeouts~5.5`);
    const statuses = [(await server.visitor.get(LIST)).statusCode, (await server.visitor.get(detail)).statusCode];
    for (const tier of TIERS) {
      const { get } = await server.as(await createUser(ctx, { tier }));
      const [list, one] = [await get(LIST), await get(detail)];
      statuses.push(list.statusCode, one.statusCode);
      expect([list.body.includes('Ace Hill'), one.body.includes('Ace Hill')]).toEqual(
        can(tier, 'propFinder') ? [true, true] : [false, false],
      );
      if (!can(tier, 'propFinder')) expect(list.json()).toMatchObject({ code: 'TIER_REQUIRED', requiredTier: lowestTier('propFinder') });
    }
    expect(statuses).toEqual([401, 401, ...TIERS.flatMap((tier) => (can(tier, 'propFinder') ? [200, 200] : [402, 402]))]);
  });
});

test('lists the best price of each side, its worth against the fair price by each method, and nothing for one side alone', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(...BOARD);
    const elite = await eliteClient(server, ctx);
    for (const method of [undefined, ...MARGIN_METHOD_NAMES]) {
      const [first, second, last] = await listOf(elite, method ? `?method=${method}` : '');
      const fair = fairOver(method ?? 'power');
      expect(first).toMatchObject({
        playerName: 'Ace Hill',
        overOdds: 120,
        underOdds: 105,
        bookCount: 2,
        bestSide: 'over',
        category: 'pitching',
      });
      expect(first!.fair).toBeCloseTo(fair, 6);
      expect(first!.expectedValue).toBeCloseTo(100 * expectedValue(fair, 2.2, 0), 3);
      expect(first!.worstOver).toBeCloseTo(Math.min(...MARGIN_METHOD_NAMES.map(fairOver)), 6);
      expect(first!.worstUnder).toBeCloseTo(1 - Math.max(...MARGIN_METHOD_NAMES.map(fairOver)), 6);
      expect(second).toMatchObject({ propType: 'hits', category: 'hitting', bookCount: 1 });
      expect(last).toMatchObject({ propType: 'stolen_bases', category: 'general', overOdds: 400, underOdds: null, fair: null });
      expect(last).toMatchObject({ bookCount: 0, bestSide: null, expectedValue: null, confidence: null, worstOver: null, pooled: null });
      expect(last!.quotes).toEqual([['NRT', 400, null]]);
    }
  });
});

test('filters as asked for, at the bounds too; an empty day is an empty list', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(BOARD[0]!, strikeouts('NRT', 110, -130), ...BOARD.slice(2));
    const elite = await eliteClient(server, ctx);
    const kinds = async (query: string) => (await listOf(elite, query)).map(({ propType }) => propType);
    expect(await kinds('?category=hitting')).toEqual(['hits']);
    expect(await kinds('?category=all&propType=stolen_bases')).toEqual(['stolen_bases']);
    expect(await kinds('?minEV=0')).toHaveLength(3);
    expect(await kinds('?positiveEVOnly=true')).toEqual(['pitcher_strikeouts']);
    expect(await kinds('?positiveEVOnly=false')).toHaveLength(3);
    const [{ expectedValue: ev }] = (await listOf(elite)) as [FinderProp];
    expect(await kinds(`?minEV=${ev}`)).toEqual(['pitcher_strikeouts']);
    expect(await kinds(`?minEV=${ev! + 0.001}`)).toEqual([]);
    expect(await kinds('?minEV=50')).toEqual([]);
    expect(await kinds('?date=2026-07-12')).toEqual([]);
    const refused = ['minEV=-1', 'minEV=50.1', 'minEV=x', 'category=running', 'method=magic', 'date=today', 'positiveEVOnly=yes'];
    for (const query of refused) expect([query, (await elite.get(`${LIST}?${query}`)).statusCode]).toEqual([query, 400]);
  });
});

test('a price that the books speak against is listed with the reason, and is no value', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(...BOARD, strikeouts('SUM', -115, -105, outs), strikeouts('NRT', 110, -120, outs));
    const elite = await eliteClient(server, ctx);
    expect((await listOf(elite)).map(({ propType, doubt }) => [propType, doubt])).toEqual([
      ['pitcher_outs', null],
      ['pitcher_strikeouts', 'likely error'],
      ['hits', 'no edge'],
      ['stolen_bases', 'no market'],
    ]);
    expect((await listOf(elite, '?positiveEVOnly=true')).map(({ propType }) => propType)).toEqual(['pitcher_outs']);
  });
});

test('a game that has started is gone', async () => {
  await withServer(async (server, ctx, world) => {
    await createContest(ctx);
    world.feed.props.push(...BOARD);
    const elite = await eliteClient(server, ctx);
    expect((await listOf(elite))[0]).toMatchObject({ isStale: false, seenAt: NOW });
    const moveTo = async (to: string): Promise<void> => {
      world.clock.set(to);
      await world.ctxFor('system').publish({ topic: 'clock', now: to });
    };
    await moveTo('2026-07-11T23:05:00Z');
    expect(await listOf(elite)).toEqual([]);
    const gone = await elite.get(detailOf(`${GAME_ID}~${aceId('NYY')}~pitcher_strikeouts~5.5`));
    expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([404, 'This prop is no longer offered.']);
  });
});

/** Nine games before today of 0, 1 or 2 hits each, and a line of 0.5 on all but the first two days. */
async function playSeason(ctx: Ctx): Promise<{ value: number; line: number | null }[]> {
  const days = Array.from({ length: 9 }, (_, index) => index + 1);
  const games = days.map((day) => {
    const slateOn = `2026-07-0${day}`;
    const lines = day < 3 ? {} : mainLines([strikeouts('SUM', -110, -110, hits)]);
    return toPlayerGame(playedGame(`2026070${day}_NYY@BOS`, day % 3), slateOn, () => 'R', lines);
  });
  await writePlayerGames(ctx.db, games, ctx.now());
  return days.map((day) => ({ value: day % 3, line: day < 3 ? null : 0.5 })).reverse();
}

test('bars stand against each day’s own line, with the sample and its interval', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await prepareGame(ctx, feed);
    feed.props.push(...BOARD);
    const log = await playSeason(ctx);
    const elite = await eliteClient(server, ctx);
    const listed = (await listOf(elite)).find(({ propType }) => propType === 'hits')!;
    expect(listed.lastGames).toEqual(log.map(({ value }) => value));
    expect(listed.lastLines).toEqual(log.map(({ line }) => line));
    expect(listed.spans).toEqual({
      L5: { games: 5, lined: 5, over: 3, push: 0 },
      L10: { games: 9, lined: 7, over: 4, push: 0 },
      L20: { games: 9, lined: 7, over: 4, push: 0 },
      season: { games: 9, lined: 7, over: 4, push: 0 },
      opponent: { games: 9, lined: 7, over: 4, push: 0 },
    });
    expect([listed.seasonAvg, listed.vsOpponent, listed.position]).toEqual([1, 1, expect.any(String)]);

    const detail = (await elite.get(detailOf(listed.id))).json<FinderDetail>();
    expect(detail.prop).toEqual(listed);
    expect(detail.log.map(({ value, line }) => ({ value, line }))).toEqual(log);
    const cuts = new Map(detail.cuts.map((cut) => [cut.key, cut]));
    expect([...cuts.keys()]).toEqual(['L5', 'L10', 'L20', 'season', 'opponent', 'home', 'away', 'left', 'right']);
    expect(cuts.get('season')).toMatchObject({ games: 9, mean: 1, ownLines: { games: 7, over: 4, push: 0, ...boundsOf(4, 7) } });
    expect(cuts.get('season')!.thisLine).toEqual({ games: 9, over: 6, push: 0, ...boundsOf(6, 9) });
    expect([cuts.get('home')!.games, cuts.get('away')!.games, cuts.get('left')!.games, cuts.get('right')!.games]).toEqual([9, 0, 0, 9]);
    expect(cuts.get('away')!.ownLines).toEqual({ games: 0, over: 0, push: 0, low: null, high: null });
    expect(detail.methods.map(({ method }) => method)).toEqual([...MARGIN_METHOD_NAMES]);
    expect(detail.books).toMatchObject([{ book: 'SUM', bookName: 'Book SUM', overOdds: -200, underOdds: 170 }]);
    const pitcher = (await elite.get(detailOf(`${GAME_ID}~${aceId('NYY')}~pitcher_strikeouts~5.5`))).json<FinderDetail>();
    expect(pitcher.cuts.map(({ key }) => key)).toEqual(['L5', 'L10', 'L20', 'season', 'opponent', 'home', 'away']);
  });
});
const boundsOf = (wins: number, tries: number): { low: number; high: number } => {
  const { low, high } = wilsonInterval(wins, tries);
  return { low, high };
};

test('an old price is no one’s offer any more; before its first answer a source offers nothing', () => {
  const contest = {
    gameId: GAME_ID,
    sport: 'mlb',
    startsAt: at(7200),
    awayCode: 'NYY',
    homeCode: 'BOS',
    awayName: 'A',
    homeName: 'B',
  } as Contest;
  const starts = NOTHING;
  const inputs = { contest, method: 'power', projection: null, starts, positions: new Map() } as const;
  const seenAt = at(0);
  const [fresh, old] = [MAX_PRICE_AGE_SECONDS, MAX_PRICE_AGE_SECONDS + 1].map((age) =>
    finderPropsOf({ props: BOARD.slice(0, 2), errors: [], seenAt }, { ...inputs, now: at(age) }),
  );
  expect(fresh![0]).toMatchObject({ isStale: false, bestSide: 'over' });
  expect(old![0]).toMatchObject({ isStale: true, bestSide: null, expectedValue: null, overOdds: 120 });
  expect(finderPropsOf({ props: [], errors: [], seenAt: null }, { ...inputs, now: at(0) })).toEqual([]);
});

test('a word that names no prop, or none that is offered, is not found', async () => {
  await withServer(async (server, ctx, { feed }) => {
    await createContest(ctx);
    feed.props.push(...BOARD);
    const elite = await eliteClient(server, ctx);
    const named = `${GAME_ID}~${aceId('NYY')}~pitcher_strikeouts~`;
    for (const id of ['x', `${named}6.5`, `${named}5.25`, `${named}5.5~x`, `20260711_AAA@BBB~a~hits~0.5`])
      expect([id, (await elite.get(detailOf(id))).statusCode]).toEqual([id, 404]);
  });
});

test('an id says its prop and back', () => {
  const key = { gameId: GAME_ID, playerId: 'p-1', prop: 'hits', line: 1.5 } as const;
  expect(readPropId(propId(key))).toEqual(key);
  expect(readPropId(`${GAME_ID}~p-1~balks~1.5`)).toBeNull();
});

test('readings: the least of the methods of each side, and how many agree', () => {
  expect(readMarket([strikeouts('SUM', 120, null)])).toBeNull();
  const market = readMarket([strikeouts('SUM', -125, 105), strikeouts('NRT', 120, -130)])!;
  expect(market.all).toHaveLength(12);
  const { over, under } = worstOf(market);
  expect(over + under).toBeLessThanOrEqual(1);
  expect([agreementOf(market, 'over', 100), agreementOf(market, 'over', 1.01)]).toEqual([100, 0]);
  expect(agreementOf(market, 'over', 2.2)).toBe(100 * (market.all.filter((one) => one * 2.2 > 1).length / 12));
});
