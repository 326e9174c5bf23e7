import { can } from '@clearedge/contract/entitlements';
import type { Ctx } from '../../../../kernel/ctx.ts';
import type { Contest } from '../../../contests/index.ts';
import { listPlays, listProjectionsById } from '../../../forecasts/index.ts';
import type { PickRow } from '../../chain/pick-statement.ts';
import type { PickView } from '../../daily-picks.ts';
import { listNow } from '../../pick-now.ts';
import { listMarketRecords } from '../../pick-rows.ts';
import { type DailyPick, presentPick, type SameGame } from './present-pick.ts';
import { othersOfGame, togetherOf } from './same-game-rules.ts';

/** What each pick shares with the others of the list; nothing of a pick that the reader may not see. */
async function sameGamesOf(ctx: Ctx, views: readonly PickView[]): Promise<Map<string, SameGame[]>> {
  const picks = views.map(({ pick }) => pick);
  const pairs = picks.flatMap((pick) => othersOfGame(pick, picks).map((other) => ({ pick, other })));
  const projections = await listProjectionsById(ctx, [...new Set(pairs.flatMap(({ pick }) => pick.projectionId ?? []))]);
  const found = new Map<string, SameGame[]>();
  const projectionOf = ({ projectionId }: PickRow) => projections.get(projectionId ?? '')?.distribution() ?? null;
  for (const { pick, other } of pairs) found.set(pick.id, [...(found.get(pick.id) ?? []), togetherOf(pick, other, projectionOf)]);
  return found;
}

/** Picks for the reader who asks, each with what it shares with the others of these. */
export async function presentPicks(ctx: Ctx, views: readonly PickView[]): Promise<DailyPick[]> {
  const [hasAll, now, sameGames] = [can(ctx.actor, 'picks'), ctx.now(), await sameGamesOf(ctx, views)];
  const records = await listMarketRecords(ctx.db, 'mlb');
  const idsOf = (contests: readonly Contest[]): string[] => contests.map(({ id }) => id);
  const believed = await listNow(ctx, views, (own, contests) => listPlays(own, idsOf(contests)));
  return views.map((view) => {
    const { id, market } = view.pick;
    const more = { sameGame: sameGames.get(id) ?? [], marketRecord: records[market!], believed: believed.get(id) ?? null };
    return presentPick(view, { hasAll, now, ...more });
  });
}
