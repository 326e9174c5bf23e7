import type { Route } from '@clearedge/contract/route';
import type { FastifyRequest } from 'fastify';
import { checkAccess, checkFresh } from '../../../kernel/access.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { addressPrefix } from '../../../kernel/text.ts';
import { addressOf, callerOf, tokenOf } from '../request-state.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SessionCache } from './session-cache.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when a page's address has this host; a default port may be written or left out on either side. */
function isOwn(source: string, host: string): boolean {
  if (!URL.canParse(source)) return false;
  const page = new URL(source);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && page.host !== '' && new URL(own).host === page.host;
}

const isFromBrowserOfOurs = (site: string): boolean => site === 'same-origin' || site === 'none';

/** Refuses a change that another site's page may have caused. Without any sign of origin only cookie-less callers pass. */
function checkSameOrigin(request: FastifyRequest, hasSession: boolean): void {
  if (SAFE.has(request.method)) return;
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  if (typeof site === 'string') {
    if (isFromBrowserOfOurs(site)) return;
    throw new DomainError('CSRF', 'This request did not come from ClearEdge.');
  }
  const source = origin ?? referer;
  if (source === undefined) {
    if (!hasSession) return;
    throw new DomainError('CSRF', 'This request does not say where it comes from.');
  }
  if (!isOwn(source, request.host)) throw new DomainError('CSRF', 'This request did not come from ClearEdge.');
}

const READS_PER_MINUTE = 600;
const WRITES_PER_MINUTE = 120;

export interface Guard {
  sessions: SessionCache;
  /** Lets a request through to its verb and notes who sent it: origin, session, rate, access, in this order, before any body is read. */
  admit: (request: FastifyRequest, key: string, route: Route) => Promise<void>;
  /** Counts a request of someone who need not be known. */
  meter: (request: FastifyRequest, key: string) => void;
}

export function createGuard(sessions: SessionCache, limit: RateLimit): Guard {
  return {
    sessions,
    admit: async (request, key, route) => {
      // A program of another house: it has a signature instead, and whose browser it might be is no one's business.
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
