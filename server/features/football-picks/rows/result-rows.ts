import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { contests, footballPickResults, footballPicks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';

export type FootballResultRow = typeof footballPickResults.$inferSelect;
export type NewFootballResult = Omit<FootballResultRow, 'id'>;

const LOCK = 'clearedge: football pick results';

/** One writer at a time, until the transaction ends: two settlers must not both see a pick without a result. */
export const lockResults = async (tx: Ctx): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`);
};

export const addResult = async (tx: Ctx, result: NewFootballResult): Promise<void> => {
  await tx.db.insert(footballPickResults).values({ id: tx.newId(), ...result });
};

/** The result that counts of each of these picks: its newest. */
export async function listStanding(db: Db, pickIds: readonly string[]): Promise<Map<string, FootballResultRow>> {
  if (pickIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(footballPickResults)
    .where(inArray(footballPickResults.pickId, [...pickIds]))
    .orderBy(asc(footballPickResults.version));
  return new Map(rows.map((row) => [row.pickId, row]));
}

export async function findStanding(db: Db, pickId: string): Promise<FootballResultRow | null> {
  const [row] = await db
    .select()
    .from(footballPickResults)
    .where(eq(footballPickResults.pickId, pickId))
    .orderBy(desc(footballPickResults.version))
    .limit(1);
  return row ?? null;
}

/** Games that are over and hold a pick without a result. */
export async function listUnsettledContests(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct e.id from ${footballPicks} p join ${contests} e on e.id = p.contest_id
      where e.status in ('final', 'postponed', 'suspended', 'cancelled')
        and not exists (select 1 from ${footballPickResults} r where r.pick_id = p.id)`,
  );
  return rows.map(({ id }) => id);
}

export interface FootballRecord {
  picks: number;
  wins: number;
  losses: number;
  pushes: number;
  units: number;
}

/** Every settled pick by the result that counts. */
export async function sumRecord(db: Db): Promise<FootballRecord> {
  const [row] = await rowsOf<FootballRecord>(
    db,
    sql`with standing as (
        select distinct on (pick_id) result, units from ${footballPickResults} order by pick_id, version desc)
      select count(*)::int as picks, count(*) filter (where result = 'win')::int as wins, count(*) filter (where result = 'loss')::int as losses,
        count(*) filter (where result in ('push', 'void'))::int as pushes, coalesce(sum(units), 0)::float8 as units from standing`,
  );
  return row!;
}
