import { can, TIERS } from '@clearedge/contract/entitlements';
import { expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { sampleContract } from '../../../testing/sample-routes.ts';

function tieredFeature(builds: string[]): Feature {
  const build = (text: string) => async () => {
    builds.push(text);
    return [{ id: 1, text }];
  };
  const board = {
    shared: true,
    freshForMs: 1000,
    isChangedBy: (message: { topic: string }) => message.topic === 'slate',
    build: build('plain'),
    paid: { feature: 'analysis', build: build('whole') },
  };
  return { name: 'tiered', routes: { 'GET /api/board': board } as unknown as Feature['routes'] };
}

async function withTiers(run: (server: TestServer, world: TestWorld, builds: string[]) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (_ctx, world) => {
    const builds: string[] = [];
    const server = await makeServer([tieredFeature(builds)], { world, contract: sampleContract });
    await run(server, world, builds);
    await server.close();
  });
}

const ctxOf = (world: TestWorld) => ({ db: world.container.database.db, now: world.container.clock.now });

test('each tier gets its own bytes from the same address, built once each', async () => {
  await withTiers(async (server, world, builds) => {
    const stated: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const tier of TIERS) {
        const client = await server.as(await createUser(ctxOf(world), { tier }));
        stated.push((await client.get('/api/board')).json<{ text: string }[]>()[0]!.text);
      }
      stated.push((await server.visitor.get('/api/board')).json<{ text: string }[]>()[0]!.text);
    }
    const round = [...TIERS.map((tier) => (can(tier, 'props') ? 'whole' : 'plain')), 'plain'];
    expect(stated).toEqual([...round, ...round]);
    expect(builds.toSorted()).toEqual(['plain', 'whole']);
  });
});

test('no shared cache keeps the paid bytes, and neither copy passes for the other', async () => {
  await withTiers(async (server, world) => {
    const pro = await server.as(await createUser(ctxOf(world), { tier: 'pro' }));
    const [plain, whole] = [await server.visitor.get('/api/board'), await pro.get('/api/board')];
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding, cookie' });
    expect(whole.headers).toMatchObject({ 'cache-control': 'private, max-age=0, must-revalidate', vary: 'accept-encoding, cookie' });
    const again = async (client: typeof pro, etag: unknown) => {
      const { statusCode, headers } = await client.get('/api/board', { 'if-none-match': String(etag) });
      return [statusCode, headers['cache-control']];
    };
    expect(await again(pro, whole.headers.etag)).toEqual([304, 'private, max-age=0, must-revalidate']);
    expect(await again(pro, plain.headers.etag)).toEqual([200, 'private, max-age=0, must-revalidate']);
    expect(await again(server.visitor, whole.headers.etag)).toEqual([200, 'public, max-age=0, must-revalidate']);
  });
});

test('a session that is over, made up or of an admin without a second factor gets what everybody gets', async () => {
  await withTiers(async (server, world) => {
    const get = (cookie: string) => server.app.inject({ method: 'GET', url: '/api/board', headers: { cookie } });
    const pro = await server.as(await createUser(ctxOf(world), { tier: 'pro' }));
    expect((await get(pro.cookie)).body).toContain('whole');
    expect((await get('sid=token-that-nobody-has')).body).toContain('plain');
    expect((await get('sid=pro')).body).toContain('plain');
    world.clock.advanceMinutes(60 * 24 * 8);
    const late = await makeServer([tieredFeature([])], { world, contract: sampleContract });
    expect((await late.app.inject({ method: 'GET', url: '/api/board', headers: { cookie: pro.cookie } })).body).toContain('plain');
    await late.close();
  });
});

test('a message renews both', async () => {
  await withTiers(async (server, world, builds) => {
    const pro = await server.as(await createUser(ctxOf(world), { tier: 'pro' }));
    await server.visitor.get('/api/board');
    await pro.get('/api/board');
    await world.ctxFor('system').publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
    await server.visitor.get('/api/board');
    await pro.get('/api/board');
    expect(builds.toSorted()).toEqual(['plain', 'plain', 'whole', 'whole']);
  });
});

test('where only some may ask, bytes are built once for all of them and sent to no one else', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    let builds = 0;
    const tool = { shared: true, freshForMs: 1000, isChangedBy: () => false, build: async () => ({ builds: ++builds }) };
    const feature = { name: 'tool', routes: { 'GET /api/tools/pro': tool } as unknown as Feature['routes'] };
    const server = await makeServer([feature], { world, contract: sampleContract });
    const [pro, elite, free] = [
      await server.as(await createUser(ctxOf(world), { tier: 'pro' })),
      await server.as(await createUser(ctxOf(world), { tier: 'elite' })),
      await server.as(await createUser(ctxOf(world), { tier: 'free' })),
    ];
    const first = await pro.get('/api/tools/pro');
    expect([first.statusCode, (await elite.get('/api/tools/pro')).body, builds]).toEqual([200, first.body, 1]);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, max-age=0, must-revalidate', vary: 'accept-encoding, cookie' });
    expect((await pro.get('/api/tools/pro', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    for (const [client, status] of [
      [free, 402],
      [server.visitor, 401],
    ] as const) {
      const answer = await client.get('/api/tools/pro', { 'if-none-match': String(first.headers.etag) });
      expect([answer.statusCode, answer.body.includes('builds')]).toEqual([status, false]);
    }
    await server.close();
  });
});

test('whoever is signed in gets an answer of their own, visitors share one, and no shared cache mixes them up', async () => {
  let builds = 0;
  const board = {
    shared: true,
    freshForMs: 1000,
    isChangedBy: () => false,
    build: async () => {
      builds += 1;
      return [{ id: builds, text: 'everybody' }];
    },
    own: async (ctx: Ctx) => [{ id: 0, text: ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.kind }],
  };
  const feature: Feature = { name: 'owned', routes: { 'GET /api/board': board } as unknown as Feature['routes'] };
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([feature], { world, contract: sampleContract });
    const users = [await createUser(ctxOf(world)), await createUser(ctxOf(world))];
    for (const user of users) {
      const { headers, ...answer } = await (await server.as(user)).get('/api/board');
      expect(answer.json()).toEqual([{ id: 0, text: user.id }]);
      expect(headers['cache-control']).toMatch(/no-store|private/);
    }
    for (let round = 0; round < 2; round += 1) {
      const { headers, ...answer } = await server.visitor.get('/api/board');
      expect(answer.json()).toEqual([{ id: 1, text: 'everybody' }]);
      expect(headers).toMatchObject({ vary: 'accept-encoding, cookie' });
    }
    const made = await server.visitor.get('/api/board', { cookie: 'sid=token-that-nobody-has' });
    expect(made.json()).toEqual([{ id: 0, text: 'visitor' }]);
    await server.close();
  });
});
