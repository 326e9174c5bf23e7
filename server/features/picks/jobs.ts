import { defineJob, defineSchedule, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { autoPublish } from './publish/auto-publish.ts';

/** Opinions follow prices within two minutes; picks follow opinions within five, in product time. */
export const pickSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'publish-picks',
    every: { seconds: 300 },
    job: defineJob<{ firedAt: string }>({ name: 'publish-picks', maxAttempts: 2, leaseSeconds: 120, run: autoPublish }),
  }),
];
