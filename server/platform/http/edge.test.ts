import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { rawRequest } from '../../app/hostile/testing/raw-request.ts';
import { fakeTimers, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { sampleContract, sampleFeature } from '../../testing/sample-routes.ts';

async function listening(
  options: { trustProxy?: number; streamsPerNetwork?: number },
  play: (port: number, server: TestServer, world: TestWorld) => Promise<void>,
): Promise<void> {
  await withTestCtx({}, async (_ctx, world) => {
    // Hasty timers would beat every open stream's heart without a pause.
    const container = { ...world.container, timers: fakeTimers() };
    const server = await makeServer([sampleFeature()], { world: { ...world, container }, contract: sampleContract, ...options });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await play((server.app.server.address() as { port: number }).port, server, world);
    await server.close();
  });
}

/** Opens a stream and leaves it open. */
const openStream = (port: number, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path: '/api/stream', headers, agent: false }, (answer) => {
      answer.on('error', () => undefined);
      answer.resume();
      resolve(answer);
    });
    sent.on('error', reject);
    sent.end();
  });
const openMany = async (port: number, count: number, headers: (at: number) => Record<string, string> = () => ({})): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) statuses.push((await openStream(port, headers(at))).statusCode ?? 0);
  return statuses;
};
const times = (count: number, status: number): number[] => Array<number>(count).fill(status);

test('three hundred streams from one address are twenty and 280 refusals; others still get theirs', async () => {
  await listening({ trustProxy: 1 }, async (port) => {
    const from = (address: string) => () => ({ 'x-forwarded-for': address });
    expect(await openMany(port, 300, from('198.51.100.1'))).toEqual([...times(20, 200), ...times(280, 429)]);
    expect(await openMany(port, 1, from('198.51.100.2'))).toEqual([200]);
    // One customer's IPv6 addresses are one network.
    expect(await openMany(port, 22, (at) => ({ 'x-forwarded-for': `2001:db8::${at + 1}` }))).toEqual([...times(20, 200), 429, 429]);
  });
}, 60_000);

test('the number is the operator’s, and a stream that closes makes room', async () => {
  await listening({ streamsPerNetwork: 2 }, async (port) => {
    const [first] = [await openStream(port), await openStream(port)];
    expect((await openStream(port)).statusCode).toBe(429);
    first.destroy();
    let status = 429;
    for (let at = 0; at < 50 && status === 429; at++) status = (await openStream(port)).statusCode ?? 0;
    expect(status).toBe(200);
  });
});

test('one account has forty, from however many networks', async () => {
  await listening({ trustProxy: 1 }, async (port, server, { user }) => {
    const { cookie } = await server.as(user!);
    const statuses = await openMany(port, 42, (at) => ({ cookie, 'x-forwarded-for': `198.51.${at}.1` }));
    expect(statuses).toEqual([...times(40, 200), 429, 429]);
  });
});

test.each([
  'junk',
  'a'.repeat(5000),
  '198.51.100.999',
  '198.51.100.1:8080',
  "' or 1=1 --",
  '::1\u0009x',
  `fe80::1%${'z'.repeat(3000)}`,
  '',
])('a forwarded value that is no address counts as the proxy itself, and is not logged: %.30j', async (forwarded) => {
  await listening({ trustProxy: 1 }, async (_port, server, { logged }) => {
    const facts = await server.visitor.get('/api/facts', { 'x-forwarded-for': forwarded });
    expect(facts.json().address).toBe('127.0.0.1');
    await server.visitor.get('/api/mine', { 'x-forwarded-for': forwarded });
    expect(JSON.stringify(logged).length).toBeLessThan(3000);
    expect(JSON.stringify(logged)).not.toContain(forwarded || 'no such text');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 198.51.100.1', '198.51.100.1'],
  ['2001:db8::1', '2001:db8::1'],
])('a forwarded address %s is believed as %s', async (forwarded, address) => {
  await listening({ trustProxy: 1 }, async (_port, server) => {
    expect((await server.visitor.get('/api/facts', { 'x-forwarded-for': forwarded })).json().address).toBe(address);
  });
});

test.each(['/api/facts', '/api/nowhere', '/healthz'])('two hosts at %s are refused, and the connection with them', async (path) => {
  await listening({}, async (port) => {
    const lines = ['Host: localhost', 'hOST: localhost'];
    const { statuses, text } = await rawRequest(port, Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`));
    expect([statuses, /connection: close/i.test(text)]).toEqual([[400], true]);
  });
});
