import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import { addressPrefix } from '../../../kernel/text.ts';
import type { AppOptions } from '../app-options.ts';
import type { Guard } from '../guard/guard.ts';
import { addressOf, tokenOf } from '../request-state.ts';
import { personalHeaders } from '../security-headers.ts';
import type { BrowserStreams } from './browser-streams.ts';

const KEY = 'GET /api/stream';
const MOST_STREAMS = 10_000;
/** One account's open pages, on all devices; a demo account is shared by many people. */
const STREAMS_PER_USER = 40;

type Limits = Pick<AppOptions, 'isTls' | 'streamsPerNetwork'>;

/** GET /api/stream: one long answer per browser. */
export function bindStream(
  app: FastifyInstance,
  guard: Guard,
  streams: BrowserStreams,
  route: Route,
  { isTls, streamsPerNetwork }: Limits,
): void {
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
      const network = addressPrefix(addressOf(request));
      const mine = streams.count(network, request.actor);
      if (mine.network >= streamsPerNetwork || mine.user >= STREAMS_PER_USER)
        throw new Refusal('RATE_LIMITED', 'Too many pages with live updates are open. Close some and try again.', {
          retryAfterSeconds: 30,
        });
      reply.hijack();
      reply.raw.writeHead(200, headers);
      streams.add(reply.raw, request.actor, tokenOf(request), network);
    },
  });
}
