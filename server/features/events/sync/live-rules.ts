import { isDeepStrictEqual } from 'node:util';
import type { LiveState } from '../../../ports/index.ts';
import type { LiveWrite } from '../rows/event-write-rows.ts';
import type { SportEvent } from '../sport-event.ts';

/** What to write of a game's live state; null when it tells nothing new, or is older than what is stored. */
export function planLive(event: SportEvent, state: LiveState, asOf: Date): LiveWrite | null {
  const before = event.liveState;
  if (before && before.asOf > state.asOf) return null;
  if (before && isDeepStrictEqual(withoutTime(before), withoutTime(state)) && isSameScore(event, state)) return null;
  return {
    id: event.id,
    liveState: state,
    lineScore: state.lineScore,
    awayScore: state.score.away,
    homeScore: state.score.home,
    updatedAt: asOf,
  };
}

const isSameScore = (event: SportEvent, { score }: LiveState): boolean => event.awayScore === score.away && event.homeScore === score.home;

const withoutTime = ({ asOf: _asOf, ...state }: LiveState): Omit<LiveState, 'asOf'> => state;
