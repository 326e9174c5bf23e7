import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import type { AppOptions } from './app-options.ts';
import { bindRoutes } from './binder/bind-routes.ts';
import { acceptOnlyJson } from './binder/json-body.ts';
import { createPathMatcher } from './binder/match-path.ts';
import { createGuard } from './guard/guard.ts';
import { createRateLimit } from './guard/rate-limit.ts';
import { createSessionCache } from './guard/session-cache.ts';
import { createReplies } from './reply.ts';
import { SharedReads } from './shared/shared-reads.ts';

const BODY_LIMIT = 1_048_576;
const SERVER_LIMITS = { requestTimeout: 30_000, keepAliveTimeout: 72_000, connectionTimeout: 0 };

/** Numbers the requests of this process; the prefix tells processes and starts apart. */
function requestIds(): () => string {
  const boot = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${boot}-${(++count).toString(36)}`;
}

/** The HTTP face of the house as a value: tests inject into it, the starter makes it listen. */
export function createApp(options: AppOptions): FastifyInstance {
  const { house } = options;
  const replies = createReplies(house.log, options.isTls);
  const app = Fastify({
    logger: false,
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    genReqId: requestIds(),
    trustProxy: options.trustProxy > 0 ? (_address: string, hop: number) => hop < options.trustProxy : false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: false,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply) => void replies.problem(request, reply as never, error),
    ...SERVER_LIMITS,
  });
  const sessions = createSessionCache(options.resolveSession, house.stream, house.timers);
  const guard = createGuard(sessions, createRateLimit(house.timers));
  const shared = new SharedReads(house.timers, house.log);
  const unsubscribe = house.stream.subscribe((signal) => {
    if (signal.kind === 'message') shared.onMessage(signal.message);
    else if (signal.kind === 'resync') shared.outdateAll();
  });
  app.addHook('onClose', () => unsubscribe());
  app.decorateRequest('actor', null as never);
  acceptOnlyJson(app);
  app.setErrorHandler((error, request, reply) => replies.problem(request, reply, error));
  bindRoutes(app, { options, guard, replies, shared });
  answerUnknown(app, options, replies);
  return app;
}

function answerUnknown(app: FastifyInstance, options: AppOptions, replies: ReturnType<typeof createReplies>): void {
  const matcher = createPathMatcher(Object.keys(options.contract));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = matcher.methodsAt(path);
    if (methods.length > 0) {
      void reply.header('allow', methods.join(', '));
      return replies.problem(request, reply, new Refusal('METHOD_NOT_ALLOWED', 'This address does not take that method.'));
    }
    return replies.problem(request, reply, new Refusal('NOT_FOUND', 'There is nothing at this address.'));
  });
}
