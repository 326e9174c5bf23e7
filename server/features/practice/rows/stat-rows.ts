import { and, asc, count, eq, gte, inArray, isNotNull, max, sql, sum } from 'drizzle-orm';
import { virtualBets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** Whose bets, of one statistics period, placed from a time on, of a type or status: of each where it is given. */
export interface StatFilter {
  userId: string;
  period?: number | undefined;
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

const fits = ({ userId, period, from, betType, status }: StatFilter) =>
  and(
    eq(virtualBets.userId, userId),
    period === undefined ? undefined : eq(virtualBets.period, period),
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

/** Counts and sums of a user's bets of one statistics period, as the balance shows them. */
export interface PeriodSum {
  bets: number;
  settled: number;
  wins: number;
  losses: number;
  winningsCents: number;
  lossesCents: number;
}

export async function sumPeriod({ db }: Pick<Ctx, 'db'>, userId: string, period: number): Promise<PeriodSum> {
  const { result, stakeCents, payoutCents, status } = virtualBets;
  const [row] = await db
    .select({
      bets: sql<string>`count(*)`,
      settled: sql<string>`count(*) filter (where ${status} = 'settled')`,
      wins: sql<string>`count(*) filter (where ${result} = 'win')`,
      losses: sql<string>`count(*) filter (where ${result} = 'loss')`,
      winningsCents: sql<string>`coalesce(sum(${payoutCents} - ${stakeCents}) filter (where ${result} = 'win'), 0)`,
      lossesCents: sql<string>`coalesce(sum(${stakeCents}) filter (where ${result} = 'loss'), 0)`,
    })
    .from(virtualBets)
    .where(and(eq(virtualBets.userId, userId), eq(virtualBets.period, period)));
  const numbers = Object.entries(row!).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(numbers) as PeriodSum;
}

/** What a user's settled bets came to, of games on Eastern days from one to another. */
export interface PracticeSum {
  userId: string;
  bets: number;
  wins: number;
  losses: number;
  pushes: number;
  voids: number;
  /** Without voids. */
  stakedCents: number;
  profitCents: number;
  /** Hundredths of a unit won, every bet being one unit. */
  unitHundredths: number;
}
interface Days {
  from: string;
  to: string;
}

const { result, stakeCents, payoutCents, countsOn, status, userId: owner } = virtualBets;
const within = ({ from, to }: Days) => sql`${countsOn} between ${from}::date and ${to}::date`;

/** One row for each user with a settled bet that counts on a day from `from` to `to`, both included; of everybody, or of these users. */
export async function sumByUser(
  { db }: Pick<Ctx, 'db'>,
  { userIds, ...days }: Days & { userIds?: readonly string[] },
): Promise<PracticeSum[]> {
  const ended = (wanted: string) => sql<string>`count(*) filter (where ${result} = ${wanted})`;
  const rows = await db
    .select({
      userId: owner,
      bets: sql<string>`count(*)`,
      wins: ended('win'),
      losses: ended('loss'),
      pushes: ended('push'),
      voids: ended('void'),
      stakedCents: sql<string>`coalesce(sum(${stakeCents}) filter (where ${result} <> 'void'), 0)`,
      profitCents: sql<string>`sum(${payoutCents} - ${stakeCents})`,
      unitHundredths: sql<string>`sum(round(100.0 * (${payoutCents} - ${stakeCents}) / ${stakeCents}))`,
    })
    .from(virtualBets)
    .where(and(eq(status, 'settled'), within(days), userIds ? inArray(owner, [...userIds]) : undefined))
    .groupBy(owner);
  return rows.map(({ userId, ...sums }) => {
    const numbers = Object.entries(sums).map(([name, value]) => [name, Number(value)]);
    return { userId, ...(Object.fromEntries(numbers) as Omit<PracticeSum, 'userId'>) };
  });
}

/** Open bets that will count on a day from `from` to `to`. */
export async function countPending({ db }: Pick<Ctx, 'db'>, days: Days): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(virtualBets)
    .where(and(eq(status, 'pending'), within(days)));
  return Number(row?.count ?? 0);
}
