import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Grade } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type BetRow, type BetView, decideTicket, findBetView, isParlayType, listLegs, lockBet, recordGrade } from '../bets/index.ts';
import { presentGraded } from './get-bet.ts';
import { type GradingRow, insertGradings, listGradings } from './grading-rows.ts';
import { settleByFacts } from './marks/settle-by-facts.ts';
import { notifySettled } from './notify-settled.ts';
import { currentGrade, type GradedRow, postGrade } from './settle-rules.ts';

const RUNNING = new Set(['scheduled', 'delayed', 'live', 'unknown']);
const STOPPED = new Set(['postponed', 'suspended', 'cancelled']);

type Contest = Pick<BetView, 'contest'>;

/** Why no result can be entered by hand now, going by the contest alone; null where it is over, or not known to the product. */
function contestRefusal({ contest }: Contest, result: Grade): string | null {
  if (!contest) return null;
  const { kind, status } = contest;
  if (RUNNING.has(status)) return `This ${kind} is not over. Mark the result once it is ${kind === 'game' ? 'final' : 'official'}.`;
  if (STOPPED.has(status) && result !== 'void') return `This ${kind} is ${status}. Until it is final, only void can be marked.`;
  return null;
}

const enteredGrade = (history: readonly GradedRow[]): string | undefined => currentGrade(history)?.gradedBy;

/** Refuses a result entered by hand where the score decides, where staff decided, and before the contest is over. */
function checkMayMark(
  bet: Pick<BetRow, 'status' | 'selection' | 'flag'>,
  contest: Contest,
  history: readonly GradedRow[],
  { result, isOwner }: { result: Grade; isOwner: boolean },
): void {
  const by = enteredGrade(history);
  if (by === 'settlement') throw new DomainError('NOT_PENDING', 'This bet was settled from the final score.');
  if (isOwner && by !== undefined && by !== 'owner')
    throw new DomainError('CONFLICT', 'Staff entered this result. Ask support to change it.');
  if (bet.status === 'pending' && bet.selection && bet.flag === null)
    throw new DomainError('CONFLICT', 'This bet is settled automatically from the final score.');
  const refused = contestRefusal(contest, result);
  if (refused) throw new DomainError('CONFLICT', refused);
}

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
    const money = await ticketMoney(tx, bet, body);
    if (!(await settleByFacts(tx, bet))) await resolveIn(tx, bet, history, body.result, isOwner ? 'owner' : `admin:${actorId}`, money);
    return bet.userId;
  });
  await ctx.publish({ topic: 'user', userId: owner, what: 'bets' });
  return presentGraded(ctx, params.betId);
}

interface Money {
  profitCents: number;
  payoutCents: number;
}

/** What a ticket paid that its owner marks: as stated, else as if every leg had that result. Undefined of any other bet. */
async function ticketMoney(tx: Ctx, bet: BetRow, { result, payout }: VerbInput<Route>['body']): Promise<Money | undefined> {
  if (!isParlayType(bet.betType)) {
    if (payout !== undefined) throw new DomainError('INVALID_INPUT', 'Only a ticket of several legs takes a payout.');
    return undefined;
  }
  const legs = await listLegs(tx, bet.id);
  if (bet.flag === null && bet.status === 'pending' && legs.every(({ selection }) => selection !== null))
    throw new DomainError('CONFLICT', 'This bet is settled automatically, leg by leg.');
  if (payout !== undefined) {
    if (result !== 'win') throw new DomainError('INVALID_INPUT', 'A payout belongs to a win.');
    const payoutCents = dollarsToCents(payout);
    return { payoutCents, profitCents: payoutCents - bet.stakeCents };
  }
  const outcome = decideTicket(
    bet,
    legs.map((leg) => ({ ...leg, result })),
  );
  return outcome.kind === 'paid' ? outcome : undefined;
}

async function resolveIn(
  tx: Ctx,
  bet: BetRow,
  history: readonly GradingRow[],
  result: Grade,
  gradedBy: string,
  money: Money | undefined,
): Promise<void> {
  const current = currentGrade(history);
  if (current?.grade === result && (money === undefined || money.payoutCents === current.payoutCents)) return;
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
    money && { profitCents: money.profitCents, payoutCents: money.payoutCents },
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
