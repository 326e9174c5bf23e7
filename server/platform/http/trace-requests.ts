import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracer } from '../../kernel/tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent where traces are off, and of what is not traced. */
    span?: RequestSpan | null;
  }
}

/** What monitors ask all the time, and a stream that stays open for hours. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics', '/api/stream']);
/** Files of the web app, sent from memory. */
const FILES = '/assets/';

const isTraced = ({ routeOptions, raw }: FastifyRequest): boolean =>
  !UNTRACED.has(routeOptions.url ?? '') && raw.url?.startsWith(FILES) !== true;

const SERVER_ERROR = 500;

/** Makes each request a span, named by its route and never by its address; all that follows runs inside it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, trustsCallers: boolean): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, { raw }, done) => {
    if (!isTraced(request)) return done();
    const { method, headers } = request;
    const traceparent = trustsCallers && typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
    const span = tracer.openRequest(method, traceparent);
    request.span = span;
    // Also where the caller went away before the answer.
    raw.once('close', () => {
      const route = request.routeOptions.url;
      if (route !== undefined) span.note({ 'http.route': route });
      if (raw.writableFinished) span.note({ 'http.response.status_code': raw.statusCode });
      else span.fail('aborted');
      span.end(route === undefined ? method : `${method} ${route}`);
    });
    span.enter(done);
  });
}

/** Notes what a request was refused with: a refusal is no failure of ours, an error of the server is. */
export function noteProblem(span: RequestSpan, code: string, status: number): void {
  if (status >= SERVER_ERROR) span.fail(code);
  else span.note({ 'error.type': code });
}
