import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { and, asc, count, desc, eq, isNull, max, min, type SQL, sql, sum } from 'drizzle-orm';
import { bets, contests } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { afterCursor } from '../../kernel/newest-first.ts';
import { type BetRow, type BetView, view } from './bet-rows.ts';
import { contestDay } from './contest-day.ts';

type Requested = VerbInput<Contract['GET /api/bets/history']>['query'];

const NO_BOOK = 'No book';
const BOOK = sql<string>`coalesce(${bets.book}, ${NO_BOOK}::text)`;
const CONTEST_DAY = contestDay('bets', 'contests');
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** What the page shows of a bet, and the clubs' names: a second game is marked in its id only. */
const TEXT = sql`lower(concat_ws(' ', ${bets.selectionText}, ${bets.gameLabel}, ${bets.book}, ${contests.gameId}, ${contests.awayName},
  ${contests.homeName}, case when ${contests.gameId} like '%\\_2' then 'game 2' end, ${contests.name},
  ${contests.detail} ->> 'tour', case when ${contests.name} is null then ${bets.sport} end))`;

/** Signs that mean something in a pattern are looked for as they are. */
const patternOf = (word: string): SQL => sql`lower(${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}::text)`;

/** A line's hyphen is shown as a true minus, and people search for what they see. */
const wordsOf = (q: string): string[] =>
  q
    .replaceAll('−', '-')
    .split(/[\s,]+/)
    .filter(Boolean);

/** Each word stands somewhere in the text, which is put together once for all of them. */
const hasWords = (words: readonly string[]): SQL => sql`${TEXT} like all (array[${sql.join(words.map(patternOf), sql`, `)}])`;

/** One condition for each part of a filter that says something. A bet belongs to a period by the day of its contest. */
export function conditionsOf({ q = '', type, result, book, period }: Requested, now: Date): SQL[] {
  const words = wordsOf(q);
  const parts = words.length > 0 ? [hasWords(words)] : [];
  if (type) parts.push(sql`${bets.betType} = ${type}`);
  if (result) parts.push(sql`${bets.result} = ${result}`);
  if (book) parts.push(sql`${BOOK} = ${book}`);
  if (period !== 'all') parts.push(sql`${CONTEST_DAY} > ${shiftDay(easternDay(now), -DAYS[period])}::date`);
  return parts;
}

const settledOf = (userId: string): SQL | undefined => and(eq(bets.userId, userId), isNull(bets.deletedAt), eq(bets.status, 'settled'));

/** Settled bets that fit, the last settled first, behind the one with that id. */
export function listSettledViews(
  { db }: Ctx,
  userId: string,
  { fits, most, before }: { fits: readonly SQL[]; most: number; before: string | undefined },
): Promise<BetView[]> {
  const older = before === undefined ? undefined : afterCursor(bets.settledAt, bets.id, before);
  return db
    .select(view)
    .from(bets)
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(and(settledOf(userId), older, ...fits))
    .orderBy(desc(bets.settledAt), desc(bets.id))
    .limit(most);
}

/** How many settled bets ended alike, and whether they fit. */
export interface SettledCount {
  result: BetRow['result'];
  fits: boolean;
  bets: number;
  stakeCents: number;
  profitCents: number;
  firstAt: Date | null;
  lastAt: Date | null;
}

export async function countSettled({ db }: Ctx, userId: string, fits: readonly SQL[]): Promise<SettledCount[]> {
  const isFit = sql<boolean>`${and(sql`true`, ...fits)}`.as('fits');
  const rows = await db
    .select({
      result: bets.result,
      fits: isFit,
      bets: count(),
      stake: sum(bets.stakeCents),
      profit: sum(bets.profitCents),
      firstAt: min(bets.settledAt),
      lastAt: max(bets.settledAt),
    })
    .from(bets)
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(settledOf(userId))
    .groupBy(sql`1`, sql`2`);
  return rows.map(({ stake, profit, ...row }) => ({
    ...row,
    bets: Number(row.bets),
    stakeCents: Number(stake),
    profitCents: Number(profit),
  }));
}

const MOST_BOOKS = 100;

/** The books of someone's settled bets: those with the most, by name. */
export async function listBooks({ db }: Ctx, userId: string): Promise<string[]> {
  const book = sql<string>`${BOOK}`.as('named_book');
  const rows = await db
    .select({ book })
    .from(bets)
    .where(settledOf(userId))
    .groupBy(sql`1`)
    .orderBy(desc(count()), asc(book))
    .limit(MOST_BOOKS);
  return rows.map((row) => row.book).sort((a, b) => a.localeCompare(b, 'en'));
}

/** More than anybody's years of betting; it bounds what one request may cost. */
const MOST_DRAWN = 50_000;

export type CurveStep = 'minute' | 'day' | 'week';

const EASTERN = sql`${bets.settledAt} at time zone 'America/New_York'`;
const GATHERED: Readonly<Record<CurveStep, SQL>> = {
  minute: sql`date_trunc('minute', ${bets.settledAt})`,
  day: sql`(${EASTERN})::date`,
  week: sql`date_trunc('week', ${EASTERN})`,
};

/** Profit of the settlements of one step, oldest first, each at the last of them. */
export async function sumBySteps({ db }: Ctx, userId: string, fits: readonly SQL[], step: CurveStep) {
  const at = max(bets.settledAt);
  const rows = await db
    .select({ at, bets: count(), profit: sum(bets.profitCents) })
    .from(bets)
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(and(settledOf(userId), ...fits))
    .groupBy(GATHERED[step])
    .orderBy(asc(at));
  return rows.map((row) => ({ at: row.at!, bets: Number(row.bets), profitCents: Number(row.profit) }));
}

/** Cents won and lost by each settled bet that fits, in the order of settlement. */
export async function listSettledProfits({ db }: Ctx, userId: string, fits: readonly SQL[]): Promise<number[]> {
  const rows = await db
    .select({ cents: sql<number>`coalesce(${bets.profitCents}, 0)::float8` })
    .from(bets)
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(and(settledOf(userId), sql`${bets.result} <> 'void'`, ...fits))
    .orderBy(asc(bets.settledAt), asc(bets.id))
    .limit(MOST_DRAWN);
  return rows.map(({ cents }) => cents);
}
