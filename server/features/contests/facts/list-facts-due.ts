import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listContestIdsWithFacts } from '../rows/fact-rows.ts';
import { listEndedBetween, listRecheckable } from '../rows/result-rows.ts';
import { CORRECTION_MS } from './facts-rules.ts';

/** Facts and box scores are kept for this many days before the first start; older games are asked for when someone opens them. */
const HISTORY_DAYS = 10;
/** Longer than a league's week: a game that is postponed on its first day may be played until its last. */
const OPEN_MS = 8 * 86_400_000;

/** Games whose facts may still change: finals of the last day, postponed and suspended games of the last eight. */
export async function listToRecheck(ctx: Ctx): Promise<string[]> {
  const now = ctx.now();
  const games = await listRecheckable(ctx.db, new Date(now.getTime() - CORRECTION_MS), new Date(now.getTime() - OPEN_MS), now);
  return games.map(({ gameId }) => gameId);
}

/** Ended games of the last days that have no facts yet, by slate, newest first. */
export async function listWithoutFacts(ctx: Ctx): Promise<string[][]> {
  const today = easternDay(ctx.now());
  const ended = await listEndedBetween(ctx.db, shiftDay(today, -HISTORY_DAYS), today);
  const known = await listContestIdsWithFacts(
    ctx.db,
    ended.map(({ id }) => id),
  );
  const bySlate = new Map<string, string[]>();
  for (const { id, gameId, slateOn } of ended) if (!known.has(id)) bySlate.set(slateOn, [...(bySlate.get(slateOn) ?? []), gameId]);
  return [...bySlate.values()];
}
