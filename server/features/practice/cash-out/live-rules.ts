import type { LeagueLiveState } from '../../../ports/index.ts';
import type { GameStanding, LiveStanding } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';

/** Where a game stands while nothing is in the air, or in words why no one can say honestly what it is worth now. */
export type LiveState = { kind: 'between'; standing: GameStanding } | { kind: 'none'; reason: string };

/** A change of sides is over by then: a state older than this may be behind what the bettor sees on the field. */
const LONGEST_SILENCE_MS = 4 * 60_000;
const IN_PLAY = 'While a half-inning is being played there is no fair price. The offer comes back at the next change of sides.';
const IN_PERIOD = 'While a period is being played there is no fair price. The offer comes back at halftime or the next intermission.';
const UNKNOWN = 'One of its games is being played, and how it stands this minute is not certain, so there is no fair price now.';
const WAITS = 'One of its games waits for its result, so this bet cannot be closed early.';
const none = (reason: string): LiveState => ({ kind: 'none', reason });

type Known = Pick<Contest, 'status' | 'standing' | 'scheduledInnings'>;

/** Reads a game's live state. Between the halves of an inning no one is on base and nothing is in the air: the score and the half say it all. */
export function readStanding({ status, standing: told, scheduledInnings }: Known, now: Date): LiveState {
  if (status === 'final' || status === 'suspended' || status === 'postponed' || status === 'cancelled') return none(WAITS);
  if (status !== 'live' || !told || now.getTime() - told.asOf.getTime() > LONGEST_SILENCE_MS) return none(UNKNOWN);
  if ('kind' in told) return isRestart(told) ? { kind: 'between', standing: told } : none(IN_PERIOD);
  const { inning, half, outs, score, isBetweenInnings, balls, strikes, runners } = told;
  // Until the first pitch of the next half the board keeps the half that ended, with three out.
  const isEnded = isBetweenInnings && outs === 3;
  const isUntouched = outs === 0 && balls === 0 && strikes === 0 && !runners.first && !runners.second && !runners.third;
  if (!isEnded && !isUntouched) return none(IN_PLAY);
  const next = isEnded ? after(inning, half) : { inning, half };
  // In extra innings a runner stands on second before the first pitch: bare bases there mean that the half is under way.
  if (!isEnded && inning > scheduledInnings) return none(IN_PLAY);
  return isOver(next, score, scheduledInnings) ? none(WAITS) : { kind: 'between', standing: { inning, half, outs, runners, score } };
}

const SECOND_QUARTER = 2;

/** Whether play begins anew for both sides: the ball keeps its place between other quarters of football, and a power play goes on. */
function isRestart(told: LeagueLiveState): boolean {
  if (!told.isBreak) return false;
  switch (told.kind) {
    case 'football':
      return told.period === SECOND_QUARTER;
    case 'basketball':
      return true;
    case 'hockey':
      return told.skaters.away === told.skaters.home && told.emptyNet === null;
  }
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
