import { expect, test } from 'vitest';
import { defineFeature } from '../kernel/feature.ts';
import { createUser, makeServer, withTestCtx } from './index.ts';

const bell = defineFeature({
  name: 'bell',
  routes: { 'GET /api/notifications': async (ctx) => ({ unread: ctx.actor.kind === 'user' ? 3 : 0, items: [] }) },
});
const broken = defineFeature({ name: 'broken', routes: { 'GET /api/notifications': async () => ({ unread: 'many' }) as never } });

test('a server of some slices knows who is signed in', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([bell], { world });
    const ann = await server.as(await createUser(ctx, { username: 'ann' }));
    expect((await ann.get('/api/notifications')).json()).toEqual({ unread: 3, items: [] });
    expect((await server.visitor.get('/api/notifications')).statusCode).toBe(401);
    await server.close();
  });
});

test('an answer outside the contract fails the test', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([broken], { world });
    const me = await server.as(world.user!);
    expect((await me.get('/api/notifications')).statusCode).toBe(500);
    expect(JSON.stringify(world.logged)).toContain('GET /api/notifications answered what the contract does not allow: unread');
    await server.close();
  });
});
