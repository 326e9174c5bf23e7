import type { Contract } from './all-routes.ts';
import type { Problem } from './errors.ts';
import type { CallInput, CallResult } from './route.ts';
import { readServerTime } from './wire/server-time.ts';

/** A non-OK answer. `message` is "status: body text", as the product's error texts expect; `problem` is the parsed body. */
export class CallError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  constructor(status: number, text: string, problem: Problem | undefined) {
    super(`${status}: ${text}`);
    this.name = 'CallError';
    this.status = status;
    this.problem = problem;
  }
}

type Args<R> = keyof CallInput<R> extends never ? [input?: undefined, options?: CallOptions] : [input: CallInput<R>, options?: CallOptions];
export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** Method and URL of a route key with its parameters filled in and its query appended. */
export function requestLine(key: string, input: Loose = {}): { method: string; url: string } {
  const space = key.indexOf(' ');
  const path = key.slice(space + 1).replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  const search = query.toString();
  return { method: key.slice(0, space), url: search ? `${path}?${search}` : path };
}

function parseProblem(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

async function failureOf(response: Response): Promise<CallError | null> {
  if (response.ok) return null;
  const text = await response.text();
  return new CallError(response.status, text || response.statusText, parseProblem(text));
}

/** Refusals that the person at the screen can lift by an answer. */
export type QuestionCode = 'REAUTH_REQUIRED' | 'AGE_UNCONFIRMED';
const questions = new Map<string, () => Promise<boolean>>();

/** How the person is asked when a call is refused with this code; the answer is whether to send the call again. */
export function onQuestion(code: QuestionCode, ask: () => Promise<boolean>): void {
  questions.set(code, ask);
}

let hearTime: (ms: number) => void = () => undefined;

/** Who is told the product's time, in milliseconds since 1970, by every answer; refusals tell it too. */
export function onServerTime(listener: (ms: number) => void): void {
  hearTime = listener;
}

/** Sends a call; asks what its refusal needs, each question once, and sends it again. Throws CallError for every other refusal. */
export async function sendAsking(send: () => Promise<Response>): Promise<Response> {
  const requested = new Set<string>();
  for (;;) {
    const response = await send();
    const now = readServerTime(response.headers.get('server-timing'));
    if (now !== null) hearTime(now);
    const failure = await failureOf(response);
    if (!failure) return response;
    const code = failure.problem?.code ?? '';
    const ask = questions.get(code);
    if (!ask || requested.has(code) || !(await ask())) throw failure;
    requested.add(code);
  }
}

/** Calls one route of the contract: cookies are sent, a JSON content type only when there is a body. Throws CallError. */
export async function call<K extends keyof Contract>(key: K, ...[input, options]: Args<Contract[K]>): Promise<CallResult<Contract[K]>> {
  const loose = (input ?? {}) as Loose;
  const { method, url } = requestLine(key, loose);
  const headers: Record<string, string> = {};
  if (loose.body !== undefined) headers['content-type'] = 'application/json';
  if (options?.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const send = (): Promise<Response> =>
    fetch(url, {
      method,
      headers,
      credentials: 'include',
      ...(loose.body === undefined ? {} : { body: JSON.stringify(loose.body) }),
      ...(options?.signal ? { signal: options.signal } : {}),
    });
  const response = await sendAsking(send);
  if (response.status === 204) return undefined as CallResult<Contract[K]>;
  const type = response.headers.get('content-type') ?? '';
  return (type.includes('json') ? await response.json() : await response.text()) as CallResult<Contract[K]>;
}
