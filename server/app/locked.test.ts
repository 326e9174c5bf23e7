import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import { GAME_ID } from '../features/analysis/testing/scene.ts';
import { createUser, type TestClient } from '../testing/index.ts';
import { appRoutes } from './app-routes.ts';
import { withContainer } from './testing/container.ts';
import { LOCKED_GAME, ONLY_PROP_TEXTS, type Secrets, secretsOf } from './testing/secrets.ts';

// The stream never ends by itself: it has a test of its own below.
const reads = Object.entries(contract as Record<string, Route>).filter(([key]) => key.startsWith('GET ') && key !== 'GET /api/stream');
const NOBODY = '00000000-0000-4000-8000-000000000000';
const fill = (path: string, gameId: string): string =>
  path.replace(':gameId', encodeURIComponent(gameId)).replace(':date', '2026-07-11').replace(/:\w+/g, NOBODY);
const QUERY: Record<string, string> = {
  'GET /api/games': '?date=2026-07-11',
  'GET /api/search': '?q=Boston',
  'GET /api/games/:gameId/line-history': '?market=moneyline&side=home',
  'GET /api/games/:gameId/player-props/:playerId': '?propType=hits&line=0.5',
  'GET /api/odds-comparison': '?date=2026-07-11',
  'GET /api/odds-comparison/opportunities': '?date=2026-07-11',
  'GET /api/odds-comparison/value': '?date=2026-07-11',
  'GET /api/daily-picks': '?date=2026-07-11',
  'GET /api/kelly/markets': '?date=2026-07-11',
  'GET /api/daily-picks/day': '?date=2026-07-11',
  'GET /api/performance/daily': '?date=2026-07-11',
  'GET /api/cfl/daily-picks': '?date=2026-07-11',
  'GET /api/record': '?market=moneyline',
};

const addressesOf = (gameId: string): string[] => [
  ...reads.flatMap(([key]) => {
    const path = fill(key.slice('GET '.length), gameId);
    return [path, ...(QUERY[key] ? [path + QUERY[key]] : [])];
  }),
  ...appRoutes.map(({ pattern }) => fill(pattern, gameId)),
];
const addresses = [...new Set([...addressesOf(GAME_ID), ...addressesOf(LOCKED_GAME)])];

/** The record's hashes are public, and hold any short run of digits now and then. */
const HASH = /\b[0-9a-f]{40,}\b/g;
const foundIn = (body: string, { texts, fields }: Secrets): string[] => {
  const readable = body.replace(HASH, '');
  return [...texts.filter((text) => readable.includes(text)), ...fields.filter((field) => readable.includes(`"${field}"`))];
};

/**
 * What an answer or a page may have all the same: the record says why a day has no bet, and what was behind a pick once it is revealed; the practice book
 * offers props to all who are signed in, by name and price, without what the model makes of them.
 */
const ALLOWED_AT: Record<string, readonly string[]> = {
  '/api/record': ['reasoning'],
  '/record': ['reasoning'],
  '/api/virtual/props/': ONLY_PROP_TEXTS,
  // The settled day has the same fields as today's paid answer; its texts and figures must still be other ones.
  '/api/yesterday/odds': ['bookmakers', 'bestOdds', 'bestLine', 'evPct'],
};
const allowedAt = (address: string): readonly string[] =>
  Object.entries(ALLOWED_AT).flatMap(([start, secrets]) => (address.startsWith(start) ? secrets : []));

async function leaksTo(client: TestClient, secrets: Secrets): Promise<string[]> {
  const leaks: string[] = [];
  for (const address of addresses) {
    const { body } = await client.get(address, { cookie: `${client.cookie}; signed-in=1` });
    const allowed = allowedAt(address);
    const found = foundIn(body, secrets).filter((secret) => !allowed.includes(secret));
    if (found.length > 0) leaks.push(`${address}: ${found[0]}`);
  }
  return leaks;
}

test('nothing locked is in any answer or page for a visitor or a free user', { timeout: 120_000 }, async () => {
  await withContainer(async (ctx, server, acts) => {
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    await acts.publish();
    const secrets = await secretsOf(pro, await server.as(await createUser(ctx, { tier: 'elite' })));
    expect(secrets.texts.length).toBeGreaterThan(40);
    // Pro asks first everywhere: what was made for pro must not be what the next one is sent.
    expect((await leaksTo(pro, secrets)).length).toBeGreaterThan(6);
    expect(await leaksTo(server.visitor, secrets)).toEqual([]);
    expect(await leaksTo(await server.as(await createUser(ctx, { tier: 'free' })), secrets)).toEqual([]);
  });
});

test('a page that pro opens carries what everybody may see', { timeout: 120_000 }, async () => {
  await withContainer(async (ctx, server, acts) => {
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    await acts.publish();
    const secrets = await secretsOf(pro, await server.as(await createUser(ctx, { tier: 'elite' })));
    for (const path of ['/', '/games', `/game/${encodeURIComponent(GAME_ID)}`]) {
      const { body } = await pro.get(path, { cookie: `${pro.cookie}; signed-in=1` });
      expect(body).toContain('"locked":true');
      expect(foundIn(body, secrets)).toEqual([]);
    }
  });
});

/** Everything that the stream says to a client until the answer is told to end. */
async function listen(base: string, cookie: string): Promise<{ stated: () => string; end: () => void }> {
  const abort = new AbortController();
  const { body } = await fetch(`${base}/api/stream`, { headers: { cookie }, signal: abort.signal });
  let text = '';
  const read = async (): Promise<void> => {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  void read().catch(() => undefined);
  return { stated: () => text, end: () => abort.abort() };
}

test('the stream says that something was published, never what', { timeout: 120_000 }, async () => {
  await withContainer(async (ctx, server, acts) => {
    const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const [pro, free] = [await server.as(await createUser(ctx, { tier: 'pro' })), await server.as(await createUser(ctx, { tier: 'free' }))];
    const heard = [await listen(base, ''), await listen(base, free.cookie)];
    await acts.publish();
    await pro.post(`/api/games/${GAME_ID}/analyze`);
    acts.flushStream();
    for (const { stated } of heard) await expect.poll(stated).toContain('"slate"');
    const secrets = await secretsOf(pro, await server.as(await createUser(ctx, { tier: 'elite' })));
    for (const { stated, end } of heard) {
      expect(foundIn(stated(), secrets)).toEqual([]);
      end();
    }
  });
});
