import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { users } from '../../db/schema/index.ts';
import { accountsFeature } from '../../features/accounts/index.ts';
import { defineJob } from '../../kernel/ctx.ts';
import { type FakeCollector, fakeCollector, type ReceivedSpan } from '../../testing/fakes/fake-collector.ts';
import { createUser, makeServer, memoryLog, type TestServer, type TestWorld, withPostgres } from '../../testing/index.ts';
import { createLogger } from '../logger.ts';
import { openTracing } from './open-tracing.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
const EMAIL = 'planted.reader@example.com';
const PASSWORD = 'planted horse 7';
const COOKIE = 'sid=planted-cookie';
const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', parentId: 'b7ad6b7169203331' };
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.parentId}-01`;
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: COOKIE, traceparent: TRACEPARENT };

interface Traced {
  world: TestWorld;
  server: TestServer;
  /** Sends over a socket, as a browser does. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Ends the traces; what the collector has then. */
  collect: () => Promise<ReceivedSpan[]>;
  collector: FakeCollector;
}

async function withTraces(trustProxy: number, check: (traced: Traced) => Promise<void>, log = memoryLog()): Promise<void> {
  const collector = await fakeCollector();
  const tracing = openTracing({ endpoint: collector.endpoint, headers: { 'x-key': 'abc' }, serviceName: 'edge', ratio: 1 }, () => log);
  try {
    await withPostgres({ signedOut: true, isDemo: false }, async (_ctx, world) => {
      world.container.tracer = tracing.tracer;
      world.container.database.traceWith?.(tracing.tracer);
      world.container.log = createLogger('debug', { write: (line) => log.info(JSON.parse(line) as object, '') }, tracing.logFields);
      const server = await makeServer([feature], { world, trustProxy });
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
      const send: Traced['send'] = (path, init) => fetch(base + path, { ...init, headers: JSON_HEADERS });
      const collect = async (): Promise<ReceivedSpan[]> => {
        // A response is over a moment after its caller has it.
        await server.close();
        await setImmediate();
        await tracing.close();
        return collector.spans;
      };
      await check({ world, server, send, collect, collector });
    });
  } finally {
    await tracing.close();
    await collector.close();
  }
}

const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`);
  return found;
};
const logIn = (password: string): RequestInit => ({ method: 'POST', body: JSON.stringify({ email: EMAIL, password }) });

test('a request and its statements are one trace, without anything personal', async () => {
  await withTraces(0, async ({ send, collect, collector }) => {
    const joined = await send('/api/auth/register?ref=planted-query', {
      method: 'POST',
      body: JSON.stringify({ username: 'planted_name', email: EMAIL, password: PASSWORD }),
    });
    expect(joined.status).toBe(201);
    const spans = await collect();
    const request = named(spans, 'POST /api/auth/register');
    expect(request).toMatchObject({ parentId: '', isFailed: false });
    expect(request.fields).toEqual({ 'http.request.method': 'POST', 'http.route': '/api/auth/register', 'http.response.status_code': 201 });
    const transaction = named(spans, 'transaction');
    expect(transaction.parentId).toBe(request.spanId);
    const insert = named(spans, 'insert users');
    expect(insert.parentId).toBe(transaction.spanId);
    expect(insert.fields).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': 'insert', 'db.collection.name': 'users' });
    expect(named(spans, 'begin').parentId).toBe(transaction.spanId);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
    expect(request.traceId).not.toBe(CALLER.traceId);
    for (const secret of ['planted', 'example.com', 'abc', 'argon2']) expect(collector.raw()).not.toContain(secret);
    expect(collector.raw()).toContain('edge');
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'abc', 'content-type': 'application/x-protobuf' });
  });
});

test('a refusal has its code and a log line that leads to it; monitors and unknown addresses are not told apart by their paths', async () => {
  const log = memoryLog();
  await withTraces(
    0,
    async ({ send, collect }) => {
      expect((await send('/api/auth/login', logIn(PASSWORD))).status).toBe(401);
      expect((await send('/api/auth/login', { method: 'POST', body: '{' })).status).toBe(400);
      expect((await send('/healthz')).status).toBe(200);
      expect((await send('/planted-path')).status).toBe(404);
      const spans = await collect();
      const [refused, broken] = spans.filter(({ name }) => name === 'POST /api/auth/login');
      expect(refused).toMatchObject({ isFailed: false, fields: { 'http.response.status_code': 401, 'error.type': 'INVALID_CREDENTIALS' } });
      expect(broken).toMatchObject({ isFailed: false, fields: { 'http.response.status_code': 400, 'error.type': 'BAD_REQUEST' } });
      expect(
        spans.map(({ name }) => name).filter((name) => name === 'GET' || name.includes('/planted') || name.includes('health')),
      ).toEqual(['GET']);
      expect(log.lines.map(({ fields }) => fields)).toContainEqual(
        expect.objectContaining({ route: 'POST /api/auth/login', status: 401, traceId: refused!.traceId }),
      );
    },
    log,
  );
});

/** Sends the first characters of a body; resolves once the server waits for the others, which it then reads outside the request's own calls. */
async function sendHalf({ app }: TestServer, body: string): Promise<{ sent: ClientRequest; received: IncomingMessage }> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { ...JSON_HEADERS, 'content-length': body.length };
  const sent = open({ port, host: '127.0.0.1', path: '/api/auth/login', method: 'POST', headers });
  const seen = once(app.server, 'request');
  sent.write(body.slice(0, 5));
  const [received] = (await seen) as [IncomingMessage];
  while (received.readableFlowing !== true) await setImmediate();
  return { sent, received };
}

async function sendInHalves(server: TestServer, body: string): Promise<number | undefined> {
  const { sent } = await sendHalf(server, body);
  sent.end(body.slice(5));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('who goes away before the answer leaves a failed span without a status', async () => {
  await withTraces(0, async ({ server, collect }) => {
    const { sent, received } = await sendHalf(server, '{"email":"x"}');
    const isGone = once(received.socket, 'close');
    sent.on('error', () => undefined).destroy();
    await isGone;
    expect(named(await collect(), 'POST /api/auth/login')).toMatchObject({
      isFailed: true,
      fields: { 'http.request.method': 'POST', 'http.route': '/api/auth/login', 'error.type': 'aborted' },
    });
  });
});

test('a body that comes in pieces loses neither its statements nor its log line', async () => {
  const log = memoryLog();
  await withTraces(
    0,
    async ({ server, collect }) => {
      expect(await sendInHalves(server, JSON.stringify({ email: EMAIL, password: PASSWORD }))).toBe(401);
      expect(await sendInHalves(server, '{"email": broken')).toBe(400);
      const spans = await collect();
      const [refused, broken] = spans.filter(({ name }) => name === 'POST /api/auth/login');
      expect(named(spans, 'select users').parentId).toBe(refused!.spanId);
      expect(log.lines.map(({ fields }) => fields)).toContainEqual(expect.objectContaining({ status: 400, traceId: broken!.traceId }));
    },
    log,
  );
});

test('behind a proxy that is trusted, a trace goes on with the caller’s', async () => {
  await withTraces(1, async ({ send, collect }) => {
    await send('/api/auth/login', logIn(PASSWORD));
    expect(named(await collect(), 'POST /api/auth/login')).toMatchObject(CALLER);
  });
});

test('what a statement or the server fails with is a code, never a message', async () => {
  await withTraces(0, async ({ world, send, collect, collector }) => {
    await world.container.database.db.execute('alter table users rename column email to planted_column');
    expect((await send('/api/auth/login', logIn(PASSWORD))).status).toBe(500);
    await world.container.database.db.execute('alter table users rename column planted_column to email');
    const spans = await collect();
    expect(named(spans, 'POST /api/auth/login')).toMatchObject({ isFailed: true, fields: { 'error.type': 'INTERNAL' } });
    expect(spans.filter(({ isFailed }) => isFailed).map(({ fields }) => fields['error.type'])).toContain('42703');
    expect(collector.raw()).not.toContain('planted');
  });
});

test('each run of a job is a trace of its own with its statements; looking for jobs is none', async () => {
  await withTraces(0, async ({ world, collect, collector }) => {
    const ctx = world.ctxFor('system');
    const user = await createUser(ctx, { email: EMAIL });
    let runs = 0;
    const job = defineJob({
      name: 'sample',
      payload: z.object({ email: z.string() }),
      run: async (jobCtx, { email }) => {
        runs += 1;
        if (runs === 1) throw new TypeError(`no answer for ${email}`);
        await jobCtx.db.select({ id: users.id }).from(users).where(eq(users.id, user.id));
      },
    });
    await ctx.enqueue(job, { email: EMAIL });
    await world.runDue([{ jobs: [job] }], '2026-07-11T17:00:00Z');
    const spans = await collect();
    const [first, second] = spans.filter(({ name }) => name === 'job sample');
    expect(first).toMatchObject({ parentId: '', isFailed: true });
    expect(first!.fields).toEqual({
      'clearedge.job': 'sample',
      'clearedge.attempt': 1,
      'clearedge.outcome': 'retried',
      'error.type': 'TypeError',
    });
    expect(second).toMatchObject({ parentId: '', isFailed: false, fields: { 'clearedge.attempt': 2, 'clearedge.outcome': 'done' } });
    expect(named(spans, 'select users')).toMatchObject({ parentId: second!.spanId, traceId: second!.traceId });
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([first!.traceId, second!.traceId]));
    expect(collector.raw()).not.toContain('planted');
  });
});
