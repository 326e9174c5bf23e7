import { describe, expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { cookieOf, email, feature, password, passwordHash, scene, secondStep } from './testing/scene.ts';

describe('signing in', () => {
  test('the password opens half a session that can do nothing but the second step', async () => {
    await scene(async (now) => {
      await now.enrol();
      const half = await now.login();
      expect([half.statusCode, half.json()]).toEqual([200, { secondFactor: 'required' }]);
      const cookie = cookieOf(half);
      for (const url of ['/api/auth/me', '/api/auth/sessions', '/api/auth/second-factor', '/api/account/export'])
        expect((await now.get(url, cookie)).statusCode).toBe(401);
      expect((await now.post('/api/auth/second-factor/enrol', { password }, cookie)).statusCode).toBe(401);
      expect((await now.post('/api/account/delete', { password }, cookie)).statusCode).toBe(401);
      const whole = await secondStep(now, now.code(), cookie);
      expect(whole.json().user).toMatchObject({ email, secondFactor: 'on' });
      expect(cookieOf(whole)).not.toBe(cookie);
      expect((await now.get('/api/auth/me', cookieOf(whole))).statusCode).toBe(200);
      expect((await now.get('/api/auth/me', cookie)).statusCode).toBe(401);
      expect((await secondStep(now, now.code(1), cookie)).statusCode).toBe(401);
    });
  });

  test('the words for a wrong password stay the same, and a whole session of before ends', async () => {
    await scene(async (now) => {
      const { cookie } = await now.enrol();
      const wrong = await now.post('/api/auth/login', { email, password: 'wrong' });
      expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Invalid email or password.']);
      await now.post('/api/auth/login', { email, password }, cookie);
      expect((await now.get('/api/auth/me', cookie)).statusCode).toBe(401);
    });
  });

  test('a code works once, on this sign-in and on the next; also the one that confirmed', async () => {
    await scene(async (now) => {
      await now.enrol();
      const code = now.code();
      expect((await secondStep(now, code, cookieOf(await now.login()))).statusCode).toBe(200);
      const half = cookieOf(await now.login());
      const again = await secondStep(now, code, half);
      expect([again.statusCode, again.json().code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect((await secondStep(now, now.code(-1), half)).statusCode).toBe(401);
      expect((await secondStep(now, now.code(1), half)).statusCode).toBe(200);
    });
  });

  test('the half ends after ten minutes, at a sign-out and with a new password', async () => {
    await scene(async (now) => {
      const { cookie: whole } = await now.enrol();
      const late = cookieOf(await now.login());
      const left = cookieOf(await now.login());
      await now.post('/api/auth/logout', {}, left);
      expect((await secondStep(now, now.code(), left)).statusCode).toBe(401);
      const next = { currentPassword: password, newPassword: 'another horse 8' };
      now.world.clock.advanceMinutes(9);
      expect((await secondStep(now, '000000', late)).json().code).toBe('INVALID_CREDENTIALS');
      now.world.clock.advanceMinutes(1);
      expect((await secondStep(now, now.code(), late)).json().message).toBe('This sign-in took too long. Please start again.');
      const old = cookieOf(await now.login());
      expect((await now.post('/api/auth/password/change', next, whole)).statusCode).toBe(200);
      expect((await secondStep(now, now.code(), old)).statusCode).toBe(401);
    });
  });

  test('after five wrong codes the account waits, whatever the password did meanwhile', async () => {
    await scene(async (now) => {
      await now.enrol();
      const wrong = now.code() === '000000' ? '000001' : '000000';
      for (let at = 0; at < 5; at++) expect((await secondStep(now, wrong, cookieOf(await now.login()))).statusCode).toBe(401);
      const sixth = await secondStep(now, now.code(), cookieOf(await now.login()));
      expect(sixth.statusCode).toBe(429);
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
      now.world.clock.advanceMinutes(15);
      expect((await secondStep(now, now.code(), cookieOf(await now.login()))).statusCode).toBe(200);
    });
  });

  test('codes sent at once are all counted', async () => {
    await scene(async (now) => {
      await now.enrol();
      const half = cookieOf(await now.login());
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => secondStep(now, `9999${String(at).padStart(2, '0')}`, half)));
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    });
  });

  test('another site’s page cannot send the second step', async () => {
    await scene(async (now) => {
      await now.enrol();
      const cookie = cookieOf(await now.login());
      const headers = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
      expect((await now.server.visitor.post('/api/auth/login/second-step', { code: now.code() }, headers)).statusCode).toBe(403);
      const sid = cookie.slice('sid='.length);
      expect((await secondStep(now, now.code(), `sid=${sid}x`)).statusCode).toBe(401);
      expect((await secondStep(now, now.code(), '')).statusCode).toBe(401);
    });
  });

  test('a recovery code works once, however it is typed, and is reported', async () => {
    await scene(async (now) => {
      const { recoveryCodes: codes } = await now.enrol();
      const typed = codes[3]!.toLowerCase().replaceAll('-', ' ');
      expect((await secondStep(now, typed, cookieOf(await now.login()))).statusCode).toBe(200);
      const half = cookieOf(await now.login());
      expect((await secondStep(now, codes[3]!, half)).statusCode).toBe(401);
      const whole = await secondStep(now, codes[4]!, half);
      expect((await now.get('/api/auth/second-factor', cookieOf(whole))).json().recoveryCodesLeft).toBe(8);
      await now.world.runDue([feature]);
      expect(now.world.feed.mails.at(-1)!.subject).toBe('A recovery code was used | ClearEdge');
    });
  });

  test('with another SECRET_KEY the app’s codes fail, recovery codes work and the log says why', async () => {
    await scene(async (now) => {
      const { recoveryCodes: codes } = await now.enrol();
      now.world.container.config.secretKey = 'the key after someone lost the first one';
      const half = cookieOf(await now.login());
      expect((await secondStep(now, now.code(), half)).statusCode).toBe(401);
      expect(now.world.logged.some(({ level, message }) => level === 'error' && message.includes('SECRET_KEY'))).toBe(true);
      expect((await secondStep(now, codes[0]!, half)).statusCode).toBe(200);
    });
  });

  test('a demo clock that is ahead neither hides the cookie nor the code', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      await createUser(ctx, { username: 'ann', email, passwordHash, isAdmin: true });
      const server = await makeServer([feature], { world });
      await world.clock.moveTo(new Date('2026-09-11T16:00:00Z'));
      const answer = await server.visitor.post('/api/auth/login', { email, password });
      expect(String(answer.headers['set-cookie'])).toContain('Max-Age=43200');
      await server.close();
    });
  });
});

test('fresh proof takes a code as well where signing in does, and a code that was used is none', async () => {
  await scene(async (now) => {
    const { cookie } = await now.enrol();
    const confirm = (body: object) => now.post('/api/auth/confirm', body, cookie);
    const missing = await confirm({ password });
    expect([missing.statusCode, missing.json().issues[0].path]).toEqual([400, 'code']);
    expect((await confirm({ password, code: '000000' })).json().issues[0].path).toBe('code');
    expect((await confirm({ password: 'wrong', code: now.code() })).json().issues[0].path).toBe('password');
    const code = now.code();
    expect((await confirm({ password, code })).statusCode).toBe(200);
    expect((await confirm({ password, code })).statusCode).toBe(400);
  });
});
