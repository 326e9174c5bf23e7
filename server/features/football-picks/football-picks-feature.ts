import type { StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { linkMissing } from './chain/link-entries.ts';
import { getFootballPickDay } from './daily/get-pick-day.ts';
import { listFootballPicks } from './daily/list-football-picks.ts';
import { footballPickSchedules } from './jobs.ts';

const FRESH_MS = 30_000;
type Asked = { query: { date?: string | undefined } };
/** A day also says which days around it have picks, and how all before did: every news of the sport may change it. */
const isOfSport = (message: StreamMessage): boolean => message.topic === 'clock' || (message.topic === 'slate' && message.sport === 'cfl');
const isOfDay = (message: StreamMessage, { query }: Asked): boolean =>
  isOfSport(message) && (message.topic !== 'slate' || query.date === undefined || message.slateOn === query.date);
const shared = { shared: true, freshForMs: FRESH_MS } as const;

export const footballPicksFeature = defineFeature({
  name: 'football-picks',
  routes: {
    'GET /api/cfl/daily-picks': { ...shared, isChangedBy: isOfDay, build: listFootballPicks, own: listFootballPicks },
    'GET /api/cfl/daily-picks/day': { ...shared, isChangedBy: isOfSport, build: getFootballPickDay, own: getFootballPickDay },
  },
  schedules: footballPickSchedules,
  prepare: linkMissing,
});
