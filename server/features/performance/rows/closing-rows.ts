import { isGolfSelection, type Selection } from '@clearedge/quant/grading';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { betClosings, bets, contests } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import { ENDED_STATUSES } from '../../contests/index.ts';

export type ClosingRow = typeof betClosings.$inferInsert;
export interface UnnotedBet {
  id: string;
  contestId: string;
  selection: Selection;
  settledAt: Date;
}

/** Settled bets on games that are over whose close was not looked up since they were settled, oldest first. */
export async function listUnnoted(db: Db, most: number): Promise<UnnotedBet[]> {
  const rows = await db
    .select({ id: bets.id, contestId: contests.id, selection: bets.selection, settledAt: bets.settledAt })
    .from(bets)
    .innerJoin(contests, eq(contests.id, bets.contestId))
    .leftJoin(betClosings, and(eq(betClosings.betId, bets.id), eq(betClosings.settledAt, bets.settledAt)))
    .where(
      and(
        eq(bets.status, 'settled'),
        isNull(bets.deletedAt),
        isNull(bets.correctedAt),
        isNotNull(bets.selection),
        isNotNull(bets.settledAt),
        inArray(contests.status, ENDED_STATUSES),
        isNull(betClosings.betId),
      ),
    )
    .orderBy(asc(bets.settledAt))
    .limit(most);
  return rows.flatMap(({ selection, settledAt, ...row }) =>
    selection && settledAt && !isGolfSelection(selection) ? [{ ...row, selection, settledAt }] : [],
  );
}

/** Keeps what was found; a bet that was settled again gets the newer one. */
export async function keepClosings(db: Db, rows: readonly ClosingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(betClosings)
    .values([...rows])
    .onConflictDoUpdate({
      target: betClosings.betId,
      set: {
        settledAt: sql`excluded.settled_at`,
        kind: sql`excluded.kind`,
        odds: sql`excluded.odds`,
        probability: sql`excluded.probability`,
        linePoints: sql`excluded.line_points`,
        recordedAt: sql`excluded.recorded_at`,
      },
    });
}
