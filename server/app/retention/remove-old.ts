import { sql } from 'drizzle-orm';
import { forgetNotifications } from '../../features/notifications/index.ts';
import { downsamplePrices, type Thinned } from '../../features/odds/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { KeepDays } from '../../kernel/retention.ts';
import { forgetKeys } from '../../kernel/retention.ts';
import { pruneJobs } from '../../platform/jobs/job-rows.ts';
import { readReached, writeReached } from '../../platform/retention/reached.ts';
import { countRemoved } from '../../platform/retention/removed-rows.ts';

/** One short transaction of removing, which is counted with what it removes. */
interface Step {
  what: keyof KeepDays;
  run: (tx: Ctx) => Promise<{ removed: number; isDone: boolean }>;
}

const MOST_ROWS = 2000;
const MOST_GAMES = 10;
const WALK = 'thinned-prices';

const daysBefore = (ctx: Ctx, days: number): Date => new Date(ctx.now().getTime() - days * 86_400_000);

/** When someone decided something by a game's prices: bettors, the record's picks, the model, strategies and groups. */
const WITNESSES = sql`
  select contest_id, placed_at as at from bets where contest_id is not null
  union all select l.contest_id, b.placed_at from virtual_legs l join virtual_bets b on b.id = l.bet_id
  union all select contest_id, unnest(array[generated_at, price_seen_at]) from picks where contest_id is not null
  union all select contest_id, created_at from forecasts
  union all select contest_id, picked_at from group_picks
  union all select contest_id, fired_at from strategy_matches
  union all select contest_id, sent_at from price_alerts where sent_at is not null`;

async function thin(tx: Ctx, startedBefore: Date): Promise<{ removed: number; isDone: boolean }> {
  const { removed, reached } = await downsamplePrices(tx, {
    after: await readReached<Thinned>(tx.db, WALK),
    startedBefore,
    most: MOST_GAMES,
    witnesses: WITNESSES,
  });
  if (reached) await writeReached(tx.db, WALK, reached, tx.now());
  return { removed, isDone: reached === null };
}

const byRows =
  (remove: (tx: Ctx) => Promise<number>): Step['run'] =>
  async (tx) => {
    const removed = await remove(tx);
    return { removed, isDone: removed < MOST_ROWS };
  };

/** What is removed at night; a kind that is kept for ever is absent, except firings of schedules, which no one can want. */
function stepsOf({ prices, notifications, jobs, answers }: KeepDays): Step[] {
  return [
    { what: 'jobs', run: byRows((tx) => pruneJobs(tx.db, tx.now(), jobs, MOST_ROWS)) },
    ...(answers ? [{ what: 'answers', run: byRows((tx) => forgetKeys(tx.db, daysBefore(tx, answers), MOST_ROWS)) } as const] : []),
    ...(notifications
      ? [{ what: 'notifications', run: byRows((tx) => forgetNotifications(tx, daysBefore(tx, notifications), MOST_ROWS)) } as const]
      : []),
    ...(prices ? [{ what: 'prices', run: (tx: Ctx) => thin(tx, daysBefore(tx, prices)) } as const] : []),
  ];
}

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
