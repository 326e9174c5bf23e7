import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { favoredSide, getLeagueAnalysis, verdictText } from '../../analysis/index.ts';
import { type LeagueForecast, listNewestLeagueForecasts } from '../../forecasts/index.ts';
import type { Watch } from './digest-shape.ts';
import { type GameContest, titleOf } from './game-title.ts';

/** Games of each league. */
const SHOWN = 2;
const DRIVERS = 3;

type Analysis = NonNullable<Awaited<ReturnType<typeof getLeagueAnalysis>>['analysis']>;

/** How far the model alone is from the books on the home side's chance, 0 to 1; 0 where no book prices it. */
function gapOf({ pHomeModel, inputs }: LeagueForecast): number {
  const pHome = inputs.market?.pHome ?? null;
  return pHome === null ? 0 : Math.abs(pHomeModel - pHome);
}

function verdictOf({ sides, isClosed }: Analysis, sport: LeagueSport): string {
  const plays = sides.filter(({ isValue }) => isValue).length;
  if (isClosed) return verdictText(plays, 'closed');
  const [best] = sides.filter(({ isStale }) => !isStale).toSorted((a, b) => b.expectedValue - a.expectedValue);
  if (!best || best.doubt === 'stale' || best.doubt === 'no projection') return verdictText(plays, 'no price');
  return verdictText(plays, best.doubt ?? 'no edge', best.market, sport);
}

async function watchOf(ctx: Ctx, league: LeagueSport, contest: GameContest): Promise<Watch | null> {
  const { analysis } = await getLeagueAnalysis(ctx, { params: { league, gameId: contest.gameId } });
  if (!analysis) return null;
  const { pooled, pooledLow, pooledHigh } = analysis.homeWin;
  const byMargin = analysis.drivers.toSorted((a, b) => Math.abs(b.margin) - Math.abs(a.margin)).slice(0, DRIVERS);
  return {
    ...titleOf(contest),
    analyzedAt: analysis.forecastAt,
    verdict: verdictOf(analysis, league),
    favored: favoredSide(contest, { chance: pooled, low: pooledLow, high: pooledHigh }),
    driverUnit: 'margin',
    drivers: byMargin.map(({ title, margin }) => ({ factor: title, title, detail: '', points: margin })),
    changes: [],
  };
}

/** Of each league the games on which its model differs most from the books, with what moves it. */
export async function watchLeagues(ctx: Ctx, contests: readonly GameContest[]): Promise<Watch[]> {
  const watched: Watch[] = [];
  for (const league of LEAGUE_SPORTS) {
    const own = contests.filter(({ sport }) => sport === league);
    const forecasts = await listNewestLeagueForecasts(
      ctx.db,
      league,
      own.map(({ id }) => id),
    );
    const known = own.flatMap((contest) => {
      const forecast = forecasts.get(contest.id);
      return forecast ? [{ contest, gap: gapOf(forecast) }] : [];
    });
    for (const { contest } of known.toSorted((a, b) => b.gap - a.gap).slice(0, SHOWN)) {
      const watch = await watchOf(ctx, league, contest);
      if (watch) watched.push(watch);
    }
  }
  return watched;
}
