import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { bets, contests, users } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';

type Query = VerbInput<Contract['GET /api/admin/bets']>['query'];
export type BetFilter = Pick<Query, 'status' | 'userId'>;

const RESULT = { won: 'win', lost: 'loss', push: 'push', void: 'void' } as const;

function ofStatus(status: BetFilter['status']): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === 'pending') return eq(bets.status, 'pending');
  if (status === 'flagged') return and(eq(bets.status, 'pending'), isNotNull(bets.flag));
  return eq(bets.result, RESULT[status]);
}

const matching = ({ status, userId }: BetFilter): SQL | undefined =>
  and(isNull(bets.deletedAt), ofStatus(status), userId ? eq(bets.userId, userId) : undefined);

const columns = { bet: bets, username: users.username, gameId: contests.gameId };

export const pageOfBets = (db: Db, asked: Query) =>
  db
    .select(columns)
    .from(bets)
    .innerJoin(users, eq(users.id, bets.userId))
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(matching(asked))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
export type ListedBet = Awaited<ReturnType<typeof pageOfBets>>[number];

export interface BetSums {
  total: number;
  active: number;
  activeCents: number;
  stakedCents: number;
  wonCents: number;
}

export async function sumBets(db: Db, filter: BetFilter): Promise<BetSums> {
  const [row] = await rowsOf<Record<'total' | 'active' | 'active_cents' | 'staked_cents' | 'won_cents', string>>(
    db,
    sql`select count(*) as total, count(*) filter (where ${bets.status} = 'pending') as active,
        coalesce(sum(${bets.stakeCents}) filter (where ${bets.status} = 'pending'), 0) as active_cents,
        coalesce(sum(${bets.stakeCents}), 0) as staked_cents,
        coalesce(sum(${bets.profitCents}) filter (where ${bets.result} = 'win'), 0) as won_cents
        from ${bets} where ${matching(filter)}`,
  );
  return {
    total: Number(row?.total ?? 0),
    active: Number(row?.active ?? 0),
    activeCents: Number(row?.active_cents ?? 0),
    stakedCents: Number(row?.staked_cents ?? 0),
    wonCents: Number(row?.won_cents ?? 0),
  };
}
