import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications, pushDevices, sessions } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { MessengerFailure } from '../../../ports/index.ts';
import { createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { noticesFeature } from '../index.ts';
import { notifyByPush } from './notify-by-push.ts';

const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, unitCents: null } as const;
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const device = (name: string) => ({ endpoint: `https://push.example/${name}`, ...KEYS });

type Answer = 'sent' | 'gone' | MessengerFailure;

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  /** "device: title" of what was taken. */
  sent: string[];
  answers: Map<string, Answer>;
  person: (name: string, tier?: 'free' | 'pro') => Promise<{ id: string; sign: () => ReturnType<TestServer['as']> }>;
  run: () => Promise<void>;
}

async function scene(play: (now: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const [sent, answers] = [[] as string[], new Map<string, Answer>()];
    world.container.ports.pusher = {
      publicKey: 'key of the house',
      isKnown: (endpoint) => endpoint.startsWith('https://push.example/'),
      send: async ({ endpoint }, text) => {
        const name = endpoint.slice('https://push.example/'.length);
        const answer = answers.get(name) ?? 'sent';
        if (answer instanceof MessengerFailure) throw answer;
        if (answer === 'sent') sent.push(`${name}: ${(JSON.parse(text) as { title: string }).title}`);
        return answer;
      },
    };
    const server = await makeServer([noticesFeature], { world });
    const person: Scene['person'] = async (username, tier = 'pro') => {
      const user = await createUser(ctx, { username, tier, settings: { ...settings, myBooks: [], notify: { bet_settled: 'push' } } });
      return { id: user.id, sign: () => server.as(user) };
    };
    await play({ ctx, world, server, sent, answers, person, run: () => notifyByPush(world.ctxFor('system')) });
    await server.close();
  });
}

const tell = (ctx: Ctx, userId: string, title: string): Promise<void> =>
  ctx.transact((tx) =>
    postNotification(tx, { userId, kind: 'bet_settled', title, body: 'Won $9.09.', href: '/my-bets', dedupeKey: title }),
  );

test('a device joins by its session, is one reader’s at a time, and ends with the session or by a press', { timeout: 60_000 }, async () => {
  await scene(async ({ ctx, server, person }) => {
    const [ann, bob, fay] = [await person('ann'), await person('bob'), await person('fay', 'free')];
    const [phone, laptop, other] = [await ann.sign(), await ann.sign(), await bob.sign()];
    expect((await (await fay.sign()).post('/api/push/devices', device('f'))).statusCode).toBe(402);
    expect((await server.visitor.get('/api/push')).statusCode).toBe(401);
    expect((await phone.post('/api/push/devices', { ...device('p'), endpoint: 'https://169.254.169.254/' })).statusCode).toBe(400);
    expect((await phone.post('/api/push/devices', { ...device('p'), auth: 'short' })).statusCode).toBe(400);

    expect((await phone.post('/api/push/devices', device('p'))).json()).toEqual({
      publicKey: 'key of the house',
      devices: [{ id: expect.any(String), userAgent: expect.any(String), addedAt: '2026-07-11T16:00:00.000Z', isThis: true }],
    });
    await phone.post('/api/push/devices', device('p2'));
    expect((await ctx.db.select().from(pushDevices)).map(({ endpoint }) => endpoint)).toEqual(['https://push.example/p2']);
    await laptop.post('/api/push/devices', device('l'));
    const seen = (await laptop.get('/api/push')).json() as { devices: { id: string; isThis: boolean }[] };
    expect(seen.devices.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(seen.devices).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain('push.example');

    // The same browser, signed in by someone else: it leaves the first.
    await other.post('/api/push/devices', device('l'));
    expect((await laptop.get('/api/push')).json().devices).toHaveLength(1);
    const [left] = (await phone.get('/api/push')).json().devices as { id: string }[];
    expect((await other.delete(`/api/push/devices/${left!.id}`)).statusCode).toBe(404);
    await ctx.db.delete(sessions).where(eq(sessions.userId, bob.id));
    expect((await ctx.db.select().from(pushDevices)).map(({ userId }) => userId)).toEqual([ann.id]);
    expect((await laptop.delete(`/api/push/devices/${left!.id}`)).json().devices).toEqual([]);
  });
});

test('of more devices than ten the oldest gives way', { timeout: 60_000 }, async () => {
  await scene(async ({ ctx, world, person }) => {
    const ann = await person('ann');
    for (let at = 0; at < 11; at += 1) {
      await (await ann.sign()).post('/api/push/devices', device(`d${at}`));
      world.clock.advanceMinutes(1);
    }
    const left = (await ctx.db.select().from(pushDevices)).map(({ endpoint }) => endpoint);
    expect([left.length, left.includes('https://push.example/d0')]).toEqual([10, false]);
  });
});

test('each notice goes to every device once; one that takes no more is dropped, and its owner hears of the last', {
  timeout: 60_000,
}, async () => {
  await scene(async ({ ctx, world, sent, answers, person, run }) => {
    const ann = await person('ann');
    for (const name of ['phone', 'laptop']) await (await ann.sign()).post('/api/push/devices', device(name));
    await tell(ctx, ann.id, 'first');
    await Promise.all([run(), run()]);
    await run();
    expect(sent.sort()).toEqual(['laptop: first', 'phone: first']);

    // One is out of reach: the other is not told again for it.
    answers.set('laptop', new MessengerFailure('busy'));
    await tell(ctx, ann.id, 'second');
    await run();
    world.clock.advanceMinutes(10);
    await run();
    expect(sent.filter((line) => line.endsWith('second'))).toEqual(['phone: second']);

    answers.set('phone', new MessengerFailure('busy'));
    await tell(ctx, ann.id, 'third');
    await run();
    answers.clear();
    world.clock.advanceMinutes(10);
    await run();
    expect(sent.filter((line) => line.endsWith('third')).sort()).toEqual(['laptop: third', 'phone: third']);

    answers.set('laptop', 'gone');
    await tell(ctx, ann.id, 'fourth');
    await run();
    const titles = async () => (await ctx.db.select().from(notifications)).map(({ title }) => title);
    expect([(await ctx.db.select().from(pushDevices)).length, (await titles()).some((title) => title.includes('are off'))]).toEqual([
      1,
      false,
    ]);
    answers.set('phone', 'gone');
    await tell(ctx, ann.id, 'fifth');
    await run();
    expect(await ctx.db.select().from(pushDevices)).toEqual([]);
    expect(await titles()).toContain('Notifications on your devices are off');
  });
});
