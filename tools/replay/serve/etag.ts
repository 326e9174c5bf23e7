import { createHash } from 'node:crypto';
import type { Answer } from '../library.ts';

/** The provider's own mark of an answer, or one made from its content. */
export const etagOf = ({ headers, body }: Answer): string =>
  headers.etag ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
