import type { StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { linkMissing } from './chain/link-entries.ts';
import { getFootballPickDay } from './daily/get-pick-day.ts';
import { listFootballPicks } from './daily/list-football-picks.ts';
import { footballPickSchedules } from './jobs.ts';

const FRESH_MS = 30_000;
const isChangedBy = (message: StreamMessage): boolean =>
  message.topic === 'clock' || (message.topic === 'slate' && message.sport === 'cfl');
const shared = { shared: true, freshForMs: FRESH_MS, isChangedBy } as const;

export const footballPicksFeature = defineFeature({
  name: 'football-picks',
  routes: {
    'GET /api/cfl/daily-picks': { ...shared, build: listFootballPicks, own: listFootballPicks },
    'GET /api/cfl/daily-picks/day': { ...shared, build: getFootballPickDay, own: getFootballPickDay },
  },
  schedules: footballPickSchedules,
  prepare: linkMissing,
});
