import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Ask, ProviderClient } from './provider-client.ts';
import type { ProviderFault } from './provider-fault.ts';
import { jsonReader, rowsOf } from './read-json.ts';
import { realSurroundings } from './surroundings.ts';
import { FakeSurroundings, type Scripted } from './testing/fake-surroundings.ts';

const TERMS = { name: 'test', timeoutMs: 5_000, maxBytes: 10_000, tries: 3, fresh: { leastMs: 10_000, mostMs: 60_000 }, mostInFlight: 2 };
const Shape = z.object({ games: rowsOf(z.object({ id: z.number(), note: z.string().nullish() })) });
const ASK: Ask<z.output<typeof Shape>> = { address: { url: 'https://feed.example/games' }, read: jsonReader(Shape, 'games') };
const GOOD = { body: { games: [{ id: 1, note: null, brandNew: { deep: [1] } }], copyright: 'x' } };

const faultOf = (promise: Promise<unknown>): Promise<ProviderFault> =>
  promise.catch((error: ProviderFault) => error) as Promise<ProviderFault>;
function clientWith(...replies: Scripted[]): { around: FakeSurroundings; client: ProviderClient } {
  const around = new FakeSurroundings().script(...replies);
  return { around, client: new ProviderClient(TERMS, around) };
}

test('unknown fields and nulls pass; a bad row costs only itself', async () => {
  const { client } = clientWith({ body: { games: [{ id: 1, extra: true }, { id: 'two' }, null] } });
  expect((await client.ask(ASK)).value.games).toEqual({ rows: [{ id: 1 }], refused: 2 });
});

test('an answer is used while fresh, as the source advises within our bounds, then asked for again on condition', async () => {
  const headers = { 'cache-control': 'public, max-age=40', age: '10', etag: '"v1"' };
  const { around, client } = clientWith({ ...GOOD, headers }, { status: 304 });
  const first = await client.ask(ASK);
  around.advance(29_000);
  expect(await client.ask(ASK)).toEqual(first);
  expect(around.requests).toHaveLength(1);
  around.advance(2_000);
  const again = await client.ask(ASK);
  expect(around.requests[1]?.headers.get('if-none-match')).toBe('"v1"');
  expect(again).toMatchObject({ value: first.value, fault: null, checkedAt: around.now() });
  expect(client.health).toMatchObject({ requests: 2, notModified: 1, fromCache: 1, breaker: 'closed' });
});

test('many who ask for the same at once cause one request', async () => {
  const { around, client } = clientWith(GOOD);
  await Promise.all([client.ask(ASK), client.ask(ASK), client.ask(ASK)]);
  expect(around.requests).toHaveLength(1);
});

test('no more at a time than agreed; the others stand in line', async () => {
  const around = new FakeSurroundings().script(GOOD);
  let [inFlight, most] = [0, 0];
  const { fetch } = around;
  around.fetch = async (...request) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await Promise.resolve();
    inFlight -= 1;
    return fetch(...request);
  };
  const client = new ProviderClient(TERMS, around);
  const asks = Array.from({ length: 7 }, (_, index) => client.ask({ ...ASK, address: { url: `https://feed.example/${index}` } }));
  expect(await Promise.all(asks)).toHaveLength(7);
  expect(most).toBe(2);
});

test('transient faults are tried again with growing, jittered pauses; Retry-After is obeyed', async () => {
  const growing = clientWith({ status: 503 }, 'reset', GOOD);
  await growing.client.ask(ASK);
  expect(growing.around.slept).toEqual([375, 750]);
  const requested = clientWith({ status: 429, headers: { 'retry-after': '7' } }, GOOD);
  await requested.client.ask(ASK);
  expect(requested.around.slept).toEqual([7_000]);
});

test('a long Retry-After is not waited for: the provider rests until then', async () => {
  const { around, client } = clientWith({ status: 429, headers: { 'retry-after': 'Fri, 07 Aug 2026 17:00:00 GMT' } }, GOOD);
  expect((await faultOf(client.ask(ASK))).kind).toBe('rate_limited');
  expect(client.health).toMatchObject({ breaker: 'open', restsUntil: new Date('2026-08-07T17:00:00Z') });
  expect((await faultOf(client.ask(ASK))).kind).toBe('resting');
  around.advance(3_600_000);
  expect((await client.ask(ASK)).fault).toBeNull();
});

test.each<[string, Scripted, string]>([
  ['silence', 'hangs', 'timeout'],
  ['a broken connection', 'reset', 'unreachable'],
  ['a page', { body: '<!doctype html><h1>Sorry</h1>' }, 'not_json'],
  ['half a JSON', { body: '{"games":[{"id":1},' }, 'not_json'],
  ['10 MB', { body: `{"games":[${'{"id":1},'.repeat(1_200_000)}{"id":1}]}` }, 'too_large'],
  ['a length that promises 10 MB', { headers: { 'content-length': '10000000' }, body: '{}' }, 'too_large'],
  ['429', { status: 429 }, 'rate_limited'],
  ['500', { status: 500, body: '{"messageNumber":1}' }, 'server_error'],
  ['another shape', { body: { data: [] } }, 'wrong_shape'],
  ['rows of which none can be read', { body: { games: [{}, {}] } }, 'wrong_shape'],
  ['403', { status: 403 }, 'refused'],
])('%s: the last good answer with its age, and recovery in one refresh period', async (_what, bad, kind) => {
  const { around, client } = clientWith(GOOD);
  const { value, checkedAt } = await client.ask(ASK);
  around.advance(60_000);
  around.script(bad);
  const stale = await client.ask(ASK);
  expect(stale).toMatchObject({ value, checkedAt, fault: { kind } });
  around.advance(60_000);
  around.script(GOOD);
  expect((await client.ask(ASK)).fault).toBeNull();
  expect(client.lastRaw(ASK.address.url)).toBe(JSON.stringify(GOOD.body));
});

test('what is gone is gone, and no fault of the provider', async () => {
  const { around, client } = clientWith(GOOD, { status: 404, body: '{"messageNumber":10}' });
  await client.ask(ASK);
  for (let time = 0; time < 8; time += 1) {
    around.advance(60_000);
    expect((await faultOf(client.ask(ASK))).kind).toBe('not_found');
  }
  expect(client.health.breaker).toBe('closed');
});

test('what does not exist is not asked for again at every read, but after a while it is', async () => {
  const { around, client } = clientWith({ status: 404, body: '{}' });
  const requested = async (ask = ASK): Promise<number> => {
    expect((await faultOf(client.ask(ask))).kind).toBe('not_found');
    return client.health.requests;
  };
  expect([await requested(), await requested()]).toEqual([1, 1]);
  around.advance(TERMS.fresh.leastMs);
  expect(await requested({ ...ASK, absentMs: 60_000 })).toBe(2);
  around.advance(59_999);
  expect(await requested()).toBe(2);
  around.advance(1);
  around.script(GOOD);
  expect((await client.ask(ASK)).value.games.rows).toHaveLength(1);
});

describe('the breaker', () => {
  test('opens after five failures in a row, lets one probe through after its rest, and rests longer when that fails', async () => {
    const { around, client } = clientWith({ status: 500 });
    await faultOf(client.ask(ASK));
    expect(client.health).toMatchObject({ breaker: 'closed', requests: 3 });
    await faultOf(client.ask(ASK));
    expect(client.health).toMatchObject({ breaker: 'open', requests: 5 });
    expect((await faultOf(client.ask(ASK))).kind).toBe('resting');
    around.advance(30_000);
    expect(client.health.breaker).toBe('half_open');
    const other = { ...ASK, address: { url: 'https://feed.example/other' } };
    const [probe, second] = await Promise.all([faultOf(client.ask(ASK)), faultOf(client.ask(other))]);
    expect([probe.kind, second.kind]).toEqual(['resting', 'resting']);
    expect(client.health.requests).toBe(6);
    around.advance(59_000);
    expect(client.health.breaker).toBe('open');
    around.advance(1_000);
    around.script(GOOD);
    expect((await client.ask(ASK)).fault).toBeNull();
    expect(client.health.breaker).toBe('closed');
  });
});

test('a key goes over the wire and nowhere else', async () => {
  const key = 'abc+secret/1';
  const { around, client } = clientWith({ status: 401, body: `bad key ${key} ${encodeURIComponent(key)}` });
  const ask = { ...ASK, address: { url: ASK.address.url, secretQuery: { apiKey: key } } };
  const fault = await faultOf(client.ask(ask));
  expect(around.requests[0]?.url.searchParams.get('apiKey')).toBe(key);
  expect(JSON.stringify([fault.message, fault.body, client.health])).not.toMatch(/secret/);
});

describe('over a real connection', () => {
  const server = createServer((request, response) => {
    if (request.url === '/drip') {
      response.writeHead(200).write('{"games":[');
      return;
    }
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '500' }).write('{"games":[');
      response.destroy();
      return;
    }
    response.writeHead(200, { etag: 'W/"1"' }).end('{"games":[]}');
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a whole answer, a body that never ends, one cut off, and no one there', async () => {
    const client = new ProviderClient({ ...TERMS, timeoutMs: 500, tries: 1 }, realSurroundings);
    const at = (path: string): Ask<z.output<typeof Shape>> => ({ ...ASK, address: { url: `${base}${path}` } });
    expect((await client.ask(at('/games'))).value.games.rows).toEqual([]);
    expect((await faultOf(client.ask(at('/drip')))).kind).toBe('timeout');
    expect((await faultOf(client.ask(at('/cut')))).kind).toBe('unreachable');
    expect((await faultOf(client.ask({ ...ASK, address: { url: 'http://127.0.0.1:1/' } }))).kind).toBe('unreachable');
  });
});
