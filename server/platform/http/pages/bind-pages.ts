import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../../kernel/log.ts';
import { pathPattern } from '../binder/path-pattern.ts';
import { HINT_COOKIE } from '../guard/session-cookie.ts';
import { commonHeaders, FILE_CSP, type Headers, PICTURE_WORKER_CSP, SERVICE_WORKER_CSP } from '../security-headers.ts';
import { type Entry, entryOf, makeForm, sendEntry } from '../shared/entry.ts';
import { type Page, PageCache, type PageRequest, type SharedAnswers } from './page-cache.ts';
import { openPageDrawer } from './page-drawer.ts';
import type { PageOptions, PageRoute } from './page-options.ts';
import { loadPageTemplate } from './page-template.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.traineddata': 'application/octet-stream',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
// What has no type of its own comes compressed.
const COMPRESSIBLE = /^(text|application\/(?!octet-stream)|image\/svg)/;
/** The build's name of the worker that reads screenshots. */
const PICTURE_WORKER = /^\/assets\/worker\.min-/;
const SERVICE_WORKER = '/sw.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** What reads screenshots is seven megabytes, three times with its codings, and few ever ask for it: larger files are read when someone does. */
const LARGE_BYTES = 1024 * 1024;
const KEPT_MS = 60_000;

/** Read when first asked for, and let go some time later: many who ask cost one reading. */
function readWhenAsked(load: () => Entry): () => Entry {
  let entry: Entry | null = null;
  return () => {
    if (entry !== null) return entry;
    entry = load();
    setTimeout(() => {
      entry = null;
    }, KEPT_MS).unref();
    return entry;
  };
}

/** Every file of the built web app, as it is sent. Only what is listed here can be asked for: no path is ever resolved. */
function loadStaticFiles(folder: string, headers: Headers): Map<string, () => Entry> {
  const files = new Map<string, () => Entry>();
  if (!existsSync(folder)) return files;
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    const type = TYPES[extname(item.name)];
    if (!item.isFile() || type === undefined) continue;
    const url = `/${relative(folder, path).split('\\').join('/')}`;
    if (url.includes('/.')) continue;
    const isHashed = url.startsWith('/assets/');
    const policy = url === SERVICE_WORKER ? SERVICE_WORKER_CSP : PICTURE_WORKER.test(url) ? PICTURE_WORKER_CSP : FILE_CSP;
    const own = { 'content-security-policy': policy, 'content-type': type, 'cache-control': isHashed ? IMMUTABLE : SHORT };
    const load = (): Entry => loadFile(path, { ...headers, ...own });
    const kept = statSync(path).size > LARGE_BYTES ? null : load();
    files.set(url, kept === null ? readWhenAsked(load) : () => kept);
  }
  return files;
}

function loadFile(path: string, headers: Record<string, string>): Entry {
  const body = readFileSync(path);
  const hash = createHash('sha1').update(body).digest('base64url');
  if (COMPRESSIBLE.test(headers['content-type'] ?? ''))
    return entryOf(hash, headers, { plain: null, gzip: beside(path, '.gz', gzipSync), brotli: beside(path, '.br', brotliCompressSync) });
  const plain = makeForm(body, hash, headers);
  return { hash, plain, gzip: plain, brotli: plain };
}

/** The file compressed at build time, or compressed now when the build left it out. */
const beside = (path: string, suffix: string, compress: (body: Buffer) => Buffer): Buffer =>
  existsSync(path + suffix) ? readFileSync(path + suffix) : compress(readFileSync(path));

const NOT_FOUND: PageRoute = {
  pattern: '',
  title: 'Page not found | ClearEdge',
  description: 'There is no page at this address.',
  boot: () => ['/api/status'],
  isPrivate: true,
};

/** Finds the page of a path. Unknown paths get the app too, which says that there is no such page, with the status to match. */
function createPageFinder({
  routes,
  publicUrl,
  today,
}: PageOptions): (path: string, query: URLSearchParams) => Omit<PageRequest, 'isKnown'> {
  const known = routes.map((route) => ({ route, pattern: pathPattern(route.pattern) }));
  return (path, query) => {
    const requested = { path, query, today: today() };
    for (const { route, pattern } of known) {
      const params = pattern.match(path);
      if (params && route.isThere?.(params) !== false) return { ...requested, route, params, status: 200, canonical: publicUrl() + path };
    }
    return { ...requested, route: NOT_FOUND, params: {}, status: 404, canonical: `${publicUrl()}/` };
  };
}

// By hand: an expression would start again at every slash of an address that is nothing else.
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const isKnown = ({ raw }: FastifyRequest): boolean => raw.headers.cookie?.includes(`${HINT_COOKIE}=`) ?? false;

/** The first drawing takes longest: it should not be a visitor's. Nothing waits for it. */
function warmOnListen(app: FastifyInstance, makeFirst: () => Promise<Page>, log: Logger): void {
  app.addHook('onListen', (done) => {
    makeFirst().catch((error: unknown) => log.warn({ error: String(error) }, 'the first page could not be made ahead'));
    done();
  });
}

export interface PageSurroundings {
  isTls: boolean;
  shared: SharedAnswers;
  log: Logger;
}

/** Serves the web app: its files, and index.html with the answers its first screen needs already inside. */
export function bindPages(app: FastifyInstance, options: PageOptions, { isTls, shared, log }: PageSurroundings): void {
  const common = commonHeaders(isTls);
  const template = loadPageTemplate(options.webDist);
  const files = loadStaticFiles(options.webDist, common);
  const find = createPageFinder(options);
  const drawer = openPageDrawer(options.webDist, log);
  if (drawer) app.addHook('onClose', () => drawer.close());
  const cache = new PageCache(template, shared, drawer, common);

  function send(request: FastifyRequest, reply: FastifyReply, { entry, status }: Page): FastifyReply {
    const { 'if-none-match': condition, 'accept-encoding': coding } = request.raw.headers;
    return status === 200 ? sendEntry(reply, condition, coding, entry) : sendEntry(reply.code(404), undefined, coding, entry);
  }

  /** A tenant's own host has one page: its site. */
  async function sendSite(request: FastifyRequest, reply: FastifyReply, slug: string, address: string): Promise<FastifyReply> {
    const [path, search = ''] = address.split('?', 2);
    if (path !== '/') {
      reply.callNotFound();
      return reply;
    }
    const host = request.hostname.toLowerCase();
    // No address of a page begins without a slash.
    const key = `${host} ${slug} ${search}`;
    const ready = cache.findReady(key, false);
    if (ready) return send(request, reply, ready);
    const page = find(`/w/${slug}`, new URLSearchParams(search));
    const canonical = `${isTls ? 'https' : 'http'}://${host}/`;
    const site = { path: page.path, home: options.publicUrl() };
    return send(request, reply, await cache.make(key, { ...page, canonical, site, isKnown: false }));
  }

  async function makeAndSend(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    const [path = '/', search = ''] = address.split('?', 2);
    const page = find(withoutEndSlashes(path), new URLSearchParams(search));
    return send(request, reply, await cache.make(address, { ...page, isKnown: isKnown(request) }));
  }

  if (drawer) warmOnListen(app, () => cache.make('/', { ...find('/', new URLSearchParams()), isKnown: false }), log);

  app.get('/*', (request, reply) => {
    const address = request.raw.url ?? '/';
    const file = files.get(address);
    if (file) return sendEntry(reply, request.raw.headers['if-none-match'], request.raw.headers['accept-encoding'], file());
    if (request.site !== null && !address.startsWith('/api/')) return sendSite(request, reply, request.site, address);
    const ready = cache.findReady(address, isKnown(request));
    if (ready) return send(request, reply, ready);
    if (address.startsWith('/api/') || address.startsWith('/assets/')) return reply.callNotFound();
    return makeAndSend(request, reply, address);
  });
}
