import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import type { StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { getPickDay, listDailyPicks } from './daily/list-daily-picks.ts';
import { listGamePicks } from './daily/list-game-picks.ts';
import { type MarkOther, markPick, reconcilePick } from './daily/mark-pick.ts';
import { pickSchedules } from './jobs.ts';
import { generatePicks } from './publish/generate-picks.ts';
import { tellReadersJob } from './publish/tell-readers.ts';
import { getDailyPerformance, getMonthlyPerformance } from './tracking/get-performance.ts';

const FRESH_MS = 30_000;
type Asked = { query: { date?: string | undefined } };
/** The news of another day or sport change nothing here. */
const isChangedBy = (message: StreamMessage, { query }: Asked): boolean =>
  message.topic === 'clock' ||
  (message.topic === 'slate' && message.sport === DEFAULT_SPORT && (query.date === undefined || message.slateOn === query.date));
const ofDay = { shared: true, freshForMs: FRESH_MS, isChangedBy } as const;

/** Keeps when it last looked for picks: make one for each process. `markOther` marks the picks of other sports. */
export const picksFeature = ({ markOther }: { markOther?: MarkOther } = {}): Feature =>
  defineFeature({
    name: 'picks',
    routes: {
      'GET /api/daily-picks': { ...ofDay, build: listDailyPicks, own: listDailyPicks },
      'GET /api/daily-picks/day': getPickDay,
      'GET /api/games/:gameId/picks': listGamePicks,
      'POST /api/daily-picks/generate': generatePicks(),
      'PATCH /api/daily-picks/:pickId/result': markPick,
      'GET /api/performance/daily': { ...ofDay, build: getDailyPerformance, own: getDailyPerformance },
      'GET /api/performance/monthly': getMonthlyPerformance,
      'POST /api/performance/reconcile': reconcilePick(markOther),
    },
    jobs: [tellReadersJob],
    schedules: pickSchedules,
  });
