import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { listToRecheck } from './facts/list-facts-due.ts';
import type { OnFacts } from './facts/record-facts.ts';
import { recordManyFacts } from './facts/record-many-facts.ts';
import { FACTS_JOB } from './facts/request-facts.ts';
import { requestHistory } from './facts/request-history.ts';
import { syncLive } from './sync/sync-live.ts';
import { syncNews } from './sync/sync-news.ts';
import { syncSeason } from './sync/sync-season.ts';
import { syncNearSlates, syncWeekAhead } from './sync/sync-slates.ts';
import { syncWeather } from './sync/sync-weather.ts';
import { turnSlate } from './sync/turn-slate.ts';

const scheduled = (name: string, every: ScheduleDefinition['every'], work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({
    name,
    every,
    job: defineJob({ payload: FIRED, name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) }),
  });

export const recordFactsJob = (onFacts: OnFacts): JobDefinition<{ gameIds: readonly string[] }> =>
  defineJob({ ...FACTS_JOB, run: (ctx, { gameIds }) => recordManyFacts(ctx, gameIds, onFacts) });

/** Periods are of product time. */
export const contestSchedules = (onFacts: OnFacts): ScheduleDefinition[] => [
  scheduled('sync-live', { seconds: 10 }, (ctx) => syncLive(ctx, onFacts)),
  scheduled('sync-slate', { seconds: 60 }, syncNearSlates),
  scheduled('sync-week-ahead', { seconds: 3600 }, syncWeekAhead),
  scheduled('sync-season', { cron: '10 5 * * *' }, async (ctx) => {
    await syncSeason(ctx);
    await requestHistory(ctx);
  }),
  scheduled('recheck-facts', { seconds: 1800 }, async (ctx) => recordManyFacts(ctx, await listToRecheck(ctx), onFacts)),
  scheduled('sync-news', { seconds: 300 }, syncNews),
  scheduled('sync-weather', { seconds: 1800 }, syncWeather),
  scheduled('turn-slate', { cron: '0 0 * * *' }, turnSlate),
];
