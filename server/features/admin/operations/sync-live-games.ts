import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type OnFacts, syncNow } from '../../contests/index.ts';
import { listContestsToSettle, settleContest } from '../../settlement/index.ts';

const DAYS = 5;

async function stampsOf(ctx: Ctx): Promise<Map<string, string>> {
  const today = easternDay(ctx.now());
  const rows = await rowsOf<{ id: string; stamp: string }>(
    ctx.db,
    sql`select id, updated_at::text as stamp from contests
        where kind = 'game' and slate_on between ${shiftDay(today, -DAYS)}::date and ${shiftDay(today, 1)}::date`,
  );
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

/** Tracked and practice bets that wait for a game or tournament which has ended. */
async function listWaiting(ctx: Ctx, contestIds: readonly string[]): Promise<Set<string>> {
  if (contestIds.length === 0) return new Set();
  const ids = sql`(${sql.join(
    contestIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select id from bets where status = 'pending' and deleted_at is null and contest_id in ${ids}
        union select b.id from virtual_bets b join virtual_legs l on l.bet_id = b.id where b.status = 'pending' and l.contest_id in ${ids}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Asks the source now, then settles what has ended; the counts say what changed through it. */
export const syncLiveGames =
  (onFacts: OnFacts): Verb<'POST /api/admin/sync-live-games'> =>
  async (ctx) => {
    const before = await stampsOf(ctx);
    await syncNow(ctx, onFacts);
    const after = await stampsOf(ctx);
    const updatedGames = [...after].filter(([id, stamp]) => before.get(id) !== stamp).length;
    const ended = await listContestsToSettle(ctx);
    const waiting = await listWaiting(ctx, ended);
    for (const contestId of ended) await settleContest(ctx, contestId);
    const still = await listWaiting(ctx, ended);
    const settledBets = [...waiting].filter((id) => !still.has(id)).length;
    await ctx.transact((tx) => audit(tx, 'games.synced', 'games', { updatedGames, settledBets }));
    return { updatedGames, settledBets };
  };
