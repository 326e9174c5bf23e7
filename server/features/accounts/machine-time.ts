import type { Ctx } from '../../kernel/ctx.ts';

// Sessions, throttles and reset links live by the machine's clock: moving the demo clock a week ahead must not sign everybody out.
export const machineNow = (ctx: Ctx): Date => new Date(ctx.now().getTime() - offsetOf(ctx));

/** A stored machine time as the product's clock would have shown it. */
export const toProductTime = (ctx: Ctx, at: Date): Date => new Date(at.getTime() + offsetOf(ctx));

const offsetOf = (ctx: Ctx): number => ctx.demo?.offsetMs() ?? 0;
