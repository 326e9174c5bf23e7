import type { GameFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { findContestById, type Gradable, type GradingFacts } from '../contests/index.ts';
import {
  findPickById,
  findPickResult,
  listPicksOfGame,
  lockPickResults,
  openPicks,
  type ResultRow,
  recordPickResult,
  selectionOfPick,
} from '../picks/index.ts';
import { decideSettlement, type GradedRow } from './settle-rules.ts';

const UNIT_CENTS = 100;

const historyOf = (current: ResultRow): GradedRow => ({
  sequence: current.version,
  kind: 'grade',
  grade: current.result,
  rule: current.rule,
  ruleVersion: current.ruleVersion,
  formula: current.formula,
  profitCents: 0,
  payoutCents: 0,
  gradedBy: current.gradedBy,
});

/** By the same rules as a bet; what an admin entered stays. */
async function gradePick(tx: Ctx, contestId: string, pickId: string, found: GradingFacts | null): Promise<void> {
  const [pick, contest] = [await findPickById(tx, pickId), await findContestById(tx, contestId)];
  if (!pick || !contest || !found) return;
  await lockPickResults(tx);
  const current = await findPickResult(tx, pick.id);
  const terms = { pitcherRule: 'action' as const, scheduledInningsAtBet: contest.scheduledInnings };
  const bet = { selection: selectionOfPick(pick), terms, odds: pick.odds!, stakeCents: UNIT_CENTS };
  const last = decideSettlement(bet, found, current ? [historyOf(current)] : []).postings.at(-1);
  if (!last) return;
  const { grade: result, rule, ruleVersion, formula, reason } = last;
  const evidence = { facts: found.facts as GameFacts, factsVersion: found.version, gradedBy: 'settlement' as const };
  await recordPickResult(tx, pick, { result, rule, ruleVersion, formula, reason, ...evidence });
  await tx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
}

/** Published picks of every sport. */
export const dailyPicks: Gradable = {
  key: 'pick',
  table: 'picks',
  open: openPicks,
  listItems: async (ctx, contestId, found) =>
    found === null || found.version === null ? [] : (await listPicksOfGame(ctx, contestId)).map(({ id }) => id),
  grade: gradePick,
};
