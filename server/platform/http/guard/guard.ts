import type { Route } from '@clearedge/contract/route';
import type { FastifyRequest } from 'fastify';
import { checkAccess, checkFresh } from '../../../kernel/access.ts';
import { addressPrefix } from '../../../kernel/text/address-prefix.ts';
import { addressOf, callerOf, tokenOf } from '../request-state.ts';
import { checkSameOrigin } from './csrf.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SessionCache } from './session-cache.ts';

const READS_PER_MINUTE = 600;
const WRITES_PER_MINUTE = 120;

export interface Guard {
  sessions: SessionCache;
  /** Lets a request through to its verb and notes who sent it: origin, session, rate, access, in this order, before any body is read. */
  admit: (request: FastifyRequest, key: string, route: Route) => Promise<void>;
  /** Counts a request of somebody who need not be known. */
  meter: (request: FastifyRequest, key: string) => void;
}

export function createGuard(sessions: SessionCache, limit: RateLimit): Guard {
  return {
    sessions,
    admit: async (request, key, route) => {
      // A program of another house: it has a signature instead, and whose browser it might be is nobody's business.
      const token = route.acceptsRaw ? null : tokenOf(request);
      if (!route.acceptsRaw) checkSameOrigin(request, token !== null);
      request.actor = await sessions.resolve(token);
      const usual = key.startsWith('GET ') ? READS_PER_MINUTE : WRITES_PER_MINUTE;
      limit.take(key, callerOf(request, request.actor), route.perMinute ?? usual);
      checkAccess(request.actor, route.access);
      // Asked of the database: a proof that is over must not live on in a cache.
      if (route.fresh && token !== null) checkFresh(await sessions.resolveNow(token));
    },
    meter: (request, key) => limit.take(key, addressPrefix(addressOf(request)), READS_PER_MINUTE),
  };
}
