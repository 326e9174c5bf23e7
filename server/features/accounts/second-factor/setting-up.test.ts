import { describe, expect, test } from 'vitest';
import { auditEntries, pendingSignIns, recoveryCodes, secondFactors } from '../../../db/schema/index.ts';
import { makeServer, withTestCtx } from '../../../testing/index.ts';
import { bytesOf } from './testing/bytes-of.ts';
import { cookieOf, email, feature, password, scene } from './testing/scene.ts';
import { hotp, stepAt } from './totp.ts';

describe('setting it up', () => {
  test('takes the password, then a code; other sessions end and this one is a new one', async () => {
    await scene(async (now) => {
      const { post, get, login, server, user, world } = now;
      const cookie = cookieOf(await login());
      const elsewhere = await server.as(user);
      expect((await post('/api/auth/second-factor/enrol', { password: 'wrong' }, cookie)).json().issues[0].path).toBe('password');
      const { secret, otpauthUri } = (await post('/api/auth/second-factor/enrol', { password }, cookie)).json();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(otpauthUri).toContain(`secret=${secret}`);
      expect((await get('/api/auth/me', cookie)).json().user.secondFactor).toBe('off');
      const code = hotp(bytesOf(secret), stepAt(world.clock.now()));
      const wrong = await post('/api/auth/second-factor/confirm', { code: code === '000000' ? '000001' : '000000' }, cookie);
      expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'code']);
      const right = await post('/api/auth/second-factor/confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, cookie);
      expect(right.json()).toMatchObject({ user: { secondFactor: 'on' } });
      expect(new Set(right.json().recoveryCodes).size).toBe(10);
      expect((await get('/api/auth/me', cookie)).statusCode).toBe(401);
      expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401);
      expect((await get('/api/auth/me', cookieOf(right))).json().user.secondFactor).toBe('on');
      expect((await get('/api/auth/second-factor', cookieOf(right))).json()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    });
  });

  test('nothing in the database gives the secret or a code away', async () => {
    await scene(async ({ enrol, world }) => {
      const { recoveryCodes: codes } = await enrol();
      const { db } = world.container.database;
      const [row] = await db.select().from(secondFactors);
      expect(row!.sealedSecret).toMatch(/^v1\./);
      const stored = JSON.stringify([row, await db.select().from(recoveryCodes), await db.select().from(auditEntries)]);
      for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    });
  });

  test('a second set-up is refused while it is on, and demo accounts keep theirs', async () => {
    await scene(async (now) => {
      const { cookie } = await now.enrol();
      expect((await now.post('/api/auth/second-factor/enrol', { password }, cookie)).statusCode).toBe(409);
      expect((await now.post('/api/auth/second-factor/confirm', { code: now.code() }, cookie)).statusCode).toBe(409);
    });
    await withTestCtx({ signedOut: true }, async (_ctx, world) => {
      await feature.prepare?.(world.ctxFor('system'));
      const server = await makeServer([feature], { world });
      const shared = { email: 'admin@clearedge.demo', password: 'clearedge' };
      const cookie = cookieOf(await server.visitor.post('/api/auth/login', shared));
      const answer = await server.visitor.post('/api/auth/second-factor/enrol', { password: shared.password }, { cookie });
      expect(answer.statusCode).toBe(403);
      await server.close();
    });
  });

  test('the owner is told by mail of every change, and the record says so', async () => {
    await scene(async (now) => {
      const { cookie, recoveryCodes: codes } = await now.enrol();
      const renewed = await now.post('/api/auth/second-factor/recovery-codes', { password, code: codes[0] }, cookie);
      await now.post('/api/auth/second-factor/turn-off', { password, code: renewed.json().recoveryCodes[0] }, cookie);
      await now.world.runDue([feature]);
      expect(now.world.feed.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
        `${email}: Two-step verification is on | ClearEdge`,
        `${email}: Your recovery codes were renewed | ClearEdge`,
        `${email}: Two-step verification is off | ClearEdge`,
      ]);
      const actions = (await now.world.container.database.db.select().from(auditEntries)).map(({ action }) => action);
      expect(actions).toEqual(['account.second-factor-on', 'account.recovery-codes-renewed', 'account.second-factor-off']);
    });
  });
});

describe('turning it off', () => {
  test('takes the password and a code', async () => {
    await scene(async (now) => {
      const { cookie } = await now.enrol();
      const off = (body: object) => now.post('/api/auth/second-factor/turn-off', body, cookie);
      expect((await off({ password: 'wrong', code: now.code() })).json().issues[0].path).toBe('password');
      expect((await off({ password, code: '12345678' })).json().issues[0].path).toBe('code');
      expect((await off({ password })).statusCode).toBe(400);
      expect((await off({ password, code: now.code() })).json().user.secondFactor).toBe('off');
      expect((await off({ password, code: now.code(1) })).statusCode).toBe(409);
      expect((await now.login()).json().user.email).toBe(email);
      const { db } = now.world.container.database;
      expect([await db.select().from(secondFactors), await db.select().from(recoveryCodes)]).toEqual([[], []]);
    });
  });

  test('a reset password does not: the code is still asked for', async () => {
    await scene(async (now) => {
      await now.enrol();
      await now.post('/api/auth/password/forgot', { email });
      await now.world.runDue([feature]);
      const token = /#token=([\w-]+)/.exec(now.world.feed.mails.at(-1)!.text)![1]!;
      expect((await now.post('/api/auth/password/reset', { token, password: 'fresh horse 99' })).statusCode).toBe(200);
      const answer = await now.post('/api/auth/login', { email, password: 'fresh horse 99' });
      expect(answer.json()).toEqual({ secondFactor: 'required' });
    });
  });
});

test('the nightly job forgets halves that are over and secrets that no one confirmed', async () => {
  await scene(async (now) => {
    const { db } = now.world.container.database;
    await now.post('/api/auth/second-factor/enrol', { password }, cookieOf(await now.login()));
    expect(await db.select().from(secondFactors)).toHaveLength(1);
    await now.world.runDue([feature]);
    await now.world.runDue([feature], '2026-07-13T10:00:00Z');
    expect(await db.select().from(secondFactors)).toEqual([]);
    await now.enrol();
    await now.login();
    expect(await db.select().from(pendingSignIns)).toHaveLength(1);
    await now.world.runDue([feature], '2026-07-15T10:00:00Z');
    expect([await db.select().from(pendingSignIns), (await db.select().from(secondFactors)).length]).toEqual([[], 1]);
  });
});
