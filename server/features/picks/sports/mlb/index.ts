import type { Verb } from '../../../../kernel/feature.ts';
import { changesDayOf, listDayViews } from '../../daily-picks.ts';
import type { SportPicks } from '../sport-picks.ts';
import { publishSchedule } from './auto-publish.ts';
import { generatePicks } from './generate-picks.ts';
import { getPickDay } from './get-pick-day.ts';
import { listGamePicks } from './list-game-picks.ts';
import { markDailyPick } from './mark-daily-pick.ts';
import { presentPicks } from './present-picks.ts';

const ofDay = { shared: true, freshForMs: 30_000, isChangedBy: changesDayOf('mlb') } as const;

export const listDailyPicks: Verb<'GET /api/daily-picks'> = async (ctx, { query }) =>
  presentPicks(ctx, await listDayViews(ctx, 'mlb', query.date));

/** Keeps when it last looked for picks: make one for each process. */
export const baseball = (): SportPicks => ({
  routes: {
    'GET /api/daily-picks': { ...ofDay, build: listDailyPicks, own: listDailyPicks },
    'GET /api/daily-picks/day': getPickDay,
    'GET /api/games/:gameId/picks': listGamePicks,
    'POST /api/daily-picks/generate': generatePicks(),
    'PATCH /api/daily-picks/:pickId/result': markDailyPick,
  },
  schedules: [publishSchedule],
});
