import type { Ctx } from '../../../kernel/ctx.ts';
import type { BetRow } from '../../bets/index.ts';
import { lockGradable } from '../../contests/index.ts';
import { listGradings } from '../grading-rows.ts';
import { settleOne } from '../settle-one.ts';
import { currentGrade } from '../settle-rules.ts';

/** Settles a bet that its owner asks about by what is official; false where that decides nothing. */
export async function settleByFacts(tx: Ctx, { id, contestId }: BetRow): Promise<boolean> {
  const found = contestId === null ? null : await lockGradable(tx, contestId);
  if (found && found !== 'held') await settleOne(tx, id, found, true);
  return currentGrade(await listGradings(tx, id))?.gradedBy === 'settlement';
}
