import type { Bankroll } from '@clearedge/contract/competition';
import { and, asc, count, eq, gte, isNotNull, isNull, max, ne, sql, sum } from 'drizzle-orm';
import { virtualBets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type CurrentSpan, isCurrent, ofBankroll } from './bet-rows.ts';

/** Whose bets, of one bankroll, of now, placed from a time on, of a type or status: of each where it is given. */
export interface StatFilter {
  userId: string;
  bankroll?: Bankroll | undefined;
  current?: CurrentSpan | undefined;
  from?: Date | undefined;
  betType?: BetRow['betType'] | undefined;
  status?: BetRow['status'] | undefined;
}
type BetRow = typeof virtualBets.$inferSelect;

/** How many bets are alike in what is counted, and their sums in cents. */
export interface StatSum extends Pick<BetRow, 'betType' | 'status' | 'result'> {
  bets: number;
  stakeCents: number;
  /** Zero while they are open. */
  profitCents: number;
}
export interface DaySum {
  /** The day's last settlement. */
  at: Date;
  bets: number;
  profitCents: number;
}

const fits = ({ userId, bankroll, current, from, betType, status }: StatFilter) =>
  and(
    eq(virtualBets.userId, userId),
    ofBankroll(bankroll),
    current && isCurrent(current),
    from && gte(virtualBets.placedAt, from),
    betType && eq(virtualBets.betType, betType),
    status && eq(virtualBets.status, status),
  );
const profit = sql<string>`coalesce(sum(${virtualBets.payoutCents} - ${virtualBets.stakeCents}), 0)`;

export async function sumAlike({ db }: Pick<Ctx, 'db'>, wanted: StatFilter): Promise<StatSum[]> {
  const { betType, status, result, stakeCents } = virtualBets;
  const rows = await db
    .select({ betType, status, result, bets: count(), stake: sum(stakeCents), profit })
    .from(virtualBets)
    .where(fits(wanted))
    .groupBy(betType, status, result);
  return rows.map(({ stake, profit: won, ...row }) => ({
    ...row,
    bets: Number(row.bets),
    stakeCents: Number(stake),
    profitCents: Number(won),
  }));
}

/** Settled bets by the Eastern day of their settlement, oldest first. */
export async function sumDays({ db }: Pick<Ctx, 'db'>, wanted: StatFilter): Promise<DaySum[]> {
  const at = max(virtualBets.settledAt);
  const rows = await db
    .select({ at, bets: count(), profit })
    .from(virtualBets)
    .where(and(fits(wanted), isNotNull(virtualBets.settledAt)))
    .groupBy(sql`(${virtualBets.settledAt} at time zone 'America/New_York')::date`)
    .orderBy(asc(at));
  return rows.map((row) => ({ at: row.at!, bets: Number(row.bets), profitCents: Number(row.profit) }));
}

const MOST_DRAWN = 100_000;

/** Profits in cents of settled bets that are not void, in the order of settlement. */
export async function listSettledProfits({ db }: Pick<Ctx, 'db'>, wanted: StatFilter): Promise<number[]> {
  const rows = await db
    .select({ cents: sql<number>`(${virtualBets.payoutCents} - ${virtualBets.stakeCents})::float8` })
    .from(virtualBets)
    .where(and(fits(wanted), isNotNull(virtualBets.settledAt), ne(virtualBets.result, 'void')))
    .orderBy(asc(virtualBets.settledAt), asc(virtualBets.id))
    .limit(MOST_DRAWN);
  return rows.map(({ cents }) => cents);
}

/** Counts and sums of a user's practice bets of one statistics period, as the balance shows them. */
export interface PeriodSum {
  bets: number;
  open: number;
  wins: number;
  losses: number;
  winningsCents: number;
  lossesCents: number;
  cashOutCents: number;
  openCents: number;
}

export async function sumPeriod({ db }: Pick<Ctx, 'db'>, userId: string, period: number): Promise<PeriodSum> {
  const { result, stakeCents, payoutCents, status, contestOn } = virtualBets;
  const [row] = await db
    .select({
      bets: sql<string>`count(*)`,
      open: sql<string>`count(*) filter (where ${status} = 'pending')`,
      wins: sql<string>`count(*) filter (where ${result} = 'win')`,
      losses: sql<string>`count(*) filter (where ${result} = 'loss')`,
      winningsCents: sql<string>`coalesce(sum(${payoutCents} - ${stakeCents}) filter (where ${result} = 'win'), 0)`,
      lossesCents: sql<string>`coalesce(sum(${stakeCents}) filter (where ${result} = 'loss'), 0)`,
      cashOutCents: sql<string>`coalesce(sum(${payoutCents} - ${stakeCents}) filter (where ${result} = 'cash_out'), 0)`,
      openCents: sql<string>`coalesce(sum(${stakeCents}) filter (where ${status} = 'pending'), 0)`,
    })
    .from(virtualBets)
    .where(and(eq(virtualBets.userId, userId), isNull(contestOn), eq(virtualBets.period, period)));
  const numbers = Object.entries(row!).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(numbers) as PeriodSum;
}

/** A user's practice bets of before a statistics period, and the open and settled bets of a contest week. */
export async function countOthers(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  { period, weekOn }: CurrentSpan,
): Promise<{ earlier: number; contestOpen: number; contestSettled: number }> {
  const { contestOn, status } = virtualBets;
  const ofWeek = sql`${contestOn} = ${weekOn}::date`;
  const [row] = await db
    .select({
      earlier: sql<string>`count(*) filter (where ${contestOn} is null and ${virtualBets.period} < ${period})`,
      contestOpen: sql<string>`count(*) filter (where ${ofWeek} and ${status} = 'pending')`,
      contestSettled: sql<string>`count(*) filter (where ${ofWeek} and ${status} = 'settled')`,
    })
    .from(virtualBets)
    .where(eq(virtualBets.userId, userId));
  const { earlier, contestOpen, contestSettled } = row!;
  return { earlier: Number(earlier), contestOpen: Number(contestOpen), contestSettled: Number(contestSettled) };
}
