import type { Grade } from '@clearedge/quant/grading';
import { centsToDollars } from '@clearedge/quant/money';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { accountsOf, readBalance } from '../../ledger/index.ts';
import { type CorrectableBet, enterLegGrade, findCorrectable } from '../../practice/index.ts';
import { isBeforeReset, moveBet } from '../practice/outcome-rules.ts';
import { settleBets } from '../practice/settle-practice.ts';

const STATED: Record<Grade, string> = { win: 'won', loss: 'lost', push: 'pushed', void: 'void' };

export interface PracticeCorrection {
  betId: string;
  position: number;
  result: Grade;
  /** From the preview. */
  sequence: number;
  reason: string;
}

/** Grows with every grade of any leg and every settlement. */
const sequenceOf = ({ legs, settlements }: CorrectableBet): number => legs.reduce((sum, { revision }) => sum + revision, settlements);

async function getLeg(ctx: Ctx, { betId, position, result }: Omit<PracticeCorrection, 'sequence' | 'reason'>, isLocked: boolean) {
  const bet = await findCorrectable(ctx, betId, isLocked);
  const leg = bet?.legs.find((one) => one.position === position);
  if (!bet || !leg) throw new DomainError('NOT_FOUND', 'This bet could not be found.');
  if (bet.result === 'cash_out') throw new DomainError('CONFLICT', 'This bet was closed early by its owner, for good.');
  if (bet.resetAt !== null) throw new DomainError('CONFLICT', 'This bet was voided by a balance reset, for good.');
  if (leg.result === null && leg.flag === null) throw new DomainError('CONFLICT', 'This leg has no result yet. It settles from the score.');
  if (leg.result === result) throw new DomainError('CONFLICT', `This leg is ${STATED[result]} already.`);
  return { bet, leg };
}

const dollars = (amountCents: number | null): number | null => (amountCents === null ? null : centsToDollars(amountCents));

/** First step: what another result of a leg would make of its bet. Writes nothing. */
export const previewPracticeRegrade: Verb<'GET /api/admin/practice-bets/:betId/legs/:position/regrade'> = async (
  ctx,
  { params, query },
) => {
  const { bet, leg } = await getLeg(ctx, { ...params, ...query }, false);
  const legs = bet.legs.map((one) => (one === leg ? { ...one, result: query.result } : one));
  const heldCents = await readBalance(ctx, accountsOf(bet.userId, bet.contestOn).bankroll);
  const { outcome, transfers } = moveBet({ ...bet, legs }, heldCents);
  const takenCents = transfers.length > 0 && !isBeforeReset(bet) ? Math.min(bet.payoutCents ?? 0, heldCents) : 0;
  return {
    from: leg.result,
    to: query.result,
    betBefore: bet.result,
    betAfter: outcome.result,
    payoutBefore: dollars(bet.payoutCents),
    payoutAfter: dollars(outcome.payoutCents),
    takenBack: centsToDollars(takenCents),
    sequence: sequenceOf(bet),
  };
};

/** Second step: the result is entered, and the bet settled again by it as after any correction: reversed in the ledger, paid anew, told. */
export async function regradePracticeLeg(ctx: Ctx, correction: PracticeCorrection): Promise<void> {
  const { betId, position, result, sequence, reason } = correction;
  await ctx.transact(async (tx) => {
    const { bet, leg } = await getLeg(tx, correction, true);
    if (sequenceOf(bet) !== sequence) throw new DomainError('CONFLICT', 'This bet was graded again in the meantime. Look at it once more.');
    await enterLegGrade(tx, { betId, position }, { grade: result, formula: `Entered as ${STATED[result]} by an admin: ${reason}` });
    await settleBets(tx, [betId]);
    await audit(tx, 'practice-bet.regraded', `practice-bet:${betId}`, { position, from: leg.result, to: result, reason });
  });
}
