import { asc, eq, sql } from 'drizzle-orm';
import { footballPicks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';

export type FootballPickRow = typeof footballPicks.$inferSelect;
export type NewFootballPick = Omit<FootballPickRow, 'id'>;

const LOCK = 'clearedge: football picks';

/** One publisher at a time: two would give out the same places. Held until the transaction ends. */
export const lockPicks = async (tx: Ctx): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`);
};

export async function addPick(tx: Ctx, pick: NewFootballPick): Promise<FootballPickRow> {
  const [row] = await tx.db
    .insert(footballPicks)
    .values({ id: tx.newId(), ...pick })
    .returning();
  return row!;
}

/** The picks of an Eastern day in the order of publication. */
export const listPicksOfDay = (db: Db, slateOn: string): Promise<FootballPickRow[]> =>
  db.select().from(footballPicks).where(eq(footballPicks.slateOn, slateOn)).orderBy(asc(footballPicks.dayPlace));

export const listPicksOfContest = (db: Db, contestId: string): Promise<FootballPickRow[]> =>
  db.select().from(footballPicks).where(eq(footballPicks.contestId, contestId)).orderBy(asc(footballPicks.publishedAt));

export async function findPick(db: Db, pickId: string): Promise<FootballPickRow | null> {
  const [row] = await db.select().from(footballPicks).where(eq(footballPicks.id, pickId));
  return row ?? null;
}
