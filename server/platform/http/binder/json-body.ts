import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';

const DEEPEST = 32;

/** True when brackets nest deeper than any honest body; looks at the text, so that nothing has to recurse first. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === 92) at++;
      else if (code === 34) isInString = false;
    } else if (code === 34) isInString = true;
    else if (code === 91 || code === 123) {
      if (++depth > DEEPEST) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

/**
 * Bodies are JSON and nothing else: a form of another site cannot send that type without asking first. An empty one is none, whatever type it
 * is given: many clients name the type on every request.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = bytes.toString();
    if (body === '') done(null, undefined);
    // Read all the same, such bytes would become other characters than those that were sent.
    else if (!isUtf8(bytes as Buffer)) done(new Refusal('BAD_REQUEST', 'The body is not valid UTF-8.'), undefined);
    else if (isTooDeep(body)) done(new Refusal('BAD_REQUEST', 'The body is nested too deeply.'), undefined);
    else void parse(request, body, done);
  });
}
