import type { Ctx } from '../../../kernel/ctx.ts';
import { findEventById, isStarted } from '../../events/index.ts';
import { listFrozenEventIds } from '../rows/closing-rows.ts';
import { syncSlateOdds } from './sync-slate-odds.ts';

/** Makes sure that a started game has its closing prices, where anybody priced it. Asks the source: call it before a transaction. */
export async function closeBoard(ctx: Ctx, eventId: string): Promise<void> {
  const event = await findEventById(ctx, eventId);
  if (!event || !isStarted(event)) return;
  if ((await listFrozenEventIds(ctx.db, [eventId])).has(eventId)) return;
  await syncSlateOdds(ctx, event.slateOn, event.sport);
}
