import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { upsertContests } from '../../contests/index.ts';
import { listTournamentRows, tournamentWrite } from '../rows/tournament-rows.ts';

/** How far back results are kept ready, and how far ahead the calendar is known. */
export const CALENDAR_DAYS = { back: 300, ahead: 300 } as const;

/** Takes in the calendar: what was, what is on, what comes. */
export async function syncCalendar(ctx: Ctx, days: { back: number; ahead: number } = CALENDAR_DAYS): Promise<void> {
  const { golf, source } = ctx.ports;
  if (!golf) return;
  const now = ctx.now();
  const today = easternDay(now);
  const from = shiftDay(today, -days.back);
  const tournaments = await askSource(ctx, 'golf calendar', () => golf.feed.listTournaments(from, shiftDay(today, days.ahead), now));
  if (!tournaments) return;
  await upsertContests(
    ctx.db,
    tournaments.map((told) => tournamentWrite(told, { id: ctx.newId(), source: source.kind, updatedAt: now })),
  );
}

/** Fewer than this in the whole span, and the calendar has not been read. */
const FEW_TOURNAMENTS = 12;

/** The calendar, where a database knows next to nothing of it. */
export async function catchUpGolf(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const known = await listTournamentRows(ctx.db, shiftDay(today, -CALENDAR_DAYS.back), shiftDay(today, CALENDAR_DAYS.ahead));
  if (known.length < FEW_TOURNAMENTS) await syncCalendar(ctx);
}
