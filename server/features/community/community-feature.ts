import { defineFeature } from '../../kernel/feature.ts';
import { beginCommunityJob, communityJob, communitySchedule } from './jobs.ts';
import { getPublicSplit } from './split/get-public-split.ts';

export const communityFeature = defineFeature({
  name: 'community',
  routes: { 'GET /api/games/:gameId/public': getPublicSplit },
  jobs: [communityJob, beginCommunityJob],
  schedules: [communitySchedule],
});
