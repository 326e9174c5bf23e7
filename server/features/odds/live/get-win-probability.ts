import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveMoment } from '../../../ports/index.ts';
import type { LiveForecast } from '../../../sports/registry.ts';
import { findMoments, getContest, isStarted } from '../../contests/index.ts';
import { biggestPlays, chancesAfter } from './curve-rules.ts';
import { foreseeGames } from './live-forecasts.ts';

type Curve = VerbResult<Contract['GET /api/win-probability/:gameId']>;
type Point = Curve['points'][number];

/** One point for every play that was told, in order. */
export const drawCurve = (forecast: Pick<LiveForecast, 'before' | 'at'>, moments: readonly LiveMoment[]): Point[] =>
  chancesAfter(forecast, moments, (moment) => moment).map(
    ({ play: { at, inning, half, outs, score, text }, homeWin, meanTotal, swing }) => ({
      at: at.toISOString(),
      inning,
      half,
      outs,
      ...score,
      text,
      homeWin,
      meanTotal,
      swing,
    }),
  );

/** How a game's chances moved from the first pitch, play by play, from the closing prices of everyone to see. */
export async function getWinProbability(ctx: Ctx, gameId: string): Promise<Curve> {
  const contest = await getContest(ctx, gameId, sportsWith('hasAnalysis'));
  const nothing = { gameId, before: null, now: null, bookCount: 0, points: [], biggest: [], asOf: ctx.now().toISOString() };
  if (!isStarted(contest) && contest.liveState === null) return { ...nothing, reason: 'Chances in play begin with the first pitch.' };
  const found = (await foreseeGames(ctx, [contest])).get(contest.id);
  if (!found) return { ...nothing, reason: 'Fewer than two books closed both sides of this game’s moneyline and total.' };
  const { forecast, bookCount } = found;
  const points = drawCurve(forecast, await findMoments(ctx.db, contest.id));
  const { liveState } = contest;
  return {
    gameId,
    reason: null,
    before: forecast.before,
    now: (liveState && forecast.at(liveState)) ?? null,
    bookCount,
    points,
    biggest: biggestPlays(points),
    asOf: (liveState?.asOf ?? contest.updatedAt).toISOString(),
  };
}
