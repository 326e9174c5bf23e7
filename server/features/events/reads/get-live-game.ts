import type { VerbResult } from '@clearedge/contract/route';
import type { eventRoutes } from '@clearedge/contract/routes/games/events';
import type { Ctx } from '../../../kernel/ctx.ts';
import { getEvent } from '../rows/event-rows.ts';
import type { SportEvent } from '../sport-event.ts';

type LiveGame = VerbResult<(typeof eventRoutes)['GET /api/live-game/:gameId']>;

const QUIET = { inning: 0, inningHalf: 'top', balls: 0, strikes: 0, outs: 0, batter: null, pitcher: null } as const;

/** What is happening in a game, as last told by the live feed. */
export async function getLiveGame(ctx: Ctx, gameId: string): Promise<LiveGame> {
  const event = await getEvent(ctx.db, gameId);
  const { liveState: state, awayScore, homeScore } = event;
  return {
    ...QUIET,
    gameId,
    status: liveStatusOf(event),
    awayScore,
    homeScore,
    lastPlay: state?.lastPlay ?? null,
    runnersOn: event.status === 'final' || !state ? { first: false, second: false, third: false } : state.runners,
    lineScore: event.lineScore,
    plays: (state?.plays ?? []).map((play) => ({ ...play, at: play.at.toISOString() })),
    asOf: (state?.asOf ?? event.updatedAt).toISOString(),
    ...(state && situationOf(state)),
  };
}

const situationOf = ({ inning, half, balls, strikes, outs, batter, pitcher }: NonNullable<SportEvent['liveState']>) => ({
  inning,
  inningHalf: half,
  balls,
  strikes,
  outs,
  batter,
  pitcher,
});

// A suspended game is waiting to be played on; a delay in the middle of a game is still that game.
function liveStatusOf({ status, liveState }: SportEvent): LiveGame['status'] {
  if (status === 'final') return 'final';
  return status === 'live' || (status === 'delayed' && liveState) ? 'live' : 'scheduled';
}
