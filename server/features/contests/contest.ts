import type { contestEntrants, contests } from '../../db/schema/index.ts';
import type { LeagueLiveState, LiveState } from '../../ports/index.ts';

export type ContestRow = typeof contests.$inferSelect;

/** One game as it is stored. Only baseball has `liveState`; every sport has `standing`. */
export interface Contest extends Omit<ContestRow, 'liveState' | 'kind' | 'name' | 'endsOn'> {
  liveState: LiveState | null;
  standing: LiveState | LeagueLiveState | null;
}
export type Sport = Contest['sport'];
export type ContestStatus = Contest['status'];

/** What a schedule says of a game; the live feed and the weather write the rest. */
export type ContestWrite = Omit<Contest, 'lineScore' | 'liveState' | 'standing' | 'weather' | 'resultHold'>;

type Reported = 'id' | 'gameId' | 'sport' | 'source' | 'sourceId' | 'seasonYear' | 'slateOn' | 'startsAt' | 'venue' | 'status';
/** What a calendar says of a tournament; what `detail` leaves out stays as it is stored. */
export interface TournamentWrite extends Pick<ContestRow, Reported | 'statusNote' | 'endedAt' | 'updatedAt'> {
  kind: 'tournament';
  name: string;
  endsOn: string;
  detail: NonNullable<ContestRow['detail']>;
}
/** One of a tournament's field. */
export type EntrantWrite = Omit<typeof contestEntrants.$inferInsert, 'contestId'>;

/** Enough of a contest to know whether it is open to bets. */
export type ContestStart = Pick<Contest, 'id' | 'sport' | 'gameId' | 'slateOn' | 'startsAt' | 'status' | 'endedAt'>;

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
