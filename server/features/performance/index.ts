import { defineFeature, type Feature, fromReplica } from '../../kernel/feature.ts';
import { exportOwnPerformance } from './export-my-performance.ts';
import { ownPerformance } from './get-my-performance.ts';
import { noteClosingsJob, noteClosingsSchedule } from './jobs.ts';
import { exportYearStatement, getYearStatement } from './year/year-statement.ts';

export { ownPerformance };

/** Keeps what it built last: make one for each process. */
export const performanceFeature = (): Feature =>
  defineFeature({
    name: 'performance',
    routes: {
      'GET /api/performance/mine': fromReplica(ownPerformance()),
      'GET /api/performance/mine/csv': fromReplica(exportOwnPerformance),
      'GET /api/performance/mine/year': fromReplica(getYearStatement),
      'GET /api/performance/mine/year/csv': fromReplica(exportYearStatement),
    },
    jobs: [noteClosingsJob],
    schedules: [noteClosingsSchedule],
  });
