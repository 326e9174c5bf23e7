import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bets } from '../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { performanceFeature } from './index.ts';
import { addBets, addGames, betRow, drawnBets } from './testing/ledger.ts';

const MINE = '/api/performance/mine';

test('a visitor is refused, a free user is not, and no one may keep the answer', async () => {
  await withTestCtx({ tier: 'free' }, async (_ctx, world) => {
    const server = await makeServer([performanceFeature()], { world });
    for (const url of [MINE, `${MINE}/csv`]) {
      const refused = await server.visitor.get(url);
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHENTICATED']);
      const answer = await (await server.as(world.user!)).get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    await server.close();
  });
});

test('a newcomer gets figures without a number that nothing stands behind', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([performanceFeature()], { world });
    const body = (await (await server.as(world.user!)).get(MINE)).json();
    expect(body).toMatchObject({
      tracked: 0,
      books: [],
      open: { bets: 0, staked: 0, toWin: 0 },
      totals: { bets: 0, roi: null, roiInterval: null, hitRate: null, hitInterval: null, neededRate: null, clv: null },
      curve: [],
      drawdown: { dollars: { depth: 0, from: null, to: null } },
      cutsLookedAt: 0,
      leaks: [],
      streaks: null,
      closing: { measures: [], moved: null },
    });
    expect(body.unreported.map(({ what }: { what: string }) => what)).toEqual(['roi', 'days', 'edge', 'closing', 'streaks', 'estimates']);
    expect(body.unreported.find(({ what }: { what: string }) => what === 'edge').need).toBe(3140);
    await server.close();
  });
});

test('what is one’s own is all there is: others’ bets, removed bets and a user named in the query change nothing', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const [game] = await addGames(ctx, 1);
    const other = await createUser(ctx);
    const own = betRow(ctx, world.user!.id, game!, { stakeCents: 2500, odds: 150, selectionText: '=1+1' });
    await addBets(ctx, [
      own,
      betRow(ctx, world.user!.id, game!, { deletedAt: ctx.now() }),
      betRow(ctx, world.user!.id, game!, {
        status: 'pending',
        result: null,
        profitCents: null,
        settledAt: null,
        odds: -125,
        stakeCents: 5000,
      }),
      betRow(ctx, other.id, game!, { selectionText: 'Someone else’s', book: 'Secret' }),
    ]);
    const server = await makeServer([performanceFeature()], { world });
    const me = await server.as(world.user!);
    for (const url of [MINE, `${MINE}?userId=${other.id}`, `${MINE}?id=${other.id}`]) {
      const answer = await me.get(url);
      expect(answer.body).not.toContain('Secret');
      expect(answer.json()).toMatchObject({ tracked: 2, books: ['Harbor'], open: { bets: 1, staked: 50, toWin: 40 } });
      expect(answer.json().totals).toMatchObject({ bets: 1, wins: 1, staked: 25, profit: 37.5, units: 1.5, roi: 1.5 });
      expect(answer.json().bets).toMatchObject([
        { id: own.id, playedOn: '2026-07-10', game: game!.gameId, closing: { kind: 'waiting', expectedValue: null } },
      ]);
    }
    const csv = (await me.get(`${MINE}/csv`)).body.split('\r\n');
    expect(csv).toHaveLength(3);
    expect(csv[0]).toBe(
      'playedOn,placedAt,game,sport,market,selection,book,odds,stake,result,profit,closingKind,closingOdds,closingProbability,closingExpectedValue,closingProbabilityGain,closingPriceRatio,closingImpliedGain,closingCents,closingLinePoints',
    );
    expect(csv[1]).toBe(`2026-07-10,2026-07-10T21:05:00.000Z,${game!.gameId},mlb,moneyline,'=1+1,Harbor,150,25,win,37.5,waiting,,,,,,,,`);
    await server.close();
  });
});

const WRONG: [name: string, value: string][] = [
  ['period', ''],
  ['period', '1y'],
  ['period', '-7d'],
  ['period', '7D'],
  ['market', 'accumulator'],
  ['market', ''],
  ['book', ''],
  ['book', '   '],
  ['book', 'x'.repeat(61)],
  ['price', '-110'],
  ['price', 'x'.repeat(10_240)],
];
test('each field’s boundary table is a 400 that names the field', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([performanceFeature()], { world });
    const me = await server.as(world.user!);
    for (const [name, value] of WRONG) {
      const refused = await me.get(`${MINE}?${name}=${encodeURIComponent(value)}`);
      expect([name, value.slice(0, 9), refused.statusCode, refused.json().issues?.[0]?.path]).toEqual([name, value.slice(0, 9), 400, name]);
    }
    for (const book of ['x'.repeat(60), "'; drop table bets; --", '%', '\u0000'.slice(1), 'ⓐ']) {
      const answer = await me.get(`${MINE}?book=${encodeURIComponent(book || 'a')}`);
      expect([book, answer.statusCode]).toEqual([book, 200]);
    }
    await server.close();
  });
});

test('every filter leaves the bets that it names and no other', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const games = await addGames(ctx, 50);
    await addBets(ctx, drawnBets(ctx, world.user!.id, games, 250));
    const server = await makeServer([performanceFeature()], { world });
    const me = await server.as(world.user!);
    const rows = await ctx.db.select().from(bets).where(eq(bets.userId, world.user!.id));
    const playedOn = new Map(games.map((game) => [game.id, game.slateOn]));
    const cases: [query: string, holds: (row: (typeof rows)[number]) => boolean][] = [
      ['market=total', (row) => row.betType === 'total'],
      ['book=Summit', (row) => row.book === 'Summit'],
      ['book=No%20book', (row) => row.book === null],
      ['price=150to199', (row) => row.odds >= 150 && row.odds <= 199],
      ['price=-109to109', (row) => Math.abs(row.odds) <= 109],
      ['period=7d', (row) => playedOn.get(row.contestId!)! >= '2026-07-05'],
      ['period=30d', (row) => playedOn.get(row.contestId!)! >= '2026-06-12'],
      [
        'period=30d&market=moneyline&book=Harbor',
        (row) => playedOn.get(row.contestId!)! >= '2026-06-12' && row.betType === 'moneyline' && row.book === 'Harbor',
      ],
    ];
    for (const [query, holds] of cases) {
      const body = (await me.get(`${MINE}?${query}`)).json();
      const wanted = rows.filter(holds);
      expect([query, body.totals.bets]).toEqual([query, wanted.length]);
      expect(wanted.length).toBeGreaterThan(0);
      expect(new Set(body.bets.map(({ id }: { id: string }) => id)).size).toBe(Math.min(100, wanted.length));
      expect(body.tracked).toBe(250);
    }
    await server.close();
  });
});

test('an answer is kept for its owner and filter alone, and only until a bet changes', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const [game] = await addGames(ctx, 1);
    const other = await createUser(ctx);
    const row = betRow(ctx, world.user!.id, game!);
    await addBets(ctx, [row, betRow(ctx, other.id, game!, { betType: 'total' }), betRow(ctx, other.id, game!)]);
    const server = await makeServer([performanceFeature()], { world });
    const [me, them] = [await server.as(world.user!), await server.as(other)];
    const countOf = async (who: typeof me, query = ''): Promise<number> => (await who.get(MINE + query)).json().totals.bets;
    expect([await countOf(me), await countOf(them), await countOf(them, '?market=total')]).toEqual([1, 2, 1]);
    expect([await countOf(me), await countOf(them), await countOf(them, '?market=total')]).toEqual([1, 2, 1]);
    await addBets(ctx, [betRow(ctx, world.user!.id, game!)]);
    expect([await countOf(me), await countOf(them)]).toEqual([2, 2]);
    world.clock.set(new Date(ctx.now().getTime() + 1000));
    await ctx.db.update(bets).set({ deletedAt: ctx.now(), updatedAt: ctx.now() }).where(eq(bets.id, row.id));
    expect([await countOf(me), await countOf(them)]).toEqual([1, 2]);
    await server.close();
  });
});
