import type { Score, TeamSide } from '../types.ts';

/** What is known about a league's game when its bets are graded; overtime is in the score. */
export interface LeagueFacts {
  state: 'final' | 'called' | 'postponed';
  /** 0 to those of regulation, and more with overtime */
  minutesPlayed: number;
  score: Score;
  /** Points by period that was played, then one more for each overtime and a shootout; absent where the source does not tell them. */
  periods?: Record<TeamSide, readonly number[]>;
  /** Of a postponed game: its new start is no further away than its league lets bets stay in action. */
  isMovedInAction?: boolean;
}
