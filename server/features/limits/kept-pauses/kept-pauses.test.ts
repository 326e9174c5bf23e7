import { expect, test } from 'vitest';
import { features } from '../../../app/features.ts';
import { keptPauses } from '../../../db/schema/index.ts';
import { makeServer, type TestClient, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';

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
  [
    'self-exclusion',
    { days: 180, confirm: 'EXCLUDE' },
    'You have excluded yourself from betting until January 7, 2027.',
    '2027-01-07T16:00:00Z',
  ],
  ['cool-off', { hours: 72 }, 'You are taking a break from betting until July 14, 2026.', '2026-07-14T16:00:00Z'],
])('a %s holds although the account is deleted', async (kind, body, words, end) => {
  await inProduct(async (server, world) => {
    const first = await join(server);
    expect((await first.post(`/api/responsible-gaming/${kind}`, body)).statusCode).toBe(200);
    expect((await first.post('/api/account/delete', { password: ann.password })).statusCode).toBe(200);
    for (const email of ['ann@example.com', ' ANN@EXAMPLE.COM ']) {
      const { answer } = await join(server, { ...ann, email });
      expect([email, answer.statusCode, answer.json().issues[0].path]).toEqual([email, 403, 'email']);
      expect(answer.json().message).toContain(words);
    }
    expect((await join(server, { ...ann, username: 'Bob', email: 'bob@example.com' })).answer.statusCode).toBe(201);
    const kept = await world.house.database.db.select().from(keptPauses);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/ann/i);
    world.clock.set(new Date(Date.parse(end) - 1000));
    expect((await join(server)).answer.statusCode).toBe(403);
    world.clock.set(end);
    expect((await join(server)).answer.statusCode).toBe(201);
  });
});

test('nothing is kept of somebody who takes no pause, or whose pause is over; the nightly job forgets the rest', async () => {
  await inProduct(async (server, world) => {
    const { db } = world.house.database;
    await (await join(server)).post('/api/account/delete', { password: ann.password });
    expect(await db.select().from(keptPauses)).toEqual([]);
    const second = await join(server);
    await second.post('/api/responsible-gaming/cool-off', { hours: 24 });
    await second.post('/api/account/delete', { password: ann.password });
    expect(await db.select().from(keptPauses)).toHaveLength(1);
    const limits = features.filter(({ name }) => name === 'limits');
    world.clock.set('2026-07-12T15:00:00Z');
    await world.runDue(limits);
    expect(await db.select().from(keptPauses)).toHaveLength(1);
    await world.runDue(limits, '2026-07-14T09:00:00Z');
    expect(await db.select().from(keptPauses)).toEqual([]);
  });
});

test('an exclusion and a shorter break leave the exclusion', async () => {
  await inProduct(async (server) => {
    const { post } = await join(server);
    await post('/api/responsible-gaming/cool-off', { hours: 24 });
    await post('/api/responsible-gaming/self-exclusion', { days: 365, confirm: 'EXCLUDE' });
    await post('/api/account/delete', { password: ann.password });
    expect((await join(server)).answer.json().message).toContain('excluded yourself from betting until July 11, 2027');
  });
});
