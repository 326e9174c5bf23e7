import { describe, expect, test } from 'vitest';
import { createUser, makeServer, type TestOptions, type TestServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { sampleContract, sampleFeature } from '../../testing/sample-routes.ts';

type Run = (server: TestServer, world: TestWorld) => Promise<void>;

async function withSample(options: TestOptions, run: Run): Promise<void> {
  await withTestCtx(options, async (_ctx, world) => {
    world.container.timers = { ...world.container.timers, nowMs: () => 0 };
    const server = await makeServer([sampleFeature()], { world, contract: sampleContract });
    await run(server, world);
    await server.close();
  });
}

const JSON_BODY = { 'content-type': 'application/json' };

describe('an answer', () => {
  test('has the status and the body that the contract says', async () => {
    await withSample({}, async (server, { user }) => {
      const me = await server.as(user!);
      expect(await me.post('/api/notes', { text: 'hello' })).toMatchObject({ statusCode: 201, body: '{"id":1,"text":"hello"}' });
      const deleted = await me.delete('/api/notes/4');
      expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
      const csv = await me.get('/api/notes/export');
      expect(csv.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="clearedge-notes-export.csv"',
      });
    });
  });

  test.each([
    ['GET', '/api/nothing', 404, 'NOT_FOUND'],
    ['GET', '/api', 404, 'NOT_FOUND'],
    ['PUT', '/api/notes', 405, 'METHOD_NOT_ALLOWED'],
    ['TRACE', '/api/notes', 405, 'METHOD_NOT_ALLOWED'],
    ['TRACE', '/', 405, 'METHOD_NOT_ALLOWED'],
    ['OPTIONS', '/api/notes', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/api/notes', 401, 'UNAUTHENTICATED'],
    ['GET', '/api/board/x', 400, 'INVALID_INPUT'],
    ['GET', '/api/board/12', 404, 'NOT_FOUND'],
    ['GET', '/api/board?date=soon', 400, 'INVALID_INPUT'],
    ['GET', '/api/board?date=2026-01-01&date=2026-01-02', 400, 'INVALID_INPUT'],
    ['GET', '/api/board/%ff', 400, 'BAD_REQUEST'],
    ['GET', '/api/conflict', 409, 'PRICE_MOVED'],
    ['GET', '/api/broken', 500, 'INTERNAL'],
  ])('%s %s by a visitor is %i', async (method, url, status, code) => {
    await withSample({ signedOut: true }, async ({ app }) => {
      const answer = await app.inject({ method: method as 'GET', url });
      expect([answer.statusCode, (JSON.parse(answer.body) as { code: string }).code]).toEqual([status, code]);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers.allow?.toString().includes('GET') ?? false).toBe(status === 405);
    });
  });

  test('a failure says no more than a sentence and an id, which the log explains', async () => {
    await withSample({ signedOut: true }, async ({ app }, { logged }) => {
      const problem = (await app.inject({ url: '/api/broken' })).json<{ requestId: string }>();
      expect(problem).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        code: 'INTERNAL',
        requestId: problem.requestId,
      });
      expect(logged.find(({ level }) => level === 'error')?.fields).toMatchObject({ requestId: problem.requestId, route: '/api/broken' });
      expect(JSON.stringify(logged)).toContain('secret detail');
    });
  });

  test('what a refusal carries is passed on', async () => {
    await withSample({ signedOut: true }, async ({ app }) => {
      expect((await app.inject({ url: '/api/conflict' })).json()).toEqual({
        message: 'The price moved.',
        code: 'PRICE_MOVED',
        currentOdds: -120,
      });
    });
  });
});

describe('access', () => {
  test.each([
    ['visitor', 401, 401, 401],
    ['free', 200, 402, 403],
    ['pro', 200, 200, 403],
    ['elite', 200, 200, 403],
    ['admin', 200, 402, 200],
  ] as const)('of a %s', async (who, own, pro, admin) => {
    await withSample({}, async (server, { container }) => {
      const tier = who === 'pro' || who === 'elite' ? who : 'free';
      const user = await createUser({ db: container.database.db, now: container.clock.now }, { tier, isAdmin: who === 'admin' });
      const client = who === 'visitor' ? server.visitor : await server.as(user);
      const statuses = [];
      for (const url of ['/api/notes', '/api/tools/pro', '/api/admin/users']) statuses.push((await client.get(url)).statusCode);
      expect(statuses).toEqual([own, pro, admin]);
    });
  });

  test('a missing tier is named', async () => {
    await withSample({}, async (server, { user }) => {
      expect((await (await server.as(user!)).get('/api/tools/pro')).json()).toMatchObject({ code: 'TIER_REQUIRED', requiredTier: 'pro' });
    });
  });
});

describe('a body', () => {
  const deep = `{"text":"a","list":${'['.repeat(40)}${']'.repeat(40)}}`;
  test.each([
    ['no JSON', '{"text":', JSON_BODY, 400, 'BAD_REQUEST'],
    ['empty', '', JSON_BODY, 400, 'INVALID_INPUT'],
    ['blank', ' ', JSON_BODY, 400, 'BAD_REQUEST'],
    ['a form', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA'],
    ['text', '{"text":"a"}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA'],
    ['of no type', '{"text":"a"}', {}, 415, 'UNSUPPORTED_MEDIA'],
    ['too large', JSON.stringify({ text: 'a'.repeat(1_100_000) }), JSON_BODY, 413, 'PAYLOAD_TOO_LARGE'],
    ['too deep', deep, JSON_BODY, 400, 'BAD_REQUEST'],
    ['too deep to be parsed', '['.repeat(500_000), JSON_BODY, 400, 'BAD_REQUEST'],
    ['meant for a prototype', '{"text":"a","__proto__":{"isAdmin":true}}', JSON_BODY, 400, 'BAD_REQUEST'],
    ['an array', '[]', JSON_BODY, 400, 'INVALID_INPUT'],
    ['null', 'null', JSON_BODY, 400, 'INVALID_INPUT'],
    ['of a wrong field', '{"text":5}', JSON_BODY, 400, 'INVALID_INPUT'],
  ])('that is %s', async (_name, payload, headers, status, code) => {
    await withSample({}, async (server, { user }) => {
      const { cookie } = await server.as(user!);
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/notes',
        payload,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    });
  });

  test.each([
    ['an empty body of JSON', { ...JSON_BODY, 'content-length': '0' }],
    ['the type alone', JSON_BODY],
    ['nothing', {}],
  ])('may be left out where the route has none: %s', async (_name, headers) => {
    await withSample({}, async (server, { user }) => {
      const { cookie } = await server.as(user!);
      const answer = await server.app.inject({
        method: 'DELETE',
        url: '/api/notes/4',
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    });
  });

  test('every issue is listed and the message names the first field', async () => {
    await withSample({}, async (server, { user }) => {
      const answer = await (await server.as(user!)).post('/api/notes', { stake: 'all' });
      expect(answer.json()).toEqual({
        code: 'INVALID_INPUT',
        message: 'Text: Write something.',
        issues: [
          { path: 'text', message: 'Write something.' },
          { path: 'stake', message: 'Enter a stake.' },
        ],
      });
    });
  });
});

test('the sixth call of a route that allows five a minute must wait; another caller need not', async () => {
  await withSample({}, async (server, { user, container }) => {
    const me = await server.as(user!);
    const statuses = [];
    for (let call = 0; call < 6; call++) statuses.push((await me.post('/api/notes', { text: 'a' })).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await me.post('/api/notes', { text: 'a' });
    expect(refused.headers['retry-after']).toBe('60');
    const other = await server.as(await createUser({ db: container.database.db, now: container.clock.now }));
    expect((await other.post('/api/notes', { text: 'a' })).statusCode).toBe(201);
  });
});

test('every answer tells the time at which it was sent: kept, unchanged, refused or unknown', async () => {
  await withSample({ signedOut: true, now: '2026-07-11T16:00:00Z' }, async ({ app }, { clock }) => {
    const reported = async (url: string, headers: Record<string, string> = {}): Promise<unknown[]> => {
      const answer = await app.inject({ url, headers });
      return [answer.statusCode, answer.headers['server-timing'], answer.headers.etag];
    };
    const at = (second: number): string => `now;desc="2026-07-11T16:00:0${second}.500Z"`;
    const [status, first, etag] = await reported('/api/board');
    expect([status, first]).toEqual([200, 'now;desc="2026-07-11T16:00:00.000Z"']);
    for (const [second, url, expected, headers] of [
      [1, '/api/board', 200, {}],
      [2, '/api/board', 304, { 'if-none-match': String(etag) }],
      [3, '/api/notes', 401, {}],
      [4, '/api/nothing', 404, {}],
      [5, '/api/broken', 500, {}],
    ] as const) {
      clock.set(`2026-07-11T16:00:0${second}.500Z`);
      expect((await reported(url, headers)).slice(0, 2)).toEqual([expected, at(second)]);
    }
  });
});
