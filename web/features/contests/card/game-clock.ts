import { formatDuration } from '../../../lib/format.ts';
import type { Game, LiveBrief } from '../contest-types.ts';

type Inning = Pick<LiveBrief, 'inning' | 'inningHalf'> & { isBetweenInnings?: boolean };

/** "Top 5", "Mid 5", "Bot 5", "End 5". */
export function inningText({ inning, inningHalf, isBetweenInnings }: Inning): string {
  if (isBetweenInnings) return `${inningHalf === 'top' ? 'Mid' : 'End'} ${inning}`;
  return `${inningHalf === 'top' ? 'Top' : 'Bot'} ${inning}`;
}

/** "T5", "B5". */
export const shortInning = ({ inning, inningHalf }: Inning): string => `${inningHalf === 'top' ? 'T' : 'B'}${inning}`;

/** Words under a start that lies ahead; nothing once it has passed. */
export function untilStart(gameTime: string, now: number): string {
  const seconds = (Date.parse(gameTime) - now) / 1000;
  if (!Number.isFinite(seconds)) return '';
  return seconds > 0 ? `in ${formatDuration(seconds)}` : 'due to start';
}

const STATUS_WORD: Partial<Record<Game['status'], string>> = {
  live: 'Live',
  completed: 'Final',
  delayed: 'Delayed',
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
  unknown: 'Status unknown',
};
/** "Live", "Final"; "F/6" or "F/10" of a final that was shorter or longer than scheduled. */
export function statusWord({
  status,
  innings,
  scheduledInnings,
}: Pick<Game, 'status' | 'innings' | 'scheduledInnings'>): string | undefined {
  const isOfOtherLength = status === 'completed' && innings !== null && innings !== scheduledInnings;
  return isOfOtherLength ? `F/${innings}` : STATUS_WORD[status];
}
/** Of a suspended game: the day it goes on, and later the day it began. `date` writes a day. */
export function resumptionText(
  { status, slateOn, resumesOn }: Pick<Game, 'status' | 'slateOn' | 'resumesOn'>,
  date: (day: string) => string,
): string | null {
  if (resumesOn === null) return null;
  return status === 'suspended' ? `Resumes ${date(resumesOn)}` : `Began ${date(slateOn)}, resumed ${date(resumesOn)}`;
}

/** Why bets on the full length of a final can be void; null of one that went its length. */
export function calledText({ status, innings, scheduledInnings }: Pick<Game, 'status' | 'innings' | 'scheduledInnings'>): string | null {
  const isCalled = status === 'completed' && innings !== null && innings < scheduledInnings;
  return isCalled ? `Called after ${innings} ${innings === 1 ? 'inning' : 'innings'}` : null;
}

export const hasStarted = (game: Pick<Game, 'status'>): boolean =>
  game.status === 'live' || game.status === 'completed' || game.status === 'suspended';
