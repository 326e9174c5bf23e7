import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { listContestsByIds } from '../contests/index.ts';
import { listAlertsOf } from './alert-rows.ts';
import { type AlertWire, presentAlert } from './present-alert.ts';

/** A user's alerts: those that wait first, then the newest. */
export async function listPriceAlerts(ctx: Ctx, userId: string): Promise<AlertWire[]> {
  const rows = await listAlertsOf(ctx.db, userId);
  const contests = await listContestsByIds(ctx, [...new Set(rows.map(({ contestId }) => contestId))]);
  const byId = new Map(contests.map((contest) => [contest.id, contest]));
  return rows.flatMap((row) => {
    const contest = byId.get(row.contestId);
    return contest ? [presentAlert(row, contest, ctx.now())] : [];
  });
}

export const listAlerts = (ctx: Ctx): Promise<AlertWire[]> => listPriceAlerts(ctx, requireUser(ctx.actor));
