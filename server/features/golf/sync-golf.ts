import { daysBetween, easternDay, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../kernel/ask-source.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { findContestFacts, noteSchedule, type OnFacts, recordFacts, upsertContests } from '../contests/index.ts';
import { writeEntries } from './rows/entry-rows.ts';
import { listTournamentRows, type TournamentRow, tournamentWrite, writeBoardHead } from './rows/tournament-rows.ts';

/** How far back results are kept ready, and how far ahead the calendar is known. */
export const CALENDAR_DAYS = { back: 300, ahead: 300 } as const;

/** Takes in the calendar: what was, what is on, what comes. */
export async function syncCalendar(ctx: Ctx, days: { back: number; ahead: number } = CALENDAR_DAYS): Promise<void> {
  const { golf, source } = ctx.ports;
  if (!golf) return;
  const now = ctx.now();
  const today = easternDay(now);
  const from = shiftDay(today, -days.back);
  const tournaments = await fetchFrom(ctx, 'golf calendar', () => golf.feed.listTournaments(from, shiftDay(today, days.ahead), now));
  if (!tournaments) return;
  await upsertContests(
    ctx.db,
    tournaments.map((reported) => tournamentWrite(reported, { id: ctx.newId(), source: source.kind, updatedAt: now })),
  );
  await noteSchedule(ctx, 'golf', golf.feed, now);
}

/** Fewer than this in the whole span, and the calendar has not been read. */
const FEW_TOURNAMENTS = 12;

async function listKnown(ctx: Ctx): Promise<TournamentRow[]> {
  const today = easternDay(ctx.now());
  return listTournamentRows(ctx.db, shiftDay(today, -CALENDAR_DAYS.back), shiftDay(today, CALENDAR_DAYS.ahead));
}

/** The calendar, where a database knows next to nothing of it. */
export async function catchUpGolf(ctx: Ctx): Promise<void> {
  if ((await listKnown(ctx)).length < FEW_TOURNAMENTS) await syncCalendar(ctx);
}

/** Results of so many days may still be corrected. */
export const RECENT_DAYS = 5;

/** The calendar at a start: all of it on a new database, else from the first tournament that was not over. The day's schedule reads the rest again. */
export async function syncOpenCalendar(ctx: Ctx): Promise<void> {
  const known = await listKnown(ctx);
  const open = known.find(({ status }) => status !== 'completed');
  if (!open || known.length < FEW_TOURNAMENTS) return syncCalendar(ctx);
  const back = Math.max(RECENT_DAYS, daysBetween(open.startsOn, easternDay(ctx.now())));
  return syncCalendar(ctx, { ...CALENDAR_DAYS, back });
}

/** Fields are known some days before the start. */
const FIELD_DAYS = 10;

/** Stores one tournament's field or leaderboard as the source tells it now, and what can be graded. */
async function syncLeaderboard(ctx: Ctx, row: TournamentRow, onFacts: OnFacts): Promise<void> {
  const { golf } = ctx.ports;
  if (!golf) return;
  const now = ctx.now();
  const board = await fetchFrom(ctx, `golf leaderboard ${row.publicId}`, () => golf.feed.findLeaderboard(row.publicId, now));
  if (!board && row.status !== 'completed') return;
  if (board)
    await ctx.transact(async (tx) => {
      await writeEntries(tx.db, row.id, board.entries);
      await writeBoardHead(tx.db, row.id, board);
    });
  await fetchFrom(ctx, `golf result ${row.publicId}`, () => recordFacts(ctx, row.publicId, onFacts));
}

/** In play, or over for so short a time that its result is not in yet or may still be corrected. */
const isFollowed = ({ startsAt }: TournamentRow, now: Date): boolean => startsAt <= now;

/** Fields of majors are invited long before, and books price them. */
const MAJOR_DAYS = 300;

/** The tournaments in play and those that ended in the last two days, and with `all` the fields of the coming days and of the majors ahead as well. */
export async function syncLeaderboards(ctx: Ctx, onFacts: OnFacts, all = false): Promise<void> {
  if (!ctx.ports.golf) return;
  const now = ctx.now();
  const today = easternDay(now);
  const near = shiftDay(today, FIELD_DAYS);
  const rows = await listTournamentRows(ctx.db, shiftDay(today, -2), all ? shiftDay(today, MAJOR_DAYS) : near);
  const isComing = ({ status, isMajor, startsOn }: TournamentRow): boolean =>
    all && status !== 'completed' && (isMajor || startsOn <= near);
  for (const row of rows) if (isFollowed(row, now) || isComing(row)) await syncLeaderboard(ctx, row, onFacts);
}

/** Finished tournaments whose official result is not stored yet or is held: after a first start, or after the product was off. */
export async function fillResults(ctx: Ctx, onFacts: OnFacts, from: string): Promise<void> {
  if (!ctx.ports.golf) return;
  for (const row of (await listTournamentRows(ctx.db, from, easternDay(ctx.now()))).reverse()) {
    if (row.status !== 'completed') continue;
    const facts = await findContestFacts(ctx, row.id);
    if (!facts?.isFinal || row.resultHold !== null) await syncLeaderboard(ctx, row, onFacts);
  }
}
