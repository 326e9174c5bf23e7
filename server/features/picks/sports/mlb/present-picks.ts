import { can } from '@clearedge/contract/entitlements';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { listPlays, listProjectionsById } from '../../../forecasts/index.ts';
import type { PickRow } from '../../chain/pick-statement.ts';
import type { PickView } from '../../daily-picks.ts';
import { nowReader } from '../../pick-now.ts';
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

const listNow = nowReader((ctx, contests) =>
  listPlays(
    ctx,
    contests.map(({ id }) => id),
  ),
);

/** Picks for the reader who asks, each with what it shares with the others of these. */
export async function presentPicks(ctx: Ctx, views: readonly PickView[]): Promise<DailyPick[]> {
  const [hasAll, now, sameGames] = [can(ctx.actor, 'picks'), ctx.now(), await sameGamesOf(ctx, views)];
  const records = await listMarketRecords(ctx.db, 'mlb');
  const believed = await listNow(ctx, views);
  return views.map((view) => {
    const { id, market } = view.pick;
    const more = { sameGame: sameGames.get(id) ?? [], marketRecord: records[market!], believed: believed.get(id) ?? null };
    return presentPick(view, { hasAll, now, ...more });
  });
}
