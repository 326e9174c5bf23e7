import { auditEntries } from '../db/schema/index.ts';
import type { Ctx } from './ctx.ts';

/** Writes who did what to which subject (`bet:<id>`, `user:<id>`). Call it inside the transaction that does it; pass no secrets. */
export async function audit(ctx: Ctx, action: string, subject: string, details: Record<string, unknown> = {}): Promise<void> {
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  await ctx.db.insert(auditEntries).values({ id: ctx.newId(), at: ctx.now(), actorId, action, subject, details });
}
