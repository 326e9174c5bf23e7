import type { Ctx } from '../../../kernel/ctx.ts';
import { findFacts } from '../../events/index.ts';
import { listPicksOfEvent, writePickGrade } from '../../groups/index.ts';
import { decidePickGrade } from './pick-grade-rules.ts';

/** Grades every group's picks on a game by its newest facts; a corrected score grades them again. */
export async function gradePicksOfEvent(ctx: Ctx, eventId: string): Promise<void> {
  const facts = await findFacts(ctx, eventId);
  if (!facts) return;
  for (const pick of await listPicksOfEvent(ctx, eventId)) {
    const grade = decidePickGrade(pick, facts);
    if (grade) await writePickGrade(ctx, pick.id, grade);
  }
}
