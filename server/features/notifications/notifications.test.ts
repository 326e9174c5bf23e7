import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { notificationsFeature, postNotification, welcomeUser } from './index.ts';

const told = (userId: string, dedupeKey: string) => ({
  userId,
  kind: 'bet_settled',
  title: 'Bet won',
  body: '+$10.00',
  href: '/my-bets',
  dedupeKey,
});

test('a newcomer finds two; the same thing is told once', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([notificationsFeature], { world });
    const me = await server.as(world.user!);
    await ctx.transact((tx) => welcomeUser(tx, world.user!));
    await ctx.transact((tx) => welcomeUser(tx, world.user!));
    const { unread, items } = (await me.get('/api/notifications')).json();
    expect([unread, items.map((item: { kind: string }) => item.kind).sort()]).toEqual([2, ['board', 'welcome']]);
    await postNotification(ctx, told(world.user!.id, 'bet:1:1'));
    await postNotification(ctx, told(world.user!.id, 'bet:1:1'));
    expect((await me.get('/api/notifications')).json().unread).toBe(3);
    expect(world.published.filter((message) => message.topic === 'user')).toHaveLength(3);
    await server.close();
  });
});

test('reading marks one’s own and nobody else’s', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([notificationsFeature], { world });
    const other = await createUser(ctx, {});
    await postNotification(ctx, told(world.user!.id, 'a'));
    await postNotification(ctx, told(world.user!.id, 'b'));
    await postNotification(ctx, told(other.id, 'a'));
    const me = await server.as(world.user!);
    const they = await server.as(other);
    const [first] = (await me.get('/api/notifications')).json().items;
    expect((await they.post('/api/notifications/read', { ids: [first.id] })).json().unread).toBe(1);
    expect((await me.post('/api/notifications/read', { ids: [first.id] })).json().unread).toBe(1);
    expect((await me.post('/api/notifications/read', {})).json().unread).toBe(0);
    expect((await they.get('/api/notifications')).json().unread).toBe(1);
    expect((await me.post('/api/notifications/read', { ids: ['1 or 1'] })).statusCode).toBe(400);
    await server.close();
  });
});
