import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { contests, pickResults, picks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { linkAfter, lockChain } from '../../chain/index.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import { type NewResult, type ResultRow, resultStatement } from '../chain/result-statement.ts';

/** One writer at a time, until the transaction ends. */
export const lockResults = (tx: Ctx): Promise<void> => lockChain(tx, 'results');

/** Adds a result at the end of its chain; call it under `lockResults`. */
export async function appendResult(tx: Ctx, pick: Pick<PickRow, 'hash' | 'sport'>, result: NewResult): Promise<ResultRow> {
  const [head] = await tx.db.select().from(pickResults).orderBy(desc(pickResults.sequence)).limit(1);
  const link = linkAfter(head ?? null, (sequence) => resultStatement(result, pick, sequence));
  const [row] = await tx.db
    .insert(pickResults)
    .values({ id: tx.newId(), ...result, ...link })
    .returning();
  return row!;
}

/** Every result in order; of these picks alone when they are named. */
export function listResults(db: Db, pickIds?: readonly string[]): Promise<ResultRow[]> {
  if (pickIds?.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(pickResults)
    .where(pickIds && inArray(pickResults.pickId, [...pickIds]))
    .orderBy(asc(pickResults.sequence));
}

/** The result that counts of each pick: its newest. */
export const standingResults = (rows: readonly ResultRow[]): Map<string, ResultRow> => new Map(rows.map((row) => [row.pickId, row]));

export async function findStandingResult(db: Db, pickId: string): Promise<ResultRow | null> {
  const [row] = await db.select().from(pickResults).where(eq(pickResults.pickId, pickId)).orderBy(desc(pickResults.sequence)).limit(1);
  return row ?? null;
}

/** Games that are over and hold a pick without a result. */
export async function listUnsettledContests(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct e.id from ${picks} p join ${contests} e on e.id = p.contest_id
      where e.status in ('final', 'postponed', 'suspended', 'cancelled')
        and not exists (select 1 from ${pickResults} r where r.pick_id = p.id)`,
  );
  return rows.map(({ id }) => id);
}
