import { defineFeature } from '../../kernel/feature.ts';
import { getFootballPickDay } from './daily/get-pick-day.ts';
import { listFootballPicks } from './daily/list-football-picks.ts';
import { footballPickSchedules } from './jobs.ts';

export const footballPicksFeature = defineFeature({
  name: 'football-picks',
  routes: { 'GET /api/cfl/daily-picks': listFootballPicks, 'GET /api/cfl/daily-picks/day': getFootballPickDay },
  schedules: footballPickSchedules,
});
