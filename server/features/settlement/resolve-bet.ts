import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Grade } from '@clearedge/quant/grading';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type BetRow, findBetView, lockBet, recordGrade } from '../bets/index.ts';
import { presentGraded } from './get-bet.ts';
import { type GradingRow, insertGradings, listGradings } from './grading-rows.ts';
import { checkMayMark } from './marks/mark-rules.ts';
import { settleByFacts } from './marks/settle-by-facts.ts';
import { notifySettled } from './notify-settled.ts';
import { currentGrade, postGrade } from './settle-rules.ts';

type Route = Contract['POST /api/bets/:betId/resolve'];
const STATED: Record<Grade, string> = { win: 'won', loss: 'lost', push: 'pushed', void: 'void' };

/** The owner, or an admin, says how a bet ended that scores cannot grade, once its contest is over; entering another result reverses the first. */
export async function resolveBet(ctx: Ctx, { params, body }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const actorId = requireUser(ctx.actor);
  const isAdmin = ctx.actor.kind === 'user' && ctx.actor.isAdmin;
  const owner = await ctx.transact(async (tx) => {
    const bet = await lockBet(tx, params.betId);
    if (!bet || (bet.userId !== actorId && !isAdmin)) throw new DomainError('NOT_FOUND', 'This bet could not be found.');
    const history = await listGradings(tx, bet.id);
    const isOwner = bet.userId === actorId;
    checkMayMark(bet, (await findBetView(tx, bet.id))!, history, { result: body.result, isOwner });
    if (!(await settleByFacts(tx, bet))) await resolveIn(tx, bet, history, body.result, isOwner ? 'owner' : `admin:${actorId}`);
    return bet.userId;
  });
  await ctx.publish({ topic: 'user', userId: owner, what: 'bets' });
  return presentGraded(ctx, params.betId);
}

async function resolveIn(tx: Ctx, bet: BetRow, history: readonly GradingRow[], result: Grade, gradedBy: string): Promise<void> {
  if (currentGrade(history)?.grade === result) return;
  const who = gradedBy === 'owner' ? 'its owner' : 'an admin';
  const postings = postGrade(
    bet,
    {
      grade: result,
      rule: 'entered',
      formula: `Entered as ${STATED[result]} by ${who}.`,
      reason: history.length > 0 ? 'Entered again.' : null,
    },
    history,
  );
  const grade = postings.at(-1)!;
  await insertGradings(tx, bet.id, postings, { facts: null, factsVersion: null, gradedBy });
  await recordGrade(tx, bet.id, {
    result,
    profitCents: grade.profitCents,
    settledAt: tx.now(),
    flag: null,
    resultBy: gradedBy === 'owner' ? 'owner' : 'admin',
  });
  await audit(tx, 'bet.resolved', `bet:${bet.id}`, { result, by: gradedBy });
  if (gradedBy !== 'owner') await notifySettled(tx, bet, grade);
}
