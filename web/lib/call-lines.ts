import type { Contract } from '@clearedge/contract';
import { CallError, requestLine, sendAsking } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';

type LineRoute = { [K in keyof Contract]: Contract[K] extends { produces: 'ndjson' } ? K : never }[keyof Contract];

type LineInput<K extends LineRoute> = CallInput<Contract[K]> & { body: unknown };

/** Calls a route that answers in lines of JSON and hands over each line as it comes. Throws CallError for a refusal. */
export async function* callLines<K extends LineRoute>(
  key: K,
  { body }: LineInput<K>,
  signal?: AbortSignal,
): AsyncGenerator<CallResult<Contract[K]>> {
  const { method, url } = requestLine(key);
  const headers = { 'content-type': 'application/json' };
  const response = await sendAsking(() =>
    fetch(url, { method, headers, credentials: 'include', body: JSON.stringify(body), ...(signal && { signal }) }),
  );
  if (!response.body) throw new CallError(response.status, response.statusText, undefined);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    waiting += done ? '' : decoder.decode(value, { stream: true });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as CallResult<Contract[K]>;
    if (done) return;
  }
}
