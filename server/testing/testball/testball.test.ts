import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { contests } from '../../db/schema/index.ts';
import { openScene } from '../../features/bets/testing/sport-scene.ts';
import { recordFacts } from '../../features/contests/facts/record-facts.ts';
import { findSportFacts, listSlate } from '../../features/contests/index.ts';
import { settleContest, settlementFeature } from '../../features/settlement/index.ts';
import { createContest } from '../factories.ts';
import { reportGame } from '../sports/game-example.ts';
import { describeSport } from '../sports/sport-suite.ts';
import { withTestCtx } from '../with-test-ctx.ts';
import { TESTBALL, testball } from './example.ts';
import { FINAL } from './module.ts';

// The three registries get one sport more, in this file alone.
vi.mock('@clearedge/contract/sports/registry', async (original) => {
  const [{ SPORTS }, { testball: data }] = [
    await original<{ SPORTS: object }>(),
    await import('@clearedge/contract/testing/testball/data'),
  ];
  return { SPORTS: { ...SPORTS, testball: data } };
});
vi.mock('@clearedge/contract/sports/spellings', async (original) => {
  const [{ SPELLINGS }, { testball: spelling }] = [
    await original<{ SPELLINGS: object }>(),
    await import('@clearedge/contract/testing/testball/spelling'),
  ];
  return { SPELLINGS: { ...SPELLINGS, testball: spelling } };
});
vi.mock('../../sports/modules.ts', async (original) => {
  const [{ SPORT_MODULES }, { testball: module }] = [await original<{ SPORT_MODULES: object }>(), await import('./module.ts')];
  return { SPORT_MODULES: { ...SPORT_MODULES, testball: module } };
});

describeSport(TESTBALL, testball());

test('a result comes in through the sport’s module, is stored once, and settles a typed bet', async () => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z' }, async (ctx, world) => {
    const gameId = '20260711_RED@BLU';
    const { id } = await createContest(ctx, { gameId, sport: TESTBALL, awayName: 'Reds', homeName: 'Blues' });
    expect(await listSlate(ctx, '2026-07-11', TESTBALL)).toMatchObject([{ gameId }]);
    expect(await listSlate(ctx, '2026-07-11', ['mlb', 'cfl'])).toEqual([]);
    const scene = await openScene(world, settlementFeature);
    const bet = await scene.track({ gameId, betType: 'total', selection: 'Over 2.5 goals', odds: 120 });
    await ctx.db.update(contests).set({ status: 'final', endedAt: ctx.now() }).where(eq(contests.id, id));
    const reported: string[] = [];
    const onFacts = async (_tx: unknown, { contestId }: { contestId: string }) => void reported.push(contestId);
    await recordFacts(scene.system, gameId, onFacts);
    await recordFacts(scene.system, gameId, onFacts);
    expect(reported).toEqual([id]);
    expect(await findSportFacts(ctx, id)).toMatchObject({ sport: TESTBALL, facts: FINAL });
    await settleContest(scene.system, id);
    expect(await scene.read(bet)).toMatchObject({ sport: TESTBALL, league: 'TBL', result: 'win', actualWin: 120 });
    await scene.close();
  });
});

test('facts that look like another sport’s are graded by the rules of their own', async () => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z' }, async (ctx, world) => {
    const stopped = { ...FINAL, state: 'called', minutesPlayed: 58 } as const;
    const scene = await openScene(world, settlementFeature);
    const results: unknown[] = [];
    for (const [sport, gameId] of [
      [TESTBALL, '20260711_RED@BLU'],
      ['cfl', '20260711_HAM@TOR'],
    ] as const) {
      const { id } = await createContest(ctx, { gameId, sport, awayName: 'Reds', homeName: 'Blues' });
      const pick = { market: 'moneyline', period: 'full', side: 'home' };
      const bet = await scene.track({ gameId, betType: 'moneyline', selection: 'Blues', odds: 120, pick });
      await reportGame(ctx, id, stopped);
      await settleContest(scene.system, id);
      results.push((await scene.read(bet)).result);
    }
    // A football game is official after 55 minutes.
    expect(results).toEqual(['void', 'win']);
    await scene.close();
  });
});
