import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listPicksOfDay } from '../rows/pick-rows.ts';
import { publishPicks } from './publish-picks.ts';

const LEAST_MS = 60_000;

/** Publishes what the model finds now. Shared and idempotent: asked again within a minute, it answers without looking again. */
export function generatePicks(): Verb<'POST /api/daily-picks/generate'> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (ctx: Ctx) => {
    const now = ctx.now().getTime();
    const isTooSoon = now - lookedAt < LEAST_MS;
    if (!isTooSoon) lookedAt = now;
    const added = isTooSoon ? 0 : (await publishPicks(ctx, true)).added.length;
    const slateOn = easternDay(ctx.now());
    const standing = await listPicksOfDay(ctx.db, slateOn);
    const total = standing.filter(({ kind }) => kind === 'pick').length;
    return { date: slateOn, added, total, noBet: total === 0 && standing.length > 0 };
  };
}
