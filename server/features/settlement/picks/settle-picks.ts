import type { BaseballFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findContestById } from '../../contests/index.ts';
import { findPickResult, listPicksOfGame, type PickRow, recordPickResult, selectionOfPick } from '../../picks/index.ts';
import { decidePick } from './pick-rules.ts';

interface Facts {
  version: number;
  isFinal: boolean;
  facts: BaseballFacts;
}

/** Writes the official result of every pick of a game that the newest facts decide; answers how many were written. */
export async function settlePicks(ctx: Ctx, contestId: string, found: Facts | null): Promise<number> {
  const own = found ? await listPicksOfGame(ctx, contestId) : [];
  if (!found || own.length === 0) return 0;
  const contest = await findContestById(ctx, contestId);
  let written = 0;
  for (const pick of own) written += Number(await ctx.transact((tx) => settlePick(tx, pick, found, contest?.scheduledInnings)));
  if (contest && written > 0) await ctx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
  return written;
}

async function settlePick(tx: Ctx, pick: PickRow, { version, isFinal, facts }: Facts, scheduledInnings?: number): Promise<boolean> {
  const standing = await findPickResult(tx, pick.id);
  const terms = { pitcherRule: 'action' as const, ...(scheduledInnings === undefined ? {} : { scheduledInningsAtBet: scheduledInnings }) };
  const decided = decidePick({ selection: selectionOfPick(pick), terms, odds: pick.odds! }, facts, isFinal, standing);
  if (!decided) return false;
  await recordPickResult(tx, pick, { ...decided, facts, factsVersion: version, gradedBy: 'settlement' });
  return true;
}
