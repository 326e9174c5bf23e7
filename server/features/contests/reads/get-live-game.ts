import type { VerbResult } from '@clearedge/contract/route';
import type { contestRoutes } from '@clearedge/contract/routes/games/contests';
import { sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../contest.ts';
import { getContest } from '../rows/contest-rows.ts';

type LiveGame = VerbResult<(typeof contestRoutes)['GET /api/live-game/:gameId']>;

const QUIET = { inning: 0, inningHalf: 'top', balls: 0, strikes: 0, outs: 0, batter: null, pitcher: null } as const;

/** What is happening in a game, as last told by the live feed. */
export async function getLiveGame(ctx: Ctx, gameId: string): Promise<LiveGame> {
  const contest = await getContest(ctx.db, gameId, sportsWith('hasAnalysis'));
  const { liveState: state, awayScore, homeScore } = contest;
  return {
    ...QUIET,
    gameId,
    status: liveStatusOf(contest),
    awayScore,
    homeScore,
    lastPlay: state?.lastPlay ?? null,
    runnersOn: contest.status === 'final' || !state ? { first: false, second: false, third: false } : state.runners,
    lineScore: contest.lineScore,
    plays: (state?.plays ?? []).map((play) => ({ ...play, at: play.at.toISOString() })),
    asOf: (state?.asOf ?? contest.updatedAt).toISOString(),
    ...(state && situationOf(state)),
  };
}

const situationOf = ({ inning, half, balls, strikes, outs, batter, pitcher }: NonNullable<Contest['liveState']>) => ({
  inning,
  inningHalf: half,
  balls,
  strikes,
  outs,
  batter,
  pitcher,
});

// A suspended game is waiting to be played on; a delay in the middle of a game is still that game.
function liveStatusOf({ status, liveState }: Contest): LiveGame['status'] {
  if (status === 'final') return 'final';
  return status === 'live' || (status === 'delayed' && liveState) ? 'live' : 'scheduled';
}
