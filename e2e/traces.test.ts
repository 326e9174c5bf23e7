import { rmSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { fakeCollector } from '../server/testing/fakes/fake-collector.ts';
import { copyTemplate } from './support/copy-template.ts';
import { goingOnFrom } from './support/machine-time.ts';
import { START, startServer } from './support/start-server.ts';

test('the built product sends its requests, statements and jobs to a collector, the last ones as it stops', async () => {
  const collector = await fakeCollector();
  const dataDir = copyTemplate('traces');
  const named = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'edge-e2e' };
  const server = await startServer(dataDir, { DEMO_NOW: START, ...goingOnFrom(inject('filledAt'))(), ...named });
  await expect.poll(() => collector.spans.some(({ name }) => name.startsWith('job ')), { timeout: 60_000 }).toBe(true);
  const joined = await fetch(`${server.url}/api/auth/register?planted=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, 'sec-fetch-site': 'same-origin', cookie: 'sid=planted' },
    body: JSON.stringify({ username: 'planted', email: 'planted@example.com', password: 'planted horse 7' }),
  });
  expect(joined.status).toBe(201);
  expect(await server.stop()).toBe(0);
  const request = collector.spans.find(({ name }) => name === 'POST /api/auth/register');
  expect(request).toMatchObject({ parentId: '', isFailed: false, fields: { 'http.response.status_code': 201 } });
  const own = collector.spans.filter(({ traceId }) => traceId === request!.traceId).map(({ name }) => name);
  expect(own).toEqual(expect.arrayContaining(['transaction', 'insert users', 'commit']));
  expect(collector.raw()).toContain('edge-e2e');
  expect(collector.raw()).not.toContain('planted');
  await collector.close();
  rmSync(dataDir, { recursive: true, force: true });
});
