import type { events } from '../../db/schema/index.ts';

/** One contest as it is stored. */
export type SportEvent = typeof events.$inferSelect;
export type Sport = SportEvent['sport'];
export type SportEventStatus = SportEvent['status'];

/** What a schedule says of an event; the live feed and the weather write the rest. */
export type EventWrite = Omit<SportEvent, 'lineScore' | 'liveState' | 'weather' | 'resultHold'>;

/** Enough of an event to know whether it is open to bets. */
export type EventStart = Pick<SportEvent, 'id' | 'gameId' | 'slateOn' | 'startsAt' | 'status' | 'endedAt'>;

/** The score of a finished game. */
export interface GameResult {
  id: string;
  gameId: string;
  slateOn: string;
  startsAt: Date;
  awayCode: string;
  homeCode: string;
  score: { away: number; home: number };
  scheduledInnings: number;
  /** Innings played, where the line score is stored. */
  innings: number | null;
}
