import type { Ctx } from '../../../kernel/ctx.ts';
import { gradeSelection } from '../../../sports/registry.ts';
import type { GradingFacts } from '../../contests/index.ts';
import { flagLegs, gradeLegs, type LegGroup, listLegGroups } from '../../practice/index.ts';
import { isOnPart } from '../settle-one.ts';

const MISSING_SCORE = 'The final score has not arrived yet.';

/** Grades the legs of a game, in play those on a part of it, each distinct selection once however many bets are on it. */
export async function gradeLegsOf(tx: Ctx, contestId: string, found: GradingFacts | null): Promise<void> {
  for (const group of await listLegGroups(tx, contestId))
    if (found?.version !== null || isOnPart(group)) await gradeGroup(tx, contestId, group, found);
}

async function gradeGroup(tx: Ctx, contestId: string, group: LegGroup, found: GradingFacts | null): Promise<void> {
  const flag = (reason: string): Promise<void> =>
    group.result === null && group.flag !== reason ? flagLegs(tx, contestId, group, reason) : Promise.resolve();
  if (!found) return flag(MISSING_SCORE);
  const { facts, version } = found;
  const decision = gradeSelection(group.selection, found, group.terms);
  if (!decision) return;
  if (decision.kind === 'undecided') return flag(decision.reason);
  const { grade, rule, formula } = decision;
  const score = version === null || !('score' in facts) ? null : facts.score;
  if (grade !== group.result) await gradeLegs(tx, contestId, group, { grade, rule, formula, score, factsVersion: version });
}
