import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app-options.ts';
import { commonHeaders, dataHeaders, pageCsp } from '../security-headers.ts';
import { type Entry, makeEntry, REVALIDATE, sendEntry } from '../shared/entry.ts';
import { docsPage, docsStyleHash } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

const VERSION = '1';

/** The contract for machines and for people; both are made when somebody first asks. */
export function bindDocs(app: FastifyInstance, { contract, isTls }: AppOptions): void {
  const page = {
    type: 'text/html; charset=utf-8',
    cacheControl: REVALIDATE,
    headers: { ...commonHeaders(isTls), 'content-security-policy': pageCsp([], [docsStyleHash]) },
  };
  const data = { type: 'application/json; charset=utf-8', cacheControl: REVALIDATE, headers: dataHeaders(isTls) };
  const makers: Record<string, () => Promise<Entry>> = {
    '/api/openapi.json': () => makeEntry(JSON.stringify(openApiOf(contract, VERSION)), data),
    '/api/docs': () => makeEntry(docsPage(openApiOf(contract, VERSION)), page),
  };
  for (const [url, make] of Object.entries(makers)) {
    let made: Promise<Entry> | null = null;
    app.get(url, async (request, reply) => {
      made ??= make();
      return sendEntry(reply, request.headers['if-none-match'], request.headers['accept-encoding'], await made);
    });
  }
}
