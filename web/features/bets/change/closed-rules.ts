import type { Bet } from '../bet-types.ts';

const NOT_STARTED = new Set<string | null>(['scheduled', 'delayed', 'postponed']);
const OVER = new Set<string | null>(['final', 'completed']);
const STOPPED = new Set<string | null>(['postponed', 'suspended', 'cancelled']);

type Contest = Pick<Bet, 'startsAt' | 'eventStatus'>;

/** From the scheduled or the actual start, whichever is earlier: the rule by which the server refuses. A contest we do not know never closes. */
export const isClosed = ({ startsAt, eventStatus }: Contest, now: number): boolean =>
  eventStatus !== null && (!NOT_STARTED.has(eventStatus) || (startsAt !== null && Date.parse(startsAt) <= now));

/** Which results the owner may enter: all of them, void alone, or none yet. */
export function marksOf({ eventStatus }: Contest): 'all' | 'void' | 'none' {
  if (eventStatus === null || OVER.has(eventStatus)) return 'all';
  return STOPPED.has(eventStatus) ? 'void' : 'none';
}
