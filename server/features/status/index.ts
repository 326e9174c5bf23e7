import { defineFeature } from '../../kernel/feature.ts';
import { advanceDemoClock, playDemo } from './advance-demo-clock.ts';
import { getStatus } from './get-status.ts';

const FRESH_MS = 5000;

export const statusFeature = defineFeature({
  name: 'status',
  routes: {
    'GET /api/status': {
      shared: true,
      build: getStatus,
      stamp: (now) => ({ now: now.toISOString() }),
      freshForMs: FRESH_MS,
      isChangedBy: ({ topic }) => topic === 'clock',
    },
    'POST /api/admin/demo/advance': advanceDemoClock,
    'POST /api/demo/advance': playDemo,
  },
});
