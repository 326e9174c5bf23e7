import type { ParlayBetType } from '@clearedge/contract/aliases';
import { SPORTS, type SportData } from '@clearedge/contract/sports';
import { eq } from 'drizzle-orm';
import { betLegs, contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { BetRow } from '../bet-rows.ts';
import { hasStarted } from '../bet-rules.ts';
import { isFutureClosed } from '../futures/future-rows.ts';

const started = (kind: SportData['contestKind']): string => `This ${kind} has already started, so the bet is closed.`;

/**
 * Why a bet can no longer be changed: its contest has started, by the rule that closes new bets. Null before the start, and for a contest the
 * product does not know. The contest is locked until the transaction ends, so that no start is recorded between the question and the change.
 */
export async function closedReason(
  tx: Ctx,
  { id, contestId, betType }: Pick<BetRow, 'id' | 'contestId' | 'betType'>,
): Promise<string | null> {
  if (isParlayType(betType)) return closedByLeg(tx, id);
  if (betType === 'future') return (await isFutureClosed(tx, id)) ? 'A game of this season has started since, so the bet is closed.' : null;
  if (contestId === null) return null;
  const [contest] = await tx.db
    .select({ sport: contests.sport, startsAt: contests.startsAt, status: contests.status })
    .from(contests)
    .where(eq(contests.id, contestId))
    .for('share');
  return contest && hasStarted(contest, tx.now()) ? started(SPORTS[contest.sport].contestKind) : null;
}

export const isParlayType = (betType: BetRow['betType']): betType is ParlayBetType =>
  betType === 'parlay' || betType === 'teaser' || betType === 'round_robin';

async function closedByLeg(tx: Ctx, betId: string): Promise<string | null> {
  const games = await tx.db
    .select({ startsAt: contests.startsAt, status: contests.status })
    .from(betLegs)
    .innerJoin(contests, eq(contests.id, betLegs.contestId))
    .where(eq(betLegs.betId, betId))
    .for('share', { of: contests });
  return games.some((game) => hasStarted(game, tx.now())) ? 'A game on this ticket has already started, so the bet is closed.' : null;
}

/** A ticket of several legs is changed by removing it and logging it again; only its details are edited. */
export function refuseTicketChange({ betType }: Pick<BetRow, 'betType'>): void {
  if (isParlayType(betType))
    throw new DomainError('INVALID_INPUT', 'The legs, price and stake of a ticket can’t be edited. Remove it and log it again.');
}
