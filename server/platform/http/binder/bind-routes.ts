import { can } from '@clearedge/contract/entitlements';
import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/domain-error.ts';
import { makeCtx, makeSystemCtx } from '../../ctx/make-ctx.ts';
import type { LooseBinding, LooseSharedRead, LooseVerb } from '../app-options.ts';
import { tokenOf } from '../request-state.ts';
import { dataHeaders } from '../security-headers.ts';
import { type Entry, makeEntry, OWN_REVALIDATE, REVALIDATE, sendEntry, sendReady, textOf } from '../shared/entry.ts';
import type { SharedSource } from '../shared/shared-reads.ts';
import { bindVerb, noteCall, verbAnswerer } from './bind-verb.ts';
import type { Bound } from './bound.ts';
import { checkAnswer } from './check-answer.ts';
import { parseInput } from './parse-input.ts';
import type { Target } from './target.ts';

/** One kind of reader of a shared read, and the bytes made for it. */
interface Audience {
  source: SharedSource;
  /** Stands before the URL under which the bytes are kept; no URL begins with it. */
  mark: string;
}

/** How the cache builds a shared read: with a system ctx, so that nothing personal can get in. */
function sharedSource(
  { options }: Pick<Bound, 'options'>,
  { key, route }: Target,
  read: LooseSharedRead,
  made: { key: string; build: LooseVerb; cacheControl: string } = { key, build: read.build, cacheControl: REVALIDATE },
): SharedSource {
  const vary = read.paid || read.own || route.access !== 'visitor' ? { vary: 'accept-encoding, cookie' } : {};
  const headers = { ...dataHeaders(options.isTls), ...vary };
  const form = { type: 'application/json; charset=utf-8', cacheControl: made.cacheControl, headers };
  return {
    key: made.key,
    freshForMs: read.freshForMs,
    isChangedBy: read.isChangedBy as SharedSource['isChangedBy'],
    build: async (input) => {
      const result = await made.build(makeSystemCtx(options.container, key), input);
      if (options.checksAnswers) checkAnswer(key, route, result);
      return makeEntry(JSON.stringify(result), form);
    },
  };
}

type SharedAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
type Answer = (...requested: [...Parameters<SharedAnswer>, audience: Audience]) => ReturnType<SharedAnswer>;

/** Sends an audience its bytes, built first where there are none. */
function answerer({ guard, shared, metrics }: Bound, target: Target): Answer {
  async function build(request: FastifyRequest, reply: FastifyReply, audience: Audience): Promise<FastifyReply> {
    const observe = (status: number): void => metrics.observeCall(target.key, status, reply.elapsedTime);
    try {
      const answered = await answerBuilt(request, reply, audience);
      observe(reply.statusCode);
      return answered;
    } catch (error) {
      observe(error instanceof DomainError ? error.status : 500);
      throw error;
    }
  }

  async function answerBuilt(request: FastifyRequest, reply: FastifyReply, { source, mark }: Audience): Promise<FastifyReply> {
    guard.meter(request, target.key);
    const entry = await shared.get(mark + (request.raw.url ?? target.url), source, parseInput(target.route, request));
    return sendEntry(reply, request.headers['if-none-match'], request.headers['accept-encoding'], entry);
  }

  return (request, reply, audience) => {
    const { raw } = request;
    const entry = shared.find(audience.mark + raw.url!);
    if (entry === null) return build(request, reply, audience);
    shared.hits++;
    // A tenant's own host has headers of its own, which the short way leaves out.
    const send = request.site === null ? sendReady : sendEntry;
    return send(reply, raw.headers['if-none-match'], raw.headers['accept-encoding'], entry);
  };
}

/** Where only some may ask, each caller is let in or refused first; their bytes are for their own browsers, and no page carries them. */
function bindGuarded(app: FastifyInstance, bound: Bound, target: Target, read: LooseSharedRead): void {
  const { key, route, url } = target;
  const source = sharedSource(bound, target, read, { key, build: read.build, cacheControl: OWN_REVALIDATE });
  const answer = answerer(bound, target);
  const admitted: Audience = { source, mark: `${route.access} ` };
  const admit = async (request: FastifyRequest): Promise<void> => {
    await bound.guard.admit(request, key, route);
    await read.admit?.(makeCtx(bound.options.container, request.actor));
  };
  app.get(url, { onRequest: admit }, (request, reply) => answer(request, reply, admitted));
}

/** Where members get something of their own, everybody else still shares. A member's call is let in, counted and logged like any verb's. */
function bindOwn(app: FastifyInstance, bound: Bound, target: Target, verb: LooseVerb, answerVisitor: SharedAnswer): void {
  const answerMember = verbAnswerer(bound, target, verb);
  const mayBeMember = (request: FastifyRequest): boolean => tokenOf(request) !== null;
  app.route({
    method: 'GET',
    url: target.url,
    onRequest: async (request) => {
      if (mayBeMember(request)) await bound.guard.admit(request, target.key, target.route);
    },
    handler: (request, reply) => (mayBeMember(request) ? answerMember(request, reply) : answerVisitor(request, reply)),
    onResponse: (request, reply, done) => {
      if (mayBeMember(request)) noteCall(bound, target, request, reply);
      done();
    },
  });
}

/** Kept, and sent with what must be of this moment; no browser keeps it. */
function bindStamped(app: FastifyInstance, bound: Bound, target: Target, source: SharedSource, stamp: (now: Date) => object): void {
  const { guard, shared, replies, options } = bound;
  const build = (request: FastifyRequest, url: string): Promise<Entry> => {
    guard.meter(request, target.key);
    return shared.get(url, source, parseInput(target.route, request));
  };
  app.get(target.url, async (request, reply) => {
    const url = request.raw.url ?? target.url;
    const entry = shared.find(url) ?? (await build(request, url));
    return replies.json(request, reply, 200, JSON.stringify({ ...JSON.parse(textOf(entry)), ...stamp(options.container.clock.now()) }));
  });
}

/** Binds a shared read. The usual request finds its bytes by URL and does nothing else: no cookie, no parsing, no log line. */
function bindShared(app: FastifyInstance, bound: Bound, target: Target, read: LooseSharedRead): void {
  if (target.route.access !== 'visitor') {
    bindGuarded(app, bound, target, read);
    return;
  }
  const { guard, finder } = bound;
  const everybody: Audience = { source: sharedSource(bound, target, read), mark: '' };
  finder.add(target, everybody.source);
  if (read.stamp) {
    bindStamped(app, bound, target, everybody.source, read.stamp);
    return;
  }
  const answer = answerer(bound, target);
  const { paid, own: verb } = read;
  if (verb) {
    bindOwn(app, bound, target, verb, (request, reply) => answer(request, reply, everybody));
    return;
  }
  if (!paid) {
    app.get(target.url, (request, reply) => answer(request, reply, everybody));
    return;
  }
  const key = `${paid.feature} ${target.key}`;
  const own: Audience = {
    source: sharedSource(bound, target, read, { key, build: paid.build, cacheControl: OWN_REVALIDATE }),
    mark: `${paid.feature} `,
  };

  async function answerEntitled(request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> {
    const actor = await guard.sessions.resolve(token);
    return answer(request, reply, can(actor, paid!.feature) ? own : everybody);
  }
  app.get(target.url, (request, reply) => {
    const token = tokenOf(request);
    return token === null ? answer(request, reply, everybody) : answerEntitled(request, reply, token);
  });
}

/** Routes that the platform answers itself. */
const PLATFORM_ROUTES: ReadonlySet<string> = new Set(['GET /api/stream']);

/** Says at boot, not at the first request, that a route is answered by no one or answers nothing the contract knows. */
export function checkBindings(contract: Readonly<Record<string, Route>>, bindings: Readonly<Record<string, LooseBinding>>): void {
  const unbound = Object.keys(contract).filter((key) => !PLATFORM_ROUTES.has(key) && !bindings[key]);
  const unknown = Object.keys(bindings).filter((key) => !contract[key]);
  const complaints = [
    ...(unbound.length ? [`no feature answers ${unbound.join(', ')}`] : []),
    ...(unknown.length ? [`the contract does not know ${unknown.join(', ')}`] : []),
  ];
  if (complaints.length) throw new Error(`routes and contract differ: ${complaints.join('; ')}`);
}

export function bindRoutes(app: FastifyInstance, bound: Bound): void {
  const { contract, bindings } = bound.options;
  for (const [key, binding] of Object.entries(bindings)) {
    const route = contract[key];
    if (!route) continue;
    const [method = '', url = ''] = key.split(' ');
    if (typeof binding === 'function') bindVerb(app, bound, { key, method, url, route }, binding);
    else bindShared(app, bound, { key, method, url, route }, binding);
  }
}
