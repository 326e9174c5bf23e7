import type { Ctx } from '../../../kernel/ctx.ts';
import { listWithoutFacts } from '../facts/list-facts-due.ts';
import type { OnFacts } from '../facts/record-facts.ts';
import { recordManyFacts } from '../facts/record-many-facts.ts';
import { syncLive } from './sync-live.ts';
import { syncNearSlates } from './sync-slates.ts';

/** Brings the schedule, the games in play and the facts of those that have ended up to date at once, outside the schedules' turn. */
export async function syncNow(ctx: Ctx, onFacts: OnFacts): Promise<void> {
  await syncNearSlates(ctx);
  await syncLive(ctx, onFacts);
  for (const gameIds of await listWithoutFacts(ctx)) await recordManyFacts(ctx, gameIds, onFacts);
}
