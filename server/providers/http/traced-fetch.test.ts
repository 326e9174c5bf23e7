import { expect, test } from 'vitest';
import type { SpanFields, Tracer } from '../../kernel/tracer.ts';
import { ProviderClient } from './provider-client.ts';
import { FakeSurroundings } from './testing/fake-surroundings.ts';
import { tracedFetch } from './traced-fetch.ts';

interface Recorded {
  name: string;
  fields: SpanFields;
}

/** Keeps what was measured, in the order in which it ended. */
function recorder(): { tracer: Tracer; ended: Recorded[] } {
  const ended: Recorded[] = [];
  const tracer: Tracer = {
    run: async ({ name, fields }, work) => {
      const own = { name, fields: { ...fields } };
      const span = { note: (more: SpanFields) => void Object.assign(own.fields, more), fail: () => undefined };
      return work(span).finally(() => ended.push(own));
    },
    openRequest: () => {
      throw new Error('no request comes in here');
    },
  };
  return { tracer, ended };
}

test('an answer of a provider is one span with a span for each request, by host and status, without its key', async () => {
  const { tracer, ended } = recorder();
  const around = new FakeSurroundings().script({ status: 503 }, { body: '[]' });
  const traced = Object.assign(around, tracedFetch(tracer, around.fetch));
  const terms = { name: 'odds', timeoutMs: 5000, maxBytes: 1000, tries: 3, fresh: { leastMs: 1000, mostMs: 2000 }, mostInFlight: 2 };
  const address = { url: 'https://api.example:8443/v4/odds?sport=planted', secretQuery: { apiKey: 'planted-key' } };
  const { value } = await new ProviderClient(terms, traced).ask({ address, read: (body) => body });
  expect(value).toBe('[]');
  const host = { 'server.address': 'api.example:8443', 'http.request.method': 'GET' };
  expect(ended).toEqual([
    { name: 'GET api.example:8443', fields: { ...host, 'http.response.status_code': 503 } },
    { name: 'GET api.example:8443', fields: { ...host, 'http.response.status_code': 200 } },
    { name: 'provider odds', fields: { 'clearedge.provider': 'odds' } },
  ]);
  expect(JSON.stringify(ended)).not.toContain('planted');
  expect(around.requests.map(({ url }) => url.searchParams.get('apiKey'))).toEqual(['planted-key', 'planted-key']);
});
