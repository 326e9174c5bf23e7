import type { Surroundings } from '../surroundings.ts';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | object;
}
/** 'hangs' answers never: the time limit ends it. 'reset' is a connection that breaks, 'cut' one that breaks within the body, as cut gzip does. */
export type Scripted = Reply | 'hangs' | 'reset' | 'cut' | ((url: URL) => Reply);

/** Surroundings in which sleeping moves the clock and nothing waits; the network is a list of replies, the last of which repeats. */
export class FakeSurroundings implements Surroundings {
  at: number;
  readonly slept: number[] = [];
  readonly requests: { url: URL; headers: Headers }[] = [];
  #script: Scripted[] = [];
  readonly #timers = new Set<() => void>();

  constructor(start = '2026-08-07T16:00:00Z') {
    this.at = Date.parse(start);
  }

  script(...replies: Scripted[]): this {
    this.#script = replies;
    return this;
  }
  advance(ms: number): void {
    this.at += ms;
  }

  now = (): Date => new Date(this.at);
  random = (): number => 0.5;
  sleep = (ms: number): Promise<void> => {
    this.slept.push(ms);
    this.at += ms;
    return Promise.resolve();
  };
  startTimer = (_ms: number, end: () => void): (() => void) => {
    this.#timers.add(end);
    return () => this.#timers.delete(end);
  };
  fetch = (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    this.requests.push({ url, headers: new Headers(init?.headers) });
    const scripted = this.#script.length > 1 ? this.#script.shift() : this.#script[0];
    if (scripted === undefined) throw new Error(`nothing scripted for ${url.href}`);
    if (scripted === 'reset') return Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') }));
    if (scripted === 'cut') return Promise.resolve(cutShort());
    if (scripted === 'hangs') return this.#hang(init?.signal ?? null);
    return Promise.resolve(responseOf(typeof scripted === 'function' ? scripted(url) : scripted));
  };

  #hang(signal: AbortSignal | null): Promise<Response> {
    const answer = new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('This operation was aborted', 'AbortError')));
    });
    for (const end of this.#timers) end();
    return answer;
  }
}

/** The first bytes of an answer, and then an error in place of the rest. */
function cutShort(): Response {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"dates":[{"date":'));
      controller.error(new TypeError('terminated', { cause: new Error('unexpected end of file') }));
    },
  });
  return new Response(body);
}

function responseOf({ status = 200, headers = {}, body = '' }: Reply): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(status === 304 ? null : text, { status, headers });
}
