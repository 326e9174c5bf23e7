import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../../kernel/log.ts';
import { addressOf } from '../request-state.ts';

/** Answers that may be an attack or a fault; signed-out reads and typing errors are everyday life. */
const NOTABLE = new Set([402, 403, 405, 409, 413, 415, 429]);

/** Writes down refused calls by route and ids. Addresses of pages, bodies, cookies and tokens never get in. */
export function logCall(log: Logger, key: string, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode } = reply;
  if (statusCode < 400) return;
  const actor = request.actor?.kind === 'user' ? request.actor.userId : 'visitor';
  const fields = { route: key, status: statusCode, requestId: request.id, address: addressOf(request), actor };
  if (NOTABLE.has(statusCode) || (statusCode === 401 && key.startsWith('POST '))) log.warn(fields, 'a call was refused');
  else log.debug(fields, 'a call was not answered');
}
