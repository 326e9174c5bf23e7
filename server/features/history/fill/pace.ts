import { easternDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';

/** One step of a long work: steps are jobs of their own, so that what is live is never kept waiting. */
export const StepPayload = z.object({
  /** The day to go on with; the newest unless given. */
  day: z.string().optional(),
  /** How far the demo clock was ahead when the step was asked for. */
  offsetMs: z.number().optional(),
  /** The Eastern day whose chain of steps this is. */
  chainDay: z.string().optional(),
});
export type StepPayload = z.infer<typeof StepPayload>;

// A step is some 400 ms of work: a machine that is busy with a first start keeps most of itself for whoever is looking.
const PACE_MS = { next: 2000, moved: 180_000, waiting: 900_000 } as const;
// A day is some fifteen questions to the weather's archive, whose owners count them.
const LIVE_PACE_MS = 45_000;
const offsetOf = (ctx: Ctx): number => ctx.demo?.offsetMs() ?? 0;

// Someone who moves the demo clock waits until all that fell due has run; reading the past is not what they are waiting for.
export const isClockMoving = (ctx: Ctx, { offsetMs }: StepPayload): boolean => offsetMs !== undefined && offsetMs !== offsetOf(ctx);

/** Begins a day's chain of steps unless it has begun: there is one of each job and day. */
export function beginChain(ctx: Ctx, job: JobDefinition<StepPayload>, runAt: Date): Promise<void> {
  const chainDay = easternDay(ctx.now());
  return ctx.enqueue(job, { chainDay, offsetMs: offsetOf(ctx) }, { runAt, dedupeKey: `${job.name} of ${chainDay}` });
}

interface NextStep {
  day?: string | undefined;
  pace: keyof typeof PACE_MS;
}

/** The next step of a chain. A chain that comes into a new day goes on as that day's, or ends where that one has begun. */
export function stepAfter(ctx: Ctx, job: JobDefinition<StepPayload>, { chainDay }: StepPayload, { day, pace }: NextStep): Promise<void> {
  const waitMs = pace === 'next' && ctx.ports.source.kind === 'live' ? LIVE_PACE_MS : PACE_MS[pace];
  const runAt = new Date(ctx.now().getTime() + waitMs);
  if (chainDay !== easternDay(ctx.now())) return beginChain(ctx, job, runAt);
  return ctx.enqueue(job, { day, offsetMs: offsetOf(ctx), chainDay }, { runAt });
}
