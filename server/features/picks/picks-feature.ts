import { PICK_SPORTS } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature, type Feature, type RouteBindings, type Verb } from '../../kernel/feature.ts';
import { changesDayOf, isInPlan, isRevealed, listPickViews, type PickView, reconcilePick } from './daily-picks.ts';
import { listPicks, listPicksOfDay } from './pick-rows.ts';
import { notifyReadersJob } from './publish/notify-readers.ts';
import { type AnyPick, pickSports, presenterOf } from './sports/index.ts';

const countOf = (views: readonly PickView[], result: string): number => views.filter((view) => view.result?.result === result).length;

/** Wins over wins and losses; a push or a void decides nothing. Null before the first. */
function accuracyOf(views: readonly PickView[]): number | null {
  const [wins, losses] = [countOf(views, 'win'), countOf(views, 'loss')];
  return wins + losses === 0 ? null : wins / (wins + losses);
}
const unitsOf = (views: readonly PickView[]): number => views.reduce((sum, { result }) => sum + (result?.units ?? 0), 0);
const sportsOf = (views: readonly PickView[]) => PICK_SPORTS.filter((sport) => views.some(({ pick }) => pick.sport === sport));

/** Null over several sports: what a confidence is differs between them. */
const meanConfidence = (views: readonly PickView[]): number | null =>
  sportsOf(views).length === 1 ? views.reduce((sum, { pick }) => sum + pick.confidence!, 0) / views.length : null;

/** Each pick as its own sport presents it, in the order given. */
async function presentAll(ctx: Ctx, views: readonly PickView[]): Promise<AnyPick[]> {
  const shown = new Map<string, AnyPick>();
  for (const sport of sportsOf(views)) {
    const own = views.filter(({ pick }) => pick.sport === sport);
    for (const pick of await presenterOf(sport)(ctx, own)) shown.set(pick.id, pick);
  }
  return views.map(({ pick }) => shown.get(pick.id)!);
}

/** How a day's picks did, of those that this reader may see. */
const getDailyPerformance: Verb<'GET /api/performance/daily'> = async (ctx, { query }) => {
  const date = query.date ?? easternDay(ctx.now());
  const now = ctx.now();
  const all = await listPickViews(ctx, await listPicksOfDay(ctx.db, date, query.sport));
  const views = all.filter(({ pick, result }) => isInPlan(ctx.actor, pick) || isRevealed(pick, result !== null, now));
  const resolved = views.filter(({ result }) => result !== null);
  return {
    date,
    totalPicks: views.length,
    winningPicks: countOf(views, 'win'),
    losingPicks: countOf(views, 'loss'),
    pushedPicks: countOf(views, 'push') + countOf(views, 'void'),
    resolvedPicks: resolved.length,
    pendingPicks: views.length - resolved.length,
    accuracy: accuracyOf(views),
    units: unitsOf(views),
    sealedPicks: all.length - views.length,
    picks: await presentAll(ctx, views),
  };
};

/** How each month's picks did, newest first; only what has a result counts. */
const getMonthlyPerformance: Verb<'GET /api/performance/monthly'> = async (ctx, { query }) => {
  const views = (await listPickViews(ctx, await listPicks(ctx.db, query.sport))).filter(({ result }) => result !== null);
  const spreads = (list: readonly PickView[]) => list.filter(({ pick }) => pick.market === 'spread');
  const months = [...new Set(views.map(({ pick }) => pick.slateOn.slice(0, 7)))].sort().reverse();
  return {
    sports: sportsOf(views),
    totalAccuracy: accuracyOf(views),
    totalGames: views.length,
    spreadAccuracy: accuracyOf(spreads(views)),
    avgConfidence: meanConfidence(views),
    months: months.map((month) => {
      const own = views.filter(({ pick }) => pick.slateOn.startsWith(month));
      return {
        month,
        picks: own.length,
        wins: countOf(own, 'win'),
        losses: countOf(own, 'loss'),
        accuracy: accuracyOf(own),
        spreadAccuracy: accuracyOf(spreads(own)),
        avgConfidence: meanConfidence(own),
        units: unitsOf(own),
      };
    }),
  };
};

/** Every sport's picks: publishing, marks and lists. Make one for each process. */
export function picksFeature(): Feature {
  const sports = pickSports();
  const routes: RouteBindings = {
    'POST /api/performance/reconcile': reconcilePick,
    'GET /api/performance/daily': {
      shared: true,
      freshForMs: 30_000,
      isChangedBy: (message, requested) => changesDayOf(requested.query.sport)(message, requested),
      build: getDailyPerformance,
      own: getDailyPerformance,
    },
    'GET /api/performance/monthly': getMonthlyPerformance,
  };
  for (const sport of sports) Object.assign(routes, sport.routes);
  return defineFeature({ name: 'picks', routes, jobs: [notifyReadersJob], schedules: sports.flatMap(({ schedules = [] }) => schedules) });
}
