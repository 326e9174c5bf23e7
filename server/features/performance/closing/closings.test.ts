import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { betClosings, bets } from '../../../db/schema/index.ts';
import { createContest, makeServer, withTestCtx } from '../../../testing/index.ts';
import { createTournament } from '../../bets/testing/sport-scene.ts';
import { performanceFeature } from '../index.ts';
import { noteClosings } from '../jobs.ts';
import { addBets, addClose, addGames, betRow } from '../testing/ledger.ts';

const TOTAL = { betType: 'total' as const, selection: { market: 'total', period: 'full', side: 'over', line: 8 } as const };

test('each bet has its close beside it in every measure, or says why it has none', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const [game, other] = await addGames(ctx, 2);
    const later = await createContest(ctx, { gameId: '20260711_TB@TOR' });
    await addClose(
      ctx,
      game!,
      'moneyline',
      [
        { side: 'away', price: -110 },
        { side: 'home', price: -110 },
      ],
      ['HAR', 'SUM'],
    );
    await addClose(ctx, game!, 'total', [
      { side: 'over', line: 8.5, price: -110 },
      { side: 'under', line: 8.5, price: -110 },
    ]);
    await addClose(ctx, other!, 'moneyline', [{ side: 'away', price: 130 }]);
    const me = world.user!.id;
    await addBets(ctx, [
      betRow(ctx, me, game!, { odds: 100, selectionText: 'even' }),
      betRow(ctx, me, other!, { odds: 150, selectionText: 'one side' }),
      betRow(ctx, me, game!, { ...TOTAL, odds: -105, selectionText: 'moved' }),
      betRow(ctx, me, other!, { ...TOTAL, selectionText: 'no close' }),
      betRow(ctx, me, later, { selectionText: 'not over' }),
      betRow(ctx, me, null, { selectionText: 'no game' }),
    ]);
    expect(await noteClosings(ctx)).toBe(4);
    expect(await noteClosings(ctx)).toBe(0);
    const server = await makeServer([performanceFeature()], { world });
    const body = (await (await server.as(world.user!)).get('/api/performance/mine')).json();
    expect(body.closing.counts).toEqual({ measured: 1, one_sided: 1, line_moved: 1, none: 1, waiting: 1, unread: 1, corrected: 0 });
    const of = (selection: string) => body.bets.find((bet: { selection: string }) => bet.selection === selection).closing;
    // +100 into −110/−110: worth nothing once the margin is out, 4.8% better by ratio, 10 cents on the dollar line.
    expect(of('even')).toMatchObject({ kind: 'measured', odds: -110, cents: 10, linePoints: null });
    expect(of('even').expectedValue).toBeCloseTo(0, 9);
    expect(of('even').probabilityGain).toBeCloseTo(0, 9);
    expect(of('even').priceRatio).toBeCloseTo(2 / (1 + 100 / 110) - 1, 9);
    expect(of('even').impliedGain).toBeCloseTo(110 / 210 - 0.5, 9);
    expect(of('one side')).toMatchObject({ kind: 'one_sided', odds: 130, probability: null, expectedValue: null, cents: 20 });
    expect(of('moved')).toMatchObject({ kind: 'line_moved', odds: null, expectedValue: null, priceRatio: null, linePoints: 0.5 });
    expect(of('no close')).toMatchObject({ kind: 'none', odds: null, expectedValue: null, cents: null });
    expect(body.closing.moved).toEqual({ count: 1, meanPoints: 0.5, inFavor: 1 });
    const cents = body.closing.measures.find(({ measure }: { measure: string }) => measure === 'cents');
    expect(cents).toMatchObject({ count: 2, mean: 15, beaten: 2, equalled: 0 });
    await server.close();
  });
});

test('a bet that is settled again is looked up again, and the old close does not count meanwhile', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const [game] = await addGames(ctx, 1);
    await addClose(ctx, game!, 'moneyline', [
      { side: 'away', price: -110 },
      { side: 'home', price: -110 },
    ]);
    const bet = betRow(ctx, world.user!.id, game!);
    await addBets(ctx, [bet]);
    await world.runDue([performanceFeature()], '2026-07-11T16:02:00Z');
    expect(await ctx.db.select().from(betClosings)).toMatchObject([{ betId: bet.id, kind: 'measured', odds: -110 }]);
    const selection = { market: 'moneyline', period: 'full', side: 'home' } as const;
    await ctx.db.update(bets).set({ settledAt: ctx.now(), selection }).where(eq(bets.id, bet.id));
    const server = await makeServer([performanceFeature()], { world });
    const me = await server.as(world.user!);
    expect((await me.get('/api/performance/mine')).json().closing.counts).toMatchObject({ measured: 0, waiting: 1 });
    await world.runDue([performanceFeature()], '2026-07-11T16:05:00Z');
    expect((await me.get('/api/performance/mine')).json().closing.counts).toMatchObject({ measured: 1, waiting: 0 });
    await server.close();
  });
});

test('a golf bet keeps the close that settlement found, is named by its tournament, and does not stand in the way of games', async () => {
  await withTestCtx({ now: '2026-07-20T12:00:00Z' }, async (ctx, world) => {
    const tournament = await createTournament(ctx, { status: 'completed' });
    const [game] = await addGames(ctx, 1);
    await addClose(ctx, game!, 'moneyline', [{ side: 'away', price: -110 }]);
    const me = world.user!.id;
    const golf = {
      contestId: tournament.id,
      sport: 'golf' as const,
      betType: 'outright' as const,
      selection: { market: 'outright', playerId: 'p1' } as const,
      settledAt: new Date('2026-07-10T12:00:00Z'),
    };
    await addBets(ctx, [
      betRow(ctx, me, null, { ...golf, closingOdds: 400, odds: 450, selectionText: 'closed' }),
      betRow(ctx, me, null, { ...golf, selectionText: 'without a close' }),
      betRow(ctx, me, game!, { selectionText: 'a game' }),
    ]);
    expect(await noteClosings(ctx, 1)).toBe(1);
    const server = await makeServer([performanceFeature()], { world });
    const { bets: listed } = (await (await server.as(world.user!)).get('/api/performance/mine')).json();
    const of = (selection: string) => listed.find((bet: { selection: string }) => bet.selection === selection);
    expect(of('closed')).toMatchObject({ game: 'Rocket Classic', closing: { kind: 'one_sided', odds: 400 } });
    expect(of('without a close')).toMatchObject({ game: 'Rocket Classic', closing: { kind: 'none', odds: null } });
    expect(of('a game').closing.kind).toBe('one_sided');
    await server.close();
  });
});
