import type { FastifyInstance } from 'fastify';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MOST_BYTES = 4096;

/** Lets the routes of this scope be called with a form, whose content nobody looks at. Elsewhere bodies stay JSON and nothing else. */
export function ignoreForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) => done(null, undefined));
}
