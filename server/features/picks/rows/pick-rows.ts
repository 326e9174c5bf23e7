import type { PickSport } from '@clearedge/contract/sports';
import { and, asc, desc, eq } from 'drizzle-orm';
import { picks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { linkAfter, lockChain } from '../../chain/index.ts';
import { type NewPick, type PickRow, pickStatement } from '../chain/pick-statement.ts';

/** One publisher at a time, of whatever sport. Held until the transaction ends. */
export const lockPicks = (tx: Ctx): Promise<void> => lockChain(tx, 'picks');

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

/** The picks and "no bets" of a sport's Eastern day, or of every sport's, in the order of publication. */
export const listPicksOfDay = (db: Db, slateOn: string, sport?: PickSport): Promise<PickRow[]> =>
  db
    .select()
    .from(picks)
    .where(and(eq(picks.slateOn, slateOn), sport && eq(picks.sport, sport)))
    .orderBy(asc(picks.sequence));

export const listPicksOfContest = (db: Db, contestId: string): Promise<PickRow[]> =>
  db.select().from(picks).where(eq(picks.contestId, contestId)).orderBy(asc(picks.sequence));

export const listPicks = (db: Db, sport?: PickSport): Promise<PickRow[]> =>
  db
    .select()
    .from(picks)
    .where(sport && eq(picks.sport, sport))
    .orderBy(asc(picks.sequence));

/** A pick by its id, of a sport if one is named; null for a "no bet". */
export async function findPick(db: Db, pickId: string, sport?: PickSport): Promise<PickRow | null> {
  const [row] = await db
    .select()
    .from(picks)
    .where(and(eq(picks.id, pickId), eq(picks.kind, 'pick'), sport && eq(picks.sport, sport)));
  return row ?? null;
}
