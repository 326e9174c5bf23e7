import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.ts';
import { isOwnHost } from '../../kernel/own-host.ts';
import type { AppContainer } from '../ctx/container.ts';
import type { AppOptions, ListSites, Sites } from './app-options.ts';
import { HSTS, onOneHost } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The slug of the site that this host shows; null on the product's own hosts. */
    site: string | null;
  }
}

const FRESH_MS = 5000;

/** Hosts can be made up, so all sites are read together, at most once in a while. */
function siteFinder(list: ListSites, container: AppContainer): () => Promise<Sites> {
  let sites: Sites = new Map();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      sites = await list();
    } catch (error) {
      // The last ones known stay: a tenant's host must not turn into ours while the database is away.
      container.log.warn({ error: String(error) }, "tenants' hosts could not be read");
    }
    readAtMs = container.timers.nowMs();
    reading = null;
  }

  return async () => {
    if (container.timers.nowMs() - readAtMs <= FRESH_MS) return sites;
    reading ??= read();
    await reading;
    return sites;
  };
}

/** On a tenant's host everything is public reading: whoever signs in somewhere else is a visitor here. */
function enterSite(request: FastifyRequest, slug: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new DomainError('FORBIDDEN', 'This site is for reading only.');
  delete request.raw.headers.cookie;
  delete request.raw.headers.authorization;
  request.site = slug;
}

/** Tells requests for a tenant's own host from those for the product, before anything else looks at them. */
export function bindSiteHosts(app: FastifyInstance, { container, listSites }: Pick<AppOptions, 'container' | 'listSites'>): void {
  app.decorateRequest('site', null);
  if (!listSites) return;
  const find = siteFinder(listSites, container);
  app.addHook('onRequest', async (request) => {
    const hostname = request.hostname.toLowerCase();
    // Tenants have public names alone.
    if (!hostname.includes('.') || isIP(hostname) !== 0 || isOwnHost(hostname, container.config.publicUrl)) return;
    const slug = (await find()).get(hostname);
    if (slug !== undefined) enterSite(request, slug);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const hsts = reply.getHeader(HSTS);
    if (request.site !== null && typeof hsts === 'string') void reply.header(HSTS, onOneHost(hsts));
    done();
  });
}
