import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import type { AdminBet } from '@clearedge/contract/routes/admin/bets';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { bets, contests, users } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';

type Query = VerbInput<Contract['GET /api/admin/bets']>['query'];
type BetFilter = Pick<Query, 'status' | 'userId'>;

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

const pageOfBets = (db: Db, requested: Query) =>
  db
    .select(columns)
    .from(bets)
    .innerJoin(users, eq(users.id, bets.userId))
    .leftJoin(contests, eq(contests.id, bets.contestId))
    .where(matching(requested))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(requested.limit)
    .offset((requested.page - 1) * requested.limit);
type ListedBet = Awaited<ReturnType<typeof pageOfBets>>[number];

interface BetSums {
  total: number;
  active: number;
  activeCents: number;
  stakedCents: number;
  wonCents: number;
}

async function sumBets(db: Db, filter: BetFilter): Promise<BetSums> {
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

const STATUS = { win: 'won', loss: 'lost', push: 'push', void: 'void' } as const;

function present({ bet, username, gameId }: ListedBet): z.input<typeof AdminBet> {
  const isPending = bet.result === null;
  return {
    id: bet.id,
    userId: bet.userId,
    username,
    gameId: gameId ?? bet.gameLabel,
    betType: bet.betType,
    selection: bet.selectionText,
    odds: bet.odds,
    stake: centsToDollars(bet.stakeCents),
    potentialWin: centsToDollars(toWinCents(cents(bet.stakeCents), bet.odds)),
    actualWin: bet.profitCents === null ? null : centsToDollars(bet.profitCents),
    confidence: bet.confidence,
    status: bet.result === null ? 'pending' : STATUS[bet.result],
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    flag: bet.flag,
    isByHand: isPending && (bet.selection === null || bet.flag !== null),
  };
}

export const listAllBets: Verb<'GET /api/admin/bets'> = async (ctx, { query }) => (await pageOfBets(ctx.db, query)).map(present);

export const summarizeAllBets: Verb<'GET /api/admin/bets/summary'> = async (ctx, { query }) => {
  const sums = await sumBets(ctx.db, query);
  return {
    total: sums.total,
    active: sums.active,
    activeStake: centsToDollars(sums.activeCents),
    totalStaked: centsToDollars(sums.stakedCents),
    totalWinnings: centsToDollars(sums.wonCents),
  };
};
