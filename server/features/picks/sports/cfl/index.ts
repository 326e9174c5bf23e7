import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../../kernel/ctx.ts';
import type { Verb } from '../../../../kernel/feature.ts';
import { changesDayOf, listDayViews } from '../../daily-picks.ts';
import { publishPicks } from '../../publish/publish-picks.ts';
import type { SportPicks } from '../sport-picks.ts';
import { getFootballPickDay } from './get-pick-day.ts';
import { footballPicks } from './look-at-games.ts';
import { presentFootballPicks } from './present-pick.ts';

const shared = { shared: true, freshForMs: 30_000 } as const;
const isChangedBy = changesDayOf('cfl');
const listFootballPicks: Verb<'GET /api/:league/daily-picks'> = async (ctx, { params, query }) =>
  presentFootballPicks(ctx, await listDayViews(ctx, params.league, query.date));

export const football: SportPicks = {
  routes: {
    'GET /api/:league/daily-picks': { ...shared, isChangedBy, build: listFootballPicks, own: listFootballPicks },
    // A day also says which days around it have picks, and how all before did: every news of the sport may change it.
    'GET /api/:league/daily-picks/day': {
      ...shared,
      isChangedBy: (message) => isChangedBy(message, { query: {} }),
      build: getFootballPickDay,
      own: getFootballPickDay,
    },
  },
  schedules: [
    defineSchedule({
      name: 'publish-football-picks',
      every: { seconds: 300 },
      job: defineJob({
        payload: FIRED,
        name: 'publish-football-picks',
        maxAttempts: 2,
        leaseSeconds: 120,
        run: async (ctx: Ctx) => {
          await publishPicks(ctx, footballPicks);
        },
      }),
    }),
  ],
};
