import { easternDay } from '@clearedge/quant/calendar';
import { isShown } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listContestsByIds } from '../../contests/index.ts';
import { listPlaces } from '../rows/link-rows.ts';
import { type FootballMark, listMarks } from '../rows/mark-rows.ts';
import { type FootballPickRow, findPick, listPicksOfDay } from '../rows/pick-rows.ts';
import { listStanding } from '../rows/result-rows.ts';
import { type FootballPick, type FootballPickView, FREE_PLACES, presentFootballPick } from './present-pick.ts';

async function viewsOf(ctx: Ctx, picks: readonly FootballPickRow[]): Promise<FootballPickView[]> {
  const ids = picks.map(({ id }) => id);
  const contests = await listContestsByIds(ctx, [...new Set(picks.map(({ contestId }) => contestId))]);
  const results = await listStanding(ctx.db, ids);
  const places = await listPlaces(ctx.db, ids);
  const marks = ctx.actor.kind === 'user' ? await listMarks(ctx.db, ctx.actor.userId, ids) : new Map<string, FootballMark>();
  return picks.map((pick) => ({
    pick,
    contest: contests.find(({ id }) => id === pick.contestId)!,
    result: results.get(pick.id) ?? null,
    mark: marks.get(pick.id) ?? null,
    place: places.get(pick.id) ?? null,
  }));
}

/** Which three a reader without Pro sees never changes: the first that were published. */
export const shownOf = (picks: readonly FootballPickRow[], hasPro: boolean): FootballPickRow[] =>
  picks.filter(({ dayPlace }) => hasPro || dayPlace <= FREE_PLACES);

/** A day's CFL picks in the order of publication. */
export const listFootballPicks: Verb<'GET /api/cfl/daily-picks'> = async (ctx, { query }) => {
  const [hasPro, now] = [isShown(ctx.actor, 'pro'), ctx.now()];
  const picks = shownOf(await listPicksOfDay(ctx.db, query.date ?? easternDay(now)), hasPro);
  return (await viewsOf(ctx, picks)).map((view) => presentFootballPick(view, hasPro, now));
};

/** A pick as it stands, for a reader who may see them all; or a refusal that there is none. */
export async function getFootballPick(ctx: Ctx, pickId: string): Promise<FootballPick> {
  const pick = await findPick(ctx.db, pickId);
  if (!pick) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
  const [view] = await viewsOf(ctx, [pick]);
  return presentFootballPick(view!, true, ctx.now());
}
