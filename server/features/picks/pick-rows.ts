import type { PickSport } from '@clearedge/contract/sports';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { pickMarks, pickResults, picks } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import { linkAfter, lockChain } from '../chain/index.ts';
import { type NewPick, type PickRow, pickStatement } from './chain/pick-statement.ts';
import { type NewResult, type ResultRow, resultStatement } from './chain/result-statement.ts';

export type Mark = (typeof pickMarks.$inferSelect)['result'];

/** Keeps a reader's word on a pick in place of the one before. */
export async function setMark(tx: Ctx, userId: string, pickId: string, result: Mark): Promise<void> {
  const markedAt = tx.now();
  await tx.db
    .insert(pickMarks)
    .values({ id: tx.newId(), userId, pickId, result, markedAt })
    .onConflictDoUpdate({ target: [pickMarks.userId, pickMarks.pickId], set: { result, markedAt } });
}

export async function listMarks(db: Db, userId: string, pickIds: readonly string[]): Promise<Map<string, Mark>> {
  if (pickIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pickMarks)
    .where(and(eq(pickMarks.userId, userId), inArray(pickMarks.pickId, [...pickIds])));
  return new Map(rows.map(({ pickId, result }) => [pickId, result]));
}

const MARKETS = ['moneyline', 'spread', 'total'] as const;
type PickMarket = (typeof MARKETS)[number];

export interface MarketRecord {
  wins: number;
  losses: number;
  /** Pushed or void: they decide nothing. */
  pushes: number;
  units: number;
}

/** How a sport's published picks of each market have ended, by the result that counts of each. */
export async function listMarketRecords(db: Db, sport: PickSport): Promise<Record<PickMarket, MarketRecord>> {
  const rows = await rowsOf<{ market: PickMarket; wins: number; losses: number; pushes: number; units: number }>(
    db,
    sql`select p.market,
        count(*) filter (where r.result = 'win')::int as wins,
        count(*) filter (where r.result = 'loss')::int as losses,
        count(*) filter (where r.result in ('push', 'void'))::int as pushes,
        coalesce(sum(r.units), 0)::float8 as units
      from ${picks} p
      join (select distinct on (pick_id) pick_id, result, units from ${pickResults} order by pick_id, sequence desc) r on r.pick_id = p.id
      where p.kind = 'pick' and p.sport = ${sport}
      group by p.market`,
  );
  const of = (market: PickMarket): MarketRecord => {
    const found = rows.find((row) => row.market === market);
    return { wins: found?.wins ?? 0, losses: found?.losses ?? 0, pushes: found?.pushes ?? 0, units: found?.units ?? 0 };
  };
  return { moneyline: of('moneyline'), spread: of('spread'), total: of('total') };
}

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

export async function findCurrentResult(db: Db, pickId: string): Promise<ResultRow | null> {
  const [row] = await db.select().from(pickResults).where(eq(pickResults.pickId, pickId)).orderBy(desc(pickResults.sequence)).limit(1);
  return row ?? null;
}

/** Picks without a result. */
export const openPicks = sql`select p.contest_id, null::text as flag, false as is_on_part from picks p
  where p.kind = 'pick' and p.contest_id is not null and not exists (select 1 from pick_results r where r.pick_id = p.id)`;

/** Chains picks and results that were published elsewhere, on other dates, from the first link on: their places and ids hold, their hashes are new. */
export async function restoreChains(tx: Ctx, published: readonly PickRow[], results: readonly ResultRow[]): Promise<void> {
  const links = new Map<string, PickRow>();
  let head: PickRow | null = null;
  for (const pick of published) {
    head = { ...pick, ...linkAfter(head, (sequence) => pickStatement(pick, sequence)) };
    links.set(pick.id, head);
  }
  const graded: ResultRow[] = [];
  for (const result of results) {
    const pick = links.get(result.pickId)!;
    graded.push({ ...result, ...linkAfter(graded.at(-1) ?? null, (sequence) => resultStatement(result, pick, sequence)) });
  }
  for (const rows of chunked([...links.values()])) await tx.db.insert(picks).values(rows);
  for (const rows of chunked(graded)) await tx.db.insert(pickResults).values(rows);
}

const ROWS_AT_ONCE = 200;
const chunked = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) => rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE));
