import { randomUUID } from 'node:crypto';
import { virtualBets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, makeServer, type TestServer, type TestWorld, type UserRow } from '../../../testing/index.ts';
import { groupsFeature } from '../../groups/index.ts';
import { countPending, sumByUser } from '../../practice/index.ts';
import { leaderboardFeature } from '../index.ts';

export const leaderboard = leaderboardFeature({ sumByUser, countPending });
const groups = groupsFeature({ listOffers: () => Promise.resolve([]) });
export const openServer = (world: TestWorld): Promise<TestServer> => makeServer([leaderboard, groups], { world });

type Result = 'win' | 'loss' | 'push' | 'void' | 'cash_out' | null;
const PAYOUT: Record<Exclude<Result, null>, number> = { win: 2000, loss: 0, push: 1000, void: 1000, cash_out: 1300 };

/** A practice bet of $10 at even money; pending when it has no result. */
export async function addBet(
  ctx: Ctx,
  userId: string,
  result: Result,
  values: Partial<typeof virtualBets.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await ctx.db.insert(virtualBets).values({
    id,
    userId,
    period: 1,
    betType: 'moneyline',
    odds: 100,
    stakeCents: 1000,
    toWinCents: 1000,
    pricing: 'single',
    holdFraction: null,
    sameGame: [],
    countsOn: '2026-07-08',
    placedAt: ctx.now(),
    status: result === null ? 'pending' : 'settled',
    result,
    payoutCents: result === null ? null : PAYOUT[result],
    settledAt: result === null ? null : ctx.now(),
    settlements: result === null ? 0 : 1,
    seenRevisions: 0,
    ruleVersion: '2026.1',
    notes: null,
    ...values,
  });
  return id;
}

export async function addBettor(ctx: Ctx, username: string, results: readonly Result[], values: object = {}): Promise<UserRow> {
  const user = await createUser(ctx, { username, ...values });
  for (const result of results) await addBet(ctx, user.id, result);
  return user;
}
