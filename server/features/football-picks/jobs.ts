import { type Ctx, defineJob, defineSchedule, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { linkMissing } from './chain/link-entries.ts';
import { formForecasts } from './forecasts/form-forecasts.ts';
import { publishFootballPicks } from './publish/publish-picks.ts';

/** Opinions follow prices and results within two minutes; picks follow opinions within five, in product time. */
export const footballPickSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'form-football-forecasts',
    every: { seconds: 120 },
    job: defineJob<{ firedAt: string }>({ name: 'form-football-forecasts', maxAttempts: 2, leaseSeconds: 120, run: formForecasts }),
  }),
  defineSchedule({
    name: 'publish-football-picks',
    every: { seconds: 300 },
    job: defineJob<{ firedAt: string }>({
      name: 'publish-football-picks',
      maxAttempts: 2,
      leaseSeconds: 120,
      run: async (ctx: Ctx) => {
        await publishFootballPicks(ctx);
        await linkMissing(ctx);
      },
    }),
  }),
];
