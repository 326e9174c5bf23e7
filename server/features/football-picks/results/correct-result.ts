import { type Grade, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { linkResults } from '../chain/link-entries.ts';
import { findPick } from '../rows/pick-rows.ts';
import { addResult, findStanding, lockResults } from '../rows/result-rows.ts';
import { unitsOf } from './record-football-result.ts';

/** Adds the result that an admin says to the one that stands, which stays; answers which that was. Call it in the admin's transaction. */
export async function correctFootballResult(tx: Ctx, pickId: string, result: Grade, reason: string): Promise<Grade> {
  const pick = await findPick(tx.db, pickId);
  if (!pick) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
  await lockResults(tx);
  const standing = await findStanding(tx.db, pickId);
  if (!standing) throw new Refusal('CONFLICT', 'This pick has no result yet; settlement writes the first one.');
  if (standing.result === result) throw new Refusal('CONFLICT', `The result is ${result.toUpperCase()} already.`);
  const { id: _before, ...stays } = standing;
  await addResult(tx, {
    ...stays,
    version: standing.version + 1,
    result,
    units: unitsOf(pick, result),
    rule: 'entered',
    ruleVersion: HOUSE_RULES_VERSION,
    formula: `Corrected from ${standing.result} to ${result} by an admin.`,
    gradedBy: 'admin',
    reason,
    gradedAt: tx.now(),
  });
  await linkResults(tx);
  return standing.result;
}
