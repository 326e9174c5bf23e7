import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { serverTime } from '@clearedge/contract/wire/server-time';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.ts';
import { carriesToken } from '../metrics/metrics-port.ts';
import { createRegistry } from '../metrics/registry.ts';
import type { Stream } from '../stream.ts';
import type { AppOptions } from './app-options.ts';
import { bindRoutes } from './binder/bind-routes.ts';
import { pathPattern } from './binder/path-pattern.ts';
import { SharedFinder } from './binder/shared-finder.ts';
import { bindDocs } from './docs/bind-docs.ts';
import { createGuard } from './guard/guard.ts';
import { createRateLimit } from './guard/rate-limit.ts';
import { createSessionCache } from './guard/session-cache.ts';
import { createMetrics, type Metrics } from './ops.ts';
import { bindPages } from './pages/bind-pages.ts';
import { brokenRequest } from './problem.ts';
import { createReplies, type Replies } from './reply.ts';
import { personalHeaders } from './security-headers.ts';
import { SharedReads } from './shared/shared-reads.ts';
import { bindSiteHosts } from './site-hosts.ts';
import { BrowserStreams, bindStream } from './stream.ts';
import { traceRequests } from './trace-requests.ts';

const DEEPEST = 32;

/** True when brackets nest deeper than any honest body; looks at the text, so that nothing has to recurse first. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === 92) at++;
      else if (code === 34) isInString = false;
    } else if (code === 34) isInString = true;
    else if (code === 91 || code === 123) {
      if (++depth > DEEPEST) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

/**
 * Bodies are JSON and nothing else: a form of another site cannot send that type without asking first. An empty one is none, whatever type it
 * is given: many clients name the type on every request.
 */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = bytes.toString();
    if (body === '') done(null, undefined);
    // Read all the same, such bytes would become other characters than those that were sent.
    else if (!isUtf8(bytes as Buffer)) done(new DomainError('BAD_REQUEST', 'The body is not valid UTF-8.'), undefined);
    else if (isTooDeep(body)) done(new DomainError('BAD_REQUEST', 'The body is nested too deeply.'), undefined);
    else void parse(request, body, done);
  });
}

// Where a request comes from says nothing: a proxy on this machine connects from loopback on behalf of anybody.
const mayReadMetrics = (request: FastifyRequest, token: string | null): boolean =>
  token !== null && carriesToken(request.headers.authorization, token);

/** What an operator's tools ask: alive, ready, numbers. */
function bindOps(app: FastifyInstance, options: AppOptions, replies: Replies, metrics: Metrics): void {
  app.get('/healthz', (request, reply) => replies.json(request, reply, 200, JSON.stringify({ status: 'ok' })));
  app.get('/readyz', async (request, reply) => {
    const missing = await options.findUnready();
    return replies.json(
      request,
      reply,
      missing.length ? 503 : 200,
      JSON.stringify({ status: missing.length ? 'not ready' : 'ready', missing }),
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) throw new DomainError('NOT_FOUND', 'Not found.');
    return replies.text(request, reply, metrics.registry.contentType, await metrics.registry.metrics());
  });
}

/** Answers which methods the contract has at a path; none when no route has it. */
function createMethodFinder(keys: readonly string[]): (path: string) => string[] {
  const routes = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, pattern: pathPattern(path) };
  });
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.match(path) !== null).map(({ method }) => method);
    return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')] : methods;
  };
}

const BODY_LIMIT = 1_048_576;
const SERVER_LIMITS = { requestTimeout: 30_000, keepAliveTimeout: 72_000, connectionTimeout: 0 };
/** Someone who sends a line now and then holds a connection no longer than this. */
const HTTP_LIMITS = { headersTimeout: 15_000, connectionsCheckingInterval: 5000 };

/** Numbers the requests of this process; the prefix tells processes and starts apart. */
function requestIds(): () => string {
  const boot = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${boot}-${(++count).toString(36)}`;
}

/** The HTTP face of the house as a value: tests inject into it, the starter makes it listen. */
export function createApp(options: AppOptions): FastifyInstance {
  const { container } = options;
  const replies = createReplies(container.log, options.isTls);
  const app = Fastify({
    logger: false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: requestIds(),
    trustProxy: options.trustProxy > 0 ? (_address: string, hop: number) => hop < options.trustProxy : false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: false,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply) => void replies.problem(request, reply as never, error),
    clientErrorHandler: refuseBrokenRequest,
    http: HTTP_LIMITS,
    ...SERVER_LIMITS,
  });
  const sessions = createSessionCache(options.resolveSession, container.stream, container.timers);
  const guard = createGuard(sessions, createRateLimit(container.timers));
  const shared = new SharedReads(container.timers, container.log);
  const streams = new BrowserStreams(container, sessions, () => shared.isBehind);
  const metrics = createMetrics(options.registry ?? createRegistry(container).registry, {
    sharedHits: () => shared.hits,
    openStreams: () => streams.size,
  });
  const finder = new SharedFinder(shared);
  if (container.tracer) traceRequests(app, container.tracer, options.trustProxy > 0);
  followStream(app, container.stream, shared, streams);
  app.decorateRequest('actor', null as never);
  refuseTwoHosts(app);
  bindSiteHosts(app, options);
  notifyTime(app, container.clock.now);
  acceptOnlyJson(app);
  app.setErrorHandler((error, request, reply) => replies.problem(request, reply, error));
  bindRoutes(app, { options, guard, replies, shared, finder, metrics });
  const streamRoute = options.contract['GET /api/stream'];
  if (streamRoute) bindStream(app, guard, streams, streamRoute, options);
  bindOps(app, options, replies, metrics);
  bindDocs(app, options, guard);
  if (options.pages)
    bindPages(app, options.pages, {
      isTls: options.isTls,
      shared: { findReady: (url) => shared.find(url), find: (url) => finder.find(url) },
      log: container.log,
    });
  answerUnknown(app, options, replies);
  return app;
}

function followStream(app: FastifyInstance, stream: Stream, shared: SharedReads, streams: BrowserStreams): void {
  const unsubscribe = stream.subscribe((signal) => {
    if (signal.kind === 'message') shared.onMessage(signal.message);
    else if (signal.kind === 'resync') shared.outdateAll();
  });
  // Open event streams would keep the server from closing.
  app.addHook('preClose', (done) => {
    unsubscribe();
    streams.close();
    done();
  });
}

/** RFC 9112, section 3.2: who reads the other one of two host lines than a proxy did would answer for another site. */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders } = request.raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length <= 1) return done();
    void reply.header('connection', 'close');
    done(new DomainError('BAD_REQUEST', 'The request is damaged.'));
  });
}

/** The product's time on every answer, kept ones included: a device whose clock is wrong still shows true ages. */
function notifyTime(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('server-timing', serverTime(now()));
    done();
  });
}

/** What is not HTTP gets a bare answer; there is no request to speak of. */
function refuseBrokenRequest(error: Error, socket: Socket): void {
  const { status, reason, problem } = brokenRequest(error);
  const body = JSON.stringify(problem);
  const headers = Object.entries(personalHeaders(false)).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${reason}\r\n${headers.join('')}content-type: application/json; charset=utf-8\r\n`;
  if (socket.writable) socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
  else socket.destroy();
}

function answerUnknown(app: FastifyInstance, options: AppOptions, replies: Replies): void {
  const methodsAt = createMethodFinder(Object.keys(options.contract));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = path.startsWith('/api/') ? methodsAt(path) : ['GET', 'HEAD'];
    const isMethodWrong = request.method === 'TRACE' || (methods.length > 0 && !methods.includes(request.method));
    if (!isMethodWrong) return replies.problem(request, reply, new DomainError('NOT_FOUND', 'Not found.'));
    void reply.header('allow', methods.join(', '));
    return replies.problem(request, reply, new DomainError('METHOD_NOT_ALLOWED', 'Method not allowed.'));
  });
}
