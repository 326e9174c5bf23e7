import { isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import { type BetRow, listBetsOfContest } from '../bets/index.ts';
import { findContestById, findSportFacts, type SportFacts } from '../contests/index.ts';
import { closeBoard, findClosingPrice } from '../odds/index.ts';
import { settlePicks } from './picks/settle-picks.ts';
import { settlePractice } from './practice/settle-practice.ts';
import { settleOne } from './settle-one.ts';
import { settleParts } from './settle-parts.ts';

/** Grades every pick and every gradable bet of a game by the newest facts, of a game in play the bets on its complete parts; each bet in its own transaction, so that one failure holds up no other. */
export async function settleContest(ctx: Ctx, contestId: string): Promise<void> {
  // While the source contradicts itself nothing is graded; it starts again when the doubt is gone.
  const contest = await findContestById(ctx, contestId);
  if (contest?.resultHold) return;
  const facts = await findSportFacts(ctx, contestId);
  // Asks the source for the last prices before the start, so it comes before any transaction.
  await closeBoard(ctx, contestId);
  if (contest?.status === 'live' && !isSettled(facts)) return settleParts(ctx, contestId, findClose);
  await settlePicks(ctx, contestId, facts);
  await settlePractice(ctx, contestId, facts);
  for (const { id } of await listBetsOfContest(ctx, contestId)) {
    const settled = await ctx.transact((tx) => settleOne(tx, id, facts, findClose));
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

/** The end has been told, or a suspended game was not resumed in time: what is played since changes no bet. */
const isSettled = (found: SportFacts | null): boolean =>
  found !== null && (found.isFinal || gameModuleOf(found.sport)?.isDecidedEarly(found.facts) === true);

/** The best price on the bet's own line at the close. */
export async function findClose(tx: Ctx, { contestId, selection }: BetRow): Promise<number | null> {
  if (contestId === null || !selection || isGolfSelection(selection)) return null;
  const closing = await findClosingPrice(tx, contestId, selection);
  return closing.kind === 'closing' ? closing.odds : null;
}
