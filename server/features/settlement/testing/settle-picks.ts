import { pickResults } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findContestById, type GradingFacts } from '../../contests/index.ts';
import { listPicksOfGame } from '../../picks/index.ts';
import { dailyPicks } from '../grade-picks.ts';

/** Grades a game's picks by facts that are not stored; answers how many results were written. */
export async function settlePicks(ctx: Ctx, contestId: string, found: Omit<GradingFacts, 'sport'>): Promise<number> {
  const { sport } = (await findContestById(ctx, contestId))!;
  const countResults = (): Promise<number> => ctx.db.$count(pickResults);
  const before = await countResults();
  for (const { id } of await listPicksOfGame(ctx, contestId))
    await ctx.transact((tx) => dailyPicks.grade(tx, contestId, id, { ...found, sport }));
  return (await countResults()) - before;
}
