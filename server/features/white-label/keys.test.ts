import { GAME_SPORTS } from '@clearedge/contract/sports';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiKeys, auditEntries } from '../../db/schema/index.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { createContest, createUser } from '../../testing/index.ts';
import { setTier } from '../accounts/index.ts';
import { price } from '../odds/testing/board.ts';
import { brandOf } from './testing/brand.ts';
import { PATH, withScene } from './testing/scene.ts';

describe('API keys', { timeout: 60_000 }, () => {
  test('told once, kept as a hash, named once, ten at most; in no log and no audit row', async () => {
    await withScene(async ({ ctx, world, tenant, keyOf, partner }) => {
      const a = await tenant('Alpha');
      const { key, id } = await keyOf(a);
      expect(key).toMatch(/^ce_[\w-]{32}$/);
      const listed = (await a.client.get(`${PATH}/keys`)).json();
      expect(listed).toEqual([expect.objectContaining({ id, prefix: key.slice(0, 9), lastUsedAt: null })]);
      await partner('games', key);
      await partner('games', `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`);
      const stored = JSON.stringify([listed, await ctx.db.select().from(apiKeys), await ctx.db.select().from(auditEntries), world.logged]);
      expect(stored).not.toContain(key.slice(9));
      const create = (body: object) => a.client.post(`${PATH}/keys`, { name: 'one', scopes: ['games:read'], ...body });
      expect([(await create({})).statusCode, (await create({})).statusCode]).toEqual([201, 409]);
      for (const body of [{ name: ' ' }, { name: 'x'.repeat(41) }, { scopes: [] }, { scopes: ['bets:delete'] }])
        expect([body, (await create(body)).statusCode]).toEqual([body, 400]);
      for (let at = 2; at < 10; at++) expect((await create({ name: `key ${at}` })).statusCode).toBe(201);
      expect((await create({ name: 'too many' })).statusCode).toBe(409);
    });
  });

  test('each scope opens what it names, with what everybody may see', async () => {
    await withScene(async ({ ctx, tenant, keyOf, partner }) => {
      await createContest(ctx);
      const a = await tenant('Alpha');
      const answers: Record<string, number[]> = {};
      for (const scope of ['games:read', 'odds:read', 'record:read', 'bets:write']) {
        const { key } = await keyOf(a, [scope]);
        answers[scope] = await Promise.all(['games', 'odds', 'record'].map(async (path) => (await partner(path, key)).statusCode));
      }
      expect(answers).toEqual({
        'bets:write': [403, 403, 403],
        'games:read': [200, 403, 403],
        'odds:read': [403, 200, 403],
        'record:read': [403, 403, 200],
      });
      const { key } = await keyOf(a);
      expect((await partner('games', key)).json()).toMatchObject({
        source: 'demo',
        slateOn: '2026-07-11',
        games: [{ gameId: '20260711_NYY@BOS', awayTeam: 'New York Yankees', status: 'scheduled', awayScore: null }],
      });
      expect((await partner('games?date=2026-07-10', key)).json().games).toEqual([]);
      expect((await partner('games?date=yesterday', key)).statusCode).toBe(400);
      expect((await partner('odds', key)).json().games[0].gameId).toBe('20260711_NYY@BOS');
      expect((await partner('record', key)).json()).toMatchObject({ summary: { picks: 0 } });
    });
  });

  test.each(GAME_SPORTS)('games and prices of every sport, or of one: %s', async (sport) => {
    await withScene(async ({ ctx, tenant, keyOf, partner }) => {
      const ended = { status: 'final' as const, awayScore: 4, homeScore: 5 };
      const own = await createContest(ctx, { sport, gameId: '20260711_AAA@BBB', startsAt: new Date('2026-07-11T20:00:00Z') });
      await createContest(ctx, { sport, gameId: '20260711_CCC@DDD', ...ended, startsAt: new Date('2026-07-11T21:00:00Z') });
      await createContest(ctx, {
        sport,
        gameId: '20260711_EEE@FFF',
        ...ended,
        resultHold: 'source',
        startsAt: new Date('2026-07-11T22:00:00Z'),
      });
      const other = GAME_SPORTS.find((one) => one !== sport)!;
      await createContest(ctx, { sport: other, gameId: '20260711_GGG@HHH' });
      await price(ctx, own.id);
      const { key } = await keyOf(await tenant('Alpha'));
      const gamesOf = async (query: string) =>
        ((await partner(`games${query}`, key)).json().games as Record<string, unknown>[]).map((game) => [
          game.gameId,
          game.sport,
          game.status,
          game.homeScore,
        ]);
      const three = [
        ['20260711_AAA@BBB', sport, 'scheduled', null],
        ['20260711_CCC@DDD', sport, 'completed', 5],
        ['20260711_EEE@FFF', sport, 'completed', null],
      ];
      expect(await gamesOf('')).toEqual([...three, ['20260711_GGG@HHH', other, 'scheduled', null]]);
      expect(await gamesOf(`?sport=${sport}`)).toEqual(three);
      expect((await partner('games?sport=curling', key)).statusCode).toBe(400);
      const [first] = (await partner(`odds?sport=${sport}`, key)).json().games;
      expect(first).toMatchObject({
        gameId: '20260711_AAA@BBB',
        sport,
        markets: [{ market: 'moneyline', bookCount: 2 }, { market: 'spread' }, { market: 'total' }],
      });
      expect(first.markets[0].sides).toMatchObject([
        { side: 'away', odds: -115, book: 'BBB' },
        { side: 'home', odds: 105, book: 'AAA' },
      ]);
    });
  });

  test('401 without a key that works, a session included; revoked by its owner alone, at once', async () => {
    await withScene(async ({ tenant, keyOf, partner }) => {
      const [a, b] = [await tenant('Alpha'), await tenant('Beta')];
      const { key, id } = await keyOf(a);
      for (const wrong of [undefined, '', 'ce_', 'Bearer', `${key}x`, key.replace('ce_', 'cf_'), `ce_${'A'.repeat(32)}`, "ce_' or 1=1 --"])
        expect([wrong, (await partner('games', wrong)).statusCode]).toEqual([wrong, 401]);
      expect((await a.client.get('/api/partner/v1/games')).statusCode).toBe(401);
      expect((await b.client.delete(`${PATH}/keys/${id}`)).statusCode).toBe(404);
      expect([(await b.client.get(`${PATH}/keys`)).json(), (await partner('games', key)).statusCode]).toEqual([[], 200]);
      expect((await a.client.delete(`${PATH}/keys/${id}`)).json()).toEqual({ ok: true });
      expect([(await partner('games', key)).statusCode, (await a.client.get(`${PATH}/keys`)).json()]).toEqual([401, []]);
      // Its name is free again.
      await keyOf(a);
    });
  });

  test('403 while API access is switched off and after the plan has ended', async () => {
    await withScene(async ({ ctx, tenant, keyOf, partner }) => {
      const a = await tenant('Alpha');
      const { key } = await keyOf(a);
      const brand = brandOf('Alpha');
      const access = (apiAccess: boolean) => a.client.put(PATH, { ...brand, features: { ...brand.features, apiAccess } });
      const status = async (): Promise<number> => (await partner('games', key)).statusCode;
      const seen = [await status()];
      await access(false);
      seen.push(await status());
      await access(true);
      seen.push(await status());
      await ctx.transact((tx) => setTier(tx, a.user.id, { tier: 'pro', status: 'active', endAt: null }, {}));
      seen.push(await status());
      expect(seen).toEqual([200, 403, 200, 403]);
    });
  });

  test('sixty calls a minute for each key, counted in the database', async () => {
    await withScene(async ({ ctx, tenant, keyOf, partner }) => {
      const a = await tenant('Alpha');
      const [{ key }, other] = [await keyOf(a, ['record:read']), await keyOf(a, ['games:read'])];
      await ctx.db.update(apiKeys).set({ windowStartedAt: new Date(ctx.now().getTime() - 20_000), windowCalls: 58 });
      const answers = [];
      for (let at = 0; at < 4; at++) answers.push(await partner('record', key));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
      expect(answers[2]!.headers['retry-after']).toBe('40');
      expect((await partner('games', other.key)).statusCode).toBe(200);
      // A minute after its first call the count begins anew.
      await ctx.db.update(apiKeys).set({ windowStartedAt: new Date(ctx.now().getTime() - 60_000) });
      expect((await partner('record', key)).statusCode).toBe(200);
    });
  });

  test('ten thousand calls a day for each key, until midnight ET; every answer tells what is left, refusals too', async () => {
    await withScene(async ({ ctx, tenant, keyOf, partner }) => {
      const a = await tenant('Alpha');
      const [{ key }, other] = [await keyOf(a, ['record:read']), await keyOf(a, ['games:read'])];
      const left = ({ statusCode, headers }: Awaited<ReturnType<typeof partner>>) => [statusCode, headers['ratelimit-remaining']];
      const first = await partner('record', key);
      // Noon Eastern: twelve hours are left of the day.
      expect(first.headers).toMatchObject({ 'ratelimit-limit': '10000', 'ratelimit-remaining': '9999', 'ratelimit-reset': '43200' });
      expect(left(await partner('games', key))).toEqual([403, '9998']);
      await ctx.db
        .update(apiKeys)
        .set({ dayCalls: 9998 })
        .where(eq(apiKeys.keyHash, hashToken(key)));
      expect(left(await partner('record', key))).toEqual([200, '1']);
      expect(left(await partner('record', key))).toEqual([200, '0']);
      const over = await partner('record', key);
      expect([...left(over), over.headers['retry-after']]).toEqual([429, '0', '43200']);
      expect(left(await partner('games', other.key))).toEqual([200, '9999']);
      const listed = (await a.client.get(`${PATH}/keys`)).json() as { name: string; callsToday: number }[];
      expect(Object.fromEntries(listed.map(({ name, callsToday }) => [name, callsToday]))).toEqual({
        'games:read': 1,
        'record:read': 10_001,
      });
      await ctx.db.update(apiKeys).set({ dayOn: '2026-07-10' });
      expect((await a.client.get(`${PATH}/keys`)).json()[0].callsToday).toBe(0);
      expect(left(await partner('record', key))).toEqual([200, '9999']);
    });
  });

  test('staff see everybody’s keys, the most used first, with what was refused above the limits', async () => {
    await withScene(async ({ ctx, server, tenant, keyOf, partner }) => {
      const [a, b] = [await tenant('Alpha'), await tenant('Beta')];
      const [busy, idle, gone] = [
        await keyOf(a, ['record:read']),
        await keyOf(a, ['games:read', 'odds:read']),
        await keyOf(a, ['games:read']),
      ];
      const quiet = await keyOf(b, ['record:read']);
      await a.client.delete(`${PATH}/keys/${gone.id}`);
      await ctx.db
        .update(apiKeys)
        .set({ windowStartedAt: ctx.now(), windowCalls: 59, dayOn: '2026-07-11', dayCalls: 8000, dayRefused: 3 })
        .where(eq(apiKeys.id, busy.id));
      for (let at = 0; at < 3; at++) await partner('record', busy.key);
      // Without the scope: refused, and within the limits.
      await partner('games', quiet.key);
      const staff = await server.as(await createUser(ctx, { isAdmin: true }));
      const list = async () => (await staff.get('/api/admin/api-keys')).json() as { id: string }[];
      const lastUsedAt = ctx.now().toISOString();
      expect(await list()).toMatchObject([
        { id: busy.id, owner: 'alpha', scopes: ['record:read'], callsToday: 8003, refusedToday: 5, lastUsedAt },
        { id: quiet.id, owner: 'beta', callsToday: 1, refusedToday: 0, lastUsedAt },
        { id: idle.id, owner: 'alpha', scopes: ['games:read', 'odds:read'], callsToday: 0, refusedToday: 0, lastUsedAt: null },
      ]);
      expect(JSON.stringify(await list())).not.toContain(busy.key.slice(9));
      await ctx.db.update(apiKeys).set({ dayOn: '2026-07-10' });
      expect((await list()).find(({ id }) => id === busy.id)).toMatchObject({ callsToday: 0, refusedToday: 0 });
      await ctx.db.update(apiKeys).set({ windowCalls: 0 });
      await partner('record', busy.key);
      expect((await list()).find(({ id }) => id === busy.id)).toMatchObject({ callsToday: 1, refusedToday: 0 });
      expect((await a.client.get('/api/admin/api-keys')).statusCode).toBe(403);
    });
  });
});
