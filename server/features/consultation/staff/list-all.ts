import type { Verb } from '../../../kernel/feature.ts';
import { presentForStaff } from '../present-consultation.ts';
import { listForStaff } from '../rows/consultation-rows.ts';

export const listAllConsultations: Verb<'GET /api/admin/consultations'> = async (ctx, { query: { status, page, limit } }) =>
  (await listForStaff(ctx.db, status, { limit, offset: (page - 1) * limit })).map(presentForStaff);
