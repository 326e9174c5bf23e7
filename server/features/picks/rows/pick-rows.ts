import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { picks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { linkAfter } from '../../chain/index.ts';
import { type NewPick, type PickRow, pickStatement } from '../chain/pick-statement.ts';

const LOCK = 'clearedge: the chain of picks';

/** One writer at a time: two would both follow the same head. Held until the transaction ends. */
export const lockPicks = async (tx: Ctx): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`);
};

/** Adds a pick at the end of the chain; call it under `lockPicks`. */
export async function appendPick(tx: Ctx, pick: NewPick): Promise<PickRow> {
  const [head] = await tx.db.select().from(picks).orderBy(desc(picks.sequence)).limit(1);
  const link = linkAfter(head ?? null, (sequence) => pickStatement(pick, sequence));
  const [row] = await tx.db
    .insert(picks)
    .values({ id: tx.newId(), ...pick, ...link })
    .returning();
  return row!;
}

/** The picks and "no bets" of an Eastern day, in the order of publication. */
export const listPicksOfDay = (db: Db, slateOn: string): Promise<PickRow[]> =>
  db.select().from(picks).where(eq(picks.slateOn, slateOn)).orderBy(asc(picks.sequence));

export const listPicksOfContest = (db: Db, contestId: string): Promise<PickRow[]> =>
  db.select().from(picks).where(eq(picks.contestId, contestId)).orderBy(asc(picks.sequence));

export const listPicks = (db: Db, span?: { from: string; to: string }): Promise<PickRow[]> =>
  db
    .select()
    .from(picks)
    .where(span && and(gte(picks.slateOn, span.from), lte(picks.slateOn, span.to)))
    .orderBy(asc(picks.sequence));

export async function findPick(db: Db, pickId: string): Promise<PickRow | null> {
  const [row] = await db
    .select()
    .from(picks)
    .where(and(eq(picks.id, pickId), eq(picks.kind, 'pick')));
  return row ?? null;
}
