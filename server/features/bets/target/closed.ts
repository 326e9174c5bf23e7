import { SPORTS, type SportData } from '@clearedge/contract/sports';
import { eq } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { BetRow } from '../bet-rows.ts';
import { hasStarted } from '../bet-rules.ts';

const started = (kind: SportData['contestKind']): string => `This ${kind} has already started, so the bet is closed.`;

/**
 * Why a bet can no longer be changed: its contest has started, by the rule that closes new bets. Null before the start, and for a contest the
 * product does not know. The contest is locked until the transaction ends, so that no start is recorded between the question and the change.
 */
export async function closedReason(tx: Ctx, { contestId }: Pick<BetRow, 'contestId'>): Promise<string | null> {
  if (contestId === null) return null;
  const [contest] = await tx.db
    .select({ sport: contests.sport, startsAt: contests.startsAt, status: contests.status })
    .from(contests)
    .where(eq(contests.id, contestId))
    .for('share');
  return contest && hasStarted(contest, tx.now()) ? started(SPORTS[contest.sport].contestKind) : null;
}
