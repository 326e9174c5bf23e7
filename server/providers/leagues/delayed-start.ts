import { MINUTE_MS } from '@clearedge/quant/calendar';
import type { ContestStatus } from '../../ports/baseball-feed.ts';

/**
 * When a game can begin at the earliest: a game whose start is delayed had not begun at the time of its source’s answer, whatever the schedule's time.
 * Until then it takes prices and bets; the last of these times is its real start, by a minute or two. `checkedAt`: of the source's answer.
 */
export function startOf({ status, startsAt }: { status: ContestStatus; startsAt: Date }, checkedAt: Date): Date {
  if (status !== 'delayed') return startsAt;
  const soonest = Math.ceil((checkedAt.getTime() + MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(Math.max(startsAt.getTime(), soonest));
}
