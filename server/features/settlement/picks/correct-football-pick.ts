import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { correctFootballResult, getFootballPick } from '../../football-picks/index.ts';
import { GRADES } from './correct-pick.ts';

/** An admin corrects the official result of a CFL pick: one more entry with the reason, after the one that stays. */
export const correctFootballPick: Verb<'POST /api/admin/cfl/daily-picks/:pickId/correction'> = async (ctx, { params, body }) => {
  const to = GRADES[body.result];
  await ctx.transact(async (tx) => {
    const from = await correctFootballResult(tx, params.pickId, to, body.reason);
    await audit(tx, 'pick.corrected', `pick:${params.pickId}`, { from, to, reason: body.reason });
  });
  return getFootballPick(ctx, params.pickId);
};
