import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import { pathPattern } from '../binder/path-pattern.ts';
import { HINT_COOKIE } from '../guard/session-cookie.ts';
import { commonHeaders } from '../security-headers.ts';
import { type Entry, makeEntry, sendEntry } from '../shared/entry.ts';
import type { PageOptions, PageRoute } from './page-options.ts';
import { fillTemplate, loadPageTemplate } from './page-template.ts';
import { loadStaticFiles } from './static-files.ts';

/** Answers the shared reads that travel inside a page; throws NOT_FOUND for what does not exist. */
export type FindShared = (url: string) => Promise<Entry | null>;

interface FoundPage {
  route: PageRoute;
  params: Record<string, string>;
}

const NOT_FOUND: PageRoute = {
  pattern: '',
  title: 'Page not found | ClearEdge',
  description: 'There is no page at this address.',
  boot: () => ['/api/status'],
  isPrivate: true,
};
const MOST_PAGES = 500;

function createPageFinder(routes: readonly PageRoute[]): (path: string) => FoundPage | null {
  const known = routes.map((route) => ({ route, pattern: pathPattern(route.pattern) }));
  return (path) => {
    for (const { route, pattern } of known) {
      const params = pattern.match(path);
      if (params) return { route, params };
    }
    return null;
  };
}

/** Serves the web app: its files from memory, and index.html with the answers its first screen needs already inside. */
export function bindPages(app: FastifyInstance, options: PageOptions, isTls: boolean, findShared: FindShared): void {
  const common = commonHeaders(isTls);
  const template = loadPageTemplate(options.webDist);
  const files = loadStaticFiles(options.webDist, { ...common, 'content-security-policy': "default-src 'none'" });
  const find = createPageFinder(options.routes);
  const pages = new Map<string, Entry>();
  const form = {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    headers: { ...common, 'content-security-policy': template.csp },
  };

  async function render(path: string, route: PageRoute, answers: Map<string, Entry>): Promise<Entry> {
    const key = [path, route.pattern, ...[...answers].map(([url, entry]) => `${url} ${entry.hash}`)].join('\n');
    const known = pages.get(key);
    if (known) return known;
    const parts = [...answers].map(([url, entry]) => `${JSON.stringify(url)}:${entry.text}`);
    const boot = `{${[`"session-hint":"${HINT_COOKIE}"`, ...parts].join(',')}}`;
    const head = {
      title: route.title,
      description: route.description,
      canonical: options.publicUrl() + path,
      isPrivate: route.isPrivate ?? false,
    };
    const entry = await makeEntry(fillTemplate(template, head, boot), form);
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value!);
    pages.set(key, entry);
    return entry;
  }

  async function gather(urls: readonly string[]): Promise<{ answers: Map<string, Entry>; isMissing: boolean }> {
    const answers = new Map<string, Entry>();
    let isMissing = false;
    for (const url of urls) {
      try {
        const entry = await findShared(url);
        if (entry) answers.set(url, entry);
      } catch (error) {
        // The page still comes up and asks again; it says itself what is missing.
        isMissing ||= error instanceof Refusal && error.code === 'NOT_FOUND';
      }
    }
    return { answers, isMissing };
  }

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/', search = ''] = request.url.split('?', 2);
    const { 'if-none-match': condition, 'accept-encoding': coding } = request.headers;
    const file = files.get(path);
    if (file) return sendEntry(reply, condition, coding, file);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound();
    const found = find(path.length > 1 ? path.replace(/\/+$/, '') : path);
    const route = found?.route ?? NOT_FOUND;
    const { answers, isMissing } = await gather(route.boot(found?.params ?? {}, new URLSearchParams(search)));
    const entry = await render(found ? path : '/404', route, answers);
    if (!found || isMissing) return sendEntry(reply.code(404), undefined, coding, entry);
    return sendEntry(reply, condition, coding, entry);
  });
}
