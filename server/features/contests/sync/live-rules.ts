import { isDeepStrictEqual } from 'node:util';
import type { LiveMoment, LiveState } from '../../../ports/index.ts';
import type { Contest } from '../contest.ts';
import type { LiveWrite } from '../rows/contest-write-rows.ts';

/** What to write of a game's live state; null when it tells nothing new, or is older than what is stored. */
export function planLive(contest: Contest, { moments, ...state }: LiveState, asOf: Date): LiveWrite | null {
  const before = contest.liveState;
  if (before && before.asOf > state.asOf) return null;
  if (before && isDeepStrictEqual(withoutTime(before), withoutTime(state)) && isSameScore(contest, state)) return null;
  return {
    id: contest.id,
    liveState: state,
    lineScore: state.lineScore,
    awayScore: state.score.away,
    homeScore: state.score.home,
    updatedAt: asOf,
    moments: moments ?? (before && isDeepStrictEqual(standingOf(before), standingOf(state)) ? [] : [momentOf(state)]),
    isWhole: moments !== undefined,
  };
}

const standingOf = ({ inning, half, outs, runners, score }: LiveState) => ({ inning, half, outs, runners, score });
const momentOf = (state: LiveState): LiveMoment => ({ ...standingOf(state), at: state.asOf, text: state.lastPlay ?? '' });

const isSameScore = (contest: Contest, { score }: LiveState): boolean =>
  contest.awayScore === score.away && contest.homeScore === score.home;

const withoutTime = ({ asOf: _asOf, ...state }: LiveState): Omit<LiveState, 'asOf'> => state;
