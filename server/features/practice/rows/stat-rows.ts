import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { virtualBets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** What statistics need of a bet. */
export interface StatBet {
  betType: 'moneyline' | 'spread' | 'total' | 'prop' | 'parlay';
  status: 'pending' | 'settled';
  result: 'win' | 'loss' | 'push' | 'void' | 'cash_out' | null;
  stakeCents: number;
  payoutCents: number | null;
  placedAt: Date;
  settledAt: Date | null;
}

/** A user's bets by time; of one statistics period when it is given. */
export function listStatBets({ db }: Pick<Ctx, 'db'>, userId: string, period?: number): Promise<StatBet[]> {
  const { betType, status, result, stakeCents, payoutCents, placedAt, settledAt } = virtualBets;
  return db
    .select({ betType, status, result, stakeCents, payoutCents, placedAt, settledAt })
    .from(virtualBets)
    .where(and(eq(virtualBets.userId, userId), period === undefined ? undefined : eq(virtualBets.period, period)))
    .orderBy(asc(placedAt));
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
  const count = (wanted: string) => sql<string>`count(*) filter (where ${result} = ${wanted})`;
  const rows = await db
    .select({
      userId: owner,
      bets: sql<string>`count(*)`,
      wins: count('win'),
      losses: count('loss'),
      pushes: count('push'),
      voids: count('void'),
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
