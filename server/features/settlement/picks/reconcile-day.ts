import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { findPickResult, listPicksOn, type PickRow } from '../../picks/index.ts';
import { settleEvent } from '../settle-event.ts';

async function countResolved(ctx: Ctx, picks: readonly PickRow[]): Promise<number> {
  let resolved = 0;
  for (const pick of picks) resolved += Number((await findPickResult(ctx, pick.id)) !== null);
  return resolved;
}

const said = (reconciled: number, pending: number): string => {
  const done = reconciled === 1 ? '1 pick settled' : `${reconciled} picks settled`;
  if (pending === 0) return `${done} from final scores; none is pending.`;
  return `${done} from final scores; ${pending} pending until ${pending === 1 ? 'its game is' : 'their games are'} final.`;
};

/** Settles what has ended of a day from real scores. A pick whose game is not final stays pending and is counted as such. */
export const reconcileDay: Verb<'POST /api/performance/auto-reconcile'> = async (ctx, { body }) => {
  const picks = await listPicksOn(ctx, body.date);
  const before = await countResolved(ctx, picks);
  for (const eventId of new Set(picks.map((pick) => pick.eventId!))) await settleEvent(ctx, eventId);
  const resolved = await countResolved(ctx, picks);
  const pending = picks.length - resolved;
  return { date: body.date, reconciled: resolved - before, resolved, pending, message: said(resolved - before, pending) };
};
