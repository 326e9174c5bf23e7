import { defineJob, defineSchedule, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { rateGames } from './rate-games.ts';

type Fired = { firedAt: string };

/** Years of games are read through once on a new database. */
const rateGamesJob: JobDefinition<Fired> = defineJob<Fired>({ name: 'rate-games', maxAttempts: 3, leaseSeconds: 900, run: rateGames });

/** Every hour and not once a night, so that a source that failed, or a new database, catches up soon. Nothing to do costs one read. */
export const ratingSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({ name: 'rate-games', every: { cron: '35 * * * *' }, job: rateGamesJob }),
];

export { rateGamesJob };
