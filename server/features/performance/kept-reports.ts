import type { Ctx } from '../../kernel/ctx.ts';
import type { BetFilter } from './filter-rules.ts';
import { readStamp } from './rows/stamp-rows.ts';

interface Kept<T> {
  stamp: string;
  at: number;
  report: T;
}

/** Closing prices come in by the minute, and a game may be moved to another day, without a bet being touched. */
const FRESH_MS = 60_000;
const MOST_KEPT = 100;

/**
 * Keeps built reports of this process, each under the whole filter with its owner in it, and only while no bet of the owner changed. The stamp
 * is read before the report is built: a change in between makes the report look older than it is, never newer.
 */
export function keepReports<T>(): (ctx: Ctx, filter: BetFilter, build: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  return async (ctx, filter, build) => {
    const key = JSON.stringify(filter);
    const [stamp, at] = [await readStamp(ctx.db, filter.userId), ctx.now().getTime()];
    const known = kept.get(key);
    if (known && known.stamp === stamp && at >= known.at && at - known.at < FRESH_MS) return known.report;
    const report = await build();
    kept.delete(key);
    kept.set(key, { stamp, at, report });
    for (const [old, entry] of kept) if (kept.size > MOST_KEPT || at - entry.at >= FRESH_MS) kept.delete(old);
    return report;
  };
}
