import { expect } from 'vitest';
import { contestFacts, strategyMatches } from '../../../db/schema/index.ts';
import { type ContestRow, createContest } from '../../../testing/index.ts';
import { finalFacts } from '../../picks/testing/board.ts';
import { homeDogs, type Setup } from './setup.ts';

export const PATH = '/api/strategies';
export const slow = { timeout: 60_000 };

export interface Made {
  id: string;
  name: string;
  isActive: boolean;
  performance: { totalBets: number };
  forward: { totalBets: number; wins: number; profit: number };
  waiting: number;
  rank: number | null;
  conditionsSince: string;
}
export async function keep({ elite }: Pick<Setup, 'elite'>, body: object = {}, key?: string): Promise<Made> {
  const answer = await elite.post(PATH, { name: 'Home dogs', conditions: homeDogs, ...body }, key ? { 'idempotency-key': key } : {});
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json() as Made;
}
export const listOf = async ({ elite }: Pick<Setup, 'elite'>): Promise<Made[]> => (await elite.get(PATH)).json() as Made[];
export const reported = async ({ elite }: Pick<Setup, 'elite'>): Promise<{ kind: string; title: string; body: string; href: string }[]> =>
  ((await elite.get('/api/notifications')).json() as { items: { kind: string; title: string; body: string; href: string }[] }).items;

/** A bet of a forward test that was graded. */
export async function addForward({ ctx, world }: Setup, strategyId: string, away: string, bet: number, isWon: boolean): Promise<void> {
  const contest = await createContest(ctx, { gameId: `202606${10 + bet}_${away}@SEA` });
  const at = world.clock.now();
  await ctx.db
    .insert(contestFacts)
    .values({
      id: ctx.newId(),
      contestId: contest.id,
      version: 1,
      isFinal: true,
      facts: finalFacts(isWon ? 1 : 3, 2),
      factsHash: 'x',
      reportedAt: at,
      recordedAt: at,
    });
  await addSignal({ ctx, world }, strategyId, contest);
}

/** A strategy that fired on the home club of a contest, at +110. */
export async function addSignal({ ctx, world }: Pick<Setup, 'ctx' | 'world'>, strategyId: string, contest: ContestRow): Promise<void> {
  await ctx.db
    .insert(strategyMatches)
    .values({
      id: ctx.newId(),
      strategyId,
      contestId: contest.id,
      slateOn: '2026-07-10',
      market: 'moneyline',
      side: 'home',
      odds: 110,
      book: 'SUM',
      bookName: 'Summit',
      firedAt: world.clock.now(),
    });
}
