import { defineJob, defineSchedule, FIRED, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { rateGames } from './rate-games.ts';

/** Years of games are read through once on a new database. */
const rateGamesJob = defineJob({ payload: FIRED, name: 'rate-games', maxAttempts: 3, leaseSeconds: 900, run: rateGames });

/** Every hour and not once a night, so that a source that failed, or a new database, catches up soon. Nothing to do costs one read. */
export const ratingSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({ name: 'rate-games', every: { cron: '35 * * * *' }, job: rateGamesJob }),
];

export { rateGamesJob };
