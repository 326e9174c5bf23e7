import type { LiveStanding } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';

/** Where a game stands between two halves, or in words why no one can say honestly what it is worth now. */
export type LiveState = { kind: 'between'; standing: LiveStanding } | { kind: 'none'; reason: string };

/** A change of sides is over by then: a state older than this may be behind what the bettor sees on the field. */
const LONGEST_SILENCE_MS = 4 * 60_000;
const IN_PLAY = 'While a half-inning is being played there is no fair price. The offer comes back at the next change of sides.';
const UNKNOWN = 'One of its games is being played, and how it stands this minute is not certain, so there is no fair price now.';
const WAITS = 'One of its games waits for its result, so this bet cannot be closed early.';
const none = (reason: string): LiveState => ({ kind: 'none', reason });

type Known = Pick<Contest, 'status' | 'liveState' | 'scheduledInnings'>;

/** Reads a game's live state. Between the halves no one is on base and nothing is in the air: the score and the half say it all. */
export function readStanding({ status, liveState, scheduledInnings }: Known, now: Date): LiveState {
  if (status === 'final' || status === 'suspended' || status === 'postponed' || status === 'cancelled') return none(WAITS);
  if (status !== 'live' || !liveState || now.getTime() - liveState.asOf.getTime() > LONGEST_SILENCE_MS) return none(UNKNOWN);
  const { inning, half, outs, score, isBetweenInnings, balls, strikes, runners } = liveState;
  // Until the first pitch of the next half the board keeps the half that ended, with three out.
  const isEnded = isBetweenInnings && outs === 3;
  const isUntouched = outs === 0 && balls === 0 && strikes === 0 && !runners.first && !runners.second && !runners.third;
  if (!isEnded && !isUntouched) return none(IN_PLAY);
  const next = isEnded ? after(inning, half) : { inning, half };
  // In extra innings a runner stands on second before the first pitch: bare bases there mean that the half is under way.
  if (!isEnded && inning > scheduledInnings) return none(IN_PLAY);
  return isOver(next, score, scheduledInnings) ? none(WAITS) : { kind: 'between', standing: { inning, half, outs, runners, score } };
}

const after = (inning: number, half: LiveStanding['half']): Pick<LiveStanding, 'inning' | 'half'> =>
  half === 'top' ? { inning, half: 'bottom' } : { inning: inning + 1, half: 'top' };

function isOver(
  { inning, half }: Pick<LiveStanding, 'inning' | 'half'>,
  score: { away: number; home: number },
  scheduled: number,
): boolean {
  if (half === 'bottom') return inning >= scheduled && score.home > score.away;
  return inning > scheduled && score.home !== score.away;
}
