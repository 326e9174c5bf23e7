import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { bets, contestFacts, contests, notifications } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { betsFeature } from '../../bets/index.ts';
import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';
import { baseball } from '../testing/closed-scene.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  me: TestClient;
  games: ContestRow[];
  /** Ends a game by this score and settles it. */
  end: (game: number, away: number, home: number, version?: number) => Promise<void>;
  log: (change?: object) => Promise<{ statusCode: number; json: () => never; body: string }>;
}

const AWAY = { betType: 'moneyline', selection: 'away', odds: -110, pick: { market: 'moneyline', side: 'away' } } as const;

async function atBook(run: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ now: '2026-07-11T20:00:00Z' }, async (ctx, world) => {
    const games = [
      await createContest(ctx),
      await createContest(ctx, {
        gameId: '20260711_CHC@STL',
        awayCode: 'CHC',
        awayName: 'Chicago Cubs',
        homeCode: 'STL',
        homeName: 'St. Louis Cardinals',
      }),
    ];
    const server = await makeServer([betsFeature, settlementFeature], { world });
    const me = await server.as(world.user!);
    const legs = [
      { ...AWAY, gameId: games[0]!.gameId, selection: games[0]!.awayName },
      { ...AWAY, gameId: games[1]!.gameId, selection: 'Chicago Cubs' },
    ];
    await run({
      ctx,
      world,
      me,
      games,
      log: (change = {}) => me.post('/api/bets/parlays', { kind: 'parlay', odds: 264, stake: 10, book: 'Summit', legs, ...change }),
      end: async (game, away, home, version = 1) => {
        const at = ctx.now();
        const { id } = games[game]!;
        await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, id));
        const stated = { isFinal: true, factsHash: `${version}`, reportedAt: at, recordedAt: at };
        await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId: id, version, facts: baseball(away, home), ...stated });
        await settleContest(world.ctxFor('system'), id);
      },
    });
    await server.close();
  });
}

test('a parlay is graded leg by leg, pays its own price, and is graded again when a result is corrected', async () => {
  await atBook(async ({ me, log, end }) => {
    const logged = await log();
    expect([logged.statusCode, logged.json()]).toEqual([
      201,
      expect.objectContaining({ betType: 'parlay', stake: 10, potentialWin: 26.4, isGradable: true, contestStatus: 'scheduled' }),
    ]);
    const { id } = logged.json() as { id: string };
    const read = async () => (await me.get(`/api/bets/${id}`)).json();
    await end(0, 6, 3);
    expect(await read()).toMatchObject({ status: 'pending', legs: [{ result: 'win' }, { result: null }] });
    await end(1, 4, 2);
    const won = await read();
    expect(won).toMatchObject({ status: 'settled', result: 'win', actualWin: 26.4, receipt: { payout: 36.4 } });
    expect(won.legs[1].formula).toContain('4');
    await end(1, 4, 5, 2);
    expect(await read()).toMatchObject({ result: 'loss', actualWin: -10, receipt: { postings: [{}, { kind: 'reversal' }, {}] } });
    expect((await me.get('/api/bets/stats')).json()).toMatchObject({ losses: 1, totalProfit: -10, byType: [{ betType: 'parlay' }] });
  });
});

test('a ticket counts in the news of its slate beside single bets', async () => {
  await atBook(async ({ ctx, me, games, log, end }) => {
    await log();
    await me.post('/api/bets', { ...AWAY, gameId: games[0]!.gameId, selection: games[0]!.awayName, stake: 11 });
    await end(0, 6, 3);
    await end(1, 4, 2);
    const told = await ctx.db.select().from(notifications).where(eq(notifications.kind, 'bet_settled'));
    expect(told).toMatchObject([{ title: 'Saturday: 2–0, +$36.40', body: expect.stringContaining('2 legs: ') }]);
    expect(told[0]!.body).toContain('+264 won, +$26.40');
  });
});

test('a ticket is closed to edits and removal from the start of its first game, and its legs are never edited', async () => {
  await atBook(async ({ ctx, games, me, log }) => {
    const { id } = (await log()).json() as { id: string };
    expect((await me.patch(`/api/bets/${id}`, { stake: 50 })).statusCode).toBe(400);
    expect((await me.patch(`/api/bets/${id}`, { book: 'Harbor' })).json()).toMatchObject({ book: 'Harbor', stake: 10 });
    await ctx.db.update(contests).set({ status: 'live' }).where(eq(contests.id, games[0]!.id));
    expect((await me.delete(`/api/bets/${id}`)).statusCode).toBe(409);
    expect((await me.get('/api/bets')).json()).toMatchObject([{ contestStatus: 'live', legs: [{ contestStatus: 'live' }, {}] }]);
  });
});

test('a teaser bought at the usual table is settled by it, a pushed leg dropped', async () => {
  await atBook(async ({ me, games, log, end }) => {
    const total = (side: 'over' | 'under') => ({ betType: 'total', selection: `${side} 9`, pick: { market: 'total', side, line: 9 } });
    const legs = [
      { ...total('over'), gameId: games[0]!.gameId },
      { ...total('under'), gameId: games[1]!.gameId },
    ];
    const { id } = (await log({ kind: 'teaser', teaserPoints: 6, odds: -120, legs })).json() as { id: string };
    await end(0, 6, 3);
    await end(1, 2, 1);
    expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({ status: 'settled', result: 'push', actualWin: 0, flag: null });
  });
});

test('a teaser with a push asks its owner what the book paid; nothing else may be marked by hand', async () => {
  await atBook(async ({ me, games, log, end }) => {
    const total = (side: 'over' | 'under') => ({ betType: 'total', selection: `${side} 9`, pick: { market: 'total', side, line: 9 } });
    const legs = [
      { ...total('over'), gameId: games[0]!.gameId },
      { ...total('under'), gameId: games[1]!.gameId },
    ];
    const { id } = (await log({ kind: 'teaser', odds: -120, legs })).json() as { id: string };
    const mark = (body: object) => me.post(`/api/bets/${id}/resolve`, body);
    expect((await mark({ result: 'win' })).statusCode).toBe(409);
    await end(0, 6, 3);
    await end(1, 2, 1);
    expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({ status: 'pending', flag: expect.stringContaining('teaser') });
    const marked = await mark({ result: 'win', payout: 14.5 });
    expect([marked.statusCode, marked.json()]).toEqual([
      200,
      expect.objectContaining({ result: 'win', actualWin: 4.5, resultBy: 'owner' }),
    ]);
  });
});

test('a free round robin costs no limit, and what cannot be placed is refused in words', async () => {
  await atBook(async ({ ctx, log, end }) => {
    expect((await log({ kind: 'round_robin', odds: undefined, sizes: [2], stake: 5, isFreeBet: true })).json()).toMatchObject({
      stake: 0,
      freeStake: 5,
      sizes: [2],
    });
    await end(0, 1, 2);
    await end(1, 1, 2);
    expect(await ctx.db.select().from(bets)).toMatchObject([{ result: 'loss', profitCents: 0 }]);
    expect((await log()).body).toContain('already started');
  });
});

test('a parlay written down after its games ended is graded at once', async () => {
  await atBook(async ({ ctx, world, log, end }) => {
    await end(0, 6, 3);
    await end(1, 4, 2);
    world.clock.set('2026-07-12T12:00:00Z');
    const late = await log({ placedAt: '2026-07-11T19:00:00Z' });
    expect([late.statusCode, late.body]).toEqual([201, expect.any(String)]);
    await world.runDue([settlementFeature]);
    expect(await ctx.db.select().from(bets)).toMatchObject([{ status: 'settled', result: 'win', profitCents: 2640 }]);
  });
});
