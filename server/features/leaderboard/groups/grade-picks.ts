import { type BaseballFacts, gradeBaseball, mayGrade } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findFacts } from '../../contests/index.ts';
import { listPicksOfContest, type PickGrade, type PickRow, selectionOf, writePickGrade } from '../../groups/index.ts';

interface Facts {
  version: number;
  isFinal: boolean;
  facts: BaseballFacts;
}

/** What the newest facts make of a pick; null while undecided, and where the grade stands. */
function decidePickGrade(pick: PickRow, { version, isFinal, facts }: Facts): PickGrade | null {
  const selection = selectionOf(pick);
  if (!mayGrade(selection, facts, isFinal)) return null;
  const decision = gradeBaseball(selection, facts, { pitcherRule: 'action', scheduledInningsAtBet: pick.scheduledInnings });
  if (decision.kind === 'undecided' || decision.grade === pick.result) return null;
  return { result: decision.grade, formula: decision.formula, factsVersion: version };
}

/** Grades every group's picks on a game by its newest facts; a corrected score grades them again. */
export async function gradePicksOfContest(ctx: Ctx, contestId: string): Promise<void> {
  const facts = await findFacts(ctx, contestId);
  if (!facts) return;
  for (const pick of await listPicksOfContest(ctx, contestId)) {
    const grade = decidePickGrade(pick, facts);
    if (grade) await writePickGrade(ctx, pick.id, grade);
  }
}
