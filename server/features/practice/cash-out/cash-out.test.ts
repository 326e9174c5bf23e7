import { and, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { boardPrices, books, virtualLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import type { TestClient } from '../../../testing/index.ts';
import { addProjection } from '../../props/testing/sample-projection.ts';
import { balance, leg, scene } from '../testing/member.ts';
import { GAME_ID, SECOND, slip } from '../testing/scene.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const offerOf = async (me: TestClient, id: string) => (await me.get(`/api/virtual/bets/${id}/cash-out`)).json();
const place = async (me: TestClient, body: object): Promise<string> => {
  const placed = await me.post('/api/virtual/bets', body);
  expect(placed.statusCode, placed.body).toBe(201);
  return placed.json().id;
};
const take = (me: TestClient, id: string, amount = 0.01) => me.post(`/api/virtual/bets/${id}/cash-out`, { amount });

/** A third book whose prices lag behind the other two, on both games: the best of the board, near enough to be no error. */
async function addLaggingBook(ctx: Ctx): Promise<void> {
  await ctx.db.insert(books).values({ code: 'LAG', name: 'Lagging Book' });
  const rows = await ctx.db
    .select()
    .from(boardPrices)
    .where(and(eq(boardPrices.bookCode, 'AAA'), eq(boardPrices.market, 'moneyline')));
  const price = { away: 108, home: -122, over: 0, under: 0, draw: 0 };
  await ctx.db.insert(boardPrices).values(rows.map((row) => ({ ...row, bookCode: 'LAG', price: price[row.side] })));
}

const prop = (code: string, overPrice: number, underPrice: number | null): FeedProp => ({
  gameId: GAME_ID,
  playerId: 'p1',
  playerName: 'Cooper Hadley',
  teamCode: 'NYY',
  book: { code, name: `Book ${code}` },
  prop: 'total_bases',
  line: 0.5,
  overPrice,
  underPrice,
  quotedAt: new Date('2026-07-11T12:00:00Z'),
});
const propSlip = (odds: number) =>
  slip({
    betType: 'prop',
    selection: 'Cooper Hadley Total Bases Under 0.5',
    odds,
    stake: 10,
    pick: { market: 'prop', playerId: 'p1', prop: 'total_bases', side: 'under', line: 0.5 },
  });

describe('a price far better than the market’s', () => {
  const away = { odds: 108 };
  const both = [leg(GAME_ID, away), leg(SECOND, away)];

  test('gives a single, a parlay and every unit of a round robin no more than the stake less the hold for each leg', async () => {
    await scene(async ({ ctx, world, me }) => {
      await addLaggingBook(ctx);
      const single = await place(me, slip({ ...away, stake: 100 }));
      const parlay = await place(me, { betType: 'parlay', legs: both, stake: 100 });
      const third = leg(GAME_ID, {
        betType: 'total',
        pick: { market: 'total', side: 'over', line: 8.5 },
        odds: -110,
        selection: 'Over 8.5',
      });
      await addProjection(ctx, (await ctx.db.select().from(virtualLegs))[0]!.contestId);
      const robin = await me.post('/api/virtual/round-robins', { legs: [...both, third], sizes: [2], stake: 100 });
      expect(robin.statusCode, robin.body).toBe(201);
      world.clock.advanceMinutes(1);
      expect((await offerOf(me, single)).amount).toBe(95);
      expect((await offerOf(me, parlay)).amount).toBe(90.25);
      for (const { id } of robin.json().bets) expect((await offerOf(me, id)).amount).toBeLessThanOrEqual(90.25);
    });
  });

  test('cannot be turned into money by placing and closing over and over', async () => {
    await scene(async ({ ctx, world, me }) => {
      await addLaggingBook(ctx);
      let held = await balance(me);
      for (let round = 0; round < 4; round += 1) {
        const id = await place(me, { betType: 'parlay', legs: both, stake: 300 });
        expect((await take(me, id)).json().message).toContain('one minute after');
        world.clock.advanceMinutes(1);
        expect((await take(me, id)).statusCode).toBe(200);
        const left = await balance(me);
        expect(left).toBeLessThan(held);
        held = left;
        await ctx.db.update(boardPrices).set({ seenAt: world.clock.now() });
      }
      expect(held).toBe(883);
    });
  });

  test('of a book that comes back to the others pays nothing either', async () => {
    await scene(async ({ ctx, world, me }) => {
      await addLaggingBook(ctx);
      const id = await place(me, slip({ ...away, stake: 100 }));
      world.clock.advanceMinutes(1);
      const lagging = eq(boardPrices.bookCode, 'LAG');
      await ctx.db
        .update(boardPrices)
        .set({ price: -120 })
        .where(and(lagging, eq(boardPrices.side, 'away')));
      await ctx.db
        .update(boardPrices)
        .set({ price: 105 })
        .where(and(lagging, eq(boardPrices.side, 'home')));
      expect((await offerOf(me, id)).amount).toBe(95);
      await ctx.db.update(boardPrices).set({ price: -140 }).where(eq(boardPrices.side, 'away'));
      await ctx.db.update(boardPrices).set({ price: 120 }).where(eq(boardPrices.side, 'home'));
      expect((await offerOf(me, id)).amount).toBeGreaterThan(100);
    });
  });

  test('on a player is no different, and needs two books on both sides then and now', async () => {
    await scene(async ({ world, me }) => {
      world.feed.props.push(prop('AAA', -180, 150), prop('BBB', -175, 145), prop('LAG', -260, 202));
      const id = await place(me, propSlip(202));
      world.clock.advanceMinutes(1);
      expect((await offerOf(me, id)).amount).toBe(9.5);
      world.feed.props.splice(0, 3, prop('AAA', -180, 150), prop('BBB', -175, null));
      expect(await offerOf(me, id)).toMatchObject({ amount: null, reason: expect.stringContaining('right now') });
      const alone = await place(me, propSlip(150));
      world.clock.advanceMinutes(1);
      expect(await offerOf(me, alone)).toMatchObject({ amount: null, reason: expect.stringContaining('when this bet was placed') });
    });
  });
});

describe('there is no offer', () => {
  const change: [string, (ctx: Ctx) => Promise<unknown>][] = [
    ['one book alone', (ctx) => ctx.db.delete(boardPrices).where(eq(boardPrices.bookCode, 'BBB'))],
    ['suspended books', (ctx) => ctx.db.update(boardPrices).set({ price: null })],
    ['one side alone', (ctx) => ctx.db.delete(boardPrices).where(eq(boardPrices.side, 'home'))],
    ['stale prices', (ctx) => ctx.db.update(boardPrices).set({ seenAt: new Date('2026-07-11T12:00:00Z') })],
  ];
  test.each(change)('with %s', async (_what, change) => {
    await scene(async ({ ctx, world, me }) => {
      const id = await place(me, slip());
      world.clock.advanceMinutes(1);
      expect((await offerOf(me, id)).amount).toBe(57);
      await change(ctx);
      expect(await offerOf(me, id)).toMatchObject({ amount: null, reason: expect.stringContaining('Fewer than two books') });
      expect((await take(me, id)).statusCode).toBe(422);
    });
  });

  test('in the first minute, and it says when there will be one', async () => {
    await scene(async ({ world, me }) => {
      const id = await place(me, slip());
      const opensAt = new Date(world.clock.now().getTime() + 60_000).toISOString();
      world.clock.set(new Date(Date.parse(opensAt) - 1));
      expect(await offerOf(me, id)).toMatchObject({ amount: null, opensAt, reason: expect.stringContaining('one minute') });
      world.clock.set(opensAt);
      expect(await offerOf(me, id)).toMatchObject({ amount: 57, opensAt: null, legs: [{ odds: -120, oddsNow: -120 }] });
    });
  });

  test('for a bet that was placed before chances were kept', async () => {
    await scene(async ({ ctx, world, me }) => {
      const id = await place(me, slip());
      await ctx.db.update(virtualLegs).set({ placedChances: null });
      world.clock.advanceMinutes(1);
      expect(await offerOf(me, id)).toMatchObject({ amount: null, reason: expect.stringContaining('placed before') });
    });
  });
});

test('prices that fall between the offer and its taking pay what they are worth then, once', async () => {
  await scene(async ({ ctx, world, me }) => {
    const id = await place(me, slip());
    world.clock.advanceMinutes(1);
    const { amount } = await offerOf(me, id);
    await ctx.db.update(boardPrices).set({ price: 130 }).where(eq(boardPrices.side, 'away'));
    await ctx.db.update(boardPrices).set({ price: -150 }).where(eq(boardPrices.side, 'home'));
    expect((await take(me, id, amount)).json()).toMatchObject({ code: 'PRICE_MOVED' });
    const lower = (await offerOf(me, id)).amount;
    expect(lower).toBeLessThan(50);
    const taken = await Promise.all([1, 2, 3].map(() => take(me, id, lower)));
    expect(taken.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await balance(me)).toBeCloseTo(940 + lower, 2);
  });
});

describe('what our model thinks', () => {
  /** Everything that the cash-out of some bets says, in a world where the model expects these runs. */
  async function answers(runs: { away: number; home: number }): Promise<string[]> {
    const reported: string[] = [];
    await scene(async ({ ctx, world, me, contestId }) => {
      await addProjection(ctx, contestId, { runs });
      world.feed.props.push(prop('AAA', -180, 150), prop('BBB', -175, 145));
      const bodies = [slip(), propSlip(150)];
      const ids = await Promise.all(bodies.map((body) => place(me, body)));
      world.clock.advanceMinutes(1);
      for (const id of ids) {
        const { betId: _id, ...rest } = await offerOf(me, id);
        reported.push(JSON.stringify(rest));
      }
    });
    return reported;
  }

  test('cannot be told from an offer: another opinion at the same prices changes nothing of it', async () => {
    const reported = await answers({ away: 4.3, home: 4.6 });
    expect(await answers({ away: 2.1, home: 7.4 })).toEqual(reported);
    expect(reported.join()).not.toMatch(/probab|fair|chance/i);
  });
});
