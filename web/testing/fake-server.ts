import { type Contract, contract } from '@clearedge/contract';
import { ERROR_STATUS, type ErrorCode, type Problem } from '@clearedge/contract/errors';
import type { CallResult, Route, VerbResult } from '@clearedge/contract/route';
import { vi } from 'vitest';

type RouteName = keyof Contract;

export interface FakeCall {
  key: RouteName;
  params: Record<string, string>;
  query: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into the body it expects
  body: any;
  headers: Headers;
}

/** A refusal a handler throws; answered as the server would. */
export class FakeError extends Error {
  readonly problem: Problem;
  constructor(code: ErrorCode, message: string, more: Partial<Problem> = {}) {
    super(message);
    this.problem = { message, code, ...more };
  }
}

type Answer<K extends RouteName> = Contract[K] extends { produces: 'ndjson' }
  ? VerbResult<Contract[K]> | CallResult<Contract[K]>[]
  : CallResult<Contract[K]>;
/** What the fake answers per route: a value, or a function of the call. */
export type Handlers = { [K in RouteName]?: Answer<K> | ((call: FakeCall) => Answer<K> | Promise<Answer<K>>) };

export interface FakeServer {
  calls: FakeCall[];
  /** Calls of one route, in order. */
  callsOf: (key: RouteName) => FakeCall[];
  /** Changes answers while a test runs. */
  use: (handlers: Handlers) => void;
}

const json = (status: number, body: unknown): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refuse = (problem: Problem): Response => json(ERROR_STATUS[problem.code], problem);

function match(method: string, pathname: string): { key: RouteName; params: Record<string, string> } | undefined {
  const parts = pathname.split('/');
  // A literal part is a better match than a parameter, as in the server's router.
  const keys = (Object.keys(contract) as RouteName[]).sort((a, b) => a.split(':').length - b.split(':').length);
  for (const key of keys) {
    const [verb, pattern = ''] = key.split(' ');
    const wanted = pattern.split('/');
    if (verb !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const named = wanted
      .map((part, index) => [part, decodeURIComponent(parts[index] ?? '')] as const)
      .filter(([part]) => part.startsWith(':'));
    return { key, params: Object.fromEntries(named.map(([part, value]) => [part.slice(1), value])) };
  }
  return undefined;
}

function checked(route: Route, call: FakeCall): Problem | undefined {
  for (const [schema, value] of [
    [route.params, call.params],
    [route.query, call.query],
    [route.body, call.body],
  ] as const) {
    const result = schema?.safeParse(value);
    if (!result || result.success) continue;
    const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    return { message: issues[0]?.message ?? 'Invalid input', code: 'INVALID_INPUT', issues };
  }
  return undefined;
}

/** An answer in lines of JSON, each sent as it is made. */
function linesFrom(route: Route, parts: AsyncIterable<unknown> | readonly unknown[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      for await (const part of parts) controller.enqueue(encoder.encode(`${JSON.stringify(route.response.parse(part))}\n`));
      controller.close();
    },
  });
  return new Response(body, { status: 200, headers: { 'content-type': 'application/x-ndjson' } });
}

async function answer(handlers: Handlers, call: FakeCall): Promise<Response> {
  const route = contract[call.key] as Route;
  const problem = checked(route, call);
  if (problem) return refuse(problem);
  const handler = handlers[call.key] as unknown;
  if (handler === undefined) return refuse({ message: `No fake answer for ${call.key}`, code: 'NOT_FOUND' });
  try {
    const body: unknown = typeof handler === 'function' ? await (handler as (call: FakeCall) => unknown)(call) : handler;
    if (route.produces === 'csv') return new Response(String(body), { status: 200, headers: { 'content-type': 'text/csv' } });
    if (route.produces === 'ndjson') return linesFrom(route, body as AsyncIterable<unknown> | readonly unknown[]);
    return json(route.status ?? 200, route.response.parse(body));
  } catch (error) {
    if (error instanceof FakeError) return refuse(error.problem);
    throw error;
  }
}

/** Puts a server made from the contract behind fetch: inputs and answers are both checked, so that no fake can lie. */
export function fakeServer(first: Handlers): FakeServer {
  const handlers = { ...first };
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://fake.invalid');
    const found = match(init.method ?? 'GET', url.pathname);
    if (!found) return refuse({ message: 'Not found', code: 'NOT_FOUND' });
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call: FakeCall = { ...found, query: Object.fromEntries(url.searchParams), body, headers: new Headers(init.headers) };
    calls.push(call);
    return answer(handlers, call);
  });
  return { calls, callsOf: (key) => calls.filter((call) => call.key === key), use: (more) => Object.assign(handlers, more) };
}
