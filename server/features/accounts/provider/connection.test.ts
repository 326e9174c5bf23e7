import { describe, expect, test } from 'vitest';
import { auditEntries, sessions } from '../../../db/schema/index.ts';
import { PROVIDER, scene } from './testing/scene.ts';

describe('connecting', () => {
  test('is for who just entered the password, told by mail, listed in the export and undone', async () => {
    await scene(async ({ connected, post, server, world, provider }) => {
      const ann = await connected();
      const { cookie } = await server.as(ann);
      const system = world.ctxFor('system');
      await system.db.update(sessions).set({ provenUntil: null });
      for (const path of ['connect', 'disconnect'])
        expect((await post(`${PROVIDER}/${path}`, {}, cookie)).json()).toMatchObject({ code: 'REAUTH_REQUIRED' });
      expect((await server.visitor.get('/api/account/export', { cookie })).json().connections).toMatchObject([
        { issuer: provider.issuer, subject: 'person-1', email: 'pat@example.com' },
      ]);
      const fresh = await server.as(ann);
      expect((await post(`${PROVIDER}/disconnect`, {}, fresh.cookie)).json()).toEqual({ ok: true });
      expect((await post(`${PROVIDER}/disconnect`, {}, fresh.cookie)).statusCode).toBe(404);
      expect((await system.db.select().from(auditEntries)).map(({ action }) => action).sort()).toEqual([
        'account.provider-connected',
        'account.provider-disconnected',
      ]);
    });
  });

  test('opens one account alone, and only its owner’s browser may finish it', async () => {
    await scene(async ({ connected, member, post, server, login }) => {
      await connected();
      await member({ username: 'bob', email: 'bob@example.com' });
      const bob = await login('bob@example.com');
      const left = await post(`${PROVIDER}/connect`, {}, bob);
      const answer = new URL(left.json().url).search;
      const ann = await login('ann@example.com');
      expect((await post(`${PROVIDER}/finish`, { answer }, ann)).statusCode).toBe(400);
      const again = new URL((await post(`${PROVIDER}/connect`, {}, bob)).json().url).search;
      const refused = await post(`${PROVIDER}/finish`, { answer: again }, bob);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
      expect((await server.visitor.get(PROVIDER, { cookie: bob })).json().connection).toBeNull();
    });
  });

  test('the shared demo accounts stay as they are', async () => {
    await scene(async ({ member, post, server }) => {
      const { cookie } = await server.as(await member({ username: 'demo', email: 'free@clearedge.demo' }));
      expect((await post(`${PROVIDER}/connect`, {}, cookie)).statusCode).toBe(403);
    });
  });
});
