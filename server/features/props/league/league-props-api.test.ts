import { can, TIERS } from '@clearedge/contract/entitlements';
import { expect, test } from 'vitest';
import { defineJob } from '../../../kernel/ctx.ts';
import { createDemoSource } from '../../../providers/demo/index.ts';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { recordManyFacts } from '../../contests/facts/record-many-facts.ts';
import { FACTS_JOB } from '../../contests/facts/request-facts.ts';
import { listContestStarts } from '../../contests/index.ts';
import { formLeagueForecasts } from '../../forecasts/index.ts';
import { syncSeason } from '../../leagues/sync/sync-games.ts';
import { type PlayerProps, propsFeature } from '../index.ts';

const NOW = '2026-11-14T17:00:00Z';
const facts = { jobs: [defineJob({ ...FACTS_JOB, run: (ctx, { gameIds }) => recordManyFacts(ctx, gameIds, () => Promise.resolve()) })] };

test('a league’s props come with hit rates and a projection once the clubs’ games are told, and to members with the plan alone', async () => {
  const { leagues, props } = createDemoSource({ seed: 'clearedge' });
  await withTestCtx({ now: NOW, ports: { leagues: { nba: leagues.nba! }, props }, signedOut: true }, async (ctx, world) => {
    await syncSeason(ctx);
    await formLeagueForecasts(ctx);
    const server = await makeServer([propsFeature()], { world });
    const [game] = (await listContestStarts(ctx, '2026-11-14', '2026-11-14', 'nba')).filter(({ status }) => status === 'scheduled');
    const path = `/api/games/${game!.gameId}/player-props`;
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));

    const first = (await pro.get(path)).json<PlayerProps>();
    expect(first.length).toBeGreaterThan(10);
    expect(first.every(({ projection, hitRates }) => projection === null && hitRates.every(({ games }) => games === 0))).toBe(true);

    await world.runDue([facts]);
    world.clock.set('2026-11-14T17:02:00Z');
    await ctx.publish({ topic: 'clock', now: '2026-11-14T17:02:00Z' });
    const rows = (await pro.get(path)).json<PlayerProps>();
    const proven = rows.filter(({ projection }) => projection !== null);
    expect(proven.length).toBeGreaterThan(10);
    for (const { projection, over, under, isMarketOnly, hitRates, modelWeight } of proven) {
      expect(isMarketOnly).toBeUndefined();
      expect(projection).toMatchObject({ isFromPastGames: true });
      expect(projection!.games).toBeGreaterThanOrEqual(5);
      expect(over!.modelProbability! + under!.modelProbability!).toBeCloseTo(1, 3);
      expect(over!.ev).not.toBeNull();
      expect(modelWeight).toBe(0.1);
      expect(hitRates.map(({ span }) => span)).toEqual(['L5', 'L10', 'L20', 'season']);
      expect(hitRates[0]!.games).toBe(5);
    }
    const marketOnly = rows.filter(({ isMarketOnly }) => isMarketOnly);
    expect(marketOnly.length).toBeGreaterThan(0);
    for (const { projection, over, hitRates } of marketOnly) {
      expect(projection).toBeNull();
      expect(over?.modelProbability ?? null).toBeNull();
      expect(hitRates[0]!.games).toBe(5);
    }
    const { playerId, propType, line } = proven[0]!;
    const log = (await pro.get(`${path}/${playerId}?propType=${propType}&line=${line}`)).json<{ recent: { slateOn: string }[] }>();
    expect(log.recent.length).toBeGreaterThanOrEqual(5);
    expect(log.recent.every(({ slateOn }) => slateOn < '2026-11-14')).toBe(true);

    for (const tier of TIERS) {
      const { get } = await server.as(await createUser(ctx, { tier }));
      expect((await get(path)).body.includes('modelProbability')).toBe(can(tier, 'props'));
    }
    await server.close();
  });
});
