import { americanToDecimal } from '@clearedge/quant/price';
import { groupedKelly, shrunkKellyFraction, stakeFigures } from '@clearedge/quant/sizing';
import { expect, test } from 'vitest';
import { createUser, makeServer, type TestServer, withTestCtx } from '../../testing/index.ts';
import { GAME_ID, NOW, prepareGame, reprice } from '../analysis/testing/scene.ts';
import { listPlays } from '../forecasts/index.ts';
import { sizingFeature } from './index.ts';

const KELLY = '/api/kelly';
const SEVERAL = '/api/kelly/several';
const MARKETS = '/api/kelly/markets';
const HALF = { american: 100, winProbability: 0.55 };

async function withServer(run: (server: TestServer) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([sizingFeature], { world });
    await run(server);
    await server.close();
  });
}

test('one bet is for everybody; several bets and the model’s chances take pro', async () => {
  await withTestCtx({ tier: 'free' }, async (ctx, world) => {
    const server = await makeServer([sizingFeature], { world });
    const [free, pro] = [await server.as(world.user!), await server.as(await createUser(ctx, { tier: 'pro' }))];
    for (const client of [server.visitor, free, pro]) expect((await client.post(KELLY, HALF)).statusCode).toBe(200);
    for (const [client, status, code] of [
      [server.visitor, 401, 'UNAUTHENTICATED'],
      [free, 402, 'TIER_REQUIRED'],
    ] as const)
      for (const answer of [await client.post(SEVERAL, { bets: [HALF] }), await client.get(MARKETS)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
        expect(answer.body).not.toContain('modelChance');
      }
    expect((await pro.post(SEVERAL, { bets: [HALF] })).statusCode).toBe(200);
    expect((await pro.get(MARKETS)).json()).toEqual({ slateOn: '2026-07-11', asOf: expect.any(String), games: [] });
    await server.close();
  });
});

test('a bet in each format is the same bet, in the figures of the arithmetic', async () => {
  await withServer(async ({ visitor }) => {
    const figures = stakeFigures({ winProbability: 0.55, decimal: 1 + 100 / 110, share: 0.5, cap: 0.1, bankrollCents: 123_456 });
    for (const price of [{ american: -110 }, { american: '-110' }, { decimal: 1 + 100 / 110 }, { fractional: '10/11' }]) {
      const answer = (await visitor.post(KELLY, { ...price, winProbability: 0.55, kellyShare: 0.5, cap: 0.1, bankroll: '1234.56' })).json();
      expect(answer).toMatchObject({ stake: figures.stakeCents / 100, boundBy: 'kelly', isHigh: false });
      for (const name of ['full', 'half', 'quarter', 'wanted', 'advised', 'expectedValue', 'edge', 'breakEven', 'growth'] as const)
        expect([name, answer[name]]).toEqual([name, expect.closeTo(figures[name], 12)]);
    }
    expect((await visitor.post(KELLY, HALF)).json()).toMatchObject({ stake: null, quarter: expect.closeTo(0.025, 12) });
  });
});

const WRONG: [field: string, values: unknown[]][] = [
  ['american', ['', 'x', 0, 99, -99, 100.5, true, [], null, 100_001, '1e9']],
  ['decimal', ['2.0', 0.99, 0, -2, 1001.1, true, [], null]],
  ['fractional', ['', 'x', '1/0', '0/1', '-1/2', '1/2/3', 1.5, null, '9'.repeat(13)]],
  ['winProbability', ['', '0.5', -0.01, 1.01, 55, true, null]],
  ['pushProbability', ['', -0.01, 1.01, true]],
  ['kellyShare', ['', -0.01, 1.01, '0.25']],
  ['cap', ['', 0, 0.0009, 1.01]],
  ['bankroll', ['', 'x', -1, 1.005, 1_000_001, 2 ** 53]],
];

test.each(WRONG)('every wrong %s is a 400 that names it', async (field, values) => {
  await withServer(async ({ visitor }) => {
    for (const value of values) {
      const { american, ...rest } = HALF;
      const answer = await visitor.post(KELLY, {
        ...rest,
        ...(field === 'decimal' || field === 'fractional' ? {} : { american }),
        [field]: value,
      });
      expect([field, value, answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([field, value, 400, field]);
    }
  });
});

test('no price, two prices and chances above 1 together are refused in words', async () => {
  await withServer(async ({ visitor }) => {
    const stated = async (body: object) => (await visitor.post(KELLY, body)).json().issues[0].message;
    expect(await stated({ winProbability: 0.5 })).toBe('Give the odds once: american, decimal or fractional.');
    expect(await stated({ ...HALF, decimal: 2 })).toBe('Give the odds once: american, decimal or fractional.');
    expect(await stated({ ...HALF, pushProbability: 0.46 })).toBe('Winning and pushing cannot exceed 1 together.');
  });
});

test('several bets: the joint optimum, sides of one group excluding each other, doubt taken off', async () => {
  await withTestCtx({ tier: 'pro' }, async (_ctx, world) => {
    const server = await makeServer([sizingFeature], { world });
    const pro = await server.as(world.user!);
    const bets = [
      { decimal: 2.2, winProbability: 0.5, group: 'final' },
      { ...HALF, deviation: 0.04 },
      { decimal: 3.6, winProbability: 0.3, group: 'final' },
    ];
    const answer = (await pro.post(SEVERAL, { bets, kellyShare: 1, cap: 1, bankroll: 1000 })).json();
    const { fractions } = groupedKelly([
      [
        { decimal: 2.2, winProbability: 0.5 },
        { decimal: 3.6, winProbability: 0.3 },
      ],
      [{ decimal: 2, winProbability: 0.55 }],
    ]);
    expect(answer.bets.map(({ joint }: { joint: number }) => joint)).toEqual([0, 2, 1].map((at) => expect.closeTo(fractions[at]!, 9)));
    expect(answer.bets[1].alone.shrunk).toBeCloseTo(shrunkKellyFraction(0.55, 2, 0.04), 12);
    expect(answer.bets[0].stake).toBe(Math.floor(fractions[0]! * 100_000 + 1e-6) / 100);
    const refused = await pro.post(SEVERAL, {
      bets: [
        { decimal: 2, winProbability: 0.6, group: 'a' },
        { decimal: 2, winProbability: 0.6, group: 'a' },
      ],
    });
    expect([refused.statusCode, refused.json().message]).toEqual([422, 'Outcomes that exclude each other cannot exceed 1 together.']);
    for (const list of [[], Array.from({ length: 9 }, () => HALF), [{ ...HALF, deviation: 0.51 }], [{ winProbability: 0.5 }], 'x', null])
      expect((await pro.post(SEVERAL, { bets: list })).statusCode).toBe(400);
    await server.close();
  });
});

test('the board holds each open side at its best price with what the model says of it, and nothing of a game that has begun', async () => {
  await withTestCtx({ tier: 'pro', now: NOW }, async (ctx, world) => {
    const contest = await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -120, 110);
    const server = await makeServer([sizingFeature], { world });
    const pro = await server.as(world.user!);
    const { games } = (await pro.get(`${MARKETS}?date=2026-07-11`)).json();
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ gameId: GAME_ID, matchup: 'NYY @ BOS' });
    const plays = await listPlays(ctx, [contest.id]);
    expect(games[0].sides).toHaveLength(6);
    for (const side of games[0].sides) {
      const play = plays.find((one) => one.market === side.market && one.side === side.side)!;
      expect(side).toMatchObject({ odds: play.odds, book: play.book, modelChance: play.probability, marketChance: play.marketProbability });
      expect(play.ev).toBeCloseTo(
        stakeFigures({
          winProbability: side.modelChance * (1 - side.modelPush),
          pushProbability: side.modelPush,
          decimal: americanToDecimal(side.odds),
        }).expectedValue,
        9,
      );
    }
    expect(games[0].sides.map(({ selection }: { selection: string }) => selection)).toContain('Over 8.5');
    expect((await pro.get(`${MARKETS}?date=2026-07-12`)).json().games).toEqual([]);
    expect((await pro.get(`${MARKETS}?date=tomorrow`)).statusCode).toBe(400);
    world.clock.set(new Date(contest.startsAt.getTime() + 1000));
    expect((await pro.get(`${MARKETS}?date=2026-07-11`)).json().games).toEqual([]);
    await server.close();
  });
});
