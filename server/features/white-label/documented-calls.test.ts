import { execFileSync } from 'node:child_process';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ExampleCall, exampleCall } from '../../platform/http/docs/example-call.ts';
import { isForPrograms, type OpenApiDocument, type Operation } from '../../platform/http/docs/openapi.ts';
import { createContest } from '../../testing/index.ts';
import { price } from '../odds/testing/board.ts';
import { type Scene, withScene } from './testing/scene.ts';

interface Documented {
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

const documentOf = async ({ visitor }: Scene): Promise<OpenApiDocument> => (await visitor.get('/api/openapi.json')).json();

const partnerCalls = ({ paths }: OpenApiDocument): Documented[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isForPrograms(operation) ? [{ name: operation.operationId, method, path, operation }] : [],
    ),
  );

/** A schema of the document with those that it refers to. */
function checkerOf(document: OpenApiDocument, schema: object): z.ZodType {
  const local = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as T;
  return z.fromJSONSchema({ ...local(schema), $defs: local(document.components.schemas) } as Parameters<typeof z.fromJSONSchema>[0]);
}

const send = ({ server }: Scene, { method, address, headers, body }: ExampleCall): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: method as 'GET' | 'POST',
    url: address,
    headers,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });

/** The JSON of an answer, or of the first message of an event stream. */
const jsonOf = ({ headers, body }: LightMyRequestResponse): unknown =>
  JSON.parse(String(headers['content-type']).startsWith('text/event-stream') ? (/^data: (.*)$/m.exec(body)?.[1] ?? '') : body);

/** What a shell makes of a line in place of curl: its arguments one by one. */
const argumentsOf = (line: string, key: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], { env: { CLEAREDGE_KEY: key }, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

/** A call as curl reads it from its arguments. */
function readCurl(given: readonly string[]): ExampleCall & { host: string } {
  const after = (flag: string): string[] => given.filter((_, at) => given[at - 1] === flag);
  const url = new URL(given.at(-1)!);
  const [body] = after('-d');
  return {
    method: after('-X')[0] ?? (body === undefined ? 'GET' : 'POST'),
    host: url.host,
    address: url.pathname + url.search,
    headers: Object.fromEntries(after('-H').map((line) => line.split(': ') as [string, string])),
    ...(body !== undefined && { body: JSON.parse(body) as unknown }),
  };
}

const withBoard = (run: (scene: Scene, key: string) => Promise<void>): Promise<void> =>
  withScene(async (scene) => {
    await price(scene.ctx, (await createContest(scene.ctx)).id);
    const { key } = await scene.keyOf(await scene.tenant('Alpha'));
    await run(scene, key);
  });

const linesOf = (page: string): string[] =>
  [...page.matchAll(/<pre tabindex="0">(curl [^<]*)<\/pre>/g)].map(([, line]) =>
    line!.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  );

describe('the partner API as documented', { timeout: 60_000 }, () => {
  test('every call can be sent as its example says; answer and example fit the schema', async () => {
    await withBoard(async (scene, key) => {
      const document = await documentOf(scene);
      const calls = partnerCalls(document);
      expect(calls.map(({ name }) => name)).toEqual(['partnerGames', 'partnerOdds', 'partnerRecord', 'mcp']);
      for (const { name, method, path, operation } of calls) {
        const answer = await send(scene, exampleCall(method, path, operation, document.components.schemas, key));
        expect([name, answer.statusCode]).toEqual([name, 200]);
        const { content = {} } = operation.responses['200']!;
        const received = content[String(answer.headers['content-type']).split(';', 1)[0]!];
        expect([name, Object.keys(received ?? {})]).toEqual([name, ['schema', 'example']]);
        const checker = checkerOf(document, received!.schema);
        expect([name, checker.safeParse(jsonOf(answer)).error]).toEqual([name, undefined]);
        for (const { schema, example } of Object.values(content))
          expect([name, checkerOf(document, schema).safeParse(example).error]).toEqual([name, undefined]);
        expect([name, checker.safeParse({ message: 'Not found.' }).success]).toEqual([name, false]);
      }
    });
  });

  test('the examples ask for a day with games, and show what comes back for it', async () => {
    await withBoard(async (scene, key) => {
      const document = await documentOf(scene);
      const [games, odds] = partnerCalls(document);
      for (const { method, path, operation } of [games!, odds!]) {
        const call = exampleCall(method, path, operation, document.components.schemas, key);
        const shown = operation.responses['200']!.content!['application/json']!.example as { games: { gameId: string }[] };
        const answered = (await send(scene, call)).json() as typeof shown;
        expect(answered.games.map(({ gameId }) => gameId)).toEqual(shown.games.map(({ gameId }) => gameId));
      }
    });
  });

  test('a parameter’s example is one that its schema admits', async () => {
    await withBoard(async (scene) => {
      const document = await documentOf(scene);
      const parameters = partnerCalls(document).flatMap(({ operation }) => operation.parameters ?? []);
      expect(parameters.length).toBeGreaterThan(0);
      for (const { name, schema, example } of parameters)
        expect([name, checkerOf(document, schema).safeParse(example).error]).toEqual([name, undefined]);
    });
  });

  test('each has a line on the page that a shell can run, to the host that the page was asked of', async () => {
    await withBoard(async (scene, key) => {
      const pageAt = async (host: string): Promise<LightMyRequestResponse> =>
        scene.server.app.inject({ url: '/api/docs', headers: { host } });
      const page = await pageAt('odds.example.com:8443');
      const sent = linesOf(page.body).map((line) => readCurl(argumentsOf(line, key)));
      expect(new Set(sent.map(({ host }) => host))).toEqual(new Set(['odds.example.com:8443']));
      expect(sent).toHaveLength(partnerCalls(await documentOf(scene)).length);
      for (const call of sent) expect([call.address, (await send(scene, call)).statusCode]).toEqual([call.address, 200]);
      const other = await pageAt('api.example.com');
      expect(other.body).not.toContain('odds.example.com');
      expect(other.headers.etag).not.toBe(page.headers.etag);
    });
  });

  test('a host that is none gets no line of its own', async () => {
    await withBoard(async ({ server, ctx }) => {
      for (const host of [`a';rm -rf ~;'`, '"><b>', '$(id)']) {
        const { body } = await server.app.inject({ url: '/api/docs', headers: { host } });
        expect([host, linesOf(body).every((line) => line.includes(` '${ctx.config.publicUrl}/api/`))]).toEqual([host, true]);
      }
    });
  });
});
