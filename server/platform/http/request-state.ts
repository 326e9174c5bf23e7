import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, RequestFacts } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { addressPrefix } from '../../kernel/text.ts';
import type { SessionCache } from './guard/session-cache.ts';
import { deviceCookie, readDeviceToken, readSessionToken, sessionCookies } from './guard/session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
export const tokenOf = (request: FastifyRequest): string | null => readSessionToken(request.headers.cookie, isSecure(request));

const LONGEST_ADDRESS = 45;

/** Where a request comes from. A proxy may pass on whatever its caller wrote: what is no address counts as none. */
export function addressOf(request: FastifyRequest): string {
  // Whoever has hung up leaves no address behind.
  const { ip = '' } = request as { ip?: string };
  return ip.length <= LONGEST_ADDRESS && isIP(ip) !== 0 ? ip : (request.socket.remoteAddress ?? '');
}

/** Who a limit counts: the user, or the network of someone signed out, who has 18 quintillion addresses in his own IPv6 one. */
export const callerOf = (request: FastifyRequest, actor: Actor): string =>
  actor.kind === 'user' ? actor.userId : addressPrefix(addressOf(request));

const LONGEST_KEY = 255;
const USER_AGENT_CHARACTERS = 300;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST_KEY) {
    throw new DomainError('BAD_REQUEST', `An Idempotency-Key has 1 to ${LONGEST_KEY} characters.`);
  }
  return key;
}

const LONGEST_BEARER = 200;

function bearerOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token !== undefined && token.length <= LONGEST_BEARER ? token : undefined;
}

/** What a verb may know of the request that it answers. */
export function requestFacts(request: FastifyRequest, reply: FastifyReply, sessions: SessionCache, now: () => Date): RequestFacts {
  const token = tokenOf(request);
  const secure = isSecure(request);
  const device = readDeviceToken(request.headers.cookie, secure);
  const idempotencyKey = idempotencyKeyOf(request);
  const bearer = bearerOf(request);
  return {
    requestId: request.id,
    address: addressOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARACTERS),
    isSecure: secure,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(token !== null && { sessionToken: token }),
    ...(device !== null && { deviceToken: device }),
    ...(bearer !== undefined && { bearer }),
    tellQuota: ({ limit, remaining, resetSeconds }) =>
      void reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': resetSeconds }),
    setSession: (next, expiresAt, nextDevice, isHalf = false) => {
      if (token !== null) sessions.forget(token);
      // The age counts from the product's clock, which may be ahead of the browser's.
      const seconds = expiresAt ? (expiresAt.getTime() - now().getTime()) / 1000 : 0;
      const stored = nextDevice === undefined ? [] : [deviceCookie(nextDevice, secure)];
      reply.header('set-cookie', [...sessionCookies(next, seconds, secure, isHalf), ...stored]);
    },
  };
}
