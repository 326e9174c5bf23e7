import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Consultation, presentConsultation } from '../present-consultation.ts';
import { listOf } from '../rows/consultation-rows.ts';

/** A member's sessions, the newest first; for the export of an account too. */
export const listConsultationsOf = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Consultation[]> =>
  (await listOf(db, userId)).map(presentConsultation);

export const listConsultations: Verb<'GET /api/consultations'> = (ctx) => listConsultationsOf(ctx, requireUser(ctx.actor));
