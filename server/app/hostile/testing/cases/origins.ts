import { expect, test } from 'vitest';
import { withScene } from '../scene.ts';

const METHODS = {
  PATCH: ['/api/settings', { theme: 'light' }],
  POST: ['/api/groups', { name: 'Forged' }],
  PUT: ['/api/responsible-gaming/limits', { weeklyStake: 1 }],
  DELETE: ['/api/assistant/conversation', undefined],
} as const;
const ORIGINS = {
  own: 'http://localhost:80',
  other: 'https://evil.example',
  lookalike: 'http://localhost:80.evil.example',
  null: 'null',
  absent: undefined,
};
const SITES = ['same-origin', 'none', 'same-site', 'cross-site', '', undefined] as const;
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
] as const;

const isOurs = (site: string | undefined, origin: keyof typeof ORIGINS): boolean =>
  site === undefined ? origin === 'own' : site === 'same-origin' || site === 'none';

interface Forged {
  method: keyof typeof METHODS;
  site: string | undefined;
  origin: keyof typeof ORIGINS;
  type: string | undefined;
}

const typesFrom = (isOwn: boolean): readonly (string | undefined)[] => (isOwn ? TYPES : TYPES.slice(0, 3));
const table: readonly Forged[] = (Object.keys(METHODS) as (keyof typeof METHODS)[]).flatMap((method) =>
  SITES.flatMap((site) =>
    (Object.keys(ORIGINS) as (keyof typeof ORIGINS)[]).flatMap((origin) =>
      typesFrom(isOurs(site, origin)).map((type) => ({ method, site, origin, type })),
    ),
  ),
);

/** 403 from elsewhere whatever is sent, 415 for what is no JSON, and else what the verb says. */
function expected({ method, site, origin, type }: Forged): 403 | 415 | 'answered' {
  if (!isOurs(site, origin)) return 403;
  return method !== 'DELETE' && type !== 'application/json' ? 415 : 'answered';
}

test('a change that another site causes is refused, by every method and type of body', { timeout: 60_000 }, async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor, letLimitsPass }) => {
    const { cookie } = await callerFor('elite');
    const wrong: string[] = [];
    for (const forged of table) {
      letLimitsPass();
      const [url, body] = METHODS[forged.method];
      const headers = {
        cookie,
        ...(forged.site !== undefined && { 'sec-fetch-site': forged.site }),
        ...(ORIGINS[forged.origin] && { origin: ORIGINS[forged.origin] }),
        ...(forged.type !== undefined && body && { 'content-type': forged.type }),
      };
      const { statusCode } = await server.app.inject({
        method: forged.method,
        url,
        headers,
        ...(body && { payload: JSON.stringify(body) }),
      });
      const want = expected(forged);
      if (want === 'answered' ? [403, 415, 500].includes(statusCode) : statusCode !== want)
        wrong.push(`${JSON.stringify(forged)}: ${statusCode}, not ${want}`);
    }
    expect(wrong).toEqual([]);
    const made = (await server.app.inject({ url: '/api/groups', headers: { cookie } })).json<unknown[]>();
    expect(made).toHaveLength(table.filter((row) => row.method === 'POST' && expected(row) === 'answered').length);
  });
});

test('no read changes anything: every change is a POST, PATCH, PUT or DELETE, and no header makes it another', async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor }) => {
    const { cookie } = await callerFor('elite');
    const overrides = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' };
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    const group = (await server.app.inject({ method: 'POST', url: '/api/groups', payload: { name: 'Kept' }, headers: own })).json<{
      id: string;
    }>();
    for (const method of ['GET', 'POST'] as const) {
      const url = '/api/assistant/conversation?_method=DELETE';
      const answer = await server.app.inject({
        method,
        url,
        headers: { ...own, ...overrides },
        ...(method === 'POST' && { payload: { _method: 'DELETE' } }),
      });
      expect(answer.statusCode).toBe(method === 'GET' ? 200 : 405);
    }
    const { statusCode } = await server.app.inject({ url: `/api/groups/${group.id}/leave`, headers: own });
    expect(statusCode).toBe(405);
    expect((await server.app.inject({ url: '/api/groups', headers: own })).json()).toHaveLength(1);
  });
});

test('what programs call needs no origin, and a cookie that comes along counts for nothing', async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor }) => {
    const { cookie } = await callerFor('admin');
    const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    const hook = await server.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: '{}' });
    expect([400, 503]).toContain(hook.statusCode);
  });
});
