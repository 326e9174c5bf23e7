import type { Answer } from '../library.ts';
import { splitAddress } from '../places.ts';
import { etagOf } from './etag.ts';
import type { Replay } from './replay.ts';

/** Runs `end` after so many milliseconds, as `Surroundings` do; a silent answer waits for the caller's time limit. */
export interface ReplayFetchTerms {
  replay: Replay;
  /** The first part of the addresses that are asked here. */
  origin: string;
  /** Called where the provider stays silent, so that a test's time limit can run out. */
  onSilence?: () => void;
}

/** Replays answers without a network, for tests whose clock is fixed. */
export function replayFetch({ replay, origin, onSilence }: ReplayFetchTerms): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const split = url.startsWith(origin) ? splitAddress(url.slice(origin.length)) : null;
    if (!split) throw new Error(`no one answers ${url}`);
    const { pathname: path, searchParams: query } = new URL(split.requested, origin);
    const body = typeof init?.body === 'string' ? init.body : '';
    const { manner, answer } = await replay.serve({ place: split.place, method: init?.method ?? 'GET', path, query, body });
    if (manner === 'reset') throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
    if (manner === 'whole') return responseOf(answer, new Headers(init?.headers));
    // Silence and a drip end alike for someone with a time limit over the whole answer.
    const ended = untilAborted(init?.signal ?? null);
    onSilence?.();
    return ended;
  };
}

function responseOf(answer: Answer, requested: Headers): Response {
  const { status, headers, body } = answer;
  const etag = etagOf(answer);
  if (status === 200 && requested.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
  return new Response(body, { status, headers: { ...headers, ...(status === 200 ? { etag } : {}) } });
}

const untilAborted = (signal: AbortSignal | null): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const stop = (): void => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });
