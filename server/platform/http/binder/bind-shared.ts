import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeSystemCtx } from '../../ctx/make-ctx.ts';
import type { LooseSharedRead } from '../app-options.ts';
import { dataHeaders } from '../security-headers.ts';
import { makeEntry, REVALIDATE, sendEntry } from '../shared/entry.ts';
import type { SharedSource } from '../shared/shared-reads.ts';
import type { Bound } from './bound.ts';
import { checkAnswer } from './check-answer.ts';
import { parseInput } from './parse-input.ts';
import type { Target } from './target.ts';

/** How the cache builds a shared read: with a system ctx, so that nothing personal can get in. */
export function sharedSource({ options }: Pick<Bound, 'options'>, { key, route }: Target, read: LooseSharedRead): SharedSource {
  const form = { type: 'application/json; charset=utf-8', cacheControl: REVALIDATE, headers: dataHeaders(options.isTls) };
  return {
    key,
    freshForMs: read.freshForMs,
    isChangedBy: read.isChangedBy as SharedSource['isChangedBy'],
    build: async (input) => {
      const result = await read.build(makeSystemCtx(options.house, key), input);
      if (options.checksAnswers) checkAnswer(key, route, result);
      return makeEntry(JSON.stringify(result), form);
    },
  };
}

/** Binds a shared read. The usual request finds its bytes by URL and does nothing else: no cookie, no parsing, no log line. */
export function bindShared(app: FastifyInstance, bound: Bound, target: Target, read: LooseSharedRead): void {
  const { guard, shared, finder } = bound;
  const source = sharedSource(bound, target, read);
  finder.add(target, source);

  async function build(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    guard.meter(request, target.key);
    const entry = await shared.get(request.raw.url ?? target.url, source, parseInput(target.route, request));
    return sendEntry(reply, request.headers['if-none-match'], request.headers['accept-encoding'], entry);
  }

  app.get(target.url, (request, reply) => {
    const { raw } = request;
    const entry = shared.find(raw.url!);
    if (entry === null) return build(request, reply);
    shared.hits++;
    return sendEntry(reply, raw.headers['if-none-match'], raw.headers['accept-encoding'], entry);
  });
}
