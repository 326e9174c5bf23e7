import { PICK_LEAGUES } from '@clearedge/contract/routes/leagues/league-picks';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../../kernel/ctx.ts';
import type { Verb } from '../../../../kernel/feature.ts';
import { changesDayOf, listDayViews } from '../../daily-picks.ts';
import { publishPicks } from '../../publish/publish-picks.ts';
import type { SportPicks } from '../sport-picks.ts';
import { getLeaguePickDay } from './get-pick-day.ts';
import { leaguePicks } from './look-at-games.ts';
import { presentLeaguePicks } from './present-pick.ts';

const shared = { shared: true, freshForMs: 30_000 } as const;
const listLeaguePicks: Verb<'GET /api/:league/daily-picks'> = async (ctx, { params, query }) =>
  presentLeaguePicks(ctx, await listDayViews(ctx, params.league, query.date));

/** Picks of every league of teams. */
export const leagues: SportPicks = {
  routes: {
    'GET /api/:league/daily-picks': {
      ...shared,
      isChangedBy: (message, asked) => changesDayOf(asked.params.league)(message, asked),
      build: listLeaguePicks,
      own: listLeaguePicks,
    },
    // A day also says which days around it have picks, and how all before did: every news of the sport may change it.
    'GET /api/:league/daily-picks/day': {
      ...shared,
      isChangedBy: (message, { params }) => changesDayOf(params.league)(message, { query: {} }),
      build: getLeaguePickDay,
      own: getLeaguePickDay,
    },
  },
  schedules: [
    defineSchedule({
      name: 'publish-league-picks',
      every: { seconds: 300 },
      job: defineJob({
        payload: FIRED,
        name: 'publish-league-picks',
        maxAttempts: 2,
        leaseSeconds: 120,
        run: async (ctx: Ctx) => {
          for (const sport of PICK_LEAGUES) await publishPicks(ctx, leaguePicks(sport));
        },
      }),
    }),
  ],
};
