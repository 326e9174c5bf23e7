import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import { analyzeSlates } from '../features/analysis/index.ts';
import { GAME_ID, NOW, prepareGame, reprice } from '../features/analysis/testing/scene.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestServer, withTestCtx } from '../testing/index.ts';
import { appRoutes } from './app-routes.ts';
import { features } from './features.ts';

/** What nobody without the tier may find anywhere: texts and figures, and names of fields that only paid answers have. */
interface Secrets {
  texts: string[];
  fields: string[];
}

/** Where each kind of paid content is asked for, and which of its fields may be told to nobody else. Another kind is another row. */
const PAID: readonly { url: string; fields: readonly string[] }[] = [
  {
    url: `/api/games/${GAME_ID}/analysis`,
    fields: ['valuePlays', 'favoured', 'fairPrices', 'valueFrom', 'suggestedBets'],
  },
];

/** Sentences, and numbers that are no round ones: a price of +105 stands on the public board, a probability to sixteen digits does not. */
function telling(value: unknown): string[] {
  if (typeof value === 'number') return String(value).length >= 8 ? [String(value)] : [];
  if (typeof value === 'string') return value.includes(' ') && /[.:]/.test(value) ? [JSON.stringify(value).slice(1, -1)] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(telling) : [];
}

async function secretsOf(pro: TestClient): Promise<Secrets> {
  const texts: string[] = [];
  for (const { url } of PAID) {
    const answer = await pro.get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    texts.push(...telling(answer.json()));
  }
  return { texts: [...new Set(texts)], fields: PAID.flatMap(({ fields }) => [...fields]) };
}

// The stream never ends by itself; what it may send is the closed list of topics in kernel/ctx.ts.
const reads = Object.entries(contract as Record<string, Route>).filter(([key]) => key.startsWith('GET ') && key !== 'GET /api/stream');
const NOBODY = '00000000-0000-4000-8000-000000000000';
const fill = (path: string): string =>
  path.replace(':gameId', encodeURIComponent(GAME_ID)).replace(':date', '2026-07-11').replace(/:\w+/g, NOBODY);
const QUERY: Record<string, string> = {
  'GET /api/games': '?date=2026-07-11',
  'GET /api/search': '?q=Boston',
  'GET /api/games/:gameId/line-history': '?market=moneyline&side=home',
};

const addresses = [
  ...reads.flatMap(([key]) => {
    const path = fill(key.slice('GET '.length));
    return [path, ...(QUERY[key] ? [path + QUERY[key]] : [])];
  }),
  ...appRoutes.map(({ pattern }) => fill(pattern)),
];

async function leaksTo(client: TestClient, { texts, fields }: Secrets): Promise<string[]> {
  const leaks: string[] = [];
  for (const address of addresses) {
    const { body } = await client.get(address, { cookie: `${client.cookie}; signed-in=1` });
    const found = [...texts.filter((text) => body.includes(text)), ...fields.filter((field) => body.includes(`"${field}"`))];
    if (found.length > 0) leaks.push(`${address}: ${found[0]}`);
  }
  return leaks;
}

async function withHouse(run: (ctx: Ctx, server: TestServer) => Promise<void>): Promise<void> {
  const webDist = mkdtempSync(join(tmpdir(), 'clearedge-locked-'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><html><head></head><body><!--boot--></body></html>');
  await withTestCtx({ now: NOW, isDemo: false }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, 220, 110);
    await analyzeSlates(ctx);
    const pages = { webDist, routes: appRoutes, publicUrl: () => 'https://edge.example' };
    const server = await makeServer(features, { world, pages });
    await run(ctx, server);
    await server.close();
  });
  rmSync(webDist, { recursive: true, force: true });
}

test('nothing locked is in any answer or page for a visitor or a free user', { timeout: 120_000 }, async () => {
  await withHouse(async (ctx, server) => {
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const secrets = await secretsOf(pro);
    expect(secrets.texts.length).toBeGreaterThan(20);
    // Pro asks first everywhere: what was made for pro must not be what the next one is sent.
    expect((await leaksTo(pro, secrets)).length).toBeGreaterThan(3);
    expect(await leaksTo(server.visitor, secrets)).toEqual([]);
    expect(await leaksTo(await server.as(await createUser(ctx, { tier: 'free' })), secrets)).toEqual([]);
  });
});

test('a page that pro opens carries what everybody may see', { timeout: 120_000 }, async () => {
  await withHouse(async (ctx, server) => {
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const { texts, fields } = await secretsOf(pro);
    for (const path of ['/', '/games', `/game/${encodeURIComponent(GAME_ID)}`]) {
      const { body } = await pro.get(path, { cookie: `${pro.cookie}; signed-in=1` });
      expect(body).toContain('"locked":true');
      expect([...texts, ...fields.map((field) => `"${field}"`)].filter((secret) => body.includes(secret))).toEqual([]);
    }
  });
});
