import type { Verb } from '../../../../kernel/feature.ts';
import { listPickViews, markPick } from '../../daily-picks.ts';
import { findPick, listPicksOfDay } from '../../pick-rows.ts';
import { presentPicks } from './present-picks.ts';

/** A reader's own word on a baseball pick; answers the pick as it stands among those of its game. */
export const markDailyPick: Verb<'PATCH /api/daily-picks/:pickId/result'> = async (ctx, { params, body }) => {
  const pick = await markPick(ctx, await findPick(ctx.db, params.pickId, 'mlb'), body.result);
  const ofGame = (await listPicksOfDay(ctx.db, pick.slateOn, 'mlb')).filter(({ contestId }) => contestId === pick.contestId);
  return (await presentPicks(ctx, await listPickViews(ctx, ofGame))).find(({ id }) => id === pick.id)!;
};
