import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';

/** One step of a long work: steps are jobs of their own, so that what is live is never kept waiting. */
export interface StepPayload {
  /** The day to go on with; the newest unless given. */
  day?: string | undefined;
  /** How far the demo clock was ahead when the step was asked for. */
  offsetMs?: number | undefined;
}

// A step is some 400 ms of work: a machine that is busy with a first start keeps most of itself for whoever is looking.
const PACE_MS = { next: 2000, moved: 180_000 } as const;
const offsetOf = (ctx: Ctx): number => ctx.demo?.offsetMs() ?? 0;

// Somebody who moves the demo clock waits until all that fell due has run; reading the past is not what they are waiting for.
export const isClockMoving = (ctx: Ctx, { offsetMs }: StepPayload): boolean => offsetMs !== undefined && offsetMs !== offsetOf(ctx);

export const stepAfter = (ctx: Ctx, job: JobDefinition<StepPayload>, day: string | undefined, pace: keyof typeof PACE_MS): Promise<void> =>
  ctx.enqueue(job, { day, offsetMs: offsetOf(ctx) }, { runAt: new Date(ctx.now().getTime() + PACE_MS[pace]) });
