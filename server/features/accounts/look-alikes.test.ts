import { describe, expect, test } from 'vitest';
import { features } from '../../app/features.ts';
import { users } from '../../db/schema/index.ts';
import { createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { BETTORS } from '../community/bettors/bettors.ts';
import { accountsFeature, openSimulated } from './index.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
let sequence = 0;
const join = (server: TestServer, username: string) =>
  server.visitor.post('/api/auth/register', { username, email: `someone${++sequence}@example.com`, password: 'correct horse 7' });

async function play(scene: (server: TestServer, world: TestWorld) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true }, async (_ctx, world) => {
    const server = await makeServer([feature], { world });
    await feature.prepare?.(world.ctxFor('system'));
    await scene(server, world);
    await server.close();
  });
}

describe('a username', () => {
  test('that looks like another is refused, and says why', async () => {
    await play(async (server) => {
      expect((await join(server, 'paypal')).statusCode).toBe(201);
      for (const twin of ['paypaI', 'paypa1', 'раураӏ', 'ｐａｙｐａｌ']) {
        const answer = await join(server, twin);
        expect([twin, answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([twin, 409, 'username']);
      }
      expect((await join(server, 'paypaI')).json().message).toBe(
        'This username looks like one that is already taken. Please choose another one.',
      );
      expect((await join(server, 'PayPal')).json().message).toBe('This username is already taken.');
      expect((await join(server, 'paypals')).statusCode).toBe(201);
    });
  }, 60_000);
  test('of the demo accounts is there, and its look-alikes are not to be had', async () => {
    await play(async (server, world) => {
      const rows = await world.ctxFor('system').db.select().from(users);
      expect(rows.map(({ username }) => username).filter((name) => name.startsWith('demo-'))).toHaveLength(4);
      for (const name of ['dеmo-admin', 'demo-free', 'demo-pr0', 'admin', 'ClearEdge', '...', '\u3164\u3164\u3164'])
        expect([name, [400, 409].includes((await join(server, name)).statusCode)]).toEqual([name, true]);
    });
  });
  test('of every simulated bettor can be made beside the others', async () => {
    await withTestCtx({ signedOut: true }, async (ctx) => {
      expect((await openSimulated(ctx, BETTORS)).size).toBe(BETTORS.length);
    });
  });
});

test('a new username cannot pass for the display name of someone else, by any way to a name, nor the other way round', async () => {
  await withTestCtx({ signedOut: true, isDemo: false }, async (ctx, world) => {
    const server = await makeServer(features, { world });
    const [ann, bob] = [await createUser(ctx, { username: 'ann' }), await createUser(ctx, { username: 'bob' })];
    const boss = await server.as(await createUser(ctx, { username: 'boss', isAdmin: true }));
    const me = await server.as(ann);
    const choose = (displayName: string) => me.patch('/api/leaderboard/profile', { displayName });
    expect((await choose('SharpLily')).statusCode).toBe(200);
    for (const twin of ['SharpLily', 'sharplily', 'SharpLiIy', 'Sharp1ily']) {
      const joined = await join(server, twin);
      expect([twin, joined.statusCode, joined.json().issues?.[0]?.path]).toEqual([twin, 409, 'username']);
      const made = await boss.post('/api/admin/users', {
        username: twin,
        email: `a${++sequence}@example.com`,
        password: 'correct horse 7',
      });
      expect([twin, made.statusCode]).toEqual([twin, 409]);
      expect([twin, (await boss.patch(`/api/admin/users/${bob.id}/username`, { username: twin })).statusCode]).toEqual([twin, 409]);
    }
    for (const name of ['bob', 'b0b']) expect([name, (await choose(name)).statusCode]).toEqual([name, 409]);
    // One's own name in its other place is no one else's.
    expect((await choose('ann')).statusCode).toBe(200);
    expect((await join(server, 'SharpLily')).statusCode).toBe(201);
    await server.close();
  });
}, 60_000);
