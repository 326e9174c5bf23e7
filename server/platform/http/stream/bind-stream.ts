import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Guard } from '../guard/guard.ts';
import { tokenOf } from '../request-state.ts';
import { personalHeaders } from '../security-headers.ts';
import type { BrowserStreams } from './browser-streams.ts';

const KEY = 'GET /api/stream';
const MOST_STREAMS = 10_000;

/** GET /api/stream: one long answer per browser. */
export function bindStream(app: FastifyInstance, guard: Guard, streams: BrowserStreams, route: Route, isTls: boolean): void {
  const headers = {
    ...personalHeaders(isTls),
    'content-type': 'text/event-stream; charset=utf-8',
    // Otherwise a proxy such as nginx keeps the events until its buffer is full.
    'x-accel-buffering': 'no',
  };
  app.route({
    method: 'GET',
    url: KEY.slice('GET '.length),
    exposeHeadRoute: false,
    onRequest: (request) => guard.admit(request, KEY, route),
    handler: (request, reply) => {
      if (streams.size >= MOST_STREAMS) throw new Refusal('UNAVAILABLE', 'Live updates are full at the moment.', { retryAfterSeconds: 30 });
      reply.hijack();
      reply.raw.writeHead(200, headers);
      streams.add(reply.raw, request.actor, tokenOf(request));
    },
  });
}
