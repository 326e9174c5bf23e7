import type { Contract } from '@clearedge/contract';
import { CallError, requestLine } from '@clearedge/contract/client';
import type { Problem } from '@clearedge/contract/errors';
import type { CallInput, CallResult } from '@clearedge/contract/route';

type LineRoute = { [K in keyof Contract]: Contract[K] extends { produces: 'ndjson' } ? K : never }[keyof Contract];

type LineInput<K extends LineRoute> = CallInput<Contract[K]> & { body: unknown };

function problemIn(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

/** Calls a route that answers in lines of JSON and hands over each line as it comes. Throws CallError for a refusal. */
export async function* callLines<K extends LineRoute>(
  key: K,
  { body }: LineInput<K>,
  signal?: AbortSignal,
): AsyncGenerator<CallResult<Contract[K]>> {
  const { method, url } = requestLine(key);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, credentials: 'include', body: JSON.stringify(body), ...(signal && { signal }) });
  if (!response.ok || !response.body) {
    const text = await response.text();
    throw new CallError(response.status, text || response.statusText, problemIn(text));
  }
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
