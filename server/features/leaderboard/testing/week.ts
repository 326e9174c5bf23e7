import { randomUUID } from 'node:crypto';
import { mondayOf } from '@clearedge/quant/calendar';
import type { Selection } from '@clearedge/quant/grading';
import { virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createContest, createUser, makeServer, type TestServer, type TestWorld, type UserRow } from '../../../testing/index.ts';
import { groupsFeature } from '../../groups/index.ts';
import { countPending, listResets, sumByUser } from '../../practice/index.ts';
import { leaderboardFeature } from '../index.ts';

export const practice = { sumByUser, countPending, listResets };
const leaderboard = leaderboardFeature(practice);
const groups = groupsFeature({ listOffers: () => Promise.resolve([]) });
export const openServer = (world: TestWorld): Promise<TestServer> => makeServer([leaderboard, groups], { world });

type Result = 'win' | 'loss' | 'push' | 'void' | 'cash_out' | null;
const PAYOUT: Record<Exclude<Result, null>, number> = { win: 2000, loss: 0, push: 1000, void: 1000, cash_out: 1300 };

const HOME: Selection = { market: 'moneyline', period: 'full', side: 'home' };
const letters = (count: number): string =>
  String(count)
    .split('')
    .map((digit) => 'ABCDEFGHIJ'[Number(digit)])
    .join('');
let games = 0;

/** A single leg on a game of its own, or on the game given. */
export async function addLeg(
  ctx: Ctx,
  betId: string,
  values: Partial<typeof virtualLegs.$inferInsert> & { slateOn?: string } = {},
): Promise<void> {
  const { slateOn = '2026-07-08', ...leg } = values;
  games += 1;
  const contestId = leg.contestId ?? (await createContest(ctx, { gameId: `${slateOn.replaceAll('-', '')}_${letters(games)}@BOS` })).id;
  await ctx.db
    .insert(virtualLegs)
    .values({
      id: randomUUID(),
      betId,
      position: 0,
      contestId,
      betType: 'moneyline',
      selectionText: 'Boston Red Sox ML',
      selection: HOME,
      terms: { pitcherRule: 'action', scheduledInningsAtBet: 9 },
      odds: 100,
      priceSource: 'book',
      revision: 0,
      ...leg,
    });
}

/** A contest bet of $10 at even money on a game of its own; pending when it has no result. */
export async function addBet(
  ctx: Ctx,
  userId: string,
  result: Result,
  values: Partial<typeof virtualBets.$inferInsert> = {},
  leg: Parameters<typeof addLeg>[2] | null = {},
): Promise<string> {
  const id = randomUUID();
  const countsOn = values.countsOn ?? '2026-07-08';
  await ctx.db
    .insert(virtualBets)
    .values({
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
      countsOn,
      contestOn: mondayOf(countsOn),
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
  if (leg) await addLeg(ctx, id, { slateOn: countsOn, odds: values.odds ?? 100, ...leg });
  return id;
}

export async function addBettor(ctx: Ctx, username: string, results: readonly Result[], values: object = {}): Promise<UserRow> {
  const user = await createUser(ctx, { username, ...values });
  for (const result of results) await addBet(ctx, user.id, result);
  return user;
}
