import type { ContestStatus } from '../../ports/baseball-feed.ts';
import { addedStatus, unknownStatus } from '../leagues/spellings.ts';
import type { WireGame } from './schema.ts';

const STATUSES: Readonly<Record<string, ContestStatus>> = {
  scheduled: 'scheduled',
  complete: 'final',
  delayed: 'delayed',
  postponed: 'postponed',
  suspended: 'suspended',
  cancelled: 'cancelled',
  canceled: 'cancelled',
};

const IN_PLAY = /quarter|half|playing|progress|live|overtime|shootout|break|intermission|^end_/;

/** The feed is not documented: a word that is not in the table is one of a game in play. */
export function statusOf({ status }: Pick<WireGame, 'status'>): ContestStatus {
  const named = STATUSES[status] ?? addedStatus('cfl-scoreboard', status, true);
  if (named) return named;
  if (!IN_PLAY.test(status)) unknownStatus('cfl-scoreboard', status);
  return 'live';
}

const QUARTERS: Readonly<Record<string, number>> = {
  first_quarter: 1,
  second_quarter: 2,
  half_time: 2,
  halftime: 2,
  third_quarter: 3,
  fourth_quarter: 4,
};

/** Both procedures of overtime are one period. */
const OVERTIME = 5;

/** 1 to 4, and 5 in overtime. */
export function periodOf({ status, activePeriod }: Pick<WireGame, 'status' | 'activePeriod'>): number {
  const named = QUARTERS[status];
  if (named) return named;
  if (/overtime|shootout/.test(status) || (activePeriod ?? 0) > 4) return OVERTIME;
  if (activePeriod === 1 || activePeriod === 2 || activePeriod === 3) return activePeriod;
  return status === 'complete' || activePeriod === 4 ? 4 : 1;
}

export const isBreak = (status: string): boolean => /half_?time|break|intermission|^end_/.test(status);
