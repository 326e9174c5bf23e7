import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../kernel/log.ts';
import { answerFor } from './problem.ts';
import { IMAGE_CSP, personalHeaders } from './security-headers.ts';
import { noteProblem } from './trace-requests.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface Replies {
  json: (request: FastifyRequest, reply: FastifyReply, status: number, text: string | Readable | undefined) => FastifyReply;
  text: (request: FastifyRequest, reply: FastifyReply, type: string, body: string | Readable) => FastifyReply;
  /** A picture that someone uploaded: opened by itself it can do nothing. Its address changes with it, so a browser may keep it for a while. */
  image: (request: FastifyRequest, reply: FastifyReply, picture: { type: string; content: string }) => FastifyReply;
  /** What another protocol answers, with a status of its own. */
  exchange: (request: FastifyRequest, reply: FastifyReply, answer: { status: number; type: string | null; body: string }) => FastifyReply;
  /** Answers an error; the only way in which one leaves the house. */
  problem: (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply;
}

/** How an answer for one caller is sent: never cached, with the constant headers and the request's id. */
export function createReplies(log: Logger, isTls: boolean): Replies {
  const plain = personalHeaders(isTls);
  const secured = personalHeaders(true);
  const dress = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.headers(isTls || request.protocol !== 'https' ? plain : secured).header('x-request-id', request.id);
  return {
    json: (request, reply, status, text) => {
      dress(request, reply).code(status);
      return status === 204 ? reply.send() : reply.type(JSON_TYPE).send(text);
    },
    text: (request, reply, type, body) => dress(request, reply).type(type).send(body),
    image: (request, reply, { type, content }) =>
      dress(request, reply)
        .headers({ 'content-security-policy': IMAGE_CSP, 'cache-control': 'private, max-age=300' })
        .type(type)
        .send(Buffer.from(content, 'base64')),
    exchange: (request, reply, { status, type, body }) => {
      dress(request, reply).code(status);
      return type === null ? reply.send() : reply.type(type).send(body);
    },
    problem: (request, reply, error) => {
      const { status, problem } = answerFor(error, log, request.id, request.routeOptions?.url ?? 'unknown');
      if (request.span) noteProblem(request.span, problem.code, status);
      if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds));
      // oxlint-disable-next-line typescript/no-floating-promises -- a reply is not awaited
      dress(request, reply);
      return reply.code(status).type(JSON_TYPE).send(JSON.stringify(problem));
    },
  };
}
