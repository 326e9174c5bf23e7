import { ERROR_STATUS, type ErrorCode } from '@clearedge/contract/errors';
import type { Route } from '@clearedge/contract/route';
import { Problem } from '@clearedge/contract/terms';
import { z } from 'zod';
import type { Answer, Call } from './call.ts';
import { isAdmitted, type Who } from './caller.ts';

/** What never stands in a refusal: names of files, statements, engines. */
const INNARDS =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\b(select|insert into|update|delete from)\s.+\b(from|values|set|where)\b|drizzle|syntax error|\bpg_|ZodError/i;
/** What says 503 where the operator has given no keys. */
const NOT_SET_UP = new Set(['POST /api/webhooks/stripe', 'POST /api/telegram/link']);

/** How a route that speaks JSON-RPC refuses what is no message of it. */
const RpcRefusal = z.object({ jsonrpc: z.literal('2.0'), error: z.object({ code: z.number(), message: z.string() }) });

function faultOfRefusal({ route }: Call, { status, body }: Answer): string | null {
  const refusal = route.produces === 'exchange' ? RpcRefusal.safeParse(JSON.parse(body)).data : undefined;
  if (refusal) return INNARDS.test(refusal.error.message) ? `a refusal tells of the inside: ${body.slice(0, 300)}` : null;
  const parsed = Problem.safeParse(JSON.parse(body));
  if (!parsed.success) return `a refusal of another shape: ${body.slice(0, 200)}`;
  const { code, message } = parsed.data;
  if (ERROR_STATUS[code as ErrorCode] !== status) return `code ${code} with status ${status}`;
  const sentAway = `${message} ${(parsed.data.issues ?? []).map((issue) => issue.message).join(' ')}`;
  return INNARDS.test(sentAway) ? `a refusal tells of the inside: ${sentAway.slice(0, 300)}` : null;
}

const TYPES: Readonly<Record<NonNullable<Route['produces']>, RegExp>> = {
  json: /^application\/json; charset=utf-8$/,
  csv: /^text\/csv; charset=utf-8$/,
  ndjson: /^application\/x-ndjson; charset=utf-8$/,
  'event-stream': /^text\/event-stream; charset=utf-8$/,
  exchange: /^(application\/json|text\/event-stream)/,
  image: /^image\/(png|jpeg|webp)$/,
};
const typeOf = ({ route }: Call, status: number): RegExp => TYPES[status >= 400 ? 'json' : (route.produces ?? 'json')];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function bodyFault(call: Call, answer: Answer): string | null {
  const { status, headers, body } = answer;
  if (status === 204) return body === '' ? null : 'a body where there is none';
  if (!typeOf(call, status).test(String(headers['content-type']))) return `content type ${String(headers['content-type'])}`;
  const isData = status < 400 && (call.route.produces ?? 'json') !== 'json';
  if (isData) return null;
  if (!isJson(body)) return `no JSON: ${body.slice(0, 200)}`;
  if (status >= 400) return faultOfRefusal(call, answer);
  const parsed = call.route.response.safeParse(JSON.parse(body));
  return parsed.success ? null : `an answer outside the contract: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`;
}

/** What is wrong with an answer, whatever was asked; null when nothing is. `documented` are the statuses that the published document names. */
export function faultOf(call: Call, who: Who, answer: Answer, documented: ReadonlySet<number>): string | null {
  const { status } = answer;
  const isMissing = status === 503 && NOT_SET_UP.has(call.key);
  if (status >= 500 && !isMissing) return `status ${status}: ${answer.body.slice(0, 200)}`;
  if (!documented.has(status)) return `status ${status} is not documented: ${answer.body.slice(0, 200)}`;
  if (status < 400 && !isAdmitted(call.route.access, who)) return `let in: ${status}`;
  if (status < 400 && status !== (call.route.status ?? 200)) return `status ${status}, not ${call.route.status ?? 200}`;
  if (({} as { polluted?: unknown }).polluted !== undefined) return 'a prototype was changed';
  return bodyFault(call, answer);
}
