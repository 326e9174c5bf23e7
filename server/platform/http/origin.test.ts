import { describe, expect, test } from 'vitest';
import { makeServer, type TestOptions, type TestServer, withTestCtx } from '../../testing/index.ts';
import { sampleContract, sampleFeature } from '../../testing/sample-routes.ts';

async function withSample(
  options: TestOptions & { trustProxy?: number; isTls?: boolean },
  run: (server: TestServer, cookie: string) => Promise<void>,
): Promise<void> {
  await withTestCtx(options, async (_ctx, world) => {
    const { trustProxy = 0, isTls = false } = options;
    const server = await makeServer([sampleFeature()], { world, contract: sampleContract, trustProxy, isTls });
    await run(server, (await server.as(world.user!)).cookie);
    await server.close();
  });
}

const SITES = ['same-origin', 'none', 'same-site', 'cross-site', undefined] as const;
const ORIGINS = { own: 'http://localhost:80', other: 'https://evil.example', null: 'null', absent: undefined } as const;

/** What the table of the security notes demands of a change that carries a session. */
function isAllowed(site: (typeof SITES)[number], origin: keyof typeof ORIGINS): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === 'own';
}

describe('a change with a session', () => {
  const table = SITES.flatMap((site) =>
    Object.keys(ORIGINS).map(
      (origin) => [site ?? 'absent', origin as keyof typeof ORIGINS, isAllowed(site, origin as keyof typeof ORIGINS)] as const,
    ),
  );
  test.each(table)('Sec-Fetch-Site %s and Origin %s: allowed %s', async (site, origin, allowed) => {
    await withSample({}, async ({ app }, cookie) => {
      for (const method of ['POST', 'DELETE'] as const) {
        const headers = {
          cookie,
          ...(site !== 'absent' && { 'sec-fetch-site': site }),
          ...(ORIGINS[origin] && { origin: ORIGINS[origin] }),
        };
        const request = method === 'POST' ? { url: '/api/notes', payload: { text: 'a' } } : { url: '/api/notes/1' };
        const answer = await app.inject({ method, headers, ...request });
        expect(answer.statusCode === 403 && answer.body.includes('"CSRF"')).toBe(!allowed);
      }
    });
  });

  test('a Referer stands in for a missing Origin, and a read is always let through', async () => {
    await withSample({}, async ({ app }, cookie) => {
      const post = (headers: Record<string, string>) =>
        app.inject({ method: 'POST', url: '/api/notes', payload: { text: 'a' }, headers: { cookie, ...headers } });
      expect((await post({ referer: 'http://localhost:80/my-bets' })).statusCode).toBe(201);
      expect((await post({ referer: 'https://evil.example/' })).statusCode).toBe(403);
      expect((await app.inject({ url: '/api/notes', headers: { cookie, 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(200);
    });
  });

  test('without a session a program that names no origin may call', async () => {
    await withSample({}, async ({ app }) => {
      const sent = await app.inject({ method: 'POST', url: '/api/session', payload: { token: 'a-token-of-somebody' } });
      expect(sent.statusCode).toBe(200);
    });
  });
});

describe('the session cookie', () => {
  const sign = (server: TestServer, token: string | null, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { token },
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });

  test('over plain http', async () => {
    await withSample({}, async (server) => {
      expect((await sign(server, 'abc')).headers['set-cookie']).toEqual([
        'sid=abc; HttpOnly; Path=/; SameSite=Lax; Max-Age=60',
        'signed-in=1; Path=/; SameSite=Lax; Max-Age=60',
      ]);
      expect((await sign(server, null)).headers['set-cookie']).toEqual([
        'sid=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0',
        'signed-in=; Path=/; SameSite=Lax; Max-Age=0',
      ]);
    });
  });

  test('behind a trusted TLS proxy', async () => {
    await withSample({ trustProxy: 1 }, async (server) => {
      const answer = await sign(server, 'abc', { 'x-forwarded-proto': 'https' });
      expect(answer.headers['set-cookie']).toEqual([
        '__Host-sid=abc; HttpOnly; Path=/; SameSite=Lax; Max-Age=60; Secure',
        'signed-in=1; Path=/; SameSite=Lax; Max-Age=60; Secure',
      ]);
      expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
    });
  });

  test('a proxy that is not trusted is not believed', async () => {
    await withSample({}, async (server) => {
      const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
      expect(String((await sign(server, 'abc', headers)).headers['set-cookie'])).toMatch(/^sid=abc/);
      expect((await server.app.inject({ url: '/api/facts', headers })).json()).toMatchObject({ address: '127.0.0.1', isSecure: false });
    });
  });

  test('the address is the one before the trusted proxies, whatever the client claims', async () => {
    await withSample({ trustProxy: 1 }, async ({ app }) => {
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
      expect((await app.inject({ url: '/api/facts', headers })).json()).toMatchObject({ address: '203.0.113.9' });
    });
  });
});

describe('every answer', () => {
  const URLS = [
    '/api/board',
    '/api/notes',
    '/api/nothing',
    '/api/broken',
    '/api/board/x',
    '/api/docs',
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/%ff',
  ];
  test.each(URLS)('%s carries the security headers, and no leave for other origins', async (url) => {
    await withSample({ isTls: true }, async ({ app }) => {
      const { headers } = await app.inject({ url, headers: { origin: 'https://evil.example' } });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
      expect(headers['content-security-policy']).toMatch(/base-uri 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });
  });

  test('made for one caller is kept by no one', async () => {
    await withSample({}, async ({ app }, cookie) => {
      for (const url of ['/api/notes', '/api/nothing', '/api/facts'])
        expect((await app.inject({ url, headers: { cookie } })).headers['cache-control']).toBe('no-store');
    });
  });
});

test('numbers are for whoever has the token, wherever the request comes from', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const open = await makeServer([sampleFeature()], { world, contract: sampleContract });
    expect((await open.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await open.app.inject({ url: '/metrics', headers: { authorization: 'Bearer null' } })).statusCode).toBe(404);
    await open.close();
    const closed = await makeServer([sampleFeature()], { world, contract: sampleContract, metricsToken: 'a-long-enough-token' });
    expect((await closed.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    const answer = await closed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-long-enough-token' } });
    expect([answer.statusCode, answer.body.includes('clearedge_calls_total')]).toEqual([200, true]);
    await closed.close();
  });
});

test('readiness names what is missing', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([sampleFeature()], {
      world,
      contract: sampleContract,
      findUnready: () => Promise.resolve(['database']),
    });
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const answer = await server.app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', missing: ['database'] }]);
    await server.close();
  });
});
