import type { Ctx } from '../../../../kernel/ctx.ts';
import { DomainError } from '../../../../kernel/domain-error.ts';
import { makeCtx } from '../../../../platform/ctx/make-ctx.ts';
import { isOutage } from '../../../../platform/database/race.ts';
import { createSession, type TestWorld, type UserRow } from '../../../../testing/index.ts';
import { practiceFeature } from '../../../practice/index.ts';
import type { Counter } from './random-play.ts';

const { routes } = practiceFeature();
// biome-ignore lint/suspicious/noExplicitAny: verbs of several routes, called with what the binder would have parsed
type AnyVerb = (ctx: Ctx, input: any) => Promise<any>;
const verb = (key: keyof typeof routes): AnyVerb => routes[key] as AnyVerb;
const LEAST_OFFER = { amount: 0.01 };
interface Placed {
  bets: { id: string }[];
}

/** The verbs themselves, in this process. */
export function verbCounter(world: TestWorld): Counter {
  const as = (user: UserRow, idempotencyKey?: string): Ctx => {
    const actor = { kind: 'user' as const, userId: user.id, tier: user.tier, isAdmin: false, sessionId: user.id };
    const request = { requestId: 'r', address: '', userAgent: '', isSecure: true, setSession: () => undefined, tellQuota: () => undefined };
    return makeCtx(world.container, actor, idempotencyKey === undefined ? request : { ...request, idempotencyKey });
  };
  const unlessRefused = (work: Promise<{ id?: string }>): Promise<{ id?: string } | null> =>
    work.catch((error: unknown) => {
      // A machine so busy that no connection is free in time is answered with 503 in the product.
      if (error instanceof DomainError || isOutage(error)) return null;
      throw error;
    });
  return {
    place: async (user, body, key) => (await unlessRefused(verb('POST /api/virtual/bets')(as(user, key), { body })))?.id ?? null,
    closeEarly: async (user, betId) => {
      const input = { params: { betId }, body: LEAST_OFFER };
      await unlessRefused(verb('POST /api/virtual/bets/:betId/cash-out')(as(user), input));
    },
    placeRobin: async (user, body) =>
      ((await unlessRefused(verb('POST /api/virtual/round-robins')(as(user), { body }))) as Placed | null)?.bets.map(({ id }) => id) ?? [],
    reset: async (user) => void (await unlessRefused(verb('POST /api/user/balance/reset')(as(user), {}))),
    look: async (user) => void (await unlessRefused(verb('GET /api/user/balance')(as(user), { query: {} }))),
    moveTo: (at) => world.clock.set(at),
  };
}

const REFUSALS = new Set([403, 404, 409, 422, 503]);

/** Servers of their own, asked in turn over HTTP. */
export function httpCounter(ctx: Ctx, urls: readonly string[]): Counter {
  const tokens = new Map<string, Promise<string>>();
  let turn = 0;
  const send = async (user: UserRow, path: string, body?: object, key?: string): Promise<{ id?: string } | null> => {
    const token = tokens.get(user.id) ?? createSession(ctx, user.id).then((session) => session.token);
    tokens.set(user.id, token);
    const url = urls[turn++ % urls.length]!;
    const headers = { 'sec-fetch-site': 'same-origin', origin: url, cookie: `sid=${await token}`, ...(key && { 'idempotency-key': key }) };
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (REFUSALS.has(answer.status)) return null;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id?: string };
  };
  return {
    place: async (user, body, key) => (await send(user, '/api/virtual/bets', body, key))?.id ?? null,
    closeEarly: async (user, betId) => void (await send(user, `/api/virtual/bets/${betId}/cash-out`, LEAST_OFFER)),
    placeRobin: async (user, body) =>
      ((await send(user, '/api/virtual/round-robins', body)) as Placed | null)?.bets.map(({ id }) => id) ?? [],
    reset: async (user) => void (await send(user, '/api/user/balance/reset', {})),
    look: async (user) => void (await send(user, '/api/user/balance')),
  };
}
