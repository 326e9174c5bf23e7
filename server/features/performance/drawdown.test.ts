import { expect, test } from 'vitest';
import { createContest, makeServer, withTestCtx } from '../../testing/index.ts';
import { betsFeature } from '../bets/index.ts';
import { performanceFeature } from './index.ts';
import { addBets, addGames, betRow } from './testing/ledger.ts';

test('the history and the performance page show one max drawdown for several bets of a day, in the order of settlement', async () => {
  await withTestCtx({ now: '2026-07-20T12:00:00Z' }, async (ctx, world) => {
    const [early, late] = await addGames(ctx, 2);
    const me = world.user!.id;
    const at = (minute: number): Date => new Date(Date.UTC(2026, 6, 10, 2, minute));
    const loss = { result: 'loss' as const, profitCents: -3000, stakeCents: 3000 };
    const win = { result: 'win' as const, profitCents: 2500, stakeCents: 2500, odds: 100 };
    // By day of the games nothing falls below +$25 -> -$10; bet by bet it falls $60 from $25.
    await addBets(ctx, [
      betRow(ctx, me, early!, { ...win, settledAt: at(1) }),
      betRow(ctx, me, late!, { ...loss, settledAt: at(2) }),
      betRow(ctx, me, early!, { ...loss, settledAt: at(3) }),
      betRow(ctx, me, late!, { ...win, settledAt: at(4) }),
      betRow(ctx, me, early!, { result: 'void', profitCents: 0, settledAt: at(5) }),
    ]);
    const server = await makeServer([betsFeature, performanceFeature()], { world });
    const client = await server.as(world.user!);
    const history = (await client.get('/api/bets/history')).json().summary;
    const report = (await client.get('/api/performance/mine')).json();
    expect([history.drawdown, report.drawdown.dollars.depth]).toEqual([60, 60]);
    expect(report.steps.map(({ total }: { total: number }) => total)).toEqual([25, -5, -35, -10]);
    await server.close();
  });
});

test('the two pages count the same bets in a period: a suspended game by the day it resumed on, a bet without a game by its settlement', async () => {
  await withTestCtx({ now: '2026-07-20T12:00:00Z' }, async (ctx, world) => {
    const me = world.user!.id;
    const resumed = await createContest(ctx, { gameId: '20260620_LAD@SF', status: 'final', resumesOn: '2026-07-18' });
    const old = await createContest(ctx, { gameId: '20260621_LAD@SF', status: 'final' });
    const loss = { result: 'loss' as const, stakeCents: 3000, profitCents: -3000 };
    await addBets(ctx, [
      betRow(ctx, me, resumed, loss),
      betRow(ctx, me, old, { ...loss, stakeCents: 9000, profitCents: -9000 }),
      betRow(ctx, me, null, { ...loss, placedAt: new Date('2026-07-01T12:00:00Z'), settledAt: new Date('2026-07-19T12:00:00Z') }),
    ]);
    const server = await makeServer([betsFeature, performanceFeature()], { world });
    const client = await server.as(world.user!);
    const history = (await client.get('/api/bets/history?period=7d')).json().summary;
    const report = (await client.get('/api/performance/mine?period=7d')).json();
    expect([history.bets, history.drawdown]).toEqual([2, 60]);
    expect([report.totals.bets, report.drawdown.dollars.depth]).toEqual([2, 60]);
    expect(report.curve.map(({ on }: { on: string }) => on)).toEqual(['2026-07-18', '2026-07-19']);
    await server.close();
  });
});
