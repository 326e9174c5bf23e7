import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { listEventsByIds } from '../events/index.ts';
import { listAlertsOf } from './alert-rows.ts';
import { type AlertWire, presentAlert } from './present-alert.ts';

/** A user's alerts: those that wait first, then the newest. */
export async function listPriceAlerts(ctx: Ctx, userId: string): Promise<AlertWire[]> {
  const rows = await listAlertsOf(ctx.db, userId);
  const events = await listEventsByIds(ctx, [...new Set(rows.map(({ eventId }) => eventId))]);
  const byId = new Map(events.map((event) => [event.id, event]));
  return rows.flatMap((row) => {
    const event = byId.get(row.eventId);
    return event ? [presentAlert(row, event, ctx.now())] : [];
  });
}

export const listAlerts = (ctx: Ctx): Promise<AlertWire[]> => listPriceAlerts(ctx, requireUser(ctx.actor));
