import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import type { RequestFacts } from '../../../kernel/ctx.ts';
import type { Logger } from '../../../kernel/log.ts';
import { notifyError } from '../../../kernel/text.ts';
import { makeCtx } from '../../ctx/make-ctx.ts';
import type { LooseVerb } from '../app-options.ts';
import { addressOf, requestFacts } from '../request-state.ts';
import type { Bound } from './bound.ts';
import { checkAnswer } from './check-answer.ts';
import { parseInput } from './parse-input.ts';
import type { Target } from './target.ts';

/** So many rows become text in a few milliseconds. */
const PART = 500;

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > PART;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const holdsLong = (value: unknown): boolean =>
  isLong(value) || (isPlain(value) && Object.values(value).some((own) => isLong(own) || (isPlain(own) && Object.values(own).some(isLong))));

async function* partsOf(value: unknown): AsyncGenerator<string> {
  if (isLong(value)) {
    for (let at = 0; at < value.length; at += PART) {
      yield `${at === 0 ? '[' : ','}${JSON.stringify(value.slice(at, at + PART)).slice(1, -1)}`;
      await setImmediate();
    }
    yield ']';
  } else if (isPlain(value) && holdsLong(value)) {
    let before = '{';
    for (const [name, own] of Object.entries(value)) {
      if (!holdsLong(own) && JSON.stringify(own) === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* partsOf(own);
      before = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}

/** `JSON.stringify` of an answer; one that holds a long list goes out in parts, so that others are answered between them. */
export const jsonText = (value: unknown): string | Readable | undefined =>
  holdsLong(value) ? Readable.from(partsOf(value)) : JSON.stringify(value);

/**
 * Parts of an answer as lines of JSON, each sent when it is made. A reader who goes away stops nothing: what makes the parts
 * runs to its end and keeps what it has to keep.
 */
function linesOf(parts: AsyncIterable<unknown>, log: Logger, check?: (part: unknown) => void): Readable {
  const lines = new PassThrough();
  lines.on('error', () => undefined);
  async function pass(): Promise<void> {
    for await (const part of parts) {
      check?.(part);
      if (!lines.destroyed) lines.write(`${JSON.stringify(part)}\n`);
    }
    lines.end();
  }
  pass().catch((error: unknown) => {
    log.error({ error: notifyError(error) }, 'an answer in lines broke off');
    lines.destroy();
  });
  return lines;
}

const SIGNATURE = 'stripe-signature';

/** In this scope a body of any type stays the bytes that came: parsed and written again it would no longer be what was signed. */
function keepBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The bytes of a body and each of its signature headers: joined to one, a header that came twice would look like a list. */
function rawOf({ body, headers, raw }: FastifyRequest): NonNullable<RequestFacts['raw']> {
  const { rawHeaders } = raw;
  const sent = rawHeaders.flatMap((name, at) => (at % 2 === 0 && name.toLowerCase() === SIGNATURE ? [rawHeaders[at + 1]!] : []));
  const joined = headers[SIGNATURE];
  return { bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0), signatures: sent.length > 0 ? sent : [joined ?? []].flat() };
}

/** What a program says of the protocol that it speaks; never a cookie or a key. */
const protocolHeadersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && (name === 'accept' || name === 'content-type' || name.startsWith('mcp-')) ? [[name, value]] : [],
    ),
  );

/** Answers that may be an attack or a fault; signed-out reads and typing errors are everyday life. */
const NOTABLE = new Set([402, 403, 405, 409, 413, 415, 429]);

/** Writes down refused calls by route and ids. Addresses of pages, bodies, cookies and tokens never get in. */
function logCall(log: Logger, key: string, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode } = reply;
  if (statusCode < 400) return;
  const actor = request.actor?.kind === 'user' ? request.actor.userId : 'visitor';
  const fields = { route: key, status: statusCode, requestId: request.id, address: addressOf(request), actor };
  if (NOTABLE.has(statusCode) || (statusCode === 401 && key.startsWith('POST '))) log.warn(fields, 'a call was refused');
  else log.debug(fields, 'a call was not answered');
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MOST_BYTES = 4096;

/** Lets the routes of this scope be called with a form, whose content no one looks at. Elsewhere bodies stay JSON and nothing else. */
function ignoreForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) => done(null, undefined));
}

/** A route of the contract may allow more than the usual megabyte (an import of a file). */
const bodyLimitOf = (route: Route): { bodyLimit?: number } => {
  const { maxBodyBytes } = route as { maxBodyBytes?: number };
  return maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes };
};

const fileName = (url: string): string => `clearedge-${url.replace(/^\/api\//, '').replace(/[^a-z0-9]+/gi, '-')}.csv`;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How a verb answers someone who has been let in: parse, do, answer. */
export function verbAnswerer({ options, guard, replies }: Bound, { key, url, route }: Target, verb: LooseVerb): Answer {
  return async (request, reply) => {
    const input = parseInput(route, request);
    const facts = {
      ...requestFacts(request, reply, guard.sessions, options.container.clock.now),
      ...(route.acceptsRaw && { raw: rawOf(request) }),
      ...(route.produces === 'exchange' && { protocolHeaders: protocolHeadersOf(request) }),
    };
    const result = await verb(makeCtx(options.container, request.actor, facts), input);
    if (route.produces === 'ndjson') {
      const check = options.checksAnswers ? (part: unknown) => checkAnswer(key, route, part) : undefined;
      // Otherwise a proxy such as nginx keeps the lines until its buffer is full.
      reply.header('x-accel-buffering', 'no');
      const lines = linesOf(result as AsyncIterable<unknown>, options.container.log, check);
      return replies.text(request, reply, 'application/x-ndjson; charset=utf-8', lines);
    }
    if (options.checksAnswers) checkAnswer(key, route, result);
    if (route.produces === 'image') return replies.image(request, reply, result as { type: string; content: string });
    if (route.produces === 'exchange') return replies.exchange(request, reply, result as Parameters<typeof replies.exchange>[2]);
    if (route.produces === 'csv') {
      reply.header('content-disposition', `attachment; filename="${fileName(url)}"`);
      return replies.text(request, reply, 'text/csv; charset=utf-8', String(result));
    }
    return replies.json(request, reply, route.status ?? 200, jsonText(result));
  };
}

/** Counts and logs a call that a verb answered. */
export function noteCall({ options, metrics }: Bound, { key }: Target, request: FastifyRequest, reply: FastifyReply): void {
  metrics.observeCall(key, reply.statusCode, reply.elapsedTime);
  logCall(options.container.log, key, request, reply);
}

/** Binds one route to its verb: admit, parse, do, answer. */
export function bindVerb(app: FastifyInstance, bound: Bound, target: Target, verb: LooseVerb): void {
  const { key, method, url, route } = target;
  const options: RouteOptions = {
    method: method as HTTPMethods,
    url,
    ...bodyLimitOf(route),
    onRequest: (request) => bound.guard.admit(request, key, route),
    handler: verbAnswerer(bound, target, verb),
    onResponse: (request, reply, done) => {
      noteCall(bound, target, request, reply);
      done();
    },
  };
  if (!route.acceptsForm && !route.acceptsRaw) return void app.route(options);
  void app.register(async (scope) => {
    if (route.acceptsForm) ignoreForms(scope);
    else keepBytes(scope);
    scope.route(options);
  });
}
