import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ctx } from '../../kernel/ctx.ts';
import { createContest, createUser, makeServer, type TestClient, withTestCtx } from '../../testing/index.ts';
import { betsFeature } from './index.ts';

type History = VerbResult<Contract['GET /api/bets/history']>;

const slip = { gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'New York Yankees', odds: 100, stake: 10 };
const RESULTS = ['win', 'loss', 'push', 'void'];
const PROFITS = [9, -10, 0, 0];

/** Settled copies of an open bet, one an hour back from noon of 11 July; two of each hour share their instant. */
async function settle(ctx: Ctx, copies: number): Promise<void> {
  const of = (list: readonly unknown[]) => sql`${JSON.stringify(list)}::jsonb -> (n % ${list.length}::int)`;
  await ctx.db.execute(sql`insert into bets select made.* from bets b, generate_series(0, ${copies - 1}::int) n,
    jsonb_populate_record(null::bets, to_jsonb(b) || jsonb_build_object('id', gen_random_uuid(), 'status', 'settled',
      'settled_at', timestamptz '2026-07-11 12:00:00.000123Z' - (n / 2) * interval '1 hour', 'result', ${of(RESULTS)},
      'profit_cents', (${of(PROFITS)})::int * 100, 'book', ${of(['Summit', null, 'Harbor'])},
      'selection_text', case when n % 5 = 0 then 'Over 8.5' else 'New York Yankees -1.5' end,
      'bet_type', case when n % 5 = 0 then 'total' else 'spread' end)) made`);
}

async function withHistory(copies: number, run: (me: TestClient, stranger: TestClient, ctx: Ctx) => Promise<void>): Promise<void> {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    await createContest(ctx);
    const server = await makeServer([betsFeature], { world });
    const me = await server.as(world.user!);
    expect((await me.post('/api/bets', slip)).statusCode).toBe(201);
    await settle(ctx, copies);
    await run(me, await server.as(await createUser(ctx, {})), ctx);
    await server.close();
  });
}
const read = async (me: TestClient, query = ''): Promise<History> => (await me.get(`/api/bets/history${query}`)).json();

test('pages hold each settled bet once, the last settled first; only the first says what they come to', async () => {
  await withHistory(23, async (me) => {
    const all = (await read(me, '?limit=100')).bets;
    expect(all).toHaveLength(23);
    const times = all.map(({ settledAt }) => settledAt!);
    expect(times).toEqual(times.toSorted().toReversed());
    const paged: History['bets'] = [];
    let page = await read(me, '?limit=5');
    expect(page.summary).toMatchObject({ settled: 23, bets: 23 });
    for (; ; page = await read(me, `?limit=5&before=${page.nextBefore}`)) {
      paged.push(...page.bets);
      if (page.nextBefore === null) break;
    }
    expect(page.summary).toBeNull();
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });
});

test('what fits is counted, beside how much there is in all', async () => {
  await withHistory(24, async (me) => {
    const { summary } = await read(me);
    expect(summary).toMatchObject({
      settled: 24,
      bets: 24,
      wins: 6,
      losses: 6,
      pushes: 6,
      voids: 6,
      winRate: 0.5,
      staked: 180,
      profit: -6,
    });
    expect(summary).toMatchObject({ books: ['Harbor', 'No book', 'Summit'], curveBy: 'minute' });
    expect(summary!.curve).toHaveLength(12);
    expect(summary!.curve[0]).toEqual({ at: '2026-07-11T01:00:00.000Z', bets: 2, profit: 0 });
    expect((await read(me, '?result=loss')).summary).toMatchObject({ settled: 24, bets: 6, wins: 0, profit: -60, roi: -1, winRate: 0 });
    expect((await read(me, '?result=void')).summary).toMatchObject({ bets: 6, winRate: null, winRateInterval: null, roi: null, staked: 0 });
  });
});

const FINDS: readonly (readonly [query: string, found: number])[] = [
  ['?type=total', 5],
  ['?book=Summit', 8],
  ['?book=No%20book', 8],
  ['?book=Summit&result=win', 2],
  ['?q=over', 5],
  ['?q=RED+sox+%E2%88%921.5', 19],
  ['?q=boston%2C+harbor', 8],
  ['?q=mlb', 24],
  ['?q=game+2', 0],
  ['?q=%25', 0],
  ['?q=_', 24],
  ['?q=', 24],
  ['?q=nobody', 0],
];
test('every part of the filter narrows what is listed and what is counted', async () => {
  await withHistory(24, async (me) => {
    for (const [query, found] of FINDS) {
      const { bets, summary } = await read(me, `${query}&limit=100`);
      expect([query, bets.length, summary?.bets, summary?.settled]).toEqual([query, found, found, 24]);
    }
  });
});

test('a period counts by the day of the contest, and a long history is drawn day by day', async () => {
  await withHistory(1000, async (me, _stranger, ctx) => {
    await ctx.db.execute(sql`update bets set contest_id = null, starts_at = settled_at where status = 'settled'`);
    // Nine hours of today and six whole Eastern days, two bets an hour.
    expect((await read(me, '?period=7d')).summary).toMatchObject({ settled: 1000, bets: 306, curveBy: 'minute' });
    const { curve, curveBy, bets } = (await read(me, '?period=30d')).summary!;
    expect([curveBy, bets, curve.reduce((sum, point) => sum + point.bets, 0)]).toEqual(['day', 1000, 1000]);
    // 499 hours back from 8:00 Eastern: the twentieth of June.
    expect(curve).toHaveLength(22);
  });
});

test.each<[string, object, string, boolean]>([
  ['a game of eight days ago that was settled today', { gameId: '20260703_LAD@SF' }, '2026-07-11T12:00:00Z', false],
  ['a game of the week', { gameId: '20260705_LAD@SF' }, '2026-07-11T12:00:00Z', true],
  ['a game of today whose settlement is dated long ago', { gameId: '20260711_LAD@SF' }, '2026-05-01T12:00:00Z', true],
  ['a suspended game that was resumed this week', { gameId: '20260620_LAD@SF', resumesOn: '2026-07-09' }, '2026-07-09T12:00:00Z', true],
])('the last seven days and %s', async (_name, values, settledAt, isIn) => {
  await withHistory(1, async (me, _stranger, ctx) => {
    const { id } = await createContest(ctx, values);
    await ctx.db.execute(sql`update bets set contest_id = ${id}::uuid, settled_at = ${settledAt}::timestamptz where status = 'settled'`);
    expect((await read(me, '?period=7d')).bets).toHaveLength(isIn ? 1 : 0);
    expect((await read(me, '?period=all')).bets).toHaveLength(1);
  });
});

test('a page starts behind a settled bet of one’s own', async () => {
  await withHistory(3, async (me, stranger, ctx) => {
    const [first] = (await read(me)).bets;
    const [open] = (await me.get('/api/bets?status=pending')).json() as { id: string }[];
    expect(await read(stranger)).toMatchObject({ bets: [], nextBefore: null, summary: { settled: 0, books: [], curve: [] } });
    for (const [who, before] of [
      [stranger, first!.id],
      [me, open!.id],
      [me, '00000000-0000-4000-8000-000000000000'],
    ] as const)
      expect((await who.get(`/api/bets/history?before=${before}`)).statusCode).toBe(404);
    await me.delete(`/api/bets/${first!.id}`);
    expect((await me.get(`/api/bets/history?before=${first!.id}`)).statusCode).toBe(404);
    expect((await read(me)).summary).toMatchObject({ settled: 2 });
    expect(await ctx.db.execute(sql`select count(*)::int as n from bets`)).toMatchObject({ rows: [{ n: 4 }] });
  });
});

const WRONG: readonly [field: string, values: readonly string[]][] = [
  ['limit', ['0', '101', '-1', '1.5', 'many', '1e309', '']],
  ['before', ['', '1', 'x'.repeat(10_240), "' or 1=1"]],
  ['type', ['', 'accumulator', 'Total']],
  ['result', ['', 'won', 'cash_out']],
  ['period', ['', '1y', '7']],
  ['book', ['x'.repeat(61)]],
  ['q', ['x'.repeat(121)]],
];
test('each field’s boundary table is a 400 that names the field; what is odd and allowed finds nothing', async () => {
  await withHistory(1, async (me) => {
    for (const [field, value] of WRONG.flatMap(([name, values]) => values.map((one) => [name, one] as const))) {
      const answer = await me.get(`/api/bets/history?${new URLSearchParams({ [field]: value }).toString()}`);
      expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
      expect(JSON.stringify(answer.json().issues)).toContain(`"${field}`);
    }
    for (const q of ['\\', "'; drop table bets; --", '‮💥 שלום', '()*&|!', 'x'.repeat(120)])
      expect((await read(me, `?${new URLSearchParams({ q }).toString()}`)).bets).toEqual([]);
  });
});
