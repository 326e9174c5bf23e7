import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { presentPlan } from './own-plan.ts';

export const getSubscription: Verb<'GET /api/subscription'> = (ctx) => presentPlan(ctx, requireUser(ctx.actor));
