import type { Ctx } from '../../../kernel/ctx.ts';
import { getAnalysis, withSummaries } from '../../analysis/index.ts';
import type { Game } from '../../odds/index.ts';
import type { Watch } from './digest-shape.ts';

const SHOWN = 5;
const DRIVERS = 3;

const isOpen = (summary: Game['aiSummary']): summary is Extract<NonNullable<Game['aiSummary']>, { summary: string }> =>
  summary !== null && 'summary' in summary;

/** First the games with something worth its price, then those the model is surest about. */
function byInterest(a: Game, b: Game): number {
  const [x, y] = [a.aiSummary, b.aiSummary];
  if (!isOpen(x) || !isOpen(y)) return 0;
  return y.valuePlays.length - x.valuePlays.length || y.confidence - x.confidence || (a.gameId < b.gameId ? -1 : 1);
}

async function watchOf(ctx: Ctx, game: Game): Promise<Watch> {
  const { gameId, sport, awayTeam, homeTeam, awayTeamCode, homeTeamCode, gameTime } = game;
  const analysis = await getAnalysis(ctx, { params: { gameId } });
  return {
    gameId,
    sport,
    awayTeam,
    homeTeam,
    awayTeamCode,
    homeTeamCode,
    startsAt: gameTime,
    analyzedAt: analysis.analyzedAt,
    verdict: analysis.verdict,
    favored: analysis.favored,
    driverUnit: 'chance',
    drivers: analysis.drivers.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, DRIVERS),
    changes: analysis.changes,
  };
}

/** What moves the model most in the games that are most worth a look; for those with the tier. */
export async function watchList(ctx: Ctx, games: readonly Game[]): Promise<Watch[]> {
  const analyzed = (await withSummaries(ctx, games, 'entitled')).filter(({ aiSummary }) => isOpen(aiSummary));
  const list: Watch[] = [];
  for (const game of analyzed.sort(byInterest).slice(0, SHOWN)) list.push(await watchOf(ctx, game));
  return list;
}
