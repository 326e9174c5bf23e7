import type { Bet } from '../bet-types.ts';

const NOT_STARTED = new Set<string | null>(['scheduled', 'delayed', 'postponed']);
const OVER = new Set<string | null>(['final', 'completed']);
const STOPPED = new Set<string | null>(['postponed', 'suspended', 'cancelled']);

type Contest = Pick<Bet, 'startsAt' | 'contestStatus'>;

/** From the scheduled or the actual start, whichever is earlier: the rule by which the server refuses. A contest we do not know never closes. */
export const isClosed = ({ startsAt, contestStatus }: Contest, now: number): boolean =>
  contestStatus !== null && (!NOT_STARTED.has(contestStatus) || (startsAt !== null && Date.parse(startsAt) <= now));

/** Which results the owner may enter: all of them, void alone, or none yet. */
export function marksOf({ contestStatus }: Contest): 'all' | 'void' | 'none' {
  if (contestStatus === null || OVER.has(contestStatus)) return 'all';
  return STOPPED.has(contestStatus) ? 'void' : 'none';
}
