import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';

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
export function checkSameOrigin(request: FastifyRequest, hasSession: boolean): void {
  if (SAFE.has(request.method)) return;
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  if (typeof site === 'string') {
    if (isFromBrowserOfOurs(site)) return;
    throw new Refusal('CSRF', 'This request did not come from ClearEdge.');
  }
  const source = origin ?? referer;
  if (source === undefined) {
    if (!hasSession) return;
    throw new Refusal('CSRF', 'This request does not say where it comes from.');
  }
  if (!isOwn(source, request.host)) throw new Refusal('CSRF', 'This request did not come from ClearEdge.');
}
