import type { EventStart, SportEventStatus } from './sport-event.ts';

const STARTED: readonly SportEventStatus[] = ['live', 'final', 'suspended'];
export const ENDED_STATUSES: readonly SportEventStatus[] = ['final', 'postponed', 'suspended', 'cancelled'];

export const isStarted = (event: Pick<EventStart, 'status'>): boolean => STARTED.includes(event.status);

/** Nothing more will happen to it today: its facts are due. */
export const isEnded = (event: Pick<EventStart, 'status'>): boolean => ENDED_STATUSES.includes(event.status);

/** Betting ends where the source does not say what a game is doing, and at the scheduled or the actual start, whichever is earlier, by the product's clock. */
export const isBettingClosed = (event: Pick<EventStart, 'status' | 'startsAt'>, now: Date): boolean =>
  event.status === 'unknown' || isStarted(event) || isEnded(event) || event.startsAt <= now;

/** In play, or should be by the clock: the live feed is worth asking. */
export const isUnderWay = (event: Pick<EventStart, 'status' | 'startsAt'>, now: Date): boolean =>
  event.status === 'live' || (['scheduled', 'delayed', 'unknown'].includes(event.status) && event.startsAt <= now);
