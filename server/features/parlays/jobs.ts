import { defineJob, defineSchedule } from '../../kernel/ctx.ts';
import { listEventsToGrade } from './saved/parlay-rows.ts';
import { gradeParlaysOfEvent } from './settle/grade-parlays.ts';

/** Runs when a game's facts are recorded. */
export const gradeParlaysJob = defineJob<{ eventId: string }>({
  name: 'grade-saved-parlays',
  maxAttempts: 5,
  run: (ctx, { eventId }) => gradeParlaysOfEvent(ctx, eventId),
});

/** Picks up what no job covered: saved after the facts, suspended games whose time ran out. */
export const sweepParlaysJob = defineJob<{ firedAt: string }>({
  name: 'sweep-saved-parlays',
  maxAttempts: 3,
  run: async (ctx) => {
    for (const eventId of await listEventsToGrade(ctx)) await gradeParlaysOfEvent(ctx, eventId);
  },
});

export const sweepSchedule = defineSchedule({ name: 'sweep-saved-parlays', job: sweepParlaysJob, every: { seconds: 600 } });
