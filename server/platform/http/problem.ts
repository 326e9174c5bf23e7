import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorCode, type Problem } from '@clearedge/contract/errors';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import { isUnstorableText } from '../../kernel/sql-state.ts';
import { notifyError } from '../../kernel/text.ts';
import { isDiskFull, isOutage } from '../database/race.ts';

export interface Answer {
  status: number;
  problem: Problem;
}

const refused = (code: ErrorCode, message: string): Answer => ({ status: ERROR_STATUS[code], problem: { message, code } });

/** What Fastify itself refuses before a verb is reached, by its error codes. */
const BY_FASTIFY_CODE: Record<string, Answer> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refused('PAYLOAD_TOO_LARGE', 'This is too large to send.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refused('UNSUPPORTED_MEDIA', 'Send the body as application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refused('BAD_REQUEST', 'The request is damaged.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: refused('BAD_REQUEST', 'The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: refused('BAD_REQUEST', 'The body is not valid JSON.'),
  FST_ERR_MAX_PARAM_LENGTH: refused('ADDRESS_TOO_LONG', 'This address is too long.'),
  FST_ERR_BAD_URL: refused('BAD_REQUEST', 'This address is not valid.'),
};
const UNAVAILABLE = refused('UNAVAILABLE', 'ClearEdge cannot reach its data right now. Please try again in a moment.');
const DISK_FULL = refused(
  'UNAVAILABLE',
  'Nothing can be saved right now because our disk is full. Everything saved earlier is still here. Please try again later.',
);
const UNSTORABLE = refused('INVALID_INPUT', 'Unsupported characters.');
const LONGEST_REPORTED = 4000;
const INTERNAL = 'Something went wrong on our side. Please try again.';

/** The one place where an error becomes an answer. What no one expected is logged with its cause and answered with a fixed sentence. */
export function answerFor(error: unknown, log: Logger, requestId: string, route: string): Answer {
  if (error instanceof DomainError) return { status: error.status, problem: { message: error.message, code: error.code, ...error.extra } };
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : BY_FASTIFY_CODE[code];
  if (known) return known;
  const isFull = isDiskFull(error);
  if (isFull || isOutage(error)) {
    log.error(
      { requestId, route, error: notifyError(error).slice(0, LONGEST_REPORTED) },
      isFull ? 'the disk is full' : 'the database did not answer',
    );
    const { status, problem } = isFull ? DISK_FULL : UNAVAILABLE;
    return { status, problem: { ...problem, requestId, retryAfterSeconds: isFull ? 60 : 5 } };
  }
  if (isUnstorableText(error)) return UNSTORABLE;
  if (statusCode === 400) return refused('BAD_REQUEST', 'The body is not valid JSON.');
  log.error({ requestId, route, error: notifyError(error).slice(0, LONGEST_REPORTED) }, 'a request failed');
  return { status: 500, problem: { message: INTERNAL, code: 'INTERNAL', requestId } };
}

/** What Node's parser gave up on, by its codes; everything else is damaged. */
const BY_PARSER_CODE: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: refused('HEADERS_TOO_LARGE', 'The address or the headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: refused('TIMEOUT', 'The request took too long to arrive.'),
};
const DAMAGED = refused('BAD_REQUEST', 'The request is damaged.');

/** The answer to what never became a request, with the words of its status line. */
export function brokenRequest(error: Error): Answer & { reason: string } {
  const answer = BY_PARSER_CODE[(error as { code?: string }).code ?? ''] ?? DAMAGED;
  return { ...answer, reason: STATUS_CODES[answer.status] ?? 'Bad Request' };
}
