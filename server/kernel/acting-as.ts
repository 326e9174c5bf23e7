import type { Ctx } from './ctx.ts';

/** The ctx of another caller. Its transactions are that caller's, too: those of a ctx that was merely spread are still the first one's. */
export const actingAs = (ctx: Ctx, caller: Partial<Pick<Ctx, 'actor' | 'request'>>): Ctx => ({
  ...ctx,
  ...caller,
  transact: (work) => ctx.transact((tx) => work(actingAs(tx, caller))),
  onReplica: (read) => ctx.onReplica((copy) => read(actingAs(copy, caller))),
});
