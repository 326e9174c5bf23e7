import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deferred, fakeTimers, makeServer, memoryLog, withTestCtx } from '../../../testing/index.ts';
import { sampleContract, sampleFeature, sampleState } from '../../../testing/sample-routes.ts';
import { type Entry, makeEntry } from './entry.ts';
import { SharedReads, type SharedSource } from './shared-reads.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A cache over one read whose answer counts its builds. */
function counting() {
  const timers = fakeTimers();
  const cache = new SharedReads(timers, memoryLog());
  const state = { builds: 0, gate: Promise.resolve(), failure: null as Error | null };
  const source: SharedSource = {
    key: 'GET /api/count',
    freshForMs: 1000,
    isChangedBy: (message) => message.topic === 'slate',
    build: async () => {
      const build = ++state.builds;
      await state.gate;
      if (state.failure) throw state.failure;
      return { hash: String(build) } as Entry;
    },
  };
  const get = async (url = '/api/count'): Promise<string> => (await cache.get(url, source, {})).hash;
  const find = (url = '/api/count'): string | undefined => cache.find(url)?.hash;
  return { timers, cache, state, get, find };
}

const slate = { topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' } as const;

test('simultaneous first requests share one build', async () => {
  const { state, get } = counting();
  expect(await Promise.all([get(), get(), get('/api/count?x=1')])).toEqual(['1', '1', '1']);
  expect(state.builds).toBe(1);
});

test('past its freshness an answer is still sent while one rebuild runs', async () => {
  const { timers, state, get, find } = counting();
  await get();
  timers.pass(1001);
  expect([find(), find(), find()]).toEqual(['1', '1', '1']);
  await turn();
  expect([find(), state.builds]).toEqual(['2', 2]);
});

test('an answer that is ten times too old is not sent', async () => {
  const { timers, get, find } = counting();
  await get();
  timers.pass(10_001);
  expect(find()).toBeUndefined();
  expect(await get()).toBe('2');
});

test('a message rebuilds what is being read and drops what is not', async () => {
  const { cache, state, get, find } = counting();
  await get();
  cache.onMessage(slate);
  expect(find()).toBeUndefined();
  expect(await get()).toBe('2');
  find();
  cache.onMessage({ topic: 'live', gameId: 'x', sport: 'mlb' });
  await turn();
  expect(state.builds).toBe(2);
  cache.onMessage(slate);
  await turn();
  expect([find(), state.builds]).toEqual(['3', 3]);
});

test('a message that comes during a build is not lost', async () => {
  const { cache, state, get } = counting();
  const gate = deferred();
  state.gate = gate.promise;
  const building = get();
  await turn();
  cache.onMessage(slate);
  gate.resolve();
  expect(await building).toBe('2');
});

test('an answer that does not know of a change is sent for a second, and then waited for', async () => {
  const { timers, cache, state, get, find } = counting();
  await get();
  find();
  const gate = deferred();
  state.gate = gate.promise;
  cache.onMessage(slate);
  expect([find(), cache.isBehind]).toEqual(['1', true]);
  timers.pass(1001);
  expect(find()).toBeUndefined();
  const requested = get();
  gate.resolve();
  expect([await requested, find(), cache.isBehind]).toEqual(['2', '2', false]);
});

test('a message that outdates everything has two answers built at a time', async () => {
  const { cache, state } = counting();
  const source: SharedSource = {
    key: 'GET /api/number',
    freshForMs: 1000,
    isChangedBy: () => true,
    build: async ({ number }: { number: number }) => {
      state.builds++;
      await state.gate;
      return { hash: String(number) } as Entry;
    },
  };
  const urls = [1, 2, 3, 4, 5].map((number) => ({ number, url: `/api/number/${number}` }));
  for (const { number, url } of urls) await cache.get(url, source, { number });
  for (const { url } of urls) cache.find(url);
  const gate = deferred();
  [state.gate, state.builds] = [gate.promise, 0];
  cache.onMessage(slate);
  await turn();
  expect(state.builds).toBe(2);
  gate.resolve();
  await turn();
  expect([state.builds, cache.isBehind]).toEqual([5, false]);
  expect(urls.map(({ url }) => cache.find(url)?.hash)).toEqual(['1', '2', '3', '4', '5']);
});

test('while the database is away the last answer stays', async () => {
  const { timers, state, get, find } = counting();
  await get();
  state.failure = new Error('away');
  timers.pass(1500);
  expect(find()).toBe('1');
  await turn();
  timers.pass(20_000);
  expect(await get()).toBe('1');
});

test('entries carry a tag of their own in every coding', async () => {
  const entry = await makeEntry('{"a":"<"}', { type: 'application/json', cacheControl: 'no-cache', headers: {} });
  expect(gunzipSync(entry.gzip.body).toString()).toBe('{"a":"<"}');
  expect(brotliDecompressSync(entry.brotli.body).toString()).toBe('{"a":"<"}');
  expect(new Set([entry.plain, entry.gzip, entry.brotli].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('over HTTP: codings, 304, HEAD, and an invalid address is asked anew each time', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const state = sampleState();
    const server = await makeServer([sampleFeature(state)], { world, contract: sampleContract });
    const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      server.app.inject({ method, url: '/api/board', headers });
    const plain = await get({});
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' });
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync((await get({ 'accept-encoding': 'gzip, br;q=0' })).rawPayload).toString()).toBe(plain.body);
    const unchanged = await get({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${brotli.headers.etag}` });
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', brotli.headers.etag]);
    expect((await get({ 'if-none-match': String(brotli.headers.etag) })).statusCode).toBe(200);
    const head = await get({}, 'HEAD');
    expect([head.body, head.headers['content-length']]).toEqual(['', String(plain.rawPayload.length)]);
    expect(state.builds).toBe(1);
    await server.close();
  });
});

test('a published change is in the next answer', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const state = sampleState();
    const server = await makeServer([sampleFeature(state)], { world, contract: sampleContract });
    const text = async () => (await server.visitor.get('/api/board')).json<{ text: string }[]>()[0]?.text;
    expect(await text()).toBe('first');
    state.text = 'second';
    await ctx.publish(slate);
    expect(await text()).toBe('second');
    await server.close();
  });
});
