import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveMoment } from '../../../ports/index.ts';
import type { LiveForecast } from '../../../sports/registry.ts';
import { findMoments, getContest, isStarted } from '../../contests/index.ts';
import { foreseeGames } from './live-forecasts.ts';

type Curve = VerbResult<Contract['GET /api/win-probability/:gameId']>;
type Point = Curve['points'][number];

/** Plays that are named as the biggest, at most. */
const BIGGEST = 4;
/** A play that moved the chance by less is none of them. */
const LEAST_SWING = 0.03;

/** One point for every play that was told, in order. Each is made of that moment and the closing prices alone: nothing later is in it. */
export function drawCurve({ before, at }: Pick<LiveForecast, 'before' | 'at'>, moments: readonly LiveMoment[]): Point[] {
  let last = before.homeWin;
  return moments.flatMap((moment) => {
    const outlook = at(moment);
    if (!outlook) return [];
    const swing = outlook.homeWin - last;
    last = outlook.homeWin;
    const { inning, half, outs, score, text } = moment;
    return [
      { at: moment.at.toISOString(), inning, half, outs, ...score, text, homeWin: outlook.homeWin, meanTotal: outlook.meanTotal, swing },
    ];
  });
}

/** Places of the plays that moved the chance most, the biggest first. */
export const biggestPlays = (points: readonly Pick<Point, 'swing' | 'text'>[]): number[] =>
  points
    .map(({ swing, text }, index) => ({ index, size: text === '' ? 0 : Math.abs(swing) }))
    .filter(({ size }) => size >= LEAST_SWING)
    .sort((a, b) => b.size - a.size)
    .slice(0, BIGGEST)
    .map(({ index }) => index);

/** How a game's chances moved from the first pitch, play by play, from the closing prices of everyone to see. */
export async function getWinProbability(ctx: Ctx, gameId: string): Promise<Curve> {
  const contest = await getContest(ctx, gameId, sportsWith('hasGamePage'));
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
