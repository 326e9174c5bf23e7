import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type BetRow, deferUntil, lockBet } from '../../bets/index.ts';
import { findContestFacts } from '../../contests/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { listGradings } from '../grading-rows.ts';
import { currentGrade } from '../settle-rules.ts';
import { type DisputeRow, decideDispute, findDisputeById, listOpenDisputes } from './dispute-rows.ts';
import { gradeAs } from './dispute-rules.ts';

/** Disputed grades that wait for staff, each with what was typed, what it was read as, and what graded it. */
export const listDisputes: Verb<'GET /api/admin/disputes'> = async (ctx) => {
  const open = await listOpenDisputes(ctx);
  return Promise.all(
    open.map(async ({ dispute, bet, username }) => {
      const current = currentGrade(await listGradings(ctx, bet.id));
      const facts = current?.facts ?? null;
      return {
        disputeId: dispute.id,
        betId: bet.id,
        username,
        game: bet.gameLabel,
        typed: dispute.selectionText,
        readAs: dispute.readAs,
        grade: current?.grade ?? dispute.grade,
        sequence: current?.sequence ?? dispute.gradedSequence,
        ownerReadAs: dispute.ownerReadAs,
        ownerGrade:
          dispute.ownerSelection &&
          gradeAs(dispute.ownerSelection, bet, bet.contestId === null ? null : await findContestFacts(ctx, bet.contestId)),
        formula: current?.formula ?? '',
        finalScore: facts && 'score' in facts ? facts.score : null,
        odds: bet.odds,
        reason: dispute.reason,
        at: dispute.createdAt.toISOString(),
      };
    }),
  );
};

/** The bet is locked before its dispute is read, as by everybody who grades it. */
async function lockDisputed(tx: Ctx, disputeId: string): Promise<{ dispute: DisputeRow; bet: BetRow }> {
  const found = await findDisputeById(tx, disputeId);
  const bet = found && (await lockBet(tx, found.betId));
  const dispute = bet && (await findDisputeById(tx, disputeId));
  if (!dispute || !bet) throw new DomainError('NOT_FOUND', 'This disputed grade could not be found.');
  return { dispute, bet };
}

/** Staff keep a disputed grade; its owner is told why. Another grade goes through the regrade, which decides the dispute as well. */
export const upholdGrade: Verb<'POST /api/admin/disputes/:disputeId/uphold'> = async (ctx, { params, body }) => {
  const decidedBy = requireUser(ctx.actor);
  const owner = await ctx.transact(async (tx) => {
    const { dispute, bet } = await lockDisputed(tx, params.disputeId);
    if (dispute.decision) throw new DomainError('CONFLICT', 'This grade was decided already. Refresh the list.');
    if (currentGrade(await listGradings(tx, bet.id))?.sequence !== body.sequence)
      throw new DomainError('CONFLICT', 'This bet was graded again in the meantime. Look at it once more.');
    await decideDispute(tx, bet.id, { decision: 'upheld', decisionReason: body.reason, decidedBy });
    await audit(tx, 'bet.dispute-upheld', `bet:${bet.id}`, { typed: dispute.selectionText, readAs: dispute.readAs, reason: body.reason });
    await postNotification(tx, {
      userId: bet.userId,
      kind: 'bet_settled',
      title: 'Grade upheld',
      body: `${selectionLabel(bet.selectionText)}: ${body.reason}`,
      href: `/my-bets?tab=history&bet=${bet.id}`,
      dedupeKey: `dispute:${dispute.id}`,
      shownFrom: await deferUntil(tx, bet.userId),
    });
    return bet.userId;
  });
  await ctx.publish({ topic: 'user', userId: owner, what: 'bets' });
  return { disputeId: params.disputeId, decision: 'upheld' };
};
