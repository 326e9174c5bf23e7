import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestFacts } from '../../../kernel/ctx.ts';

const SIGNATURE = 'stripe-signature';

/** In this scope a body of any type stays the bytes that came: parsed and written again it would no longer be what was signed. */
export function keepBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The bytes of a body and each of its signature headers: joined to one, a header that came twice would look like a list. */
export function rawOf({ body, headers, raw }: FastifyRequest): NonNullable<RequestFacts['raw']> {
  const { rawHeaders } = raw;
  const sent = rawHeaders.flatMap((name, at) => (at % 2 === 0 && name.toLowerCase() === SIGNATURE ? [rawHeaders[at + 1]!] : []));
  const joined = headers[SIGNATURE];
  return { bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0), signatures: sent.length > 0 ? sent : [joined ?? []].flat() };
}
