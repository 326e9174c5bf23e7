import { SETTLED_LISTED } from '@clearedge/contract/constants';
import { and, count, desc, eq, inArray, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import type { BetTerms } from '../../db/schema/index.ts';
import { betCorrections, betLegs, bets, contests } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { afterCursor, newestFirst, readInParts } from '../../kernel/newest-first.ts';
import type { ContestRow } from '../contests/index.ts';
import { closesAt } from './futures/future-rows.ts';
import type { BetLegRow } from './parlays/leg-rows.ts';

export type BetRow = typeof bets.$inferSelect;
export type NewBetRow = typeof bets.$inferInsert;
export type NewLegRow = typeof betLegs.$inferInsert;
/** As the database reads it out: `at` in milliseconds. */
export interface Correction {
  at: number;
  reason: string;
  before: BetTerms;
  after: BetTerms;
}
/** A leg as the database reads it out; its times in milliseconds. */
export type LegView = Pick<
  BetLegRow,
  'sport' | 'gameLabel' | 'contestId' | 'betType' | 'selectionText' | 'selection' | 'readAs' | 'odds' | 'result' | 'rule' | 'formula'
> & {
  gameId: string | null;
  status: ContestRow['status'] | null;
  awayCode: string | null;
  homeCode: string | null;
  startsAt: number | null;
};
/** A bet with what the wire says of its contest. */
export interface BetView {
  bet: BetRow;
  contest:
    | (Pick<ContestRow, 'gameId' | 'kind' | 'status' | 'slateOn' | 'startsAt' | 'name'> & {
        /** Null of a tournament. */
        awayCode: string | null;
        homeCode: string | null;
        /** The tour that a tournament belongs to. */
        tour: string | null;
      })
    | null;
  /** Made after the start, in order; null where there is none. */
  corrections: Correction[] | null;
  /** Of a parlay, in their order; null of any other bet. */
  legs: LegView[] | null;
  /** When a future closes to changes, in milliseconds; null of any other bet. */
  closesAt: number | null;
}

/** What is read of a bet beside its row: joined by `contests`. */
export const view = {
  bet: bets,
  contest: {
    gameId: contests.gameId,
    kind: contests.kind,
    status: contests.status,
    slateOn: contests.slateOn,
    startsAt: contests.startsAt,
    name: contests.name,
    awayCode: contests.awayCode,
    homeCode: contests.homeCode,
    tour: sql<string | null>`${contests.detail} ->> 'tour'`,
  },
  corrections: sql<Correction[] | null>`case when ${bets.correctedAt} is not null then (
    select json_agg(json_build_object('at', (extract(epoch from c.corrected_at) * 1000)::float8, 'reason', c.reason, 'before', c.before, 'after', c.after)
      order by c.sequence)
    from ${betCorrections} c where c.bet_id = ${bets.id}) end`,
  legs: sql<LegView[] | null>`case when ${bets.betType} in ('parlay', 'teaser', 'round_robin') then (
    select json_agg(json_build_object('contestId', l.contest_id, 'sport', coalesce(e.sport, l.sport), 'gameLabel', l.game_label, 'betType', l.bet_type, 'selectionText', l.selection_text,
      'selection', l.selection, 'readAs', l.read_as, 'odds', l.odds, 'result', l.result, 'rule', l.rule, 'formula', l.formula, 'gameId', e.game_id,
      'status', e.status, 'awayCode', e.away_code, 'homeCode', e.home_code, 'startsAt', (extract(epoch from e.starts_at) * 1000)::float8) order by l.position)
    from ${betLegs} l left join contests e on e.id = l.contest_id where l.bet_id = ${bets.id}) end`,
  closesAt,
};
const alive = isNull(bets.deletedAt);

export async function insertBet(tx: Ctx, row: NewBetRow): Promise<BetView> {
  await tx.db.insert(bets).values(row);
  return getBetView(tx, row.id, row.userId);
}

/** Adds bets with their legs that are not there yet, by import key; answers how many were new. */
export async function insertImported(tx: Ctx, rows: readonly { bet: NewBetRow; legs: NewLegRow[] }[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx.db
    .insert(bets)
    .values(rows.map(({ bet }) => bet))
    .onConflictDoNothing({ target: [bets.userId, bets.importKey] })
    .returning({ id: bets.id });
  const ids = new Set(added.map(({ id }) => id));
  const legs = rows.flatMap((row) => (ids.has(row.bet.id) ? row.legs : []));
  if (legs.length > 0) await tx.db.insert(betLegs).values(legs);
  return added.length;
}

/** Which of these ids and import keys a user's bets have. A removed bet's import key counts, its id does not. */
export async function listKnown(tx: Ctx, userId: string, ids: string[], importKeys: string[]): Promise<Set<string>> {
  const known = or(and(inArray(bets.id, ids), alive), inArray(bets.importKey, importKeys));
  const rows = await tx.db
    .select({ id: bets.id, importKey: bets.importKey })
    .from(bets)
    .where(and(eq(bets.userId, userId), known));
  return new Set(rows.flatMap(({ id, importKey }) => (importKey === null ? [id] : [id, importKey])));
}

export async function findBetView(ctx: Ctx, betId: string): Promise<BetView | null> {
  const [row] = await ctx.db
    .select(view)
    .from(bets)
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(and(eq(bets.id, betId), alive));
  return row ?? null;
}

/** One's own bet; the same refusal for a missing bet and for someone else's. */
export async function getBetView(ctx: Ctx, betId: string, userId: string): Promise<BetView> {
  const found = await findBetView(ctx, betId);
  if (!found || found.bet.userId !== userId) throw new DomainError('NOT_FOUND', 'This bet could not be found.');
  return found;
}

export async function lockBet(tx: Ctx, betId: string): Promise<BetRow | null> {
  const [row] = await tx.db
    .select()
    .from(bets)
    .where(and(eq(bets.id, betId), alive))
    .for('update');
  return row ?? null;
}

export async function lockOwnBet(tx: Ctx, betId: string, userId: string): Promise<BetRow> {
  const row = await lockBet(tx, betId);
  if (!row || row.userId !== userId) throw new DomainError('NOT_FOUND', 'This bet could not be found.');
  return row;
}

export async function updateBet(tx: Ctx, betId: string, change: Partial<NewBetRow>): Promise<void> {
  await tx.db
    .update(bets)
    .set({ ...change, updatedAt: tx.now() })
    .where(eq(bets.id, betId));
}

const MOST_OPEN = 5000;
const byPlacing = [desc(bets.placedAt), desc(bets.id)];
const ownBets = (userId: string): SQL | undefined => and(eq(bets.userId, userId), alive);

function selectViews(ctx: Ctx, wanted: SQL | undefined, most: number): Promise<BetView[]> {
  return ctx.db
    .select(view)
    .from(bets)
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(wanted)
    .orderBy(...byPlacing)
    .limit(most);
}

const readViews = <Shown>(ctx: Ctx, wanted: SQL | undefined, present: (view: BetView) => Shown, most?: number): Promise<Shown[]> =>
  readInParts((last, part) => selectViews(ctx, and(wanted, last && afterCursor(bets.placedAt, bets.id, last.bet.id)), part), present, most);

/** One's open bets and the newest of the settled ones, newest first. */
export async function listBetViews(ctx: Ctx, userId: string, status?: 'pending' | 'settled'): Promise<BetView[]> {
  const of = (kind: BetRow['status'], most: number): Promise<BetView[]> | BetView[] =>
    status && status !== kind ? [] : readViews(ctx, and(ownBets(userId), eq(bets.status, kind)), (view) => view, most);
  const [open, settled] = [await of('pending', MOST_OPEN), await of('settled', SETTLED_LISTED)];
  return newestFirst(open, settled);
}

/** Each of one's bets as `present` shows it, newest first. */
export const listAllBets = <Shown>(ctx: Ctx, userId: string, present: (view: BetView) => Shown): Promise<Shown[]> =>
  readViews(ctx, ownBets(userId), present);

/** How many of one's bets are alike in what is counted, and their sums; the kind of the newest bet first. */
export interface BetCount {
  betType: BetRow['betType'];
  /** Null for the books beyond those with the most settled bets. */
  book: string | null;
  status: BetRow['status'];
  result: BetRow['result'];
  bets: number;
  stakeCents: number;
  profitCents: number;
  /** Of these bets, those corrected after the start, and those whose result their owner or a file entered. */
  corrected: number;
  selfMarked: number;
}

const MOST_BOOKS = 100;

/** Counted in the database: a member's file may name a book of its own for every bet. */
export const countBets = (ctx: Ctx, userId: string): Promise<BetCount[]> =>
  rowsOf<BetCount>(
    ctx.db,
    sql`with own as (
        select bet_type, coalesce(book, 'No book') as book, status, result, stake_cents, profit_cents, corrected_at, result_by, placed_at
        from bets where ${ownBets(userId)}),
      shown as (select book from own where status = 'settled' group by book order by count(*) desc, max(placed_at) desc limit ${MOST_BOOKS})
      select own.bet_type as "betType", shown.book, status, result, count(*)::int as bets, sum(stake_cents)::float8 as "stakeCents",
        coalesce(sum(profit_cents), 0)::float8 as "profitCents", count(corrected_at)::int as corrected,
        (count(*) filter (where result_by in ('owner', 'file')))::int as "selfMarked"
      from own left join shown on shown.book = own.book
      group by 1, 2, 3, 4 order by max(placed_at) desc`,
  );

/** Stakes and bets per side of a market's full-game selections on one contest, over all users; without what was written down later, corrected or marked by hand. */
export async function countSides(
  ctx: Ctx,
  contestId: string,
): Promise<{ market: string; side: string; bets: number; stakeCents: number }[]> {
  const market = sql<string>`${bets.selection}->>'market'`;
  const side = sql<string>`${bets.selection}->>'side'`;
  const isPublic = and(eq(bets.source, 'slip'), isNull(bets.correctedAt), sql`coalesce(${bets.resultBy}, 'settlement') = 'settlement'`);
  const isFull = and(sql`${bets.selection}->>'period' = 'full'`, sql`${bets.selection}->>'team' is null`);
  const full = and(eq(bets.contestId, contestId), alive, isPublic, isFull);
  const rows = await ctx.db
    .select({ market, side, bets: count(), stake: sum(bets.stakeCents) })
    .from(bets)
    .where(full)
    .groupBy(market, side);
  return rows.map((row) => ({ market: row.market, side: row.side, bets: Number(row.bets), stakeCents: Number(row.stake ?? 0) }));
}

export interface WeekSums {
  stakeCents: number;
  profitCents: number;
  openCents: number;
}

/**
 * Cents staked in [from, to), the net profit of bets settled in it, and what open bets can still lose. A removed bet is never
 * settled: it stays at risk for the week in which its stake counts.
 */
export async function sumWeek(ctx: Ctx, userId: string, from: Date, to: Date): Promise<WeekSums> {
  const [start, end] = [from.toISOString(), to.toISOString()];
  const countsInWeek = sql`(coalesce(${bets.countedAt}, ${bets.placedAt}) >= ${start}::timestamptz and coalesce(${bets.countedAt}, ${bets.placedAt}) < ${end}::timestamptz)`;
  const settledInWeek = sql`(${bets.settledAt} >= ${start}::timestamptz and ${bets.settledAt} < ${end}::timestamptz)`;
  const isOpen = sql`(${bets.status} = 'pending' and (${bets.deletedAt} is null or ${countsInWeek}))`;
  const sumOf = (column: typeof bets.stakeCents | typeof bets.profitCents, of: SQL) =>
    sql<string>`coalesce(sum(${column}) filter (where ${of}), 0)`;
  const [row] = await ctx.db
    .select({
      staked: sumOf(bets.stakeCents, countsInWeek),
      profit: sumOf(bets.profitCents, settledInWeek),
      open: sumOf(bets.stakeCents, isOpen),
    })
    .from(bets)
    .where(and(eq(bets.userId, userId), sql`(${countsInWeek} or ${settledInWeek} or ${bets.status} = 'pending')`));
  return { stakeCents: Number(row?.staked ?? 0), profitCents: Number(row?.profit ?? 0), openCents: Number(row?.open ?? 0) };
}
