import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../../kernel/ctx.ts';
import type { ProviderReport } from '../../ports/source-health.ts';
import { createContest, withTestCtx } from '../../testing/index.ts';
import { openMetricsPort } from './metrics-port.ts';
import { createRegistry } from './registry.ts';

/** The value of a sample in Prometheus' text; null when it is not there. */
const sampleOf = (text: string, sample: string): number | null => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
};

const report: ProviderReport = {
  name: 'odds',
  breaker: 'open',
  restsUntil: null,
  requests: 7,
  failures: 2,
  lastGoodAt: new Date('2026-07-11T15:59:00Z'),
  lastFault: null,
  quota: { used: 120, limit: 500, resetsAt: new Date('2026-08-01T00:00:00Z') },
  notes: [],
  changed: ['schedule: New York Mets 54-61 is not 0.533'],
};

describe('numbers of the house', () => {
  test('jobs, money, prices and providers are read from where they are', async () => {
    const health = {
      listReports: () => Promise.resolve([report]),
      findLastAnswer: () => Promise.resolve(null),
      acceptChange: () => Promise.resolve(),
    };
    await withTestCtx({ tier: 'pro', ports: { health } }, async (ctx, { container, clock }) => {
      const { registry, observeJob } = createRegistry(container);
      container.observeJob = observeJob;
      const job = defineJob({ payload: z.object({}), name: 'count', run: async () => undefined });
      await ctx.enqueue(job, {});
      await ctx.db.execute(sql`insert into jobs (name, payload, run_at, max_attempts, failed_at) values
        ('broken', '{}', ${clock.now().toISOString()}::timestamptz, 3, ${clock.now().toISOString()}::timestamptz)`);
      await ctx.db.execute(sql`insert into ledger_accounts (id, kind, balance_cents, created_at) values
        ('house:grants', 'house', -500, now()), ('open:x', 'open', 400, now())`);
      const event = await createContest(ctx, { startsAt: new Date(clock.now().getTime() + 3_600_000), status: 'scheduled' });
      await ctx.db.execute(sql`insert into books (code, name) values ('b', 'B')`);
      await ctx.db.execute(sql`insert into board_prices (contest_id, book_code, market, side, quoted_at, seen_at)
        values (${event.id}, 'b', 'moneyline', 'home', now(), ${new Date(clock.now().getTime() - 90_000).toISOString()}::timestamptz)`);
      clock.advanceMinutes(2);
      const text = await registry.metrics();
      const expected = {
        clearedge_database_up: 1,
        'clearedge_jobs{name="count",state="waiting"}': 1,
        'clearedge_jobs{name="broken",state="failed"}': 1,
        clearedge_oldest_job_seconds: 120,
        clearedge_ledger_imbalance_cents: -100,
        clearedge_open_stakes_cents: 400,
        clearedge_price_age_seconds: 210,
        clearedge_unsettled_games: 0,
        'clearedge_users{tier="pro"}': 1,
        'clearedge_provider_up{provider="odds"}': 0,
        'clearedge_provider_changed{provider="odds"}': 1,
        'clearedge_provider_age_seconds{provider="odds"}': 180,
        'clearedge_provider_quota_left{provider="odds"}': 380,
      };
      expect(Object.fromEntries(Object.keys(expected).map((sample) => [sample, sampleOf(text, sample)]))).toEqual(expected);
    });
  });

  test('runs of jobs are counted by how they ended', async () => {
    await withTestCtx({}, async (ctx, { container, runDue }) => {
      const { registry, observeJob } = createRegistry(container);
      container.observeJob = observeJob;
      const fine = defineJob({ payload: z.object({}), name: 'fine', run: async () => undefined });
      const poor = defineJob({ payload: z.object({}), name: 'poor', maxAttempts: 1, run: () => Promise.reject(new Error('no')) });
      await ctx.enqueue(fine, {});
      await ctx.enqueue(poor, {});
      await runDue([{ jobs: [fine, poor] }]);
      const text = await registry.metrics();
      expect(sampleOf(text, 'clearedge_job_seconds_count{name="fine",result="done"}')).toBe(1);
      expect(sampleOf(text, 'clearedge_job_seconds_count{name="poor",result="failed"}')).toBe(1);
    });
  });

  test('without the database the rest is still told, and nothing is made up', async () => {
    await withTestCtx({}, async (_ctx, { container, clock }) => {
      const away = () => Promise.reject(new Error('away'));
      const database = { ...container.database, ping: away, db: { execute: away } as never };
      const text = await createRegistry({ ...container, database, clock }).registry.metrics();
      expect(sampleOf(text, 'clearedge_database_up')).toBe(0);
      expect(sampleOf(text, 'clearedge_ledger_imbalance_cents')).toBeNull();
      expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    });
  });
});

test('the port of their own answers tools, and numbers only to the token where there is one', async () => {
  await withTestCtx({}, async (_ctx, { container }) => {
    const { registry } = createRegistry(container);
    const token = 'a-long-enough-token';
    const server = await openMetricsPort({ port: 0, host: '127.0.0.1', token, registry, findUnready: () => Promise.resolve(['database']) });
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const statusOf = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
      (await fetch(base + path, { headers })).status;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/metrics')).toBe(404);
    expect(await statusOf('/metrics', { authorization: 'Bearer wrong' })).toBe(404);
    expect(await statusOf('/metrics', { authorization: `Bearer ${token}` })).toBe(200);
    expect(await statusOf('/api/games')).toBe(404);
    server.close();
    server.closeAllConnections();
  });
});
