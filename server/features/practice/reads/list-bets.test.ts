import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, withTestCtx } from '../../../testing/index.ts';
import { practiceFeature } from '../index.ts';
import { offerGame, slip } from '../testing/scene.ts';

interface Listed {
  id: string;
  placedAt: string;
  status: string;
  betType: string;
  legs: unknown[];
}
const RESULTS = ['win', 'loss', 'push', 'void', 'cash_out'];
const PAYOUTS = [1900, 0, 1000, 1000, 700];

/** Settled copies of an open bet with its leg, one a day back from one minute after it, two of each day at one instant; the last ten are of the period before. */
async function settle(ctx: Ctx, copies: number): Promise<void> {
  const of = (list: readonly unknown[]) => sql`${JSON.stringify(list)}::jsonb -> (n % ${list.length}::int)`;
  await ctx.db.execute(sql`with made as (
      insert into virtual_bets select copy.* from virtual_bets b, generate_series(0, ${copies - 1}::int) n,
        jsonb_populate_record(null::virtual_bets, to_jsonb(b) || jsonb_build_object('id', gen_random_uuid(), 'status', 'settled',
          'period', case when n < ${copies - 10}::int then 2 else 1 end, 'bet_type', case when n % 4 = 0 then 'total' else 'moneyline' end,
          'stake_cents', 1000, 'payout_cents', ${of(PAYOUTS)}, 'result', ${of(RESULTS)},
          'placed_at', b.placed_at + interval '1 minute 3 microseconds' - (n / 2) * interval '1 day', 'settled_at', b.placed_at - (n / 2) * interval '1 day')) copy
      returning id)
    insert into virtual_legs select copy.* from made, virtual_legs l,
      jsonb_populate_record(null::virtual_legs, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(), 'bet_id', made.id)) copy`);
}

async function withBets(copies: number, run: (me: TestClient, stranger: TestClient, ctx: Ctx) => Promise<void>): Promise<void> {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    await offerGame(ctx);
    const server = await makeServer([practiceFeature()], { world });
    const me = await server.as(world.user!);
    expect((await me.post('/api/virtual/bets', slip())).statusCode).toBe(201);
    await settle(ctx, copies);
    await ctx.db.execute(sql`update practice_players set period = 2`);
    await run(me, await server.as(await createUser(ctx, {})), ctx);
    await server.close();
  });
}
const read = async (me: TestClient, query = ''): Promise<Listed[]> => (await me.get(`/api/virtual/bets${query}`)).json();

test('pages hold each bet once with its leg, the newest first', async () => {
  await withBets(121, async (me) => {
    const all = await read(me, '?history=all&limit=500');
    expect(all).toHaveLength(122);
    expect(all.every(({ legs }) => legs.length === 1)).toBe(true);
    expect(all.map(({ placedAt }) => placedAt)).toEqual(
      all
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    );
    const paged: Listed[] = [];
    for (let page = await read(me, '?history=all&limit=25'); page.length > 0; )
      page = await read(me, `?history=all&limit=25&before=${paged[paged.push(...page) - 1]!.id}`);
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(await read(me)).toHaveLength(100);
  });
});

const FINDS: readonly (readonly [query: string, listed: number, counted: number])[] = [
  ['', 112, 111],
  ['history=all', 122, 122],
  // Both ends of the seven days: those of the first are a minute too young.
  ['period=7d', 17, 16],
  ['status=pending', 1, 0],
  ['status=settled&betType=total', 28, 28],
  ['status=settled&history=all&betType=total', 31, 31],
];
test('a filter says the same of the list and of the figures, open bets of before a reset aside', async () => {
  await withBets(121, async (me) => {
    for (const [query, listed, counted] of FINDS) {
      const figures = (await me.get(`/api/virtual/performance?${query}`)).json() as { totalBets: number };
      const found = await read(me, `?limit=500&${query}`);
      expect([query, found.length, figures.totalBets]).toEqual([query, listed, counted]);
    }
  });
});

test('the figures add up over every bet of the period', async () => {
  await withBets(110, async (me) => {
    expect((await me.get('/api/virtual/performance')).json()).toMatchObject({
      totalBets: 100,
      settledBets: 100,
      wins: 20,
      losses: 20,
      pushes: 40,
      cashedOut: 20,
      netProfit: 20 * (900 - 1000 - 300),
      totalStaked: 80_000,
      avgWin: 900,
      winRate: 0.5,
    });
  });
});

test('max drawdown goes bet by bet in the order of settlement, voids aside, not by the net of a day', async () => {
  await withBets(10, async (me, _stranger, ctx) => {
    await ctx.db.execute(sql`update virtual_bets set settled_at = timestamptz '2026-07-10T15:00:00Z'
      + (case result when 'win' then 0 when 'loss' then 1 else 2 end) * interval '1 minute' where settled_at is not null`);
    const { curve, drawdown } = (await me.get('/api/virtual/performance?history=all')).json();
    // +$9, +$9, then −$10, −$10, −$3, −$3 on one day, whose net is −$8.
    expect([curve.length, curve[0].netProfit, drawdown]).toEqual([1, -800, 2600]);
    const wins = (await me.get('/api/virtual/performance?history=all&betType=total')).json();
    expect([wins.totalBets, wins.drawdown]).toEqual([3, 300]);
  });
});

const WRONG: readonly [field: string, values: readonly string[]][] = [
  ['limit', ['0', '501', '-1', '1.5', 'many', '']],
  ['before', ['', '1', "' or 1=1"]],
  ['betType', ['', 'all', 'Total']],
  ['period', ['', '1y']],
  ['status', ['', 'won']],
];
test('each field’s boundary table is a 400 that names the field; a page starts behind a bet of one’s own', async () => {
  await withBets(10, async (me, stranger) => {
    for (const [field, value] of WRONG.flatMap(([name, values]) => values.map((one) => [name, one] as const))) {
      const answer = await me.get(`/api/virtual/bets?${new URLSearchParams({ [field]: value }).toString()}`);
      expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
      expect(JSON.stringify(answer.json().issues)).toContain(`"${field}`);
    }
    const [own] = await read(me);
    expect(await read(stranger)).toEqual([]);
    expect((await stranger.get(`/api/virtual/bets?before=${own!.id}`)).statusCode).toBe(404);
    expect((await me.get('/api/virtual/bets?before=00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});
