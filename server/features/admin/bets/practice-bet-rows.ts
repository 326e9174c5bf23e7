import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { contests, users, virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

type Query = VerbInput<Contract['GET /api/admin/practice-bets']>['query'];

function ofStatus(db: Db, status: Query['status']): SQL | undefined {
  if (status !== 'flagged') return status && eq(virtualBets.status, status);
  const open = and(eq(virtualLegs.betId, virtualBets.id), isNull(virtualLegs.result), isNotNull(virtualLegs.flag));
  return and(eq(virtualBets.status, 'pending'), exists(db.select({ id: virtualLegs.id }).from(virtualLegs).where(open)));
}

const selectBets = (db: Db, where: SQL | undefined) =>
  db
    .select({ bet: virtualBets, username: users.username })
    .from(virtualBets)
    .innerJoin(users, eq(users.id, virtualBets.userId))
    .where(where);

export const pageOfPracticeBets = (db: Db, { status, userId, page, limit }: Query) =>
  selectBets(db, and(ofStatus(db, status), userId ? eq(virtualBets.userId, userId) : eq(users.isSimulated, false)))
    .orderBy(desc(virtualBets.placedAt), desc(virtualBets.id))
    .limit(limit)
    .offset((page - 1) * limit);
export type ListedPracticeBet = Awaited<ReturnType<typeof pageOfPracticeBets>>[number];

export async function findPracticeBet(db: Db, betId: string): Promise<ListedPracticeBet | null> {
  const [row] = await selectBets(db, eq(virtualBets.id, betId));
  return row ?? null;
}

export interface PracticeLeg {
  leg: typeof virtualLegs.$inferSelect;
  contest: Pick<typeof contests.$inferSelect, keyof typeof contest>;
}
const contest = {
  gameId: contests.gameId,
  sport: contests.sport,
  awayCode: contests.awayCode,
  awayName: contests.awayName,
  homeCode: contests.homeCode,
  homeName: contests.homeName,
};

export async function listLegsOf(db: Db, betIds: readonly string[]): Promise<PracticeLeg[]> {
  if (betIds.length === 0) return [];
  return db
    .select({ leg: virtualLegs, contest })
    .from(virtualLegs)
    .innerJoin(contests, eq(contests.id, virtualLegs.contestId))
    .where(inArray(virtualLegs.betId, [...betIds]))
    .orderBy(asc(virtualLegs.betId), asc(virtualLegs.position));
}
