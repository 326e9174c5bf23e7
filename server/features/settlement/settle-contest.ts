import type { Ctx } from '../../kernel/ctx.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import { listBetsOfContest } from '../bets/index.ts';
import { type Contest, type ContestFacts, findContestById, findSportFacts, lockGradable, type SportFacts } from '../contests/index.ts';
import { closeBoard } from '../odds/index.ts';
import { settlePicks } from './picks/settle-picks.ts';
import { settlePractice } from './practice/settle-practice.ts';
import { settleOne } from './settle-one.ts';
import { settleParts } from './settle-parts.ts';

/**
 * Grades everything open on a game or tournament by the newest facts, of a game in play what is on its complete parts; each bet in its own
 * transaction, so that one failure holds up no other. Nothing while its result is held; it starts again when the doubt is gone.
 */
export async function settleContest(ctx: Ctx, contestId: string): Promise<void> {
  const game = await findContestById(ctx, contestId);
  if (game && (await settleGame(ctx, game)) === 'in play') return;
  let known: ContestFacts | null = null;
  for (const { id } of await listBetsOfContest(ctx, contestId)) {
    const settled = await ctx.transact(async (tx) => {
      const found = await lockGradable(tx, contestId, known);
      if (found === 'held') return null;
      known = found;
      return settleOne(tx, id, found);
    });
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

/** What only games have: parts, picks and practice. */
async function settleGame(ctx: Ctx, { id, status, resultHold }: Contest): Promise<'in play' | 'over'> {
  if (resultHold !== null) return 'over';
  const facts = await findSportFacts(ctx, id);
  // Asks the source for the last prices before the start, so it comes before any transaction.
  await closeBoard(ctx, id);
  if (status === 'live' && !isSettled(facts)) {
    await settleParts(ctx, id);
    return 'in play';
  }
  await settlePicks(ctx, id, facts);
  await settlePractice(ctx, id, facts);
  return 'over';
}

/** The end has been told, or a suspended game was not resumed in time: what is played since changes no bet. */
const isSettled = (found: SportFacts | null): boolean =>
  found !== null && (found.isFinal || gameModuleOf(found.sport)?.isDecidedEarly(found.facts) === true);
