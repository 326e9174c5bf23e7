import { jointBounds } from '@clearedge/quant/parlay';
import { and, eq, notInArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { contests } from '../../db/schema/index.ts';
import { defineJob } from '../../kernel/ctx.ts';
import { createDemoSource } from '../../providers/demo/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { recordManyFacts } from '../contests/facts/record-many-facts.ts';
import { FACTS_JOB } from '../contests/facts/request-facts.ts';
import { findContest, listContestStarts } from '../contests/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { syncSeason } from '../leagues/sync/sync-games.ts';
import { practiceFeature } from '../practice/index.ts';
import { PRICES, priceGame } from '../practice/testing/scene.ts';
import type { BuilderProp } from './offers/prop-offers.ts';
import { parlaysFeature } from './parlays-feature.ts';
import type { ParlayQuote } from './quote/quote-parlay.ts';
import { moneyline } from './testing/table.ts';

vi.setConfig({ testTimeout: 60_000 });

const DAY = '2026-11-14';
const facts = { jobs: [defineJob({ ...FACTS_JOB, run: (ctx, { gameIds }) => recordManyFacts(ctx, gameIds, () => Promise.resolve()) })] };

const legOf = ({ gameId, playerId, propType, line, label, over }: BuilderProp) => ({
  gameId,
  betType: 'prop',
  selection: `${label} Over ${line}`,
  odds: over!.odds,
  pick: { market: 'prop', playerId, prop: propType, side: 'over', line },
});

test('legs of one game of a league are priced together by the measured dependence of their numbers, and not with the score', async () => {
  const { leagues, props } = createDemoSource({ seed: 'clearedge' });
  await withTestCtx({ now: `${DAY}T17:00:00Z`, ports: { leagues: { nba: leagues.nba! }, props }, signedOut: true }, async (ctx, world) => {
    await syncSeason(ctx);
    // Two games of the day are enough: the past of every club takes long to play.
    const ids = (await listContestStarts(ctx, DAY, DAY, 'nba')).slice(0, 2).map(({ id }) => id);
    await ctx.db.delete(contests).where(and(eq(contests.slateOn, DAY), notInArray(contests.id, ids)));
    await formLeagueForecasts(ctx);
    const server = await makeServer([parlaysFeature(), practiceFeature()], { world });
    const me = await server.as(await createUser(ctx, { tier: 'elite' }));
    const list = async (): Promise<BuilderProp[]> => (await me.get(`/api/player-props?date=${DAY}&sport=nba`)).json();
    const ask = async (legs: object[]): Promise<ParlayQuote> => (await me.post('/api/parlays/quote', { legs })).json();
    // The first reader asks for the clubs' past games.
    expect((await list()).every(({ isMarketOnly }) => isMarketOnly)).toBe(true);
    await world.runDue([facts]);
    world.clock.set(`${DAY}T17:02:00Z`);
    await ctx.publish({ topic: 'clock', now: `${DAY}T17:02:00Z` });

    const proven = (await list()).filter(({ isMarketOnly, over }) => !isMarketOnly && over?.ev != null);
    const first = proven.find((one) => proven.some((two) => two.playerId === one.playerId && two.propType !== one.propType))!;
    const own = proven.find(({ playerId, propType }) => playerId === first.playerId && propType !== first.propType)!;
    const other = proven.find(({ gameId, playerId }) => gameId === first.gameId && playerId !== first.playerId)!;
    const away = proven.find(({ gameId }) => gameId !== first.gameId)!;

    // By the league's own forecast, and independent of a player of another game.
    const contestOf = async (gameId: string) => (await findContest(ctx, gameId))!;
    await priceGame(ctx, (await contestOf(away.gameId)).id, PRICES.slice(0, 2));
    const winner = { ...moneyline(away.gameId), selection: `${(await contestOf(away.gameId)).awayName} ML` };
    const mixed = await ask([winner, legOf(first)]);
    expect([mixed.problem, mixed.unpriced, mixed.pricing]).toEqual([null, null, 'product']);
    const [win, prop] = mixed.legs.map(({ winProbability }) => winProbability!);
    expect(win! > 0.02 && win! < 0.98).toBe(true);
    expect(mixed.estimatedProbability).toBeCloseTo(win! * prop!, 9);
    expect((await ask([winner, legOf(away)])).problem).toMatch(/depend on each other/);

    const together = await ask([legOf(first), legOf(own)]);
    expect([together.problem, together.unpriced, together.pricing]).toEqual([null, null, 'joint']);
    const { least, most } = jointBounds(together.legs.map(({ winProbability }) => winProbability!));
    expect(together.estimatedProbability).toBeGreaterThanOrEqual(least);
    expect(together.estimatedProbability).toBeLessThanOrEqual(most);
    expect(together.correlationFactor).toBeGreaterThan(1);
    expect(together.totalOdds).toBeLessThan(together.productOdds!);
    expect(together.sameGameHold).toBeGreaterThanOrEqual(0.05 - 1e-9);

    const four = await ask([legOf(first), legOf(own), legOf(other), legOf(away)]);
    expect([four.problem, four.unpriced, four.pricing]).toEqual([null, null, 'joint']);
    const three = await ask([legOf(first), legOf(own), legOf(other)]);
    expect(four.estimatedProbability).toBeCloseTo(three.estimatedProbability! * four.legs[3]!.winProbability!, 9);
    expect(four.whatIf[2]!.probability).toBeCloseTo(together.estimatedProbability! * four.legs[3]!.winProbability!, 9);
    const saved = await me.post('/api/parlays', { legs: [legOf(first), legOf(own), legOf(away)], stake: 10 });
    expect(saved.statusCode).toBe(201);
    // The margin of legs that share a game is in their joint price, and counted once.
    const cost = 1 - (1 - together.holdFraction!) * (1 - four.legs[3]!.holdFraction!);
    expect((await ask([legOf(first), legOf(own), legOf(away)])).holdFraction).toBeCloseTo(cost, 9);
    expect(saved.json().estimatedProbability).toBeLessThan(together.estimatedProbability!);
    await server.close();
  });
});
