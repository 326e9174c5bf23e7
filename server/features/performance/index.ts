import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { exportOwnPerformance } from './export-my-performance.ts';
import { ownPerformance } from './get-my-performance.ts';
import { noteClosingsJob, noteClosingsSchedule } from './jobs.ts';

export { ownPerformance };

/** Keeps what it built last: make one for each process. */
export const performanceFeature = (): Feature =>
  defineFeature({
    name: 'performance',
    routes: { 'GET /api/performance/mine': ownPerformance(), 'GET /api/performance/mine/csv': exportOwnPerformance },
    jobs: [noteClosingsJob],
    schedules: [noteClosingsSchedule],
  });
