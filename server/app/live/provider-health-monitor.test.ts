import { expect, test } from 'vitest';
import type { ProviderReport } from '../../ports/index.ts';
import { memoryStore } from '../../providers/http/testing/memory-store.ts';
import { createHealthMonitor } from './provider-health-monitor.ts';

const report = (changed: readonly string[], requests = 1): ProviderReport => ({
  name: 'nhl-api',
  breaker: 'closed',
  restsUntil: null,
  requests,
  failures: 0,
  lastGoodAt: new Date('2026-08-07T16:00:00Z'),
  lastFault: null,
  quota: null,
  notes: [],
  changed,
});

test('what staff accept in one process is taken by the process that asks the provider, once', async () => {
  const store = memoryStore();
  let now = Date.parse('2026-08-07T16:00:00Z');
  let changed: readonly string[] = ['NHL week: scores gone'];
  let accepted = 0;
  const clock = (): Date => new Date(now);
  const acceptChange = (): void => {
    accepted += 1;
    changed = [];
  };
  const worker = createHealthMonitor(() => [{ report: report(changed), findLastAnswer: null, acceptChange }], store, clock);
  const web = createHealthMonitor(() => [{ report: report([], 0), findLastAnswer: null, acceptChange: () => undefined }], store, clock);
  await worker.keep();
  expect(accepted).toBe(0);
  now += 60_000;
  await web.health.acceptChange('nhl-api');
  await worker.keep();
  expect(accepted).toBe(1);
  changed = ['NHL week: periods gone'];
  now += 60_000;
  await worker.keep();
  expect(accepted, 'another change is not what was accepted').toBe(1);
});

test('a report of an earlier release knows of no change', async () => {
  const store = memoryStore();
  const { changed: _later, ...earlier } = report([], 5);
  await store.write('health:nhl-api', { ...earlier, lastGoodAt: '2026-08-07T17:00:00.000Z' }, null);
  const monitor = createHealthMonitor(
    () => [{ report: report([], 0), findLastAnswer: null, acceptChange: null }],
    store,
    () => new Date(),
  );
  expect(await monitor.health.listReports()).toMatchObject([{ requests: 5, changed: [] }]);
});
