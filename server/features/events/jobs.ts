import { type Ctx, defineJob, defineSchedule, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { listToRecheck, listWithoutFacts } from './facts/list-facts-due.ts';
import type { OnFacts } from './facts/record-facts.ts';
import { recordManyFacts } from './facts/record-many-facts.ts';
import { syncLive } from './sync/sync-live.ts';
import { syncNews } from './sync/sync-news.ts';
import { syncSeason } from './sync/sync-season.ts';
import { syncNearSlates, syncSlates, syncWeekAhead } from './sync/sync-slates.ts';
import { syncWeather } from './sync/sync-weather.ts';
import { turnSlate } from './sync/turn-slate.ts';

type Fired = { firedAt: string };
type Work = (ctx: Ctx) => Promise<void>;

/** Seconds between the slates of history whose facts are asked for, so that what is live now is not kept waiting. */
const HISTORY_GAP_SECONDS = 3;

export interface EventJobs {
  jobs: readonly JobDefinition<{ gameIds: string[] }>[];
  schedules: readonly ScheduleDefinition[];
  syncFirstSlates: (ctx: Ctx, slates: readonly string[]) => Promise<void>;
}

export function eventJobs(onFacts: OnFacts): EventJobs {
  const recordFacts = defineJob<{ gameIds: string[] }>({
    name: 'record-facts',
    maxAttempts: 8,
    leaseSeconds: 180,
    run: (ctx, { gameIds }) => recordManyFacts(ctx, gameIds, onFacts),
  });
  const onEnded = (tx: Ctx, gameIds: string[]): Promise<void> => tx.enqueue(recordFacts, { gameIds });
  const scheduled = (name: string, every: ScheduleDefinition['every'], work: Work): ScheduleDefinition => {
    const job = defineJob<Fired>({ name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) });
    return defineSchedule({ name, every, job });
  };
  return {
    jobs: [recordFacts],
    schedules: [
      scheduled('sync-live', { seconds: 10 }, (ctx) => syncLive(ctx, onEnded)),
      scheduled('sync-slate', { seconds: 60 }, (ctx) => syncNearSlates(ctx, onEnded)),
      scheduled('sync-week-ahead', { seconds: 3600 }, (ctx) => syncWeekAhead(ctx, onEnded)),
      scheduled('sync-season', { cron: '10 5 * * *' }, async (ctx) => {
        await syncSeason(ctx);
        await enqueueHistory(ctx, recordFacts);
      }),
      scheduled('recheck-facts', { seconds: 1800 }, async (ctx) => recordManyFacts(ctx, await listToRecheck(ctx), onFacts)),
      scheduled('sync-news', { seconds: 300 }, syncNews),
      scheduled('sync-weather', { seconds: 1800 }, syncWeather),
      scheduled('turn-slate', { cron: '0 0 * * *' }, turnSlate),
    ],
    syncFirstSlates: (ctx, slates) => syncSlates(ctx, slates, onEnded),
  };
}

async function enqueueHistory(ctx: Ctx, job: JobDefinition<{ gameIds: string[] }>): Promise<void> {
  const slates = await listWithoutFacts(ctx);
  for (const [index, gameIds] of slates.entries()) {
    await ctx.enqueue(job, { gameIds }, { runAt: new Date(ctx.now().getTime() + (index + 1) * HISTORY_GAP_SECONDS * 1000) });
  }
}
