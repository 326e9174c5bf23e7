import type { Ctx } from '../../kernel/ctx.ts';
import { countRemoved } from '../../platform/retention/removed-rows.ts';
import { type Step, stepsOf } from './steps.ts';

/** In one night: some four thousand games, eight hundred thousand rows of each other kind. What is left waits for the next. */
const MOST_STEPS = 400;

async function runSteps(ctx: Ctx, { what, run }: Step): Promise<number> {
  let removed = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const done = await ctx.transact(async (tx) => {
      const result = await run(tx);
      if (result.removed) await countRemoved(tx.db, what, result.removed, tx.now());
      return result;
    });
    removed += done.removed;
    if (done.isDone) break;
  }
  return removed;
}

/** Removes what was kept long enough, in short transactions: a run that is cut off has done its part, and the next goes on from there. */
export async function removeOld(ctx: Ctx): Promise<void> {
  const removed: Partial<Record<Step['what'], number>> = {};
  for (const step of stepsOf(ctx.config.keepDays)) {
    const rows = await runSteps(ctx, step);
    if (rows) removed[step.what] = rows;
  }
  if (Object.keys(removed).length) ctx.log.info({ removed }, 'removed what was kept long enough');
}
