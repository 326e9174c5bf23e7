import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { makeCtx } from '../../ctx/make-ctx.ts';
import type { LooseVerb } from '../app-options.ts';
import { logCall } from '../ops/log-call.ts';
import { requestFacts } from '../request-state.ts';
import { linesOf } from '../stream/lines-of.ts';
import type { Bound } from './bound.ts';
import { checkAnswer } from './check-answer.ts';
import { ignoreForms } from './form-body.ts';
import { jsonText } from './json-text.ts';
import { parseInput } from './parse-input.ts';
import { keepBytes, rawOf } from './raw-body.ts';
import type { Target } from './target.ts';

/** A route of the contract may allow more than the usual megabyte (an import of a file). */
const bodyLimitOf = (route: Route): { bodyLimit?: number } => {
  const { maxBodyBytes } = route as { maxBodyBytes?: number };
  return maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes };
};

const fileName = (url: string): string => `clearedge-${url.replace(/^\/api\//, '').replace(/[^a-z0-9]+/gi, '-')}.csv`;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How a verb answers somebody who has been let in: parse, do, answer. */
export function verbAnswerer({ options, guard, replies }: Bound, { key, url, route }: Target, verb: LooseVerb): Answer {
  return async (request, reply) => {
    const input = parseInput(route, request);
    const facts = {
      ...requestFacts(request, reply, guard.sessions, options.house.clock.now),
      ...(route.acceptsRaw && { raw: rawOf(request) }),
    };
    const result = await verb(makeCtx(options.house, request.actor, facts), input);
    if (route.produces === 'ndjson') {
      const check = options.checksAnswers ? (part: unknown) => checkAnswer(key, route, part) : undefined;
      // Otherwise a proxy such as nginx keeps the lines until its buffer is full.
      reply.header('x-accel-buffering', 'no');
      const lines = linesOf(result as AsyncIterable<unknown>, options.house.log, check);
      return replies.text(request, reply, 'application/x-ndjson; charset=utf-8', lines);
    }
    if (options.checksAnswers) checkAnswer(key, route, result);
    if (route.produces === 'image') return replies.image(request, reply, result as { type: string; content: string });
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
  logCall(options.house.log, key, request, reply);
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
