import { z } from 'zod';
import type { Ctx, EnqueueOptions } from '../../../kernel/ctx.ts';

/** The job's identity; `jobs.ts` gives it what to do. */
export const FACTS_JOB = {
  name: 'record-facts',
  payload: z.object({ gameIds: z.array(z.string()).readonly() }),
  maxAttempts: 8,
  leaseSeconds: 180,
} as const;

const runsElsewhere = (): Promise<void> => Promise.reject(new Error('record-facts runs with the hook that composition gave the slice'));

/** Asks for the facts, box score and line score of ended games; they are stored soon after, and settlement hears of them. */
export const requestFacts = (ctx: Pick<Ctx, 'enqueue'>, gameIds: readonly string[], options: EnqueueOptions = {}): Promise<void> =>
  ctx.enqueue({ ...FACTS_JOB, run: runsElsewhere }, { gameIds }, options);
