import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppOptions } from '../app-options.ts';
import type { Guard } from '../guard/guard.ts';
import { commonHeaders, dataHeaders, pageCsp } from '../security-headers.ts';
import { type Entry, makeEntry, REVALIDATE, sendEntry } from '../shared/entry.ts';
import { docsPage, docsStyleHash, ORIGIN_MARK } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

const VERSION = '1';
const MOST_ORIGINS = 8;
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:.]+\](:\d+)?$/i;

/** The contract for machines and for people; both are made when someone first asks, the page for each host it is asked of. */
export function bindDocs(app: FastifyInstance, { contract, isTls, container }: AppOptions, { meter }: Guard): void {
  const page = {
    type: 'text/html; charset=utf-8',
    cacheControl: REVALIDATE,
    headers: { ...commonHeaders(isTls), 'content-security-policy': pageCsp([], [docsStyleHash]) },
  };
  const data = { type: 'application/json; charset=utf-8', cacheControl: REVALIDATE, headers: dataHeaders(isTls) };
  let template: string | null = null;
  const pages = new Map<string, Promise<Entry>>();
  let document: Promise<Entry> | null = null;

  const originOf = ({ protocol, host }: FastifyRequest): string => (HOST.test(host) ? `${protocol}://${host}` : container.config.publicUrl);

  function pageOf(origin: string): Promise<Entry> {
    const known = pages.get(origin);
    if (known) return known;
    template ??= docsPage(openApiOf(contract, VERSION));
    const made = makeEntry(
      template.replaceAll(ORIGIN_MARK, () => origin),
      page,
    );
    // Anybody can make up hosts: the oldest makes room.
    for (const oldest of pages.size < MOST_ORIGINS ? [] : [...pages.keys()].slice(0, 1)) pages.delete(oldest);
    pages.set(origin, made);
    return made;
  }

  const send = (url: string, make: (request: FastifyRequest) => Promise<Entry>): void => {
    app.get(url, async (request, reply) => {
      meter(request, `GET ${url}`);
      return sendEntry(reply, request.headers['if-none-match'], request.headers['accept-encoding'], await make(request));
    });
  };
  send('/api/openapi.json', () => (document ??= makeEntry(JSON.stringify(openApiOf(contract, VERSION)), data)));
  send('/api/docs', (request) => pageOf(originOf(request)));
}
