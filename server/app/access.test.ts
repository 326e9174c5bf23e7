import { contract } from '@clearedge/contract';
import { can, isFeature, TIERS, type Tier, TOP_TIER } from '@clearedge/contract/entitlements';
import type { Access, Route } from '@clearedge/contract/route';
import { describe, expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../testing/index.ts';
import { ACCESS_MATRIX } from './access-matrix.ts';
import { features } from './features.ts';

type Who = 'visitor' | Tier | 'admin';
const WHO: readonly Who[] = ['visitor', ...TIERS, 'admin'];
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** The stream never ends by itself, and signing out or deleting would end the caller's own session. */
const NOT_CALLED = new Set(['GET /api/stream', 'POST /api/auth/logout', 'POST /api/auth/sessions/end-others']);

/** What the matrix expects of a caller: admitted, or refused with this status. */
function expected(access: Access, who: Who): number | 'admitted' {
  if (access === 'visitor') return 'admitted';
  // A session is no key.
  if (access === 'key' || who === 'visitor') return 401;
  if (access === 'staff') return who === 'admin' ? 'admitted' : 403;
  return !isFeature(access) || can(who === 'admin' ? TOP_TIER : who, access) ? 'admitted' : 402;
}

const urlOf = (key: string, userId: string = NOBODY): string =>
  key
    .slice(key.indexOf(' ') + 1)
    .replace(':date', '2026-07-11')
    .replace(':gameId', '20260711_NYY@BOS')
    .replace(':userId', userId)
    .replace(/:\w+/g, NOBODY);

describe('access', () => {
  test('the contract says of every route what the matrix says', () => {
    const stated = Object.fromEntries(Object.entries(contract as Record<string, Route>).map(([key, route]) => [key, route.access]));
    expect(stated).toEqual(ACCESS_MATRIX);
  });

  test('an admin of a live installation without a second factor reaches what sets it up, and nothing else', {
    timeout: 60_000,
  }, async () => {
    await withTestCtx({ isDemo: false }, async (ctx, world) => {
      world.container.config.dataSource = 'live';
      const server = await makeServer(features, { world });
      const client = await server.as(await createUser(ctx, { tier: 'elite', isAdmin: true }));
      const reached: string[] = [];
      for (const [key, access] of Object.entries(ACCESS_MATRIX)) {
        if (access === 'visitor' || access === 'key') continue;
        const [method, url] = [key.slice(0, key.indexOf(' ')) as 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', urlOf(key)];
        const headers = { 'sec-fetch-site': 'same-origin', cookie: client.cookie };
        const { statusCode } = await server.app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
        if (statusCode !== 403) reached.push(key);
      }
      expect(reached).toEqual([
        'GET /api/auth/me',
        'GET /api/auth/second-factor',
        'POST /api/auth/second-factor/enrol',
        'POST /api/auth/second-factor/confirm',
      ]);
      await server.close();
    });
  });

  test('every cell: each route, called by each kind of caller', { timeout: 120_000 }, async () => {
    await withTestCtx({ isDemo: false }, async (ctx, world) => {
      const server = await makeServer(features, { world });
      const wrong: string[] = [];
      for (const who of WHO) {
        const user = who === 'visitor' ? null : await createUser(ctx, { tier: who === 'admin' ? TOP_TIER : who, isAdmin: who === 'admin' });
        const client = user ? await server.as(user) : server.visitor;
        for (const [key, access] of Object.entries(ACCESS_MATRIX)) {
          if (NOT_CALLED.has(key)) continue;
          const method = key.slice(0, key.indexOf(' ')) as 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
          const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
          const { statusCode } = await server.app.inject({
            method,
            url: urlOf(key, user?.id),
            headers: { 'sec-fetch-site': 'same-origin', cookie: client.cookie },
            ...body,
          });
          const want = expected(access, who);
          const isAdmitted = ![402, 403, 405].includes(statusCode) && (statusCode !== 401 || key === 'POST /api/auth/login');
          if (want === 'admitted' ? !isAdmitted || statusCode >= 500 : statusCode !== want)
            wrong.push(`${who} ${key}: ${statusCode}, expected ${want}`);
        }
      }
      expect(wrong).toEqual([]);
      await server.close();
    });
  });
});
