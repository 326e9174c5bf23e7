import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { appRoutes } from '../../app/app-routes.ts';
import { createUser, fakeTimers } from '../../testing/index.ts';
import { setTier } from '../accounts/index.ts';
import { brandOf } from './testing/brand.ts';
import { PATH, type Scene, withScene } from './testing/scene.ts';

const webDist = mkdtempSync(join(tmpdir(), 'site-hosts-'));
writeFileSync(
  join(webDist, 'index.html'),
  '<!doctype html><html lang="en"><head><title>ClearEdge</title></head><body><div id="root"><!--screen--><b>ClearEdge</b><!--/screen--></div><!--boot--></body></html>',
);
afterAll(() => rmSync(webDist, { recursive: true, force: true }));

const OURS = 'edge.example.com';
const pages = { webDist, routes: appRoutes, publicUrl: () => `https://${OURS}`, today: () => '2026-07-11' };

const withDomain = (companyName: string, domain: string) => {
  const brand = brandOf(companyName);
  return { ...brand, branding: { ...brand.branding, domain } };
};

/** An installation at a public address with two tenants, each with a published site and a host of their own. */
const withHosts = (run: (scene: Scene & { at: At; alpha: Tenant }) => Promise<void>, settings = {}): Promise<void> =>
  withScene(
    async (scene) => {
      scene.world.container.config.publicUrl = `https://${OURS}`;
      const [alpha, beta] = [await scene.tenant('Alpha'), await scene.tenant('Beta')];
      for (const [{ client }, name] of [
        [alpha, 'Alpha'],
        [beta, 'Beta'],
      ] as const) {
        await client.put(PATH, withDomain(name, `${name.toLowerCase()}.example.org`));
        await client.put(`${PATH}/site`, { slug: name.toLowerCase(), isPublished: true });
      }
      const at: At = (host, url = '/', headers = {}, method = 'GET') =>
        scene.server.app.inject({ method, url, headers: { host, ...headers } });
      await run({ ...scene, at, alpha });
    },
    pages,
    settings,
  );
type Tenant = Awaited<ReturnType<Scene['tenant']>>;
type At = (
  host: string,
  url?: string,
  headers?: Record<string, string>,
  method?: 'GET' | 'POST' | 'DELETE',
) => Promise<LightMyRequestResponse>;

describe('a tenant’s own host', { timeout: 60_000 }, () => {
  test('shows their site at /, with its own address and tag, whichever host was asked first', async () => {
    await withHosts(async ({ at }) => {
      const hosts = ['alpha.example.org', 'beta.example.org', OURS, 'alpha.example.org:8443', 'ALPHA.example.org', 'beta.example.org'];
      const answers = [];
      for (const host of hosts) answers.push(await at(host));
      const brands = answers.map(({ body }) => [/"companyName":"(\w+)"/.exec(body)?.[1], /rel="canonical" href="([^"]+)"/.exec(body)?.[1]]);
      const [alpha, beta, ours] = [
        ['Alpha', 'http://alpha.example.org/'],
        ['Beta', 'http://beta.example.org/'],
        [undefined, `https://${OURS}/`],
      ];
      expect(brands).toEqual([alpha, beta, ours, alpha, alpha, beta]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(hosts.map(() => 200));
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
      // What a shared cache or a browser has of one host is not current on another.
      const tag = String(answers[0]!.headers.etag);
      expect((await at('alpha.example.org', '/', { 'if-none-match': tag })).statusCode).toBe(304);
      for (const host of ['beta.example.org', OURS]) expect((await at(host, '/', { 'if-none-match': tag })).statusCode).toBe(200);
      expect(answers[0]!.body.replace('hideClearEdgeBranding', '')).not.toContain('ClearEdge');
      expect(answers[0]!.headers['content-security-policy']).toBe((await at(OURS)).headers['content-security-policy']);
    });
  });

  test('is for reading only: no session, no key, no change, no other page', async () => {
    await withHosts(async ({ at, alpha, keyOf }) => {
      const { key } = await keyOf(alpha);
      const { cookie } = alpha.client;
      const host = 'alpha.example.org';
      const own = { cookie, 'sec-fetch-site': 'same-origin' };
      const bearer = { authorization: `Bearer ${key}` };
      expect([(await at(OURS, PATH, own)).statusCode, (await at(host, PATH, own)).statusCode]).toEqual([200, 401]);
      const games = '/api/partner/v1/games';
      expect([(await at(OURS, games, bearer)).statusCode, (await at(host, games, bearer)).statusCode]).toEqual([200, 401]);
      const link = `${PATH}/preview-links`;
      expect((await at(host, link, own, 'POST')).json()).toEqual({ message: 'This site is for reading only.', code: 'FORBIDDEN' });
      expect((await at(host, `${PATH}/keys/x`, own, 'DELETE')).statusCode).toBe(403);
      for (const url of ['/games', '/w/beta', '/w/alpha', '/auth', '/white-label'])
        expect([url, (await at(host, url)).statusCode]).toEqual([url, 404]);
      expect((await at(host, '/', own)).headers['set-cookie']).toBeUndefined();
      expect((await at(OURS, '/games')).statusCode).toBe(200);
    });
  });

  test('promises TLS for itself, never for the tenant’s other hosts', async () => {
    await withHosts(
      async ({ at }) => {
        const whole = 'max-age=63072000; includeSubDomains';
        // Twice each: shared answers that are ready go another way.
        for (const url of ['/', '/', '/api/status', '/api/status', '/api/white-label/sites/alpha', '/api/white-label/sites/alpha', '/no'])
          expect([url, (await at('alpha.example.org', url)).headers['strict-transport-security']]).toEqual([url, 'max-age=63072000']);
        for (const url of ['/', '/api/white-label/sites/alpha', '/api/no'])
          expect([url, (await at(OURS, url)).headers['strict-transport-security']]).toEqual([url, whole]);
      },
      { isTls: true },
    );
  });

  test('closes with the site: unpublished, it shows the product; with the plan over, nothing', async () => {
    await withHosts(async ({ at, alpha, ctx, world }) => {
      const timers = fakeTimers();
      world.container.timers = timers;
      expect((await at('alpha.example.org')).body).toContain('"companyName":"Alpha"');
      const tierOf = (tier: 'free' | 'elite') =>
        ctx.transact((tx) => setTier(tx, alpha.user.id, { tier, status: 'active', endAt: null }, {}));
      await tierOf('free');
      expect((await at('alpha.example.org')).statusCode).toBe(404);
      await tierOf('elite');
      await alpha.client.put(`${PATH}/site`, { slug: 'alpha', isPublished: false });
      timers.pass(6000);
      expect((await at('alpha.example.org')).body).toContain(`rel="canonical" href="https://${OURS}/"`);
    });
  });

  test.each([
    [0, `https://${OURS}/`],
    [1, 'http://alpha.example.org/'],
  ])('behind %i trusted proxies a forwarded host is %s', async (trustProxy, canonical) => {
    await withHosts(
      async ({ at }) => {
        expect((await at(OURS, '/', { 'x-forwarded-host': 'alpha.example.org' })).body).toContain(`rel="canonical" href="${canonical}"`);
      },
      { trustProxy },
    );
  });

  test('is one tenant’s alone, and never the product’s', async () => {
    await withHosts(async ({ server, ctx }) => {
      const client = await server.as(await createUser(ctx, { tier: 'elite' }));
      const save = async (domain: string) => {
        const { statusCode, body } = await client.put(PATH, withDomain('Gamma', domain));
        return [statusCode, /"path":"([\w.]+)"/.exec(body)?.[1]];
      };
      expect(await save('Alpha.Example.org')).toEqual([409, 'branding.domain']);
      for (const ours of [OURS, `www.${OURS}`, `a.b.${OURS}`]) expect(await save(ours)).toEqual([409, 'branding.domain']);
      expect(await save(`not${OURS}`)).toEqual([200, undefined]);
      for (const wrong of ['gamma.example.org:8443', 'https://gamma.example.org', 'localhost', '10.0.0.1'])
        expect(await save(wrong)).toEqual([400, 'branding.domain']);
      expect(await save('gamma.example.org')).toEqual([200, undefined]);
      const second = await server.as(await createUser(ctx, { username: 'second', tier: 'elite' }));
      const third = await server.as(await createUser(ctx, { username: 'third', tier: 'elite' }));
      for (const one of [second, third]) expect((await one.put(PATH, withDomain('Delta', ''))).statusCode).toBe(200);
    });
  });
});
