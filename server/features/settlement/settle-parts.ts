import type { Ctx } from '../../kernel/ctx.ts';
import { type BetRow, listBetsOfContest } from '../bets/index.ts';
import { lockPlayedSoFar } from '../contests/index.ts';
import { gradeLegsOf } from './practice/grade-legs.ts';
import { settleMoved } from './practice/settle-practice.ts';
import { settleOne } from './settle-one.ts';

const isOnPart = ({ selection, terms }: Pick<BetRow, 'selection' | 'terms'>): boolean =>
  selection !== null && 'period' in selection && selection.period !== 'full' && terms.pitcherRule === 'action';

/**
 * Grades the bets on complete parts of a game in play. Each transaction holds the game's row: its end can't be stored in between, so a grade
 * from the line score never follows one from the final result. A bet with listed pitchers waits for the result, which says who started.
 */
export async function settleParts(ctx: Ctx, contestId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const found = await findComplete(tx, contestId);
    if (found) await gradeLegsOf(tx, contestId, found, isOnPart);
  });
  await settleMoved(ctx, contestId);
  for (const { id } of (await listBetsOfContest(ctx, contestId)).filter(isOnPart)) {
    const settled = await ctx.transact(async (tx) => {
      const found = await findComplete(tx, contestId);
      return found && settleOne(tx, id, found);
    });
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

async function findComplete(tx: Ctx, contestId: string) {
  const facts = await lockPlayedSoFar(tx, contestId);
  return facts && { version: null, isFinal: false, facts };
}
