import { MINUTE_MS } from '@clearedge/quant/calendar';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { listDue, notificationsFeature, postNotification, replaceNotification, welcomeUser } from './index.ts';

const reported = (userId: string, dedupeKey: string) => ({
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
    await postNotification(ctx, reported(world.user!.id, 'bet:1:1'));
    await postNotification(ctx, reported(world.user!.id, 'bet:1:1'));
    expect((await me.get('/api/notifications')).json().unread).toBe(3);
    expect(world.published.filter((message) => message.topic === 'user')).toHaveLength(3);
    await server.close();
  });
});

test('reading marks one’s own and no one else’s', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([notificationsFeature], { world });
    const other = await createUser(ctx, {});
    await postNotification(ctx, reported(world.user!.id, 'a'));
    await postNotification(ctx, reported(world.user!.id, 'b'));
    await postNotification(ctx, reported(other.id, 'a'));
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

test('the newest 50 are listed; older unread ones still count', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([notificationsFeature], { world });
    for (let at = 0; at < 52; at++) {
      world.clock.advanceMinutes(1);
      await postNotification(ctx, { ...reported(world.user!.id, `bet:${at}`), title: `Bet ${at}` });
    }
    const { unread, items } = (await (await server.as(world.user!)).get('/api/notifications')).json();
    expect([unread, items.length, items[0].title, items[49].title]).toEqual([52, 50, 'Bet 51', 'Bet 2']);
    await server.close();
  });
});

test('what a failed transaction told was never told', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const failing = ctx.transact(async (tx) => {
      await postNotification(tx, reported(world.user!.id, 'a'));
      throw new Error('the bet was not settled after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect(world.published).toEqual([]);
    await postNotification(ctx, reported(world.user!.id, 'a'));
    expect(world.published).toEqual([{ topic: 'user', userId: world.user!.id, what: 'notifications' }]);
  });
});

test('an entry that may grow is mailed once, when nothing was added for a while, and never before it is shown', async () => {
  await withTestCtx({ tier: 'pro' }, async (ctx, world) => {
    const { id } = world.user!;
    await ctx.db
      .update(users)
      .set({ settings: { ...world.user!.settings, notify: { bet_settled: 'mail' } } })
      .where(eq(users.id, id));
    const after = (minutes: number): Date => new Date(ctx.now().getTime() + minutes * MINUTE_MS);
    const due = async () => (await listDue(ctx.db, 'mailDueAt', after(10_000), 10)).map(({ title, mailDueAt }) => [title, mailDueAt]);
    await replaceNotification(ctx, { ...reported(id, 'slate'), title: '1–0', deliverFrom: after(45) });
    world.clock.advanceMinutes(30);
    await replaceNotification(ctx, { ...reported(id, 'slate'), title: '2–0', deliverFrom: after(45) });
    expect(await due()).toEqual([['2–0', after(45)]]);
    await replaceNotification(ctx, { ...reported(id, 'slate'), title: '3–0', deliverFrom: after(45), shownFrom: after(300) });
    expect(await due()).toEqual([['3–0', after(300)]]);
  });
});
