import { contract } from '@clearedge/contract';
import { TOP_TIER } from '@clearedge/contract/entitlements';
import type { Route } from '@clearedge/contract/route';
import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { sessions } from '../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';

const routes = Object.entries(contract as Record<string, Route>);
const fresh = routes.filter(([, route]) => route.fresh).map(([key]) => key);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const password = 'correct horse 7';

/** Changes by staff that move no money, key, role or plan. One that is new belongs here, or has to ask for fresh proof. */
const HARMLESS = new Set([
  'POST /api/admin/demo/advance',
  'POST /api/admin/disputes/:disputeId/uphold',
  'POST /api/admin/sync-live-games',
  'POST /api/admin/stripe-test',
  'PATCH /api/admin/users/:userId/username',
  'POST /api/admin/daily-picks/:pickId/correction',
  'PATCH /api/admin/tickets/:ticketId',
  'DELETE /api/admin/tickets/:ticketId',
  'POST /api/admin/tickets/:ticketId/comment',
  'POST /api/admin/tickets/generate-test',
  'PATCH /api/admin/consultations/:consultationId',
  'PUT /api/admin/experts/:expertId',
]);

/** Changes by members that decide who can act as them, now and long after the session has ended. */
const WAYS_IN = new Set(['POST /api/auth/provider/connect', 'POST /api/auth/provider/disconnect', 'POST /api/white-label/keys']);

const sendTo = (key: string) => {
  const [method = '', path = ''] = key.split(' ');
  return { method: method as 'POST' | 'PATCH', url: path.replace(/:\w+/g, UNKNOWN), payload: {} };
};

test('every change by staff asks for fresh proof, or is known to move neither money, keys, roles nor plans', () => {
  const changes = routes.filter(([key, { access }]) => access === 'staff' && !key.startsWith('GET ')).map(([key]) => key);
  const risky = new Set([...WAYS_IN, ...changes.filter((key) => !HARMLESS.has(key))]);
  expect(fresh).toEqual(routes.map(([key]) => key).filter((key) => risky.has(key)));
  expect([...HARMLESS].filter((key) => !changes.includes(key))).toEqual([]);
});

describe('fresh proof', () => {
  test("an admin's cookie alone does none of these; the password opens all of them for five minutes", { timeout: 60_000 }, async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const admin = await createUser(ctx, {
        isAdmin: true,
        tier: TOP_TIER,
        passwordHash: await hash(password, { memoryCost: 1024, timeCost: 1 }),
      });
      const server = await makeServer(features, { world });
      const { cookie, post } = await server.as(admin);
      await ctx.db.update(sessions).set({ provenUntil: null });
      const headers = { 'sec-fetch-site': 'same-origin', cookie };
      const refused = async (): Promise<string[]> => {
        const found: string[] = [];
        for (const key of fresh) {
          const { statusCode, body } = await server.app.inject({ ...sendTo(key), headers });
          if (statusCode === 403 && body.includes('REAUTH_REQUIRED')) found.push(key);
        }
        return found;
      };
      expect(await refused()).toEqual(fresh);
      const wrong = await post('/api/auth/confirm', { password: 'wrong' });
      expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'password']);
      expect(await refused()).toEqual(fresh);
      expect((await post('/api/auth/confirm', { password })).json()).toEqual({ ok: true });
      expect(await refused()).toEqual([]);
      world.clock.advanceMinutes(5);
      expect(await refused()).toEqual(fresh);
      await server.close();
    });
  });
  test('signing in is proof, and another session of the account proves nothing', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const email = 'boss@example.com';
      const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });
      const admin = await createUser(ctx, { email, isAdmin: true, passwordHash });
      const server = await makeServer(features, { world });
      const stolen = await server.as(admin);
      await ctx.db.update(sessions).set({ provenUntil: null });
      const signedIn = await server.visitor.post('/api/auth/login', { email, password });
      const cookie = String([signedIn.headers['set-cookie']].flat()[0]).split(';')[0]!;
      const give = (headers: Record<string, string>) =>
        server.visitor.post('/api/admin/update-tier', { userId: admin.id, tier: 'pro' }, headers);
      expect((await give({ cookie })).statusCode).toBe(200);
      expect((await give({ cookie: stolen.cookie })).json().code).toBe('REAUTH_REQUIRED');
      await server.close();
    });
  });
});
