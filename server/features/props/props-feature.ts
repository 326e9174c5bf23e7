import { easternDay } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import { isAboutGame } from '../contests/index.ts';
import { keptProps } from '../odds/index.ts';
import { finderBindings } from './finder/finder-bindings.ts';
import { keptPositions } from './finder/kept-positions.ts';
import { keptSeason } from './finder/kept-season.ts';
import { keptStarts } from './history/read-starts.ts';
import { RecordPayload, recordPlayerGames } from './history/record-player-games.ts';
import { listGameProps } from './offers/closing-props.ts';
import { getPropLog } from './offers/get-prop-log.ts';
import type { PropSources } from './offers/list-player-props.ts';
import { projectGame } from './project/project-game.ts';
import { ProjectGame, projectPlayers } from './project/project-players.ts';
import { type RunningProjections, runningProjections } from './project/running-projections.ts';

export const recordPlayerGamesJob: JobDefinition<RecordPayload> = defineJob({
  payload: RecordPayload,
  name: 'record-player-games',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: (ctx, payload) => recordPlayerGames(ctx, payload, recordPlayerGamesJob),
});

const projectGameJob = (running: RunningProjections): JobDefinition<ProjectGame> =>
  defineJob({
    payload: ProjectGame,
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
        job: defineJob({
          payload: FIRED,
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

/** Prices grow older without any message. */
const FRESH_MS = 15_000;

/** A feature has its own memory of what it asked for and read. */
const propBindings = (sources: PropSources = { askForProps: keptProps(), readStarts: keptStarts() }): RouteBindings => ({
  'GET /api/games/:gameId/player-props': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => listGameProps(ctx, params.gameId, sources),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/player-props/:playerId': (ctx, input) => getPropLog(ctx, input, sources.readStarts),
  ...finderBindings({ askForProps: sources.askForProps, readSeason: keptSeason(), readPositions: keptPositions() }, sources.readStarts),
});

/** By then the season is in. */
const HISTORY_DELAY_MS = 90_000;

/** History is asked for soon after a first start and not at the next full hour. */
async function prepare(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const runAt = new Date(now.getTime() + HISTORY_DELAY_MS);
  await ctx.enqueue(recordPlayerGamesJob, {}, { runAt, dedupeKey: `player games ${easternDay(now)}` });
}

export const propsFeature = (): Feature => defineFeature({ name: 'props', routes: propBindings(), ...propJobs(), prepare });
