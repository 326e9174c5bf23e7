import { CallError } from '@clearedge/contract/client';
import type { Problem } from '@clearedge/contract/errors';
import type { Part } from './assistant.queries.ts';

function problemIn(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

/** Sends a question and hands over each line of the answer as it comes. Throws CallError for a refusal. */
export async function* askInParts(content: string, signal: AbortSignal): AsyncGenerator<Part> {
  const response = await fetch('/api/assistant/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify({ content }),
    signal,
  });
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
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Part;
    if (done) return;
  }
}
