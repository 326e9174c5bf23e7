import { type GameFacts, gradeGame, mayGrade } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { flagLegs, gradeLegs, type LegGroup, listLegGroups } from '../../practice/index.ts';

export interface FoundFacts {
  version: number | null;
  isFinal: boolean;
  facts: GameFacts;
}

const MISSING_SCORE = 'The final score has not arrived yet.';
/** Grades the legs of a game, or some of them, each distinct selection once however many bets are on it. */
export async function gradeLegsOf(
  tx: Ctx,
  contestId: string,
  found: FoundFacts | null,
  isRequested: (group: LegGroup) => boolean = () => true,
): Promise<void> {
  for (const group of (await listLegGroups(tx, contestId)).filter(isRequested)) await gradeGroup(tx, contestId, group, found);
}

async function gradeGroup(tx: Ctx, contestId: string, group: LegGroup, found: FoundFacts | null): Promise<void> {
  const flag = (reason: string): Promise<void> =>
    group.result === null && group.flag !== reason ? flagLegs(tx, contestId, group, reason) : Promise.resolve();
  if (!found) return flag(MISSING_SCORE);
  const { facts, version, isFinal } = found;
  if (!mayGrade(group.selection, facts, isFinal)) return;
  const decision = gradeGame(group.selection, facts, group.terms);
  if (decision.kind === 'undecided') return flag(decision.reason);
  const { grade, rule, formula } = decision;
  const score = facts.state === 'live' ? null : facts.score;
  if (grade !== group.result) await gradeLegs(tx, contestId, group, { grade, rule, formula, score, factsVersion: version });
}
