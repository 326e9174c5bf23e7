import { z } from 'zod';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { hasSimulated } from '../accounts/index.ts';
import { placeDueBets } from './bettors/place-due-bets.ts';
import { openClubs } from './clubs/open-clubs.ts';
import { getPublicSplit } from './split/get-public-split.ts';

const EVERY_SECONDS = 1200;
const FIRST_AFTER_MS = 90_000;

/** Enough for the next games' splits to be shown. */
const FIRST_BETS = 32;

async function live(ctx: Ctx, most?: number): Promise<void> {
  await placeDueBets(ctx, most);
  await openClubs(ctx);
}

/** The community's first moves. */
const beginCommunityJob = defineJob({
  payload: z.object({}),
  name: 'begin-community',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: (ctx) => live(ctx, FIRST_BETS),
});

/** Simulated bettors exist in demo mode alone. */
const communityJob = defineJob({
  payload: FIRED,
  name: 'community',
  maxAttempts: 2,
  leaseSeconds: 300,
  run: async (ctx) => {
    if (!ctx.config.isDemo) return;
    if (await hasSimulated(ctx)) return live(ctx);
    // A new schedule is due at once, while the first visitor waits for the first page and the board is still being filled.
    const runAt = new Date(ctx.now().getTime() + FIRST_AFTER_MS);
    await ctx.enqueue(beginCommunityJob, {}, { runAt, dedupeKey: 'begin-community' });
  },
});
const communitySchedule = defineSchedule({ name: 'community', job: communityJob, every: { seconds: EVERY_SECONDS } });

export const communityFeature = defineFeature({
  name: 'community',
  routes: { 'GET /api/games/:gameId/public': getPublicSplit },
  jobs: [communityJob, beginCommunityJob],
  schedules: [communitySchedule],
});
