import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import { changesDayOf, reconcilePick } from './daily-picks.ts';
import { getDailyPerformance, getMonthlyPerformance } from './get-performance.ts';
import { tellReadersJob } from './publish/tell-readers.ts';
import { pickSports } from './sports/index.ts';

/** Every sport's picks: publishing, marks and lists. Make one for each process. */
export function picksFeature(): Feature {
  const sports = pickSports();
  const routes: RouteBindings = {
    'POST /api/performance/reconcile': reconcilePick,
    'GET /api/performance/daily': {
      shared: true,
      freshForMs: 30_000,
      isChangedBy: (message, asked) => changesDayOf(asked.query.sport)(message, asked),
      build: getDailyPerformance,
      own: getDailyPerformance,
    },
    'GET /api/performance/monthly': getMonthlyPerformance,
  };
  for (const sport of sports) Object.assign(routes, sport.routes);
  return defineFeature({
    name: 'picks',
    routes,
    jobs: [tellReadersJob],
    schedules: sports.flatMap(({ schedules = [] }) => schedules),
  });
}
