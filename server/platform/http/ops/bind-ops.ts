import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import { carriesToken } from '../../metrics/metrics-port.ts';
import type { AppOptions } from '../app-options.ts';
import type { Replies } from '../reply.ts';
import type { Metrics } from './metrics.ts';

// Where a request comes from says nothing: a proxy on this machine connects from loopback on behalf of anybody.
const mayReadMetrics = (request: FastifyRequest, token: string | null): boolean =>
  token !== null && carriesToken(request.headers.authorization, token);

/** What an operator's tools ask: alive, ready, numbers. */
export function bindOps(app: FastifyInstance, options: AppOptions, replies: Replies, metrics: Metrics): void {
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
    if (!mayReadMetrics(request, options.metricsToken)) throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
    return replies.text(request, reply, metrics.registry.contentType, await metrics.registry.metrics());
  });
}
