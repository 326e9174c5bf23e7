import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifyError } from '../../../../kernel/text.ts';
import { createLogger } from '../../../../platform/logger.ts';
import { withScene } from '../scene.ts';

const MARK = 'MARKER7f3a';
const SECRETS = {
  password: `password-${MARK}`,
  token: `token-of-a-reset-${MARK}`,
  email: `${MARK.toLowerCase()}@example.com`,
  stripe: `sk_test_${MARK}`,
  webhook: `whsec_${MARK}`,
  note: `note ${MARK}`,
};
const ALL = new RegExp(MARK, 'i');

/** What people send that no one else may ever read, at every place where it can stand. */
const JOURNEY = [
  ['POST', '/api/auth/register', { username: 'marked', email: SECRETS.email, password: SECRETS.password, referralCode: `R-${MARK}` }],
  ['POST', '/api/auth/register', { username: 'marked', email: SECRETS.email, password: SECRETS.password }],
  ['POST', '/api/auth/login', { email: SECRETS.email, password: `${SECRETS.password}-wrong` }],
  ['POST', '/api/auth/login', { email: [SECRETS.email], password: SECRETS.password }],
  ['POST', '/api/auth/login/second-step', { code: MARK }],
  ['POST', '/api/auth/password/forgot', { email: SECRETS.email }],
  ['POST', '/api/auth/password/reset', { token: SECRETS.token, password: SECRETS.password }],
  ['POST', '/api/auth/password/change', { currentPassword: SECRETS.password, newPassword: `${SECRETS.password}-new` }],
  ['POST', '/api/account/delete', { password: SECRETS.password }],
  ['POST', '/api/admin/stripe-config', { stripeSecretKey: SECRETS.stripe, webhookSecret: SECRETS.webhook, proPriceId: `price_${MARK}` }],
  ['POST', '/api/admin/stripe-test', { stripeSecretKey: SECRETS.stripe, proPriceId: `price_${MARK}`, elitePriceId: `price_${MARK}` }],
  ['POST', '/api/tickets', { category: 'other', title: SECRETS.note, description: SECRETS.note }],
  ['POST', '/api/assistant/messages', { content: `Is this a good bet? ${SECRETS.note}` }],
  ['POST', '/api/webhooks/stripe', { id: MARK }],
  ['POST', `/api/digest/unsubscribe?token=${SECRETS.token}`, {}],
  ['GET', `/api/search?q=${MARK}`, undefined],
  ['GET', `/api/games/${MARK}`, undefined],
  ['GET', `/api/nothing-of-that-name/${MARK}?token=${MARK}`, undefined],
  ['POST', '/api/groups', `{"name":"${MARK}`],
] as const;
const HEADERS = {
  authorization: `Bearer ${MARK}-${MARK}`,
  'idempotency-key': `key-${MARK}`,
  'stripe-signature': `t=1,v1=${MARK}`,
  'user-agent': `browser ${MARK}`,
  referer: `http://localhost:80/reset-password?token=${MARK}`,
  'x-forwarded-for': `${MARK}, 203.0.113.9`,
};

test('nothing that is anybody’s secret is ever logged', { timeout: 60_000 }, async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor, world }) => {
    for (const cookie of ['', `sid=${MARK}-${MARK}-${MARK}`, (await callerFor('admin')).cookie])
      for (const [method, url, payload] of JOURNEY) {
        const type = payload === undefined ? {} : { 'content-type': 'application/json' };
        const headers = { ...HEADERS, ...type, cookie, 'sec-fetch-site': 'same-origin' };
        const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
        const answer = await server.app.inject({ method, url, headers, ...(payload !== undefined && { payload: body }) });
        expect([url, answer.statusCode < 500 || answer.statusCode === 503]).toEqual([url, true]);
        if (answer.statusCode >= 400) expect([url, ALL.test(answer.body)]).toEqual([url, false]);
      }
    expect(world.logged.length).toBeGreaterThan(10);
    expect(world.logged.filter((line) => ALL.test(JSON.stringify(line)))).toEqual([]);
  });
});

test('a key that staff saved is in no later answer and not in the clear in the database', async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor, world }) => {
    const { cookie } = await callerFor('admin');
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    const payload = { stripeSecretKey: SECRETS.stripe, webhookSecret: SECRETS.webhook };
    await server.app.inject({ method: 'POST', url: '/api/admin/stripe-config', payload, headers: own });
    for (const url of ['/api/admin/stripe-config', '/api/admin/audit', '/api/admin/audit/csv', '/api/admin/jobs', '/api/account/export'])
      expect([url, (await server.app.inject({ url, headers: own })).body.includes(MARK)]).toEqual([url, false]);
    expect(JSON.stringify(world.logged)).not.toContain(MARK);
  });
});

test('a failed statement is told without its parameters, whatever line breaks they hold', () => {
  const cause = new Error('null value in column "x"');
  const failed = new DrizzleQueryError('insert into "users" values ($1, $2)', [`a\n    at ${MARK} (file.ts:1:1)\n${MARK}`, MARK], cause);
  const reported = notifyError(failed);
  expect(reported).toContain('insert into "users"');
  expect(reported).toContain('null value in column');
  expect(reported).toMatch(/\n {4}at .+logs\.ts/);
  expect(reported).not.toContain(MARK);
});

test('a line of the log is one line of JSON, and no error turned into text carries parameters', () => {
  const lines: string[] = [];
  const output = new Writable({
    write: (chunk: Buffer, _coding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = createLogger('info', output);
  log.warn(
    { username: 'a\nb"}\n{"level":"error"}', error: String(new DrizzleQueryError('select $1', [MARK], new Error('no'))) },
    'said\nso',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]!.trimEnd()).not.toContain('\n');
  expect(lines[0]).not.toContain(MARK);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'warn',
    username: 'a\nb"}\n{"level":"error"}',
    error: expect.stringContaining('select $1'),
  });
});
