import { TIERS } from '@clearedge/contract/entitlements';
import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/index.ts';
import { createContest, createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { noteSchedule } from '../contests/index.ts';
import { statusFeature } from './index.ts';

const ADVANCE = '/api/admin/demo/advance';

async function asAdmin(
  test: (me: TestClient, world: TestWorld) => Promise<void>,
  options: { isDemo?: boolean; now?: string } = {},
): Promise<void> {
  await withTestCtx({ isAdmin: true, ...options }, async (_ctx, world) => {
    const server = await makeServer([statusFeature], { world });
    await test(await server.as(world.user!), world);
    await server.close();
  });
}

test('the status tells the source, the Eastern day and the real members', async () => {
  await asAdmin(async (me, world) => {
    const system = world.ctxFor('system');
    await createUser(system, { username: 'robot', isSimulated: true });
    await createUser(system, { username: 'demo-free', email: 'free@clearedge.demo' });
    expect((await me.get('/api/status')).json()).toMatchObject({
      source: { kind: 'demo' },
      now: '2026-07-11T16:00:00.000Z',
      today: '2026-07-11',
      clockOffsetMs: 0,
      memberCount: 1,
      maxPriceAgeSeconds: 900,
      houseRulesVersion: HOUSE_RULES_VERSION,
    });
  });
});

test('it tells of each sport when its schedule was read, and of none that never was', async () => {
  for (const readAt of [null, '2026-07-11T16:00:00.000Z'])
    await asAdmin(async (me, world) => {
      if (readAt) await noteSchedule(world.ctxFor('system'), 'mlb', {}, new Date(readAt));
      expect((await me.get('/api/status')).json()).toMatchObject({ newsReadAt: null });
      const { schedules } = (await me.get('/api/status')).json<{ schedules: unknown[] }>();
      expect(schedules).toContainEqual({ sport: 'mlb', readAt });
    });
});

test('its time is of each answer, and no browser keeps it', async () => {
  await asAdmin(async (me, world) => {
    expect((await me.get('/api/status')).json().now).toBe('2026-07-11T16:00:00.000Z');
    world.clock.set('2026-07-11T16:00:01.250Z');
    const later = await me.get('/api/status');
    expect(later.json().now).toBe('2026-07-11T16:00:01.250Z');
    expect(later.headers['cache-control']).toBe('no-store');
  });
});

test('the day turns at midnight Eastern, not UTC', async () => {
  await asAdmin(async (me) => expect((await me.get('/api/status')).json().today).toBe('2026-07-11'), { now: '2026-07-12T03:59:59Z' });
});

test.each([
  [true, [...TIERS, 'admin']],
  [false, []],
])('in demo mode (%s) the accounts %j are offered', async (isDemo, names) => {
  await asAdmin(
    async (me) => {
      const { demoAccounts } = (await me.get('/api/status')).json() as { demoAccounts: { email: string }[] };
      expect(demoAccounts.map(({ email }) => email)).toEqual(names.map((name) => `${name}@clearedge.demo`));
    },
    { isDemo },
  );
});

describe('the demo clock', () => {
  test('goes forward by minutes, says how far it is ahead, and leaves a trace', async () => {
    await asAdmin(async (me, world) => {
      expect((await me.post(ADVANCE, { minutes: 90 })).json()).toEqual({ now: '2026-07-11T17:30:00.000Z' });
      expect((await me.get('/api/status')).json()).toMatchObject({ now: '2026-07-11T17:30:00.000Z', clockOffsetMs: 90 * 60_000 });
      const [trace] = await world.ctxFor('system').db.select().from(auditEntries);
      expect(trace).toMatchObject({ actorId: world.user!.id, details: { minutes: 90, from: '2026-07-11T16:00:00.000Z' } });
    });
  });

  test('goes to the next morning, also across a clock change', async () => {
    await asAdmin(async (me) => expect((await me.post(ADVANCE, { to: 'tomorrow' })).json().now).toBe('2026-07-12T13:00:00.000Z'));
    await asAdmin(async (me) => expect((await me.post(ADVANCE, { to: 'tomorrow' })).json().now).toBe('2026-11-01T14:00:00.000Z'), {
      now: '2026-10-31T16:00:00Z',
    });
  });

  test('goes to the next first pitch, past games that are off, today or later', async () => {
    await asAdmin(async (me, world) => {
      const system = world.ctxFor('system');
      await createContest(system, { gameId: '20260711_CHC@STL', startsAt: new Date('2026-07-11T18:00:00Z'), status: 'postponed' });
      await createContest(system);
      await createContest(system, { gameId: '20260713_NYY@BOS' });
      expect((await me.post(ADVANCE, { to: 'next-first-pitch' })).json().now).toBe('2026-07-11T23:06:00.000Z');
      expect((await me.post(ADVANCE, { to: 'next-first-pitch' })).json().now).toBe('2026-07-13T23:06:00.000Z');
      expect((await me.post(ADVANCE, { to: 'next-first-pitch' })).statusCode).toBe(409);
    });
  });

  test('leaves a slate that is over nearly where it is, and gives up on one that never ends', async () => {
    await asAdmin(async (me, world) => {
      const system = world.ctxFor('system');
      await createContest(system, { gameId: '20260711_CHC@STL', status: 'final' });
      expect((await me.post(ADVANCE, { to: 'slate-final' })).json().now).toBe('2026-07-11T16:05:00.000Z');
      await createContest(system, { status: 'live' });
      expect((await me.post(ADVANCE, { to: 'slate-final' })).json().now).toMatch(/^2026-07-12T13:/);
    });
  });

  test.each([
    [{}],
    [{ minutes: 0 }],
    [{ minutes: -5 }],
    [{ minutes: 1.5 }],
    [{ minutes: 20_161 }],
    [{ minutes: '5' }],
    [{ minutes: 2 ** 53 }],
    [{ to: 'yesterday' }],
    [{ minutes: 5, to: 'tomorrow' }],
    [[]],
  ])('%j is a 400 and moves nothing', async (body) => {
    await asAdmin(async (me, world) => {
      const before = world.clock.now();
      expect((await me.post(ADVANCE, body)).statusCode).toBe(400);
      expect(world.clock.now()).toEqual(before);
    });
  });

  test('is played on by whoever looks at a demo, never by minutes and never outside one', async () => {
    await withTestCtx({}, async (_ctx, world) => {
      const server = await makeServer([statusFeature], { world });
      expect((await server.visitor.post('/api/demo/advance', { to: 'tomorrow' })).json().now).toBe('2026-07-12T13:00:00.000Z');
      expect((await server.visitor.post('/api/demo/advance', { minutes: 5 })).statusCode).toBe(400);
      expect((await server.visitor.get('/api/status')).json().now).toBe('2026-07-12T13:00:00.000Z');
      await server.close();
    });
    await withTestCtx({ isDemo: false }, async (_ctx, world) => {
      const server = await makeServer([statusFeature], { world });
      expect((await server.visitor.post('/api/demo/advance', { to: 'tomorrow' })).json()).toMatchObject({ code: 'NOT_FOUND' });
      await server.close();
    });
  });

  test('is not there outside demo mode, not even for an admin; in it, no one else may move it', async () => {
    await asAdmin(async (me) => expect((await me.post(ADVANCE, { minutes: 1 })).json()).toMatchObject({ code: 'NOT_FOUND' }), {
      isDemo: false,
    });
    await withTestCtx({ tier: 'elite' }, async (_ctx, world) => {
      const server = await makeServer([statusFeature], { world });
      expect((await (await server.as(world.user!)).post(ADVANCE, { minutes: 1 })).statusCode).toBe(403);
      expect((await server.visitor.post(ADVANCE, { minutes: 1 })).statusCode).toBe(401);
      await server.close();
    });
  });
});
