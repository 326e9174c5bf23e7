import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Grade } from '@clearedge/quant/grading';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type BetRow, correctTerms, lockBet, lockOwnBet, recordGrade } from '../bets/index.ts';
import { findDispute } from './disputes/dispute-rows.ts';
import { isOpen } from './disputes/dispute-rules.ts';
import { getBet } from './get-bet.ts';
import { type GradingRow, insertGradings, listGradings } from './grading-rows.ts';
import { settleByFacts } from './marks/settle-by-facts.ts';
import { currentGrade, isStaffs, postGrade, reverseStanding } from './settle-rules.ts';

type Route = Contract['POST /api/bets/:betId/correct'];

const DISPUTED = 'You disputed the grade of this bet. It can be corrected once staff have decided.';
const REASON = 'The bet was corrected after the start.';

/** One's own bet as it should have been entered, after its contest has started. What was graded is reversed, and graded again where facts can. */
export async function correctBet(ctx: Ctx, { params, body }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const bet = await lockOwnBet(tx, params.betId, userId);
    if (isOpen(await findDispute(tx, bet.id))) throw new DomainError('CONFLICT', DISPUTED);
    await correctTerms(tx, bet, body);
    await gradeAgain(tx, bet);
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return getBet(ctx, { params });
}

/** The owner's own mark stays where the selection did; what it pays changes. */
async function keepMark(tx: Ctx, bet: BetRow, grade: Grade, history: readonly GradingRow[]): Promise<void> {
  const formula = currentGrade(history)!.formula;
  const postings = postGrade(bet, { grade, rule: 'entered', formula, reason: REASON }, history);
  await insertGradings(tx, bet.id, postings, { facts: null, factsVersion: null, gradedBy: 'owner' });
  const { profitCents } = postings.at(-1)!;
  await recordGrade(tx, bet.id, { result: grade, profitCents, settledAt: bet.settledAt, flag: null, resultBy: 'owner' });
}

async function gradeAgain(tx: Ctx, bet: BetRow): Promise<void> {
  const history = await listGradings(tx, bet.id);
  const current = currentGrade(history);
  const after = (await lockBet(tx, bet.id))!;
  if (current && isStaffs(current)) throw new DomainError('CONFLICT', 'Staff entered the result of this bet. Ask support to correct it.');
  if (current?.gradedBy === 'owner' && after.selectionText === bet.selectionText) return keepMark(tx, after, current.grade, history);
  const reversal = reverseStanding(history, REASON);
  if (reversal.length > 0) {
    await insertGradings(tx, bet.id, reversal, { facts: null, factsVersion: null, gradedBy: 'owner' });
    await recordGrade(tx, bet.id, { result: null, profitCents: null, settledAt: null, flag: null });
  }
  await settleByFacts(tx, bet);
}
