import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type OnGolfFacts, recordGolfFacts } from '../facts/record-golf-facts.ts';
import { writeEntries } from '../rows/entry-rows.ts';
import { findFactsRow } from '../rows/fact-rows.ts';
import { listTournamentRows, type TournamentRow, writeBoardHead } from '../rows/tournament-rows.ts';

/** Fields are known some days before the start. */
const FIELD_DAYS = 10;

/** Stores one tournament's field or leaderboard as the source tells it now, and what can be graded. */
async function syncLeaderboard(ctx: Ctx, row: TournamentRow, onFacts: OnGolfFacts): Promise<void> {
  const { golf } = ctx.ports;
  if (!golf) return;
  const now = ctx.now();
  const board = await askSource(ctx, `golf leaderboard ${row.publicId}`, () => golf.feed.findLeaderboard(row.publicId, now));
  if (!board && row.status !== 'completed') return;
  if (board)
    await ctx.transact(async (tx) => {
      await writeEntries(tx.db, row.id, board.entries);
      await writeBoardHead(tx.db, row.id, board);
    });
  const facts = await askSource(ctx, `golf result ${row.publicId}`, () => golf.feed.findFacts(row.publicId, now));
  if (facts && 'doubts' in facts)
    ctx.log.warn({ tournament: row.publicId, doubts: facts.doubts }, 'a golf result contradicts itself; it was not stored');
  else if (facts) await recordGolfFacts(ctx, facts, onFacts);
}

const isInPlay = ({ startsAt, status }: TournamentRow, now: Date): boolean => status !== 'completed' && startsAt <= now;

/** Fields of majors are invited long before, and books price them. */
const MAJOR_DAYS = 300;

/** The tournaments in play, and with `all` the fields of the coming days and of the majors ahead as well. */
export async function syncLeaderboards(ctx: Ctx, onFacts: OnGolfFacts, all = false): Promise<void> {
  if (!ctx.ports.golf) return;
  const now = ctx.now();
  const today = easternDay(now);
  const near = shiftDay(today, FIELD_DAYS);
  const rows = await listTournamentRows(ctx.db, shiftDay(today, -2), all ? shiftDay(today, MAJOR_DAYS) : near);
  const isComing = ({ status, isMajor, startsOn }: TournamentRow): boolean =>
    all && status !== 'completed' && (isMajor || startsOn <= near);
  for (const row of rows) if (isInPlay(row, now) || isComing(row)) await syncLeaderboard(ctx, row, onFacts);
}

/** Finished tournaments whose official result is not stored yet: after a first start, or after the product was off. */
export async function fillResults(ctx: Ctx, onFacts: OnGolfFacts, from: string): Promise<void> {
  if (!ctx.ports.golf) return;
  for (const row of (await listTournamentRows(ctx.db, from, easternDay(ctx.now()))).reverse()) {
    if (row.status !== 'completed') continue;
    const facts = await findFactsRow(ctx.db, row.id);
    if (!facts?.isFinal) await syncLeaderboard(ctx, row, onFacts);
  }
}
