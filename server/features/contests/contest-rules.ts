import type { ContestStart, ContestStatus } from './contest.ts';

const STARTED: readonly ContestStatus[] = ['live', 'final', 'suspended'];
export const ENDED_STATUSES: readonly ContestStatus[] = ['final', 'postponed', 'suspended', 'cancelled'];

export const isStarted = (contest: Pick<ContestStart, 'status'>): boolean => STARTED.includes(contest.status);

/** Nothing more will happen to it today: its facts are due. */
export const isEnded = (contest: Pick<ContestStart, 'status'>): boolean => ENDED_STATUSES.includes(contest.status);

/** Betting ends where the source does not say what a game is doing, and at the scheduled or the actual start, whichever is earlier, by the product's clock. */
export const isBettingClosed = (contest: Pick<ContestStart, 'status' | 'startsAt'>, now: Date): boolean =>
  contest.status === 'unknown' || isStarted(contest) || isEnded(contest) || contest.startsAt <= now;

/** In play, or should be by the clock: the live feed is worth asking. */
export const isUnderWay = (contest: Pick<ContestStart, 'status' | 'startsAt'>, now: Date): boolean =>
  contest.status === 'live' || (['scheduled', 'delayed', 'unknown'].includes(contest.status) && contest.startsAt <= now);
