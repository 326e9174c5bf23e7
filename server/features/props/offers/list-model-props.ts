import type { Ctx } from '../../../kernel/ctx.ts';
import { findContestById, isBettingClosed } from '../../contests/index.ts';
import { findProjection } from '../project/read-projections.ts';
import { type ModelProp, modelPropsOf } from './model-price-rules.ts';

/** The six kinds at the model's own price, for a game in which no book offers props; none once it has started or before it was projected. */
export async function listModelProps(ctx: Ctx, contestId: string): Promise<ModelProp[]> {
  const contest = await findContestById(ctx, contestId);
  if (!contest || isBettingClosed(contest, ctx.now())) return [];
  const projection = await findProjection(ctx, contestId);
  return projection ? modelPropsOf(projection) : [];
}
