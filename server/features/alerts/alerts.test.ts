import { MAX_WAITING_ALERTS } from '@clearedge/contract/comparison';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createContest, createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { ago, money, NOON, type Shop, withShop } from '../comparison/testing/shop.ts';
import { notificationsFeature } from '../notifications/index.ts';
import { offers } from '../odds/testing/samples.ts';
import { checkAlerts } from './check/check-alerts.ts';
import { alertsFeature } from './index.ts';

const PATH = '/api/price-alerts';
const GAME = '20260711_NYY@BOS';
const away = { gameId: GAME, market: 'moneyline', side: 'away' };
const over = { gameId: GAME, market: 'total', side: 'over' };

const check = ({ world }: Pick<Shop, 'world'>): Promise<void> => checkAlerts(world.ctxFor('system'));
const create = async (client: TestClient, body: object) => {
  const answer = await client.post(PATH, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json() as { id: string };
};
const statesOf = async (client: TestClient): Promise<string[]> =>
  ((await client.get(PATH)).json() as { state: string }[]).map(({ state }) => state);
const reported = ({ world }: Pick<Shop, 'world'>): number =>
  world.published.filter((message) => message.topic === 'user' && message.what === 'notifications').length;

test('belongs to Pro and Elite, and to no one else', async () => {
  await withShop(async ({ visitor, as, pro, offer }) => {
    await offer(money('SUM', -110, -110));
    const free = await as('free');
    for (const [client, status] of [
      [visitor, 401],
      [free, 402],
    ] as const)
      expect([(await client.get(PATH)).statusCode, (await client.post(PATH, { ...away, odds: 120 })).statusCode]).toEqual([status, status]);
    const { id } = await create(pro, { ...away, odds: 120 });
    const other = await as('elite');
    expect((await other.patch(`${PATH}/${id}`, { odds: 130 })).statusCode).toBe(403);
    expect((await other.delete(`${PATH}/${id}`)).statusCode).toBe(403);
    expect((await other.get(PATH)).json()).toEqual([]);
    expect((await pro.delete(`${PATH}/${id}`)).json()).toEqual({ ok: true });
    expect((await pro.delete(`${PATH}/${id}`)).statusCode).toBe(404);
  });
});

describe('comes true', () => {
  test.each([
    ['at the price', { ...away, odds: 110 }, money('SUM', 110, -130), true],
    ['a cent below it', { ...away, odds: 110 }, money('SUM', 109, -130), false],
    ['across even money', { ...away, odds: -105 }, money('SUM', 100, -120), true],
    ['at a taken-down price', { ...away, odds: 110 }, money('SUM', null, -130), false],
    ['at a book that was not chosen', { ...away, odds: 110, books: ['HAR'] }, money('SUM', 150, -180), false],
    ['at the line', { ...over, line: 8 }, offers('SUM', 'total', 8, -125, 105), true],
    ['at a better over', { ...over, line: 8 }, offers('SUM', 'total', 7.5, -140, 120), true],
    ['at a worse over', { ...over, line: 8 }, offers('SUM', 'total', 8.5, -105, -115), false],
    ['at a better under', { ...over, side: 'under', line: 8 }, offers('SUM', 'total', 8.5, -105, -115), true],
    ['at the line, below the price', { ...over, line: 8, odds: -110 }, offers('SUM', 'total', 8, -111, -109), false],
    ['at the line and the price', { ...over, line: 8, odds: -110 }, offers('SUM', 'total', 8, -110, -110), true],
    ['at a worse run line', { gameId: GAME, market: 'spread', side: 'away', line: 1.5 }, offers('SUM', 'spread', -1.5, 150, -170), false],
    ['at the run line', { gameId: GAME, market: 'spread', side: 'home', line: 1.5 }, offers('SUM', 'spread', -1.5, 150, -170), true],
  ])('%s', async (_name, body, rows, isReported) => {
    await withShop(async (shop) => {
      await create(shop.pro, body);
      await shop.offer(rows);
      await check(shop);
      expect([await statesOf(shop.pro), reported(shop)]).toEqual([[isReported ? 'sent' : 'waiting'], isReported ? 1 : 0]);
    });
  });

  test.each([
    [10, 114, true],
    [10, 113, false],
    [20, -116, true],
    [20, -115, false],
  ])('by a move of %d cents from +104 to %d: %s', async (moveCents, price, isReported) => {
    await withShop(async (shop) => {
      await shop.offer(money('SUM', 104, -120));
      expect(await create(shop.pro, { ...away, moveCents })).toMatchObject({ fromOdds: 104, moveCents });
      await shop.offer(money('SUM', price, -120));
      await check(shop);
      expect(reported(shop)).toBe(isReported ? 1 : 0);
    });
  });

  test('by another line, whatever the price', async () => {
    await withShop(async (shop) => {
      await shop.offer(offers('SUM', 'total', 8.5, -110, -110));
      await create(shop.pro, { ...over, moveCents: 50 });
      await shop.offer(offers('SUM', 'total', 9, -110, -110));
      await check(shop);
      expect(reported(shop)).toBe(1);
    });
  });
});

test('only on a price that its source confirmed in the last two minutes', async () => {
  await withShop(async (shop) => {
    await create(shop.pro, { ...away, odds: 110 });
    await shop.offer(money('SUM', 120, -140, ago(121)));
    await check(shop);
    expect(reported(shop)).toBe(0);
    await shop.offer(money('SUM', 120, -140, ago(120)));
    await check(shop);
    expect(reported(shop)).toBe(1);
  });
});

test('is told once; edited, it waits again and is told once more', async () => {
  await withShop(async (shop) => {
    await shop.offer(money('SUM', 120, -140));
    const { id } = await create(shop.pro, { ...away, odds: 110 });
    await check(shop);
    await check(shop);
    expect([reported(shop), await statesOf(shop.pro)]).toEqual([1, ['sent']]);
    expect((await shop.pro.patch(`${PATH}/${id}`, { odds: 115 })).json()).toMatchObject({ state: 'waiting', odds: 115, sentAt: null });
    await check(shop);
    expect([reported(shop), await statesOf(shop.pro)]).toEqual([2, ['sent']]);
  });
});

test('the same request twice sets one alert, and the same alert twice is refused', async () => {
  await withShop(async ({ pro }) => {
    const headers = { 'idempotency-key': 'a' };
    const [first, again] = [await pro.post(PATH, { ...away, odds: 110 }, headers), await pro.post(PATH, { ...away, odds: 110 }, headers)];
    expect(again.json()).toEqual(first.json());
    expect((await pro.post(PATH, { ...away, odds: 110 })).statusCode).toBe(409);
    expect(await statesOf(pro)).toEqual(['waiting']);
  });
});

test('at most so many wait, and none on a game that has begun', async () => {
  await withShop(async (shop) => {
    for (let at = 0; at < MAX_WAITING_ALERTS; at++) await create(shop.pro, { ...away, odds: 110 + at });
    const refused = await shop.pro.post(PATH, { ...away, odds: 300 });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'At most 20 alerts can wait at once. Delete one first.']);
    shop.world.clock.set('2026-07-11T23:05:00Z');
    await shop.offer(money('SUM', 200, -240, new Date('2026-07-11T23:05:00Z')));
    await check(shop);
    expect(reported(shop)).toBe(0);
    expect(new Set(await statesOf(shop.pro))).toEqual(new Set(['over']));
    expect((await (await shop.as('pro')).post(PATH, { ...away, odds: 110 })).json()).toMatchObject({ code: 'CONTEST_STARTED' });
  });
});

const LONG = 'x'.repeat(5000);
test.each([
  ['odds', [99, 0, -99, 100.5, 1e9, '', LONG, {}, true]],
  ['line', [8.25, 51, '8', {}, true]],
  ['moveCents', [0, -1, 501, 1.5, '10', {}]],
  ['books', [['sum'], 'SUM', [LONG], [7], Array(41).fill('SUM')]],
  ['market', ['prop', '', null, 7]],
  ['side', ['home team', '', null, 7]],
] as const)('every wrong %s is a 400 that names it', async (field, values) => {
  await withShop(async ({ pro }) => {
    for (const value of values) {
      const answer = await pro.post(PATH, { ...over, line: 8, [field]: value });
      expect([value, answer.statusCode, answer.json().issues?.[0]?.path.split('.')[0]]).toEqual([value, 400, field]);
    }
  });
});
test.each([
  [{ ...away }, 'odds'],
  [{ ...away, line: 8, odds: 110 }, 'line'],
  [{ ...over, odds: -110 }, 'line'],
  [{ ...over, line: -1 }, 'line'],
  [{ ...away, side: 'over', odds: 110 }, 'side'],
  [{ ...away, odds: 110, moveCents: 10 }, 'moveCents'],
])('%j is refused because of its %s', async (body, field) => {
  await withShop(async ({ pro }) => {
    const answer = await pro.post(PATH, body);
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, field]);
  });
});
test('a move needs somewhere to move from; an unknown game is a 404', async () => {
  await withShop(async ({ pro }) => {
    expect((await pro.post(PATH, { ...away, moveCents: 10 })).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await pro.post(PATH, { ...away, gameId: '20260711_AAA@BBB', odds: 110 })).statusCode).toBe(404);
  });
});

describe('is held back', () => {
  interface Waiting {
    world: TestWorld;
    me: TestClient;
    isReported: () => Promise<boolean>;
  }
  async function waiting(settings: object, tier: 'free' | 'pro', run: (waiting: Waiting) => Promise<void>): Promise<void> {
    await withTestCtx({ signedOut: true, now: NOON.toISOString() }, async (ctx, world) => {
      const { limitsFeature } = await import('../limits/index.ts');
      const unused = () => Promise.resolve({ stakeCents: 0, lossCents: 0, openCents: 0 });
      const limits = limitsFeature({ tracked: unused, practice: unused });
      const server = await makeServer([alertsFeature, notificationsFeature, limits], { world });
      const user = await createUser(ctx, { tier: 'pro' });
      const me = await server.as(user);
      const contest = await createContest(ctx);
      const shop = { ctx, world, contest } as Shop;
      await create(me, { ...away, odds: 110 });
      await ctx.db.update(users).set({ tier, settings: { ...user.settings, ...settings } });
      const { boardPrices, books } = await import('../../db/schema/index.ts');
      await ctx.db.insert(books).values({ code: 'SUM', name: 'Summit' });
      const isReported = async (): Promise<boolean> => {
        const { bookName: _name, ...row } = money('SUM', 120, -140, world.clock.now())[0]!;
        await ctx.db.delete(boardPrices);
        await ctx.db.insert(boardPrices).values({ ...row, contestId: contest.id });
        await check(shop);
        return (await me.get('/api/notifications')).json().items.length > 0;
      };
      await run({ world, me, isReported });
      await server.close();
    });
  }

  test('in quiet hours, which are of the user’s own zone', async () => {
    await waiting({ quietHours: { from: 17, until: 19 }, timeZone: 'Europe/Vienna' }, 'pro', async ({ world, isReported }) => {
      expect(await isReported()).toBe(false);
      world.clock.set('2026-07-11T16:59:00Z');
      expect(await isReported()).toBe(false);
      world.clock.set('2026-07-11T17:00:00Z');
      expect(await isReported()).toBe(true);
    });
  });

  test.each([
    ['a break', 'cool-off', { hours: 24 }],
    ['a self-exclusion', 'self-exclusion', { days: 180, confirm: 'EXCLUDE' }],
    ['an answer of under 21', 'age', { isOfAge: false }],
  ])('during %s that follows the alert', async (_name, path, body) => {
    await waiting({}, 'pro', async ({ world, me, isReported }) => {
      expect((await me.post(`/api/responsible-gaming/${path}`, body)).statusCode).toBe(200);
      world.clock.advanceMinutes(1);
      expect(await isReported()).toBe(false);
    });
  });

  test('without the tier', async () => {
    await waiting({}, 'free', async ({ isReported }) => expect(await isReported()).toBe(false));
    await waiting({}, 'pro', async ({ me, isReported }) => {
      expect(await isReported()).toBe(true);
      expect((await me.get('/api/notifications')).json().items[0]).toMatchObject({
        kind: 'price_alert',
        title: 'New York Yankees moneyline at +120',
        body: 'Summit offers it now, confirmed 0 s ago. You asked for +110 or better.',
        href: '/odds-comparison?date=2026-07-11&market=moneyline&chart=20260711_NYY%40BOS',
      });
    });
  });
});
