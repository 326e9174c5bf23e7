import type { StoredConditions } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { ReadHistory } from '../../history/index.ts';
import { backtestOf } from './backtest-rules.ts';
import type { Backtest } from './figure-rules.ts';

export type RunBacktest = (ctx: Ctx, conditions: StoredConditions, before?: Date) => Promise<Backtest>;
const KEPT = 100;

/** Backtests by what they depend on, each made once while nothing of it changes: make one for each process. */
export function keptBacktests(readHistory: ReadHistory): RunBacktest {
  const kept = new Map<string, Backtest>();
  return async (ctx, conditions, before) => {
    const base = await readHistory(ctx);
    const until = before ?? ctx.now();
    const key = JSON.stringify([conditions, before?.getTime() ?? null, base.version, base.isReading]);
    const known = kept.get(key);
    if (known) return known;
    const made = backtestOf(conditions, base, until);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, made);
    return made;
  };
}
