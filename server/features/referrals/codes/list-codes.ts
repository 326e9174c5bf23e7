import type { Verb } from '../../../kernel/feature.ts';
import { listCodes } from '../rows/code-rows.ts';
import { presentCodes } from './present-code.ts';

export const listReferralCodes: Verb<'GET /api/admin/referral-codes'> = async (ctx) => presentCodes(ctx, await listCodes(ctx.db));
