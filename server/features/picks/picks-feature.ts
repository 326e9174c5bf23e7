import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import { reconcilePick } from './daily-picks.ts';
import { tellReadersJob } from './publish/tell-readers.ts';
import { pickSports } from './sports/index.ts';

/** Every sport's picks: publishing, marks and lists. Make one for each process. */
export function picksFeature(): Feature {
  const sports = pickSports();
  const routes: RouteBindings = { 'POST /api/performance/reconcile': reconcilePick };
  for (const sport of sports) Object.assign(routes, sport.routes);
  return defineFeature({
    name: 'picks',
    routes,
    jobs: [tellReadersJob],
    schedules: sports.flatMap(({ schedules = [] }) => schedules),
  });
}
