import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { cookieOf, password, scene } from './testing/scene.ts';

describe('an admin of a live installation', () => {
  const live = { isAdmin: true, isLive: true };
  test('can do nothing but set it up, and everything afterwards', async () => {
    await scene(async (now) => {
      const answer = await now.login();
      expect(answer.json().user).toMatchObject({ isAdmin: true, secondFactor: 'required' });
      const cookie = cookieOf(answer);
      for (const url of ['/api/auth/sessions', '/api/account/export']) {
        const refused = await now.get(url, cookie);
        expect([url, refused.statusCode, refused.json().code]).toEqual([url, 403, 'FORBIDDEN']);
        expect(refused.json().message).toContain('two-step verification');
      }
      expect((await now.post('/api/auth/password/change', { currentPassword: password, newPassword: 'x' }, cookie)).statusCode).toBe(403);
      expect((await now.get('/api/auth/me', cookie)).statusCode).toBe(200);
      expect((await now.get('/api/auth/second-factor', cookie)).json()).toMatchObject({ isOn: false, isRequired: true });
      const { cookie: whole } = await now.enrol();
      expect((await now.get('/api/auth/sessions', whole)).statusCode).toBe(200);
      expect((await now.get('/api/auth/me', whole)).json().user.secondFactor).toBe('on');
      await now.post('/api/auth/second-factor/turn-off', { password, code: now.code() }, whole);
      expect((await now.get('/api/auth/sessions', whole)).statusCode).toBe(403);
    }, live);
  });

  test('neither a member there nor an admin elsewhere is asked to', async () => {
    for (const options of [{ isLive: true }, { isAdmin: true }])
      await scene(async (now) => {
        const cookie = cookieOf(await now.login());
        expect((await now.get('/api/auth/sessions', cookie)).statusCode).toBe(200);
        expect((await now.get('/api/auth/second-factor', cookie)).json()).toMatchObject({ isOn: false, isRequired: false });
      }, options);
  });

  test('who becomes an admin is limited at once', async () => {
    await scene(
      async (now) => {
        const cookie = cookieOf(await now.login());
        const ctx = now.world.ctxFor('system');
        await ctx.db.update(users).set({ isAdmin: true }).where(eq(users.id, now.user.id));
        await ctx.publish({ topic: 'user', userId: now.user.id, what: 'session' });
        expect((await now.get('/api/auth/sessions', cookie)).statusCode).toBe(403);
      },
      { isLive: true },
    );
  });
});
