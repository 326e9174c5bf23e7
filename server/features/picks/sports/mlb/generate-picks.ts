import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../../kernel/ctx.ts';
import type { Verb } from '../../../../kernel/feature.ts';
import { listPicksOfDay } from '../../pick-rows.ts';
import { publishPicks } from '../../publish/publish-picks.ts';
import { baseballPicks } from './look-at-games.ts';

const LEAST_MS = 60_000;

/** Publishes what the model finds now. Shared and idempotent: asked again within a minute, it answers without looking again. */
export function generatePicks(): Verb<'POST /api/daily-picks/generate'> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (ctx: Ctx) => {
    const now = ctx.now().getTime();
    const isTooSoon = now - lookedAt < LEAST_MS;
    if (!isTooSoon) lookedAt = now;
    const rows = isTooSoon ? [] : await publishPicks(ctx, baseballPicks, true);
    const added = rows.filter(({ kind }) => kind === 'pick').length;
    const slateOn = easternDay(ctx.now());
    const current = await listPicksOfDay(ctx.db, slateOn, baseballPicks.sport);
    const total = current.filter(({ kind }) => kind === 'pick').length;
    return { date: slateOn, added, total, noBet: total === 0 && current.length > 0 };
  };
}
