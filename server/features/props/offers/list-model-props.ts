import type { Ctx } from '../../../kernel/ctx.ts';
import { findEventById, isBettingClosed } from '../../events/index.ts';
import { findProjection } from '../project/read-projections.ts';
import { type ModelProp, modelPropsOf } from './model-price-rules.ts';

/** The six kinds at the model's own price, for a game in which no book offers props; none once it has started or before it was projected. */
export async function listModelProps(ctx: Ctx, eventId: string): Promise<ModelProp[]> {
  const event = await findEventById(ctx, eventId);
  if (!event || isBettingClosed(event, ctx.now())) return [];
  const projection = await findProjection(ctx, eventId);
  return projection ? modelPropsOf(projection) : [];
}
