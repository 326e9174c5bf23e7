import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest, type FakeWorld } from '../../../testing/index.ts';
import { addForecast, type ForecastOf } from '../../forecasts/forecast-rows.ts';
import { aceId, addTeam, lineUpOf, starterOf } from './sample-players.ts';

export const GAME_ID = '20260711_NYY@BOS';

type Row = ForecastOf<'mlb'>;

/** An opinion of a game, as the model publishes it. */
export async function addProjection(
  ctx: Ctx,
  contestId: string,
  { runs = { away: 4.3, home: 4.6 }, inputs = {} }: { runs?: { away: number; home: number }; inputs?: Partial<Row['inputs']> } = {},
): Promise<void> {
  await addForecast(ctx.db, {
    id: ctx.newId(),
    contestId,
    sport: 'mlb',
    modelVersion: 'test',
    ratedTo: '2026-07-10',
    inputs: {
      ratedTo: '2026-07-10',
      awayStarterId: aceId('NYY'),
      homeStarterId: aceId('BOS'),
      awayLineUp: null,
      homeLineUp: null,
      market: null,
      ...inputs,
    },
    inputsHash: ctx.newId(),
    pHomeModel: 0.53,
    pHomeSd: 0.03,
    totalModel: 8.6,
    pHome: 0.53,
    pHomeLow: 0.5,
    pHomeHigh: 0.56,
    total: 8.6,
    weight: 1,
    totalWeight: 1,
    game: { awayRuns: runs.away, homeRuns: runs.home, season: 2026, scheduledInnings: 9, placedRunner: true },
    drivers: { list: [] },
    quality: {} as Row['quality'],
    createdAt: ctx.now(),
  });
}

/** Both clubs known to the source, the game on the schedule with its starters, and an opinion of it. */
export async function prepareGame(ctx: Ctx, feed: FakeWorld): Promise<ContestRow> {
  feed.seasonSpan = { from: '2026-07-01', to: '2026-10-31', year: 2026 };
  for (const team of ['NYY', 'BOS']) addTeam(feed, team);
  feed.lineUps.set(GAME_ID, { away: lineUpOf('NYY', false), home: lineUpOf('BOS', false) });
  const contest = await createContest(ctx, { gameId: GAME_ID, awayPitcher: starterOf('NYY'), homePitcher: starterOf('BOS') });
  await addProjection(ctx, contest.id);
  return contest;
}

/** Fewer games than the product plays: enough to tell one man from another. */
export const playFew = <C extends Pick<Ctx, 'simulator'>>(ctx: C): C => ({
  ...ctx,
  simulator: { simulate: (inputs, order) => ctx.simulator.simulate(inputs, { ...order, games: Math.min(order.games, 3000) }) },
});
