import type { Ctx } from '../../kernel/ctx.ts';
import { findLimits } from './limit-rows.ts';
import { refuseOffers } from './limit-rules.ts';

/** Asked by everything that sells a plan or a session, advises a bet or calls someone back to betting; refuses it during a self-exclusion and under age. */
export const checkMayOffer = async (ctx: Ctx, userId: string): Promise<void> => refuseOffers(await findLimits(ctx, userId), ctx.now());
