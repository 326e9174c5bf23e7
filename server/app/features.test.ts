import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import { jobs } from '../db/schema/index.ts';
import { settleOnFacts } from '../features/settlement/index.ts';
import type { LooseBinding } from '../platform/http/app-options.ts';
import { checkBindings } from '../platform/http/binder/bind-routes.ts';
import { createContest, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';

const bindings = features.flatMap(({ routes }) => Object.entries(routes)) as [string, LooseBinding][];
const routes = contract as Record<string, Route>;

test('every route of the contract is answered by exactly one slice', () => {
  expect(() => checkBindings(routes, Object.fromEntries(bindings))).not.toThrow();
  expect(new Set(bindings.map(([key]) => key)).size).toBe(bindings.length);
});

test('a route without a binding and a binding without a route are named', () => {
  expect(() => checkBindings(routes, {})).toThrow('no feature answers GET /api/status');
  expect(() => checkBindings({}, Object.fromEntries(bindings))).toThrow(/the contract does not know .*GET \/api\/status/);
});

test('jobs and schedules have names of their own, and one slice resolves sessions', () => {
  const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);
  const jobs = names(features.flatMap((feature) => feature.jobs ?? []));
  const schedules = names(features.flatMap((feature) => feature.schedules ?? []));
  expect([new Set(jobs).size, new Set(schedules).size]).toEqual([jobs.length, schedules.length]);
  expect(features.filter((feature) => feature.resolveSession)).toHaveLength(1);
});

test('a version of the facts is graded once, and again when its hold ends although it was graded before', async () => {
  await withTestCtx({}, async (ctx) => {
    const { id: contestId, gameId } = await createContest(ctx, { status: 'final', endedAt: ctx.now() });
    const enqueued = async () => (await ctx.db.select().from(jobs)).map(({ name }) => name).sort();
    const tell = (version: number | null) => ctx.transact((tx) => settleOnFacts(tx, { contestId, gameId, version }));
    await tell(1);
    const once = await enqueued();
    expect(once).toEqual(['settle-contest']);
    await ctx.db.update(jobs).set({ doneAt: ctx.now() });
    await tell(1);
    expect(await enqueued()).toEqual(once);
    await tell(null);
    expect(await enqueued()).toEqual([...once, ...once]);
  });
});
