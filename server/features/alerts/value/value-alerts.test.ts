import { MAX_VALUE_ALERTS } from '@clearedge/contract/comparison';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import type { TestClient } from '../../../testing/index.ts';
import { ago, money, type Shop, withShop } from '../../comparison/testing/shop.ts';
import { limitsFeature } from '../../limits/index.ts';
import { listNotificationsOf } from '../../notifications/index.ts';
import { offers } from '../../odds/testing/samples.ts';
import { checkValueAlerts } from './check-value-alerts.ts';

const PATH = '/api/value-alerts';
const check = ({ world }: Pick<Shop, 'world'>): Promise<void> => checkValueAlerts(world.ctxFor('system'));
const create = async (client: TestClient, body: object): Promise<{ id: string }> => {
  const answer = await client.post(PATH, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json();
};
const newsOf = async ({ ctx }: Pick<Shop, 'ctx'>): Promise<{ title: string; body: string; href: string | null }[]> => {
  const all = await ctx.db.select().from(users);
  const lists = await Promise.all(all.map(({ id }) => listNotificationsOf(ctx, id)));
  return lists.flatMap(({ items }) => items) as never;
};
/** Even at two books; Summit's away price is above it by (odds − 100)/2 percent. */
const board = (odds: number, seenAt?: Date) => [
  ...money('SUM', odds, -130, seenAt),
  ...money('HAR', -110, -110),
  ...money('NOR', -110, -110),
];

test.each([
  ['enough', { leastEvPct: 2 }, board(104), 1],
  ['a little too little', { leastEvPct: 2.1 }, board(104), 0],
  ['on another market', { leastEvPct: 2, market: 'total' }, board(104), 0],
  ['on this market', { leastEvPct: 2, market: 'moneyline' }, board(104), 1],
  ['at a book that was not chosen', { leastEvPct: 2, books: ['HAR'] }, board(104), 0],
  ['at a chosen book', { leastEvPct: 2, books: ['SUM'] }, board(104), 1],
  ['old', { leastEvPct: 2 }, board(104, ago(121)), 0],
  ['too good to be true', { leastEvPct: 2 }, board(114), 0],
])('a price that is %s: %j', async (_what, body, rows, told) => {
  await withShop(async (shop) => {
    await create(shop.pro, body);
    await shop.offer(rows);
    await check(shop);
    expect(await newsOf(shop)).toHaveLength(told);
  });
});

test('it says what, where and against what; each price is told once, and the alert rests in between', async () => {
  await withShop(async (shop) => {
    await create(shop.pro, { leastEvPct: 1 });
    await shop.offer(board(104));
    await check(shop);
    await check(shop);
    expect(await newsOf(shop)).toMatchObject([
      {
        title: '+2.0% EV: New York Yankees moneyline at +104',
        body: 'Book SUM offers it, confirmed 0 s ago; fair is +100 by 2 other books.',
        href: '/odds-comparison?date=2026-07-11&view=value',
      },
    ]);
    const totals = (at: Date) => [
      ...offers('SUM', 'total', 8.5, 103, -125, at),
      ...offers('HAR', 'total', 8.5, -110, -110, at),
      ...offers('NOR', 'total', 8.5, -110, -110, at),
    ];
    shop.world.clock.advanceMinutes(14);
    await shop.offer(totals(shop.world.clock.now()));
    await check(shop);
    expect(await newsOf(shop)).toHaveLength(1);
    shop.world.clock.advanceMinutes(1);
    await check(shop);
    const news = await newsOf(shop);
    expect(news.map(({ title }) => title).sort()).toEqual(['+1.5% EV: Over 8.5 at +103', '+2.0% EV: New York Yankees moneyline at +104']);
  });
});

test('the same side at another number is another price', async () => {
  await withShop(async (shop) => {
    await create(shop.pro, { leastEvPct: 1 });
    const totals = (line: number) =>
      ['SUM', 'HAR', 'NOR'].flatMap((code) =>
        offers(code, 'total', line, code === 'SUM' ? 103 : -110, code === 'SUM' ? -125 : -110, shop.world.clock.now()),
      );
    for (const line of [8.5, 7.5, 7.5]) {
      await shop.offer(totals(line));
      await check(shop);
      shop.world.clock.advanceMinutes(15);
    }
    expect((await newsOf(shop)).map(({ title }) => title).sort()).toEqual(['+1.5% EV: Over 7.5 at +103', '+1.5% EV: Over 8.5 at +103']);
  });
});

test('belongs to its owner alone, once each, at most so many, and ends when it is deleted', async () => {
  await withShop(async (shop) => {
    const free = await shop.as('free');
    expect([(await shop.visitor.get(PATH)).statusCode, (await free.get(PATH)).statusCode]).toEqual([401, 402]);
    expect((await free.post(PATH, { leastEvPct: 2 })).statusCode).toBe(402);
    const { id } = await create(shop.pro, { leastEvPct: 2 });
    expect((await shop.pro.post(PATH, { leastEvPct: 2 })).json()).toMatchObject({ code: 'ALREADY_EXISTS' });
    for (let more = 1; more < MAX_VALUE_ALERTS; more++) await create(shop.pro, { leastEvPct: 2 + more / 2 });
    expect((await shop.pro.post(PATH, { leastEvPct: 1 })).json()).toMatchObject({ code: 'CONFLICT' });
    const other = await shop.as('elite');
    expect((await other.delete(`${PATH}/${id}`)).statusCode).toBe(403);
    expect((await other.get(PATH)).json()).toEqual([]);
    for (const { id: own } of (await shop.pro.get(PATH)).json() as { id: string }[])
      expect((await shop.pro.delete(`${PATH}/${own}`)).json()).toEqual({ ok: true });
    expect((await shop.pro.delete(`${PATH}/${id}`)).statusCode).toBe(404);
    await shop.offer(board(110));
    await check(shop);
    expect(await newsOf(shop)).toEqual([]);
  });
});

test('the same request twice sets one', async () => {
  await withShop(async ({ pro }) => {
    const headers = { 'idempotency-key': 'a' };
    const [first, again] = [await pro.post(PATH, { leastEvPct: 2 }, headers), await pro.post(PATH, { leastEvPct: 2 }, headers)];
    expect(again.json()).toEqual(first.json());
    expect((await pro.get(PATH)).json()).toHaveLength(1);
  });
});

test.each([0.4, 6.1, -2, 'x', null])('%j percent is a 400', async (leastEvPct) => {
  await withShop(async ({ pro }) => expect((await pro.post(PATH, { leastEvPct })).statusCode).toBe(400));
});

test('it is held back in quiet hours and without the tier', async () => {
  await withShop(async (shop) => {
    await create(shop.pro, { leastEvPct: 2 });
    await shop.offer(board(104));
    const [owner] = await shop.ctx.db.select().from(users).where(eq(users.tier, 'pro'));
    const set = (change: object) => shop.ctx.db.update(users).set(change).where(eq(users.id, owner!.id));
    await set({ settings: { ...owner!.settings, timeZone: 'America/New_York', quietHours: { from: 12, until: 13 } } });
    await check(shop);
    await set({ settings: owner!.settings, tier: 'free' });
    await check(shop);
    expect(await newsOf(shop)).toEqual([]);
    await set({ tier: 'pro' });
    await check(shop);
    expect(await newsOf(shop)).toHaveLength(1);
  });
});

test('it is silent during a break', async () => {
  const unused = () => Promise.resolve({ stakeCents: 0, lossCents: 0, openCents: 0 });
  await withShop(
    async (shop) => {
      await create(shop.pro, { leastEvPct: 2 });
      await shop.offer(board(104));
      expect((await shop.pro.post('/api/responsible-gaming/cool-off', { hours: 24 })).statusCode).toBe(200);
      shop.world.clock.advanceMinutes(1);
      await check(shop);
      expect(await newsOf(shop)).toEqual([]);
    },
    [limitsFeature({ tracked: unused, practice: unused })],
  );
});
