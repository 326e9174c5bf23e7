import type { Ctx } from '../../../kernel/ctx.ts';
import { gradeSelection } from '../../../sports/registry.ts';
import {
  type BetLegRow,
  type BetRow,
  decideTicket,
  type LegGrade,
  listLegs,
  listParlaysOfContest,
  lockBet,
  openLegs,
  recordGrade,
  writeLegGrade,
} from '../../bets/index.ts';
import type { Gradable, GradingFacts } from '../../contests/index.ts';
import { insertGradings, listGradings } from '../grading-rows.ts';
import { notifySettled } from '../notify-settled.ts';
import { currentGrade, isStaffs, postGrade, reasonAgain } from '../settle-rules.ts';

/** What the newest facts make of a leg; null while they decide nothing. */
function gradeLeg({ selection, terms }: BetLegRow, found: GradingFacts): LegGrade | null {
  if (!selection || found.version === null) return null;
  const decision = gradeSelection(selection, found, terms);
  if (decision?.kind !== 'graded') return null;
  const { grade: result, rule, formula } = decision;
  return { result, rule, formula, factsVersion: found.version };
}

/** Grades a ticket's legs on a contest, and the ticket once they decide it. Its row is locked: two games that end at once take turns. */
async function gradeOnContest(tx: Ctx, contestId: string, betId: string, found: GradingFacts | null): Promise<void> {
  const bet = await lockBet(tx, betId);
  if (!bet || !found) return;
  for (const leg of await listLegs(tx, betId)) {
    const grade = leg.contestId === contestId ? gradeLeg(leg, found) : null;
    if (grade) await writeLegGrade(tx, leg.id, grade);
  }
  await settleTicket(tx, bet, found.version);
}

/** Posts what a locked ticket's legs come to; nothing where they decide nothing new, or staff entered its result. */
async function settleTicket(tx: Ctx, bet: BetRow, factsVersion: number | null): Promise<void> {
  const outcome = decideTicket(bet, await listLegs(tx, bet.id));
  const history = await listGradings(tx, bet.id);
  const current = currentGrade(history);
  // A result that came with a file stands, as of any other bet.
  if (current ? isStaffs(current) : bet.status === 'settled') return;
  if (outcome.kind === 'paid') {
    const { grade, formula, profitCents, payoutCents } = outcome;
    if (current?.gradedBy === 'settlement' && current.grade === grade && current.profitCents === profitCents) return;
    const next = { grade, rule: 'parlay', formula, reason: current && reasonAgain(current) };
    const postings = postGrade(bet, next, history, { profitCents, payoutCents });
    await insertGradings(tx, bet.id, postings, { facts: null, factsVersion, gradedBy: 'settlement' });
    await recordGrade(tx, bet.id, { result: grade, profitCents, settledAt: tx.now(), flag: null });
    await notifySettled(tx, bet, postings.at(-1)!);
  } else if (bet.status === 'pending' && outcome.kind === 'ask')
    await recordGrade(tx, bet.id, { result: null, profitCents: null, settledAt: null, flag: outcome.reason });
  await tx.publish({ topic: 'user', userId: bet.userId, what: 'bets' });
}

/** Tracked parlays, teasers and round robins: one is graded with all its legs on a contest. */
export const trackedParlays: Gradable = {
  key: 'bet-leg',
  table: 'bet_legs',
  open: openLegs,
  listItems: async (ctx, contestId, found) =>
    found === null || found.version === null ? [] : listParlaysOfContest(ctx, contestId, found.version),
  grade: gradeOnContest,
};
