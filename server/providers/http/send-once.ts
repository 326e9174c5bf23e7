import { type UrlTemplate, wireUrl, withoutSecrets } from './ask-address.ts';
import { readRetryAfter } from './pacing.ts';
import { type FaultKind, ProviderFault } from './provider-fault.ts';
import { readBody } from './read-body.ts';
import type { Surroundings } from './surroundings.ts';

export interface SendTerms {
  timeoutMs: number;
  maxBytes: number;
}

export interface Sent {
  status: 200 | 304;
  headers: Headers;
  body: string;
}

const FIRST_OF_BODY = 2_000;

function faultOfStatus(status: number): FaultKind {
  if (status === 404 || status === 410) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 500 || status === 408 ? 'server_error' : 'refused';
}

/** One request with its time limit over headers and body both; throws ProviderFault and nothing else. */
export async function sendOnce(
  address: UrlTemplate,
  conditions: Record<string, string>,
  terms: SendTerms,
  around: Surroundings,
): Promise<Sent> {
  const abort = new AbortController();
  const callOff = around.startTimer(terms.timeoutMs, () => abort.abort());
  try {
    const headers = { accept: 'application/json, */*;q=0.5', 'user-agent': 'ClearEdge', ...address.headers, ...conditions };
    const response = await around.fetch(wireUrl(address), {
      headers,
      signal: abort.signal,
      redirect: address.secretQuery ? 'error' : 'follow',
    });
    return await readAnswer(response, address, terms, around);
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    if (abort.signal.aborted) throw new ProviderFault('timeout', `${address.url} took more than ${terms.timeoutMs} ms`);
    throw new ProviderFault('unreachable', `${address.url}: ${withoutSecrets(reasonOf(error), address)}`);
  } finally {
    callOff();
    abort.abort();
  }
}

async function readAnswer(response: Response, address: UrlTemplate, { maxBytes }: SendTerms, around: Surroundings): Promise<Sent> {
  const { status, headers } = response;
  if (status === 304) return { status, headers, body: '' };
  const body = await readBody(response, maxBytes, address.url);
  if (status === 200) return { status, headers, body };
  const retryAt = readRetryAfter(headers, around.now());
  throw new ProviderFault(faultOfStatus(status), `${address.url} answered ${status}`, {
    status,
    ...(retryAt ? { retryAt } : {}),
    body: withoutSecrets(body.slice(0, FIRST_OF_BODY), address),
  });
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}` : String(error);
