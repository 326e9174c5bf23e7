import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type BetRow, findBetView, lockBet, recordGrade } from '../../bets/index.ts';
import { decideByRegrade } from '../disputes/dispute-rows.ts';
import { presentGraded } from '../get-bet.ts';
import { type GradingRow, insertGradings, listGradings } from '../grading-rows.ts';
import { notifySettled } from '../notify-settled.ts';
import { currentGrade, moneyOf, postGrade } from '../settle-rules.ts';

type Result = VerbResult<Contract['GET /api/admin/bets/:betId/regrade']>['to'];
const STATED: Record<Result, string> = { win: 'won', loss: 'lost', push: 'pushed', void: 'void' };

const missing = (): DomainError => new DomainError('NOT_FOUND', 'This bet could not be found.');
const whoSaid = (gradedBy: string): 'settlement' | 'owner' | 'admin' =>
  gradedBy === 'settlement' || gradedBy === 'owner' ? gradedBy : 'admin';

function getStanding(history: readonly GradingRow[], result: Result): GradingRow {
  const current = currentGrade(history);
  if (!current) throw new DomainError('CONFLICT', 'This bet has no result yet. There is nothing to grade again.');
  if (current.grade === result) throw new DomainError('CONFLICT', `This bet is ${STATED[result]} already.`);
  return current;
}

/** First step of an admin's regrade: what would change. Writes nothing. */
export const previewRegrade: Verb<'GET /api/admin/bets/:betId/regrade'> = async (ctx, { params, query }) => {
  const found = await findBetView(ctx, params.betId);
  if (!found) throw missing();
  const current = getStanding(await listGradings(ctx, params.betId), query.result);
  return {
    from: current.grade,
    to: query.result,
    profitBefore: centsToDollars(current.profitCents),
    profitAfter: centsToDollars(moneyOf(found.bet, query.result).profitCents),
    gradedBy: whoSaid(current.gradedBy),
    sequence: current.sequence,
  };
};

/** Second step: a reversal and another grade, with the reason, if nothing was graded since the first step. Scores no longer change it. */
export const regradeBet: Verb<'POST /api/admin/bets/:betId/regrade'> = async (ctx, { params, body }) => {
  const actorId = requireUser(ctx.actor);
  const owner = await ctx.transact(async (tx) => {
    const bet = await lockBet(tx, params.betId);
    if (!bet) throw missing();
    const history = await listGradings(tx, bet.id);
    const current = getStanding(history, body.result);
    if (current.sequence !== body.sequence)
      throw new DomainError('CONFLICT', 'This bet was graded again in the meantime. Look at it once more.');
    await writeRegrade(tx, bet, history, { ...body, from: current.grade, actorId });
    return bet.userId;
  });
  await ctx.publish({ topic: 'user', userId: owner, what: 'bets' });
  return presentGraded(ctx, params.betId);
};

interface Regrade {
  from: Result;
  result: Result;
  reason: string;
  actorId: string;
}

async function writeRegrade(tx: Ctx, bet: BetRow, history: readonly GradingRow[], { from, result, reason, actorId }: Regrade) {
  const formula = `Entered as ${STATED[result]} by an admin.`;
  const postings = postGrade(bet, { grade: result, rule: 'entered', formula, reason }, history);
  const grade = postings.at(-1)!;
  await insertGradings(tx, bet.id, postings, { facts: null, factsVersion: null, gradedBy: `admin:${actorId}` });
  await recordGrade(tx, bet.id, { result, profitCents: grade.profitCents, settledAt: tx.now(), flag: null, resultBy: 'admin' });
  await decideByRegrade(tx, bet.id, result, { decisionReason: reason, decidedBy: actorId });
  await audit(tx, 'bet.regraded', `bet:${bet.id}`, { from, to: result, reason });
  await notifySettled(tx, bet, grade);
}
