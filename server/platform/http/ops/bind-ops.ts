import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import type { AppOptions } from '../app-options.ts';
import type { Replies } from '../reply.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  const { authorization } = request.headers;
  if (token !== null) return authorization !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  // A proxy on this machine connects from loopback on behalf of anybody.
  return LOOPBACK.test(request.ip) && request.headers['x-forwarded-for'] === undefined;
}

/** What an operator's tools ask: alive, ready, numbers. */
export function bindOps(app: FastifyInstance, options: AppOptions, replies: Replies, metrics: Metrics): void {
  app.get('/healthz', (request, reply) => replies.json(request, reply, 200, { status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const missing = await options.findUnready();
    return replies.json(request, reply, missing.length ? 503 : 200, { status: missing.length ? 'not ready' : 'ready', missing });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
    return replies.text(request, reply, metrics.registry.contentType, await metrics.registry.metrics());
  });
}
