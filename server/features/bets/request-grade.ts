import { z } from 'zod';
import type { Ctx } from '../../kernel/ctx.ts';
import { ENDED_STATUSES } from '../contests/index.ts';
import type { BetTarget } from './target/bet-target.ts';

/** The job's identity; settlement gives it what to do. */
export const SETTLE_JOB = {
  name: 'settle-contest',
  payload: z.object({ contestId: z.string() }),
  maxAttempts: 8,
  leaseSeconds: 120,
} as const;

const runsElsewhere = (): Promise<void> => Promise.reject(new Error('settle-contest runs in settlement'));

const isOver = (target: BetTarget): boolean =>
  target.kind === 'game' ? ENDED_STATUSES.some((status) => status === target.contest.status) : target.tournament.status === 'completed';

/** Has a contest that is over graded again, so that a bet written down after its end gets its result now. */
export async function requestGrade(tx: Pick<Ctx, 'enqueue'>, target: BetTarget | null): Promise<void> {
  if (!target || !isOver(target)) return;
  const { id: contestId } = target.kind === 'game' ? target.contest : target.tournament;
  await tx.enqueue({ ...SETTLE_JOB, run: runsElsewhere }, { contestId });
}
