import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, findContestById, type SportFacts } from '../../contests/index.ts';
import { findPickResult, listPicksOfGame, lockPickResults, type PickRow, recordPickResult, selectionOfPick } from '../../picks/index.ts';
import { decidePick } from './pick-rules.ts';

type Facts = Pick<SportFacts, 'version' | 'isFinal' | 'facts'>;

/** Writes the official result of every pick of a game, of whatever sport, that these facts decide; answers how many were written. */
export async function settlePicks(ctx: Ctx, contestId: string, found: Facts | null): Promise<number> {
  const own = found ? await listPicksOfGame(ctx, contestId) : [];
  const contest = own.length > 0 ? await findContestById(ctx, contestId) : null;
  if (!found || !contest) return 0;
  let written = 0;
  for (const pick of own) written += Number(await ctx.transact((tx) => settlePick(tx, pick, found, contest)));
  if (written > 0) await ctx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
  return written;
}

async function settlePick(tx: Ctx, pick: PickRow, { version, isFinal, facts }: Facts, { scheduledInnings }: Contest): Promise<boolean> {
  await lockPickResults(tx);
  const standing = await findPickResult(tx, pick.id);
  const terms = { pitcherRule: 'action' as const, scheduledInningsAtBet: scheduledInnings };
  const decided = decidePick({ selection: selectionOfPick(pick), terms, odds: pick.odds! }, facts, isFinal, standing);
  if (!decided) return false;
  await recordPickResult(tx, pick, { ...decided, facts, factsVersion: version, gradedBy: 'settlement' });
  return true;
}
