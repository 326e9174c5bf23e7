import { defineJob, defineSchedule, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { type RecordPayload, recordPlayerGames } from './history/record-player-games.ts';
import { projectGame } from './project/project-game.ts';
import { type ProjectGame, projectPlayers } from './project/project-players.ts';
import { type RunningProjections, runningProjections } from './project/running-projections.ts';

type Fired = { firedAt: string };

export const recordPlayerGamesJob: JobDefinition<RecordPayload> = defineJob<RecordPayload>({
  name: 'record-player-games',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: (ctx, payload) => recordPlayerGames(ctx, payload, recordPlayerGamesJob),
});

const projectGameJob = (running: RunningProjections): JobDefinition<ProjectGame> =>
  defineJob<ProjectGame>({
    name: 'project-game',
    maxAttempts: 3,
    leaseSeconds: 300,
    run: (ctx, { contestId }) => projectGame(ctx, contestId, running),
  });

/** Periods are of product time. */
export function propJobs(running = runningProjections()): { jobs: JobDefinition<ProjectGame>[]; schedules: ScheduleDefinition[] } {
  const project = projectGameJob(running);
  return {
    jobs: [project],
    schedules: [
      defineSchedule({
        name: 'project-players',
        every: { seconds: 60 },
        job: defineJob<Fired>({
          name: 'project-players',
          maxAttempts: 2,
          leaseSeconds: 120,
          run: (ctx) => projectPlayers(ctx, project, running),
        }),
      }),
      defineSchedule({ name: 'record-player-games', every: { cron: '50 * * * *' }, job: recordPlayerGamesJob }),
    ],
  };
}
