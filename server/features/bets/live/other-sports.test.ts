import type { AnySelection } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardPrices, closingPrices, contestEntrants, contests, golfProjections } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { makeServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { liveState } from '../../leagues/testing/games.ts';
import { addFootballGame, addFootballPrices } from '../../picks/testing/football-board.ts';
import { betsFeature } from '../index.ts';
import { createTournament } from '../testing/sport-scene.ts';

interface LiveBet {
  betId: string;
  chance: number | null;
  push: number | null;
  reason: string | null;
  score: object | null;
  place: string | null;
}
const full = { period: 'full' } as const;

async function place(world: TestWorld, gameId: string, picks: Record<string, AnySelection>) {
  const server = await makeServer([betsFeature], { world });
  const me = await server.as(world.user!);
  const ids: Record<string, string> = {};
  for (const [name, pick] of Object.entries(picks)) {
    const placed = await me.post('/api/bets', { gameId, betType: pick.market, selection: name, odds: 120, stake: 10, pick });
    expect(placed.statusCode, placed.body).toBe(201);
    ids[name] = placed.json().id;
  }
  const read = async (): Promise<(name: string) => LiveBet> => {
    const bets: LiveBet[] = (await me.get('/api/bets/live')).json();
    return (name) => bets.find(({ betId }) => betId === ids[name])!;
  };
  return { read, close: () => server.close() };
}

async function kickOff(ctx: Ctx, contestId: string, change: Parameters<typeof liveState>[0]): Promise<void> {
  const board = await ctx.db.select().from(boardPrices);
  await ctx.db
    .insert(closingPrices)
    .values(board.map(({ seenAt: _seen, price, ...row }) => ({ ...row, price: price! })))
    .onConflictDoNothing();
  await ctx.db
    .update(contests)
    .set({ status: 'live', liveState: liveState(change) })
    .where(eq(contests.id, contestId));
}

test('bets on a football game move with its score and its clock, and are decided when it is', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const { id, gameId } = await addFootballGame(ctx, '20260711_HAM@TOR');
    await addFootballPrices(ctx, id);
    const { read, close } = await place(world, gameId, {
      home: { market: 'moneyline', ...full, side: 'home' },
      away: { market: 'moneyline', ...full, side: 'away' },
      spread: { market: 'spread', ...full, side: 'home', line: 3 },
      over: { market: 'total', ...full, side: 'over', line: 50.5 },
      team: { market: 'total', ...full, side: 'over', line: 13.5, team: 'home' },
    });
    world.clock.set('2026-07-11T23:41:00Z');
    await kickOff(ctx, id, { score: { away: 7, home: 3 } });
    const behind = await read();
    expect(behind('home')).toMatchObject({ score: { away: 7, home: 3 }, place: null, reason: null });
    expect(behind('home').chance! + behind('away').chance! + behind('home').push!).toBeCloseTo(1, 9);
    await kickOff(ctx, id, { score: { away: 7, home: 17 }, period: 4, clock: '05:00', possession: 'home', ballOn: 'HAM 40' });
    const ahead = await read();
    for (const name of ['home', 'spread', 'team']) expect(ahead(name).chance).toBeGreaterThan(behind(name).chance! + 0.1);
    expect(ahead('home').chance).toBeGreaterThan(0.9);
    expect(ahead('over').chance).toBeLessThan(0.02);
    await kickOff(ctx, id, { score: { away: 7, home: 17 }, period: 4, clock: null });
    expect((await read())('home')).toMatchObject({ chance: null, reason: expect.stringContaining('over') });
    await kickOff(ctx, id, { score: { away: 20, home: 20 }, period: 5, clock: null, possession: null });
    expect((await read())('home').chance).toBeGreaterThan(0.4);
    await close();
  });
});

test('a leg still to begin on a ticket in play has its chance before the start, or says why not', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const [first, later, unpriced] = [
      await addFootballGame(ctx, '20260711_HAM@TOR'),
      await addFootballGame(ctx, '20260712_BC@MTL'),
      await addFootballGame(ctx, '20260717_MTL@HAM'),
    ];
    for (const { id } of [first, later]) await addFootballPrices(ctx, id);
    const server = await makeServer([betsFeature], { world });
    const me = await server.as(world.user!);
    const legs = [first, later, unpriced].map(({ gameId }) => ({
      gameId,
      betType: 'moneyline',
      selection: 'home',
      odds: -120,
      pick: { market: 'moneyline', ...full, side: 'home' },
    }));
    const placed = await me.post('/api/bets/parlays', { kind: 'parlay', legs, stake: 10 });
    expect(placed.statusCode, placed.body).toBe(201);
    expect((await me.get('/api/bets/live')).json()).toEqual([]);
    world.clock.set('2026-07-11T23:41:00Z');
    await kickOff(ctx, first.id, { score: { away: 7, home: 3 } });
    const [inPlay, toCome, none] = (await me.get('/api/bets/live')).json();
    expect(inPlay).toMatchObject({ leg: 0, hasBegun: true, score: { away: 7, home: 3 } });
    expect(toCome).toMatchObject({ leg: 1, hasBegun: false, score: null, reason: null });
    expect(toCome.chance).toBeGreaterThan(inPlay.chance);
    expect(none).toMatchObject({ leg: 2, hasBegun: false, chance: null, reason: expect.stringContaining('price this game') });
    await server.close();
  });
});

const FIELD = { win: 0.3, top5: 0.7, top10: 0.85, top20: 0.95, makeCut: 1, skill: 1, rounds: 40 } as const;

async function teeOff(ctx: Ctx, contestId: string): Promise<void> {
  const at = new Date('2026-07-17T18:00:00Z');
  const [row] = await ctx.db.select().from(contests).where(eq(contests.id, contestId));
  await ctx.db
    .update(contests)
    .set({ status: 'live', detail: { ...row!.detail!, boardAsOf: at.toISOString() } as never })
    .where(eq(contests.id, contestId));
  for (const [entrantId, position, toPar] of [
    ['p1', 1, -9],
    ['p2', 3, -4],
  ] as const) {
    const [entrant] = await ctx.db.select().from(contestEntrants).where(eq(contestEntrants.entrantId, entrantId));
    const rounds = [1, 2].map((number) => ({ number, thru: 18, toPar: toPar / 2, strokes: 66 }));
    await ctx.db
      .update(contestEntrants)
      .set({ position, tied: 1, detail: { ...entrant!.detail, teedOff: true, toPar, rounds } as never })
      .where(eq(contestEntrants.entrantId, entrantId));
  }
  await ctx.db
    .insert(golfProjections)
    .values({
      id: ctx.newId(),
      contestId,
      modelVersion: 'golf-test',
      boardAsOf: at,
      simulations: 5000,
      players: { p1: FIELD, p2: { ...FIELD, win: 0.1, skill: 0.5 } },
      createdAt: at,
    });
}

test.each([
  ['pro', 0.3],
  ['free', null],
] as const)('bets on a tournament follow its leaderboard; with the plan, and not without, %s sees the chance', async (tier, chance) => {
  await withTestCtx({ now: '2026-07-15T16:00:00Z', tier }, async (ctx, world) => {
    const { id, publicId } = await createTournament(ctx);
    const { read, close } = await place(world, publicId, {
      'Scottie Scheffler to win': { market: 'outright', playerId: 'p1' },
      'McIlroy top 10': { market: 'place', playerId: 'p2', places: 10 },
      'Scheffler over McIlroy': { market: 'head_to_head', playerId: 'p1', opponentId: 'p2' },
      'Ludvig Åberg to win': { market: 'outright', playerId: 'p3' },
    });
    expect((await read())('Scottie Scheffler to win')).toBeUndefined();
    world.clock.set('2026-07-17T18:01:00Z');
    await teeOff(ctx, id);
    const bet = await read();
    const reason = chance === null ? expect.stringContaining('come with') : null;
    expect(bet('Scottie Scheffler to win')).toMatchObject({ chance, reason, score: null, place: '1 at −9' });
    expect(bet('McIlroy top 10')).toMatchObject({ chance: chance === null ? null : 0.85, place: '3 at −4' });
    expect(bet('Scheffler over McIlroy').place).toBe('1 at −9, opponent 3 at −4');
    expect(bet('Ludvig Åberg to win').chance).toBeNull();
    if (chance !== null) expect(bet('Scheffler over McIlroy').chance).toBeGreaterThan(0.8);
    await close();
  });
});
