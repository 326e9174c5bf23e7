import type { Ctx } from '../../../kernel/ctx.ts';
import { findFacts } from '../../contests/index.ts';
import { listPicksOfContest, writePickGrade } from '../../groups/index.ts';
import { decidePickGrade } from './pick-grade-rules.ts';

/** Grades every group's picks on a game by its newest facts; a corrected score grades them again. */
export async function gradePicksOfContest(ctx: Ctx, contestId: string): Promise<void> {
  const facts = await findFacts(ctx, contestId);
  if (!facts) return;
  for (const pick of await listPicksOfContest(ctx, contestId)) {
    const grade = decidePickGrade(pick, facts);
    if (grade) await writePickGrade(ctx, pick.id, grade);
  }
}
