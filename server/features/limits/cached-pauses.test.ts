import { describe, expect, test } from 'vitest';
import { features } from '../../app/features.ts';
import { cachedPauses } from '../../db/schema/index.ts';
import { makeServer, type TestClient, type TestServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { mailboxOf } from './limits-feature.ts';

const ann = { username: 'Ann', email: 'Ann@Example.com', password: 'correct horse 7' };

async function inProduct(test: (server: TestServer, world: TestWorld) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, isDemo: false }, async (_ctx, world) => {
    const server = await makeServer(features, { world });
    await test(server, world);
    await server.close();
  });
}

async function join(server: TestServer, who = ann) {
  const answer = await server.visitor.post('/api/auth/register', who);
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;
  const post: TestClient['post'] = (url, body) => server.visitor.post(url, body, { cookie });
  return { answer, post };
}

test.each([
  ['self-exclusion', { days: 180, confirm: 'EXCLUDE' }, '2027-01-07T16:00:00Z'],
  ['cool-off', { hours: 72 }, '2026-07-14T16:00:00Z'],
])('a %s holds although the account is deleted', async (kind, body, end) => {
  await inProduct(async (server, world) => {
    const first = await join(server);
    expect((await first.post(`/api/responsible-gaming/${kind}`, body)).statusCode).toBe(200);
    expect((await first.post('/api/account/delete', { password: ann.password })).statusCode).toBe(200);
    for (const email of ['ann@example.com', ' ANN@EXAMPLE.COM ']) {
      const { answer } = await join(server, { ...ann, email });
      expect([email, answer.statusCode, answer.json().issues[0].path]).toEqual([email, 403, 'email']);
      // Whoever types someone else's address learns nothing of a pause.
      expect(answer.json().message).not.toMatch(/exclu|break|2026|2027/i);
    }
    expect((await join(server, { ...ann, username: 'Bob', email: 'bob@example.com' })).answer.statusCode).toBe(201);
    const stored = await world.container.database.db.select().from(cachedPauses);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/ann/i);
    world.clock.set(new Date(Date.parse(end) - 1000));
    expect((await join(server)).answer.statusCode).toBe(403);
    world.clock.set(end);
    expect((await join(server)).answer.statusCode).toBe(201);
  });
});

test('nothing is kept of someone who takes no pause, or whose pause is over; the nightly job forgets the rest', async () => {
  await inProduct(async (server, world) => {
    const { db } = world.container.database;
    await (await join(server)).post('/api/account/delete', { password: ann.password });
    expect(await db.select().from(cachedPauses)).toEqual([]);
    const second = await join(server);
    await second.post('/api/responsible-gaming/cool-off', { hours: 24 });
    await second.post('/api/account/delete', { password: ann.password });
    expect(await db.select().from(cachedPauses)).toHaveLength(1);
    const limits = features.filter(({ name }) => name === 'limits');
    world.clock.set('2026-07-12T15:00:00Z');
    await world.runDue(limits);
    expect(await db.select().from(cachedPauses)).toHaveLength(1);
    await world.runDue(limits, '2026-07-14T09:00:00Z');
    expect(await db.select().from(cachedPauses)).toEqual([]);
  });
});

test('an exclusion and a shorter break leave the exclusion', async () => {
  await inProduct(async (server, world) => {
    const { post } = await join(server);
    await post('/api/responsible-gaming/cool-off', { hours: 24 });
    await post('/api/responsible-gaming/self-exclusion', { days: 365, confirm: 'EXCLUDE' });
    await post('/api/account/delete', { password: ann.password });
    world.clock.set('2027-07-11T15:59:59Z');
    expect((await join(server)).answer.statusCode).toBe(403);
    world.clock.set('2027-07-11T16:00:00Z');
    expect((await join(server)).answer.statusCode).toBe(201);
  });
});

describe('the same mailbox under another spelling', () => {
  const pauses = [
    ['self-exclusion', { days: 180, confirm: 'EXCLUDE' }],
    ['cool-off', { hours: 72 }],
  ] as const;
  test.each(pauses.flatMap(([kind, body]) => [true, false].map((isDeleted) => [kind, body, isDeleted] as const)))(
    'joins nothing during a %s %j (account deleted: %s)',
    async (kind, body, isDeleted) => {
      await inProduct(async (server) => {
        const who = { username: 'Ann', email: 'Ann.Bee+first@Gmail.com', password: ann.password };
        const { post } = await join(server, who);
        await post(`/api/responsible-gaming/${kind}`, body);
        if (isDeleted) expect((await post('/api/account/delete', { password: who.password })).statusCode).toBe(200);
        const twins = ['annbee@gmail.com', 'ANNBEE+x@googlemail.com', 'a.n.n.bee@gmail.com', 'annbee+a+b@gmail.com'];
        for (const [at, email] of twins.entries()) {
          const { answer } = await join(server, { ...who, username: `twin${at}`, email });
          expect([email, answer.statusCode, answer.json().issues?.[0].path]).toEqual([email, 403, 'email']);
        }
        // Another person: no dots are dropped elsewhere, and another domain is another mailbox.
        for (const [at, email] of ['annbee@example.com', 'ann.bee@gmail.com.example.com', 'annbeex@gmail.com'].entries())
          expect((await join(server, { ...who, username: `other${at}`, email })).answer.statusCode).toBe(201);
      });
    },
  );
  test.each([
    ['ann@example.com', 'ann@example.com'],
    ['ann+bets@example.com', 'ann@example.com'],
    ['a.n.n@example.com', 'a.n.n@example.com'],
    ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
    ['+x@example.com', '+x@example.com'],
    ['"a@b"+x@example.com', '"a@b"@example.com'],
  ])('%s reaches %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
