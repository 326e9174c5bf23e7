import { type Grade, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findSportFacts } from '../../contests/index.ts';
import { findPickById, findPickResult, lockPickResults, recordPickResult } from '../../picks/index.ts';

const GRADES: Record<'WIN' | 'LOSS' | 'PUSH' | 'VOID', Grade> = { WIN: 'win', LOSS: 'loss', PUSH: 'push', VOID: 'void' };

/** An admin corrects the official result of a pick of any sport: one more entry with the reason, after the one that stays. */
export const correctPick: Verb<'POST /api/admin/daily-picks/:pickId/correction'> = (ctx, { params, body }) =>
  ctx.transact(async (tx) => {
    await lockPickResults(tx);
    const pick = await findPickById(tx, params.pickId);
    if (!pick) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
    const standing = await findPickResult(tx, pick.id);
    if (!standing) throw new Refusal('CONFLICT', 'This pick has no result yet; settlement writes the first one.');
    const result = GRADES[body.result];
    if (standing.result === result) throw new Refusal('CONFLICT', `The result is ${body.result} already.`);
    const found = await findSportFacts(tx, pick.contestId!);
    const { version, units } = await recordPickResult(tx, pick, {
      result,
      rule: 'entered',
      ruleVersion: HOUSE_RULES_VERSION,
      formula: `Corrected from ${standing.result} to ${result} by an admin.`,
      facts: found?.facts ?? null,
      factsVersion: found?.version ?? null,
      gradedBy: 'admin',
      reason: body.reason,
    });
    await audit(tx, 'pick.corrected', `pick:${pick.id}`, { from: standing.result, to: result, reason: body.reason });
    return { id: pick.id, sport: pick.sport, sequence: pick.sequence, result: body.result, units, version };
  });
