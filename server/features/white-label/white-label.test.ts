import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appRoutes } from '../../app/app-routes.ts';
import { auditEntries, brandedSites, previewLinks } from '../../db/schema/index.ts';
import { createUser } from '../../testing/index.ts';
import { setTier } from '../accounts/index.ts';
import { exportWhiteLabel } from './index.ts';
import { brandOf } from './testing/brand.ts';
import { png } from './testing/pictures.ts';
import { PATH, withScene } from './testing/scene.ts';

const FREE = { tier: 'free', status: 'active', endAt: null } as const;
const ELITE = { ...FREE, tier: 'elite' } as const;
const upload = (file: Buffer) => ({ content: file.toString('base64') });
const tokenOf = (url: string): string => url.slice(url.indexOf('#') + 1);

describe('branding', { timeout: 60_000 }, () => {
  test('a newcomer has the defaults; what is saved comes back as it is stored; nothing unlisted is taken over', async () => {
    await withScene(async ({ ctx, server }) => {
      const client = await server.as(await createUser(ctx, { tier: 'elite' }));
      expect((await client.get(PATH)).json()).toMatchObject({
        savedAt: null,
        slug: null,
        isPublished: false,
        logo: null,
        previewLinks: [],
      });
      const brand = brandOf('Sharp Picks');
      const sent = {
        ...brand,
        branding: { ...brand.branding, primaryColor: '#FF0000', domain: 'Bücher.DE', logo: 'https://evil.example.com/x.png' },
        userId: '00000000-0000-4000-8000-000000000001',
        isPublished: true,
        slug: 'mine',
      };
      expect((await client.put(PATH, sent)).json()).toMatchObject({
        config: { branding: { companyName: 'Sharp Picks', primaryColor: '#ff0000', domain: 'xn--bcher-kva.de', logo: '' } },
        savedAt: '2026-07-11T16:00:00.000Z',
        slug: null,
        isPublished: false,
      });
      expect(await ctx.db.select().from(brandedSites)).toHaveLength(1);
    });
  });

  test('what is wrong is refused at its field', async () => {
    const table: [patch: Record<string, object>, path: string][] = [
      [{ branding: { companyName: ' ' } }, 'branding.companyName'],
      [{ branding: { primaryColor: 'red;}' } }, 'branding.primaryColor'],
      [{ branding: { domain: '127.0.0.1' } }, 'branding.domain'],
      [{ features: { apiAccess: 'yes' } }, 'features.apiAccess'],
      [{ customization: { termsUrl: 'javascript:alert(1)' } }, 'customization.termsUrl'],
      [{ customization: { privacyUrl: 'https://user:pass@example.com' } }, 'customization.privacyUrl'],
      [{ customization: { supportEmail: 'a@b.co?bcc=x@y.zz' } }, 'customization.supportEmail'],
    ];
    await withScene(async ({ tenant }) => {
      const { client } = await tenant('Sharp Picks');
      for (const [patch, path] of table) {
        const body = Object.fromEntries(
          Object.entries(brandOf('Sharp Picks')).map(([part, value]) => [part, { ...value, ...patch[part] }]),
        );
        const answer = await client.put(PATH, body);
        expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, path]);
      }
      expect((await client.get(PATH)).json().config.customization.termsUrl).toBe('https://example.com/terms');
    });
  });
});

describe('the published site', { timeout: 60_000 }, () => {
  test('401, 402, 409 before anything is saved; a slug is one tenant’s; reserved ones are no one’s', async () => {
    await withScene(async ({ ctx, server, visitor, tenant }) => {
      const site = { slug: 'sharp-picks', isPublished: true };
      const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
      const fresh = await server.as(await createUser(ctx, { tier: 'elite' }));
      const [a, b] = [await tenant('Alpha'), await tenant('Beta')];
      const statuses = [];
      for (const client of [visitor, pro, fresh, a.client, a.client, b.client])
        statuses.push((await client.put(`${PATH}/site`, site)).statusCode);
      expect(statuses).toEqual([401, 402, 409, 200, 200, 409]);
      expect((await b.client.put(`${PATH}/site`, { ...site, slug: 'admin' })).json().issues[0].path).toBe('slug');
      expect((await a.client.get(PATH)).json()).toMatchObject({ slug: 'sharp-picks', address: 'http://localhost:3000/w/sharp-picks' });
    });
  });

  test('tenants are strictly apart, and nothing of the account goes out', async () => {
    await withScene(async ({ visitor, tenant }) => {
      const [a, b] = [await tenant('Alpha Edge'), await tenant('Beta Odds')];
      await a.client.put(`${PATH}/site`, { slug: 'alpha', isPublished: true });
      await b.client.put(`${PATH}/site`, { slug: 'beta', isPublished: true });
      await b.client.put(`${PATH}/logo`, upload(png()));
      const answer = await visitor.get(`${PATH}/sites/alpha`);
      expect(answer.json()).toMatchObject({ branding: { companyName: 'Alpha Edge', logo: '' } });
      for (const text of ['Beta', b.user.id, a.user.id, a.user.email, a.user.username, 'domain', 'apiAccess'])
        expect(answer.body).not.toContain(text);
      expect((await visitor.get(`${PATH}/sites/beta`)).body).not.toContain('Alpha');
    });
  });

  test('not published, unknown and after the plan has ended: 404; the configuration is kept for when it comes back', async () => {
    await withScene(async ({ ctx, visitor, tenant }) => {
      const { user, client } = await tenant('Alpha');
      const status = async (): Promise<number> => (await visitor.get(`${PATH}/sites/alpha`)).statusCode;
      const publish = (isPublished: boolean) => client.put(`${PATH}/site`, { slug: 'alpha', isPublished });
      await publish(false);
      expect([await status(), (await visitor.get(`${PATH}/sites/nobody`)).statusCode]).toEqual([404, 404]);
      await publish(true);
      const { url } = (await client.post(`${PATH}/preview-links`)).json();
      const preview = async (): Promise<number> => (await visitor.post(`${PATH}/preview`, { token: tokenOf(url) })).statusCode;
      expect([await status(), await preview()]).toEqual([200, 200]);
      await ctx.transact((tx) => setTier(tx, user.id, FREE, {}));
      await expect.poll(status).toBe(404);
      expect([await preview(), (await client.get(PATH)).statusCode]).toEqual([404, 402]);
      await ctx.transact((tx) => setTier(tx, user.id, ELITE, {}));
      expect([await status(), await preview()]).toEqual([200, 200]);
      await publish(false);
      await expect.poll(status).toBe(404);
      expect((await ctx.db.select().from(auditEntries)).map(({ action }) => action)).toContain('white-label.unpublished');
    });
  });

  test('the footer’s links go out only with the footer', async () => {
    await withScene(async ({ visitor, tenant }) => {
      const { client } = await tenant('Alpha');
      const brand = brandOf('Alpha');
      await client.put(PATH, { ...brand, features: { ...brand.features, customFooter: false } });
      await client.put(`${PATH}/site`, { slug: 'alpha', isPublished: true });
      expect((await visitor.get(`${PATH}/sites/alpha`)).json().customization).toEqual({
        welcomeMessage: 'Welcome to Alpha',
        supportEmail: '',
        termsUrl: '',
        privacyUrl: '',
      });
    });
  });
});

test('the page of a site has its brand inside and none of our frame; one of no one’s is a 404, a preview is for no search engine', {
  timeout: 60_000,
}, async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'clearedge-branded-'));
  const frame =
    '<div id="root"><!--screen--><b>ClearEdge</b><!--/screen--></div><!--boot--><noscript>ClearEdge needs JavaScript</noscript>';
  writeFileSync(join(webDist, 'index.html'), `<!doctype html><html><head><title>ClearEdge</title></head><body>${frame}</body></html>`);
  const pages = { webDist, routes: appRoutes, publicUrl: () => 'https://edge.example', today: () => '2026-07-11' };
  await withScene(async ({ visitor, tenant }) => {
    const { client } = await tenant('Alpha');
    await client.put(`${PATH}/site`, { slug: 'alpha', isPublished: true });
    const [site, nobody, preview] = [await visitor.get('/w/alpha'), await visitor.get('/w/nobody'), await visitor.get('/w/preview')];
    expect([site.statusCode, nobody.statusCode, preview.statusCode]).toEqual([200, 404, 200]);
    expect(site.body).toContain('"companyName":"Alpha"');
    for (const { body } of [site, nobody, preview]) expect(body.replace('hideClearEdgeBranding', '')).not.toContain('ClearEdge');
    expect([site, preview].map(({ body }) => body.includes('noindex'))).toEqual([false, true]);
  }, pages);
  rmSync(webDist, { recursive: true, force: true });
});

describe('preview links', { timeout: 60_000 }, () => {
  test('128 bits, only hashed at rest, seven days, closed by their owner alone', async () => {
    await withScene(async ({ ctx, world, visitor, tenant }) => {
      const [a, b] = [await tenant('Alpha'), await tenant('Beta')];
      const { id, url } = (await a.client.post(`${PATH}/preview-links`)).json();
      const token = tokenOf(url);
      expect(Buffer.from(token, 'base64url')).toHaveLength(16);
      expect(JSON.stringify(await ctx.db.select().from(previewLinks))).not.toContain(token);
      const open = (text: string) => visitor.post(`${PATH}/preview`, { token: text });
      expect((await open(token)).json().branding.companyName).toBe('Alpha');
      expect([(await open(`${token}x`)).statusCode, (await open('')).statusCode]).toEqual([404, 404]);
      expect((await b.client.delete(`${PATH}/preview-links/${id}`)).statusCode).toBe(404);
      expect((await a.client.delete(`${PATH}/preview-links/${id}`)).json()).toEqual({ ok: true });
      expect([(await open(token)).statusCode, (await a.client.delete(`${PATH}/preview-links/${id}`)).statusCode]).toEqual([404, 404]);
      const second = tokenOf((await a.client.post(`${PATH}/preview-links`)).json().url);
      world.clock.advanceMinutes(7 * 24 * 60 - 1);
      expect((await open(second)).statusCode).toBe(200);
      world.clock.advanceMinutes(1);
      expect([(await open(second)).statusCode, (await a.client.get(PATH)).json().previewLinks]).toEqual([404, []]);
    });
  });

  test('ten may be open at once', async () => {
    await withScene(async ({ tenant }) => {
      const { client } = await tenant('Alpha');
      for (let at = 0; at < 10; at++) expect((await client.post(`${PATH}/preview-links`)).statusCode).toBe(201);
      expect((await client.post(`${PATH}/preview-links`)).statusCode).toBe(409);
    });
  });
});

describe('a logo', { timeout: 60_000 }, () => {
  test('is served as what it is, and can do nothing; another one has another address', async () => {
    await withScene(async ({ ctx, visitor, tenant }) => {
      const { user, client } = await tenant('Alpha');
      const { logo, config } = (await client.put(`${PATH}/logo`, upload(png({ more: [['tEXt', Buffer.from('<script>')]] })))).json();
      expect([logo.type, logo.width, logo.height, config.branding.logo]).toEqual(['image/png', 4, 2, logo.address]);
      const served = await visitor.get(logo.address);
      expect([served.headers['content-type'], served.headers['x-content-type-options'], served.headers['content-security-policy']]).toEqual(
        ['image/png', 'nosniff', "default-src 'none'; sandbox"],
      );
      expect(served.rawPayload).toEqual(png());
      const next = (await client.put(`${PATH}/logo`, upload(png({ width: 9 })))).json().logo;
      expect([(await visitor.get(logo.address)).statusCode, (await visitor.get(next.address)).statusCode]).toEqual([404, 200]);
      await ctx.transact((tx) => setTier(tx, user.id, FREE, {}));
      expect((await visitor.get(next.address)).statusCode).toBe(404);
      await ctx.transact((tx) => setTier(tx, user.id, ELITE, {}));
      expect((await client.delete(`${PATH}/logo`)).json()).toMatchObject({ logo: null, config: { branding: { logo: '' } } });
    });
  });

  test('what is no logo is refused', async () => {
    const table: [body: object, status: number, words: string][] = [
      [upload(Buffer.from('<svg onload="alert(1)"/>')), 400, 'SVG'],
      [upload(Buffer.alloc(262_145)), 400, '256 kB'],
      [upload(Buffer.alloc(400_000)), 413, 'too large'],
      [{ content: 'data:image/png;base64,AAAA' }, 400, 'damaged'],
      [{}, 400, 'Choose a picture'],
    ];
    await withScene(async ({ tenant }) => {
      const { client } = await tenant('Alpha');
      for (const [body, status, words] of table) {
        const answer = await client.put(`${PATH}/logo`, body);
        expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(words)]);
      }
      expect((await client.get(PATH)).json().logo).toBeNull();
    });
  });
});

test('the export of an account has the branding and the names of the keys, and nothing that opens anything', {
  timeout: 60_000,
}, async () => {
  await withScene(async ({ ctx, tenant, keyOf }) => {
    const a = await tenant('Alpha');
    const { key } = await keyOf(a);
    const { url } = (await a.client.post(`${PATH}/preview-links`)).json();
    const text = JSON.stringify(await exportWhiteLabel(ctx, a.user.id));
    expect(text).toContain('Alpha');
    expect(text).toContain('games:read');
    for (const secret of [key.slice(0, 9), 'hash', tokenOf(url)]) expect(text).not.toContain(secret);
  });
});
