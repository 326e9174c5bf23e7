import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db.ts';
import { createUser, makeServer, type TestClient, withTestCtx } from '../../testing/index.ts';
import { ACCESS_MATRIX } from '../access-matrix.ts';
import { appRoutes } from '../app-routes.ts';
import { features } from '../features.ts';

const KEY = 'sk_live_MARKERmarkerMARKER0000wxyz';
const SIGNING = 'whsec_MARKERmarkerMARKER0000stuv';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const CONFIG = '/api/admin/stripe-config';

const reads = Object.keys(ACCESS_MATRIX).filter((key) => key.startsWith('GET ') && key !== 'GET /api/stream');
const fill = (path: string, userId: string): string =>
  path.replace(':date', '2026-07-11').replace(':gameId', '20260711_NYY@BOS').replace(':userId', userId).replace(/:\w+/g, NOBODY);

async function readAll(client: TestClient, userId: string, signedIn: string): Promise<string[]> {
  const addresses = [
    ...reads.map((key) => fill(key.slice('GET '.length), userId)),
    ...appRoutes.map(({ pattern }) => fill(pattern, userId)),
  ];
  const bodies: string[] = [];
  for (const address of addresses) {
    const { body, headers } = await client.get(address, { cookie: `${client.cookie}${signedIn}` });
    bodies.push(`${address} ${JSON.stringify(headers)} ${body}`);
  }
  return bodies;
}

/** Each row of each table as the database writes it. */
async function dump(ctx: Parameters<Parameters<typeof withTestCtx>[1]>[0]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    ctx.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const lists = [];
  for (const { name } of tables) lists.push(await rowsOf<{ line: string }>(ctx.db, sql.raw(`select t::text as line from "${name}" t`)));
  return lists.flat().map(({ line }) => line);
}

test('a payment secret is found nowhere once it was saved: no answer, page, export, log, message or table', {
  timeout: 180_000,
}, async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'clearedge-marker-'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><html><head></head><body><!--boot--></body></html>');
  await withTestCtx({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
    const pages = { webDist, routes: appRoutes, publicUrl: () => 'https://edge.example', today: () => '2026-07-11' };
    const server = await makeServer(features, { world, pages });
    const admin = await server.as(world.user!);
    const member = await createUser(ctx, { tier: 'elite' });
    const saved = await admin.post(CONFIG, {
      stripeSecretKey: KEY,
      webhookSecret: SIGNING,
      proPriceId: 'price_pro1',
      elitePriceId: 'price_elite1',
    });
    expect(saved.json()).toMatchObject({ stripeSecretKey: '••••wxyz', from: { stripeSecretKey: 'saved' } });
    const bodies = [
      saved.body,
      (await admin.post(CONFIG, { stripeSecretKey: `${KEY} and more` })).body,
      (await admin.post('/api/admin/stripe-test', { stripeSecretKey: KEY })).body,
      (await admin.post('/api/subscription/change', { tier: 'pro' })).body,
      (await server.visitor.post('/api/webhooks/stripe', {}, { 'stripe-signature': `t=1,v1=${SIGNING.length}` })).body,
      ...(await readAll(admin, member.id, '; signed-in=1')),
      ...(await readAll(await server.as(member), member.id, '; signed-in=1')),
      ...(await readAll(server.visitor, member.id, '')),
    ];
    const reported = [JSON.stringify(world.logged), JSON.stringify(world.published)];
    const rows = await dump(ctx);
    // The search itself works: what may be seen is found.
    expect([bodies.some((body) => body.includes('wxyz')), rows.some((row) => row.includes('wxyz'))]).toEqual([true, true]);
    expect(bodies.length).toBeGreaterThan(300);
    expect([...bodies, ...reported, ...rows].filter((text) => /MARKER/i.test(text)).map((text) => text.slice(0, 200))).toEqual([]);
    await server.close();
  });
  rmSync(webDist, { recursive: true, force: true });
});
